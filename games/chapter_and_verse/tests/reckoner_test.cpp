#include "games/chapter_and_verse/tests/reckoner.h"

#include <gtest/gtest.h>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/tests/other_verses.h"
#include "games/chapter_and_verse/tests/subject.h"
#include "tests/laws/reckon.h"
#include "tests/laws/settings.h"

namespace scriptorium::chapter_and_verse {
namespace {

// As for the laws, and tables that judge recitations themselves.
struct AnyTable : Subject {
  Config random_config(Dice& dice) const {
    Config config = Subject::random_config(dice);
    config.reciting = config.recall[0] % (kByTheTable + 1);
    return config;
  }
};

// The advanced game with decks of few verses, many of each: the same ones meet all the time, and
// Unique verses are there more than once.
struct NarrowDecks : AnyTable {
  Config random_config(Dice& dice) const {
    Config config = AnyTable::random_config(dice);
    config.advanced = 1;
    return config;
  }
  std::shared_ptr<const Book> book(const Config& config) const {
    Deck deck = {};
    Dice dice = Dice::fast(Seed::of(config.recall[1] * 101U + config.recall[2]));
    const auto verses = static_cast<std::uint32_t>(the_book().verses.size() - 1);
    for (int lot = 0; lot < 6; ++lot) {
      const auto verse = static_cast<Kind>(1 + dice.below(verses));
      for (std::uint32_t copies = 4 + dice.below(5); copies > 0; --copies) deck.add(verse);
    }
    return with_deck(the_book(), deck);
  }
};

// Decks of answers, and of verses that undo a book which was declared.
struct AnswerDecks : NarrowDecks {
  std::shared_ptr<const Book> book(const Config&) const {
    return with_deck(the_book(), deck_of({{"here_am_i", 14},
                                          {"the_other_cheek", 8},
                                          {"choose_you_this_day", 10},
                                          {"thou_shalt_not_steal", 5},
                                          {"the_evidence", 12}}));
  }
};

// Decks as large as may be, of verses that take nothing from them: with six players who are in no
// hurry the sixtieth round comes, and hands are full on the way.
struct LargeDecks : NarrowDecks {
  Config random_config(Dice& dice) const {
    Config config = NarrowDecks::random_config(dice);
    config.seats = kSeatCap;
    return config;
  }
  std::shared_ptr<const Book> book(const Config&) const {
    return with_deck(the_book(), deck_of({{"the_evidence", kDeckCap / 6},
                                          {"thou_shalt_not_steal", kDeckCap / 6},
                                          {"in_the_beginning", kDeckCap / 3},
                                          {"weeping_and_gnashing", kDeckCap / 3}}));
  }
};

// Hardly anything but answers, and six who give them: the line is full at once.
struct FullLines : LargeDecks {
  std::shared_ptr<const Book> book(const Config&) const {
    return with_deck(the_book(),
                     deck_of({{"here_am_i", 20}, {"the_other_cheek", 20}, {"the_evidence", 2}}));
  }
};

// Effects that no verse of the sets has: blessings that leave several stacks at once, verses that
// are gone when their turn in the line comes, two effects of one verse.
struct OtherEffects : AnyTable {
  std::shared_ptr<const Book> book(const Config&) const {
    static const auto kEffects = book_with({
        {"naked_came_i", "  when played\n    each player: take the top 1 of their blessings"},
        {"the_evidence", "  when played\n    each opponent: discard the top 1 of their blessings"},
        {"weeping_and_gnashing",
         "  when discarded\n    each player: put the top 1 of their deck on the bottom of their "
         "blessings"},
        {"be_still",
         "  at the start of your turn\n    draw 1\n  at the end of your turn\n    each player: "
         "draw 1"},
        {"choose_you_this_day",
         "  when played\n    draw 1\n  when played\n    discard 1 verse from any tabletop"},
        {"the_last_shall_be_first", "  when played\n    exchange blessings with an opponent"},
        {"here_am_i",
         "  when quick-played\n    put 1 verse from any tabletop into its owner's darkness"},
        {"the_other_cheek",
         "  when quick-played\n    each player: take the top 1 of their blessings"},
    });
    // CV-37: used is played.
    static const std::vector<Verse> kVerses = [] {
      std::vector<Verse> verses(kEffects->verses.begin(), kEffects->verses.end());
      for (const auto verse : {"the_other_cheek", "weeping_and_gnashing"}) {
        verses[*CardList::get().kind_of(verse)].unique = true;
      }
      return verses;
    }();
    static const Book kBook = [] {
      Book book = *kEffects;
      book.verses = kVerses;
      return book;
    }();
    return {kEffects, &kBook};
  }
};

// How often one kind of act is chosen rather than another: by the dice alone nearly every verse is
// challenged, and few ever meet.
struct Taste {
  std::uint32_t pass = 12;
  std::uint32_t quick = 8;
  std::uint32_t quick_at_books = 8;
  std::uint32_t challenge = 1;
  std::uint32_t close = 4;
  std::uint32_t new_chapter = 8;
  std::uint32_t skip = 1;
  std::uint32_t end = 2;
  std::uint32_t play = 8;  // with sacrifice, or for its effect
};

class Builder final : public Player<ChapterAndVerse> {
 public:
  explicit Builder(const Taste& taste = {}) : taste_(taste) {}

  void choose(const Book&, const Eyes<ChapterAndVerse>& eyes, const Actions& legal, Dice& dice,
              Plan<ChapterAndVerse>& plan) override {
    const Line& line = eyes.view().shown.line;
    at_book_ = !line.empty() && static_cast<Did>(line.last().kind) == Did::kClosing;
    std::uint32_t sum = 0;
    for (const Action action : legal) sum += weight(action);
    std::uint32_t pick = dice.below(sum);
    std::size_t i = 0;
    while (pick >= weight(legal[i])) pick -= weight(legal[i++]);
    plan.clear();
    plan.push(legal[i]);
  }

 private:
  std::uint32_t weight(Action action) const {
    switch (action.type()) {
      case Action::Type::kNo:
        return 1;
      case Action::Type::kSkip:
        return taste_.skip;
      case Action::Type::kEnd:
        return taste_.end;
      case Action::Type::kPlay:
      case Action::Type::kUse:
        return taste_.play;
      case Action::Type::kPass:
        return taste_.pass;
      case Action::Type::kQuick:
        return at_book_ ? taste_.quick_at_books : taste_.quick;
      case Action::Type::kChallenge:
        return taste_.challenge;
      case Action::Type::kClose:
        return taste_.close;
      case Action::Type::kInto:
        return action.pile() == 0 ? taste_.new_chapter : 8;
      default:
        return 8;
    }
  }

  Taste taste_;
  bool at_book_ = false;
};

template <class Tables>
void expect_agreement(std::uint64_t games, Player<ChapterAndVerse>* player) {
  laws::ReckonedGames<Tables, Reckoner> reckoned({}, player);
  const laws::Report report = reckoned.run(1, laws::games(games));
  EXPECT_FALSE(report.breach) << laws::describe(report);
  std::cout << laws::describe(report) << "\n";
}

// CV-10 CV-11 CV-12 CV-13 CV-14 CV-16 CV-17 CV-18 CV-19 CV-20 CV-32 CV-41 CV-43 CV-44 CV-46 CV-51:
// whole games, followed from their events alone.
TEST(ChapterAndVerseReckoner, FollowsGamesOfTheDice) { expect_agreement<AnyTable>(60, nullptr); }

// CV-16 CV-17 CV-20 CV-47: more books, more wins, more that stands in the way.
TEST(ChapterAndVerseReckoner, AgreesWhereChaptersGrow) {
  Builder builder;
  expect_agreement<AnyTable>(60, &builder);
}

// CV-15: every chapter that a player may have.
TEST(ChapterAndVerseReckoner, AgreesWhereTabletopsFill) {
  Builder spreader({.challenge = 0, .close = 0, .new_chapter = 200});
  expect_agreement<AnyTable>(20, &spreader);
}

// CV-11 CV-24 CV-37: full hands, strangers' verses, the same Unique verse again.
TEST(ChapterAndVerseReckoner, AgreesWithNarrowDecks) {
  Builder builder;
  expect_agreement<NarrowDecks>(60, &builder);
}

// CV-11 CV-51: the sixtieth round.
TEST(ChapterAndVerseReckoner, AgreesInLongGames) {
  Builder patient({.challenge = 0, .close = 0, .skip = 16, .play = 0});
  expect_agreement<LargeDecks>(6, &patient);
}

// CV-20 CV-21 CV-42: several win at the same moment, verses are gone before their effect.
TEST(ChapterAndVerseReckoner, AgreesWithOtherEffects) {
  Builder builder;
  expect_agreement<OtherEffects>(60, &builder);
}

// CV-39 CV-40 CV-41: answers to answers.
TEST(ChapterAndVerseReckoner, AgreesWhereLinesAreLong) {
  Builder eager({.pass = 1, .quick = 100, .challenge = 0});
  expect_agreement<AnswerDecks>(40, &eager);
}

// CV-41: at most 24 acts wait on the line.
TEST(ChapterAndVerseReckoner, AgreesWhereLinesAreFull) {
  Builder eager({.pass = 1, .quick = 100});
  expect_agreement<FullLines>(10, &eager);
}

// CV-42: books that are not closed.
TEST(ChapterAndVerseReckoner, AgreesWhereBooksAreAnswered) {
  Builder careful({.quick = 1, .quick_at_books = 100, .challenge = 0, .close = 40});
  expect_agreement<AnswerDecks>(40, &careful);
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
