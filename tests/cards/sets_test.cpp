// CV-52: what the two sets of Chapter and Verse are made of.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "effects/language/say.h"
#include "effects/language/tests/sketchbook.h"
#include "text/scripture/scripture.h"

namespace scriptorium {
namespace {

using effects::Card;
using effects::FieldValue;
using effects::SketchedGame;

struct Verse {
  const Card* card = nullptr;
  bool deep = false;  // of Deep Waters
  std::string theme;  // that leads it
  text::Reference reference;
  text::Work work = {};
  bool in_bible() const { return text::in_bible(reference.book); }
};

class Sets : public testing::Test {
 protected:
  Sets() {
    for (SketchedGame& each : effects::read_sketches(SCRIPTORIUM_SOURCE)) {
      if (each.id == "chapter_and_verse") game_ = std::move(each);
    }
    for (const Card& card : game_.set.cards) {
      Verse verse;
      verse.card = &card;
      verse.deep = card.file.ends_with("deep_waters.cards");
      const auto& icons = field(card, "icons").members;
      const auto most = std::ranges::max_element(icons, {}, &FieldValue::Share::amount);
      verse.theme = game_.nouns.member(1, most->member)->id;
      const auto read = text::parse_reference(field(card, "reference").text);
      verse.reference = std::get<text::Reference>(read);
      verse.work = text::work_of(verse.reference.book);
      verses_.push_back(verse);
    }
  }

  const FieldValue& field(const Card& card, const char* id) const {
    return *effects::field_of(game_.nouns, card, id);
  }
  bool has(const Card& card, std::string_view keyword) const {
    return std::ranges::any_of(card.abilities, [&](std::uint16_t row) {
      const auto* ability = game_.nouns.ability(game_.set.abilities[row].keyword);
      return ability != nullptr && ability->id == keyword;
    });
  }
  bool has(const Card& card, effects::Trigger trigger) const {
    return std::ranges::any_of(card.abilities, [&](std::uint16_t row) {
      return game_.set.abilities[row].trigger == trigger;
    });
  }
  bool is_advanced(const Card& card) const {
    return has(card, "unique") || has(card, "cross_reference") ||
           has(card, effects::Trigger::kQuickPlayed);
  }
  // Calls see(step) for every step of the verse's abilities without a name of their own.
  template <class See>
  void each_own_step(const Card& card, const See& see) const {
    for (const std::uint16_t row : card.abilities) {
      const effects::Ability& ability = game_.set.abilities[row];
      if (ability.keyword != 0) continue;
      for (int at = ability.begin; at != ability.end; ++at) {
        see(game_.set.instructions[static_cast<std::size_t>(at)]);
      }
    }
  }
  // It says at most one thing besides its names: one verb, under whatever condition.
  bool is_simple(const Card& card) const {
    int done = 0;
    each_own_step(card, [&](const effects::Instruction& step) {
      done += step.verb < effects::Verb::kMay ? 1 : 0;
    });
    return done <= 1;
  }
  // Takes from a pile, puts there, looks into it, exchanges it, or counts it.
  bool touches(const Card& card, std::string_view pile) const {
    const int wanted = std::ranges::find(game_.nouns.piles, pile, &effects::Noun::id)->number;
    const auto from = [&](std::uint16_t row) {
      return game_.set.selections[row].from.pile == wanted;
    };
    bool found = false;
    each_own_step(card, [&](const effects::Instruction& step) {
      found = found || step.to.pile == wanted || from(step.cards) || from(step.with_cards) ||
              step.who.counted_pile == wanted || step.other.counted_pile == wanted;
    });
    return found;
  }
  // How many of the verses are such.
  template <class Is>
  int count(const Is& is) const {
    return static_cast<int>(std::ranges::count_if(verses_, is));
  }

  SketchedGame game_;
  std::vector<Verse> verses_;
};

const char* const kThemes[] = {"strength", "wisdom", "faith", "histories", "trials"};

TEST_F(Sets, HaveTheirNumberOfVersesFromEveryWork) {
  const auto of = [&](text::Work work) {
    return count([&](const Verse& verse) { return !verse.deep && verse.work == work; });
  };
  EXPECT_EQ(of(text::Work::kOldTestament), 40);
  EXPECT_EQ(of(text::Work::kNewTestament), 40);
  EXPECT_EQ(of(text::Work::kMormon), 25);
  EXPECT_EQ(of(text::Work::kCovenants), 10);
  EXPECT_EQ(of(text::Work::kPearl), 5);
  EXPECT_EQ(count([](const Verse& verse) { return verse.deep; }), 60);
  EXPECT_GE(count([](const Verse& verse) { return verse.deep && verse.in_bible(); }), 40);
}

TEST_F(Sets, AreLedByEveryThemeAlike) {
  for (const std::string theme : kThemes) {
    const auto led = [&](const Verse& verse) { return verse.theme == theme; };
    EXPECT_EQ(count([&](const Verse& verse) { return !verse.deep && led(verse); }), 24) << theme;
    EXPECT_EQ(
        count([&](const Verse& verse) { return !verse.deep && verse.in_bible() && led(verse); }),
        16)
        << theme;
    EXPECT_EQ(count([&](const Verse& verse) { return verse.deep && led(verse); }), 12) << theme;
  }
}

TEST_F(Sets, ShowOneToFourIconsAndCostAtMostFour) {
  int usual = 0;
  for (const Verse& verse : verses_) {
    const auto& icons = field(*verse.card, "icons").members;
    int all = 0;
    for (const FieldValue::Share& share : icons) all += share.amount;
    EXPECT_LE(icons.size(), 3U) << verse.card->title;
    EXPECT_TRUE(all >= 1 && all <= 4) << verse.card->title;
    const int cost = field(*verse.card, "cost").number;
    EXPECT_LE(cost, 4) << verse.card->title;
    usual += cost >= 1 && cost <= 3 ? 1 : 0;
  }
  EXPECT_GT(usual, 120);
}

TEST_F(Sets, KeepWhatIsAdvancedForDeepWaters) {
  for (const Verse& verse : verses_) {
    EXPECT_TRUE(verse.deep || !is_advanced(*verse.card)) << verse.card->title;
  }
  EXPECT_GE(count([&](const Verse& verse) { return has(*verse.card, "unique"); }), 10);
  EXPECT_GE(count([&](const Verse& verse) { return has(*verse.card, "cross_reference"); }), 10);
  EXPECT_GE(
      count([&](const Verse& verse) { return has(*verse.card, effects::Trigger::kQuickPlayed); }),
      10);
}

// Verses that act from the hand, verses that touch blessings, and some that do nothing.
TEST_F(Sets, HaveEffectsOfEveryKind) {
  for (const char* keyword : {"quote", "prayer", "keyword"}) {
    EXPECT_GE(count([&](const Verse& verse) { return has(*verse.card, keyword); }), 15) << keyword;
  }
  for (const auto trigger : {effects::Trigger::kDiscarded, effects::Trigger::kStartOfTurn,
                             effects::Trigger::kEndOfTurn, effects::Trigger::kWhileInPlay}) {
    EXPECT_GE(count([&](const Verse& verse) { return has(*verse.card, trigger); }), 5);
  }
  const auto from_hand = [&](const Verse& verse) {
    return has(*verse.card, effects::Trigger::kDiscarded) ||
           has(*verse.card, effects::Trigger::kQuickPlayed);
  };
  EXPECT_GE(count([&](const Verse& verse) { return !verse.deep && from_hand(verse); }), 6);
  EXPECT_GE(count([&](const Verse& verse) { return verse.deep && from_hand(verse); }), 6);
  EXPECT_GE(count([&](const Verse& verse) { return touches(*verse.card, "blessings"); }), 6);
  EXPECT_GE(count([&](const Verse& verse) { return touches(*verse.card, "discard"); }), 6);
  EXPECT_GE(count([](const Verse& verse) { return verse.card->abilities.empty(); }), 10);
}

TEST_F(Sets, AreSimpleFirst) {
  const auto simple = [&](bool is, bool deep) {
    return count(
        [&](const Verse& verse) { return verse.deep == deep && is_simple(*verse.card) == is; });
  };
  EXPECT_GT(simple(true, false), simple(false, false));
  EXPECT_GE(simple(false, true), 20);  // the others are for those who have learned these
}

TEST_F(Sets, HaveNoTwoVersesAlike) {
  std::set<std::string> titles;
  std::set<std::string> spanish;
  std::set<text::Reference> references;
  std::map<std::uint64_t, int> markers;
  for (const Verse& verse : verses_) {
    EXPECT_TRUE(titles.insert(verse.card->title).second) << verse.card->title;
    EXPECT_TRUE(spanish.insert(verse.card->spanish).second) << verse.card->spanish;
    EXPECT_TRUE(references.insert(verse.reference).second) << verse.card->title;
    for (const auto& share : field(*verse.card, "markers").members) ++markers[share.member];
  }
  for (const auto& [marker, verses] : markers) EXPECT_GE(verses, 10) << marker;
}

// Verses are learned by heart: most are short.
TEST_F(Sets, AreShortEnoughToRecite) {
  const auto scripture = text::Scripture::load(SCRIPTORIUM_SHARE "/scripture.bundle");
  int shorter = 0;
  for (const Verse& verse : verses_) {
    const std::string words = scripture.text(verse.reference, text::Translation::kKjv);
    const auto blanks = std::ranges::count(words, ' ');
    EXPECT_LE(blanks, 62) << verse.card->title;
    shorter += blanks < 40 ? 1 : 0;
  }
  EXPECT_GE(shorter, 160);
}

}  // namespace
}  // namespace scriptorium
