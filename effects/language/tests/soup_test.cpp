#include <algorithm>
#include <cstdint>

#include "effects/language/tests/samples.h"
#include "effects/language/verbs.h"
#include "table/words.h"

// Words of the language in no order: whatever is made of them is refused with a reason, or is a set
// of cards within the caps.
namespace scriptorium::effects {
namespace {

// A generator of its own: the same soup on every machine.
class Soup {
 public:
  explicit Soup(std::uint64_t seed) : state_(seed * 2 + 1) {
    add("1 2 8 9 20 0 -1 +2 99 all up to at random from the top of bottom them it this rest other "
        "named with words or more less into in on a new another your their that many number its "
        "for "
        "each until end turn next chapter good played is not least most exactly you have has than "
        "an opponent player times by option one do : , \"One\" \"x N W C");
    for (const VerbRow& row : verb_rows()) add(row.word);
    for (const VerbRow& row : verb_rows()) add(row.word);
    for (const WhoRow& row : who_rows()) words_.emplace_back(row.phrase);
    for (const WhoseRow& row : whose_rows()) words_.emplace_back(row.phrase);
    for (const DurationRow& row : duration_rows()) words_.emplace_back(row.phrase);
    const Nouns& nouns = sample_nouns();
    for (const Noun& noun : nouns.piles) words_.push_back(noun.id);
    for (const Noun& noun : nouns.stats) words_.push_back(noun.id);
    for (const Noun& noun : nouns.counters) words_.push_back(noun.id);
    for (const Noun& noun : nouns.acts) words_.push_back(noun.id);
    for (const Group& group : nouns.groups) {
      words_.push_back(group.id);
      for (const Noun& member : group.members) words_.push_back(member.id);
    }
    for (int i = 0; i < 8; ++i) words_.emplace_back("verse");
  }

  std::uint32_t below(std::uint32_t bound) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::uint32_t>(state_ >> 33U) % bound;
  }
  const std::string& word() { return words_[below(static_cast<std::uint32_t>(words_.size()))]; }

  // A line that follows a verb's shape, now and then with a word changed.
  std::string line() {
    const VerbRow& row = verb_rows()[below(static_cast<std::uint32_t>(verb_rows().size()))];
    std::string out =
        below(6) == 0 ? pick({"each opponent", "an opponent", "that player", "you"}) + ": " : "";
    out += row.word;
    for (const std::string_view part : split(row.shape, ' ')) {
      if (!part.empty()) out += " " + (below(30) == 0 ? word() : filled(part));
    }
    return out;
  }

  std::string pick(std::initializer_list<const char*> list) {
    return *(list.begin() + below(static_cast<std::uint32_t>(list.size())));
  }

 private:
  void add(std::string_view text) {
    for (const std::string_view word : split(text, ' ')) words_.emplace_back(word);
  }

  std::string filled(std::string_view part) {
    if (part == "CARDS" || part == "CARDS]")
      return pick({"1 verse", "up to 2 Psalms", "all Faith verses", "it", "them", "this",
                   "the rest", "the top 3 of your deck", "1 verse of them",
                   "1 verse from an opponent's discard", "1 verse at random from your hand",
                   "all verses in this chapter", "2 verses with cost 2 or less from your discard"});
    if (part == "PLACE")
      return pick({"into this chapter", "into a new chapter", "on the top of your deck",
                   "into your discard", "on the top and bottom of your deck"});
    if (part == "PILE") return pick({"your deck", "your hand", "deck", "the tower"});
    if (part == "WHO") return pick({"an opponent", "a player", "each opponent", "that player"});
    if (part == "AMOUNT")
      return pick({"1", "2", "that many", "your letters at most 3", "its cost"});
    if (part == "SIGNED") return pick({"+1", "-2", "1 for each verse in this chapter"});
    if (part == "EACH")
      return pick({"verse", "Psalm in this chapter", "Faith verse played this turn"});
    if (part == "COUNTER") return "letters";
    if (part == "GROUP") return pick({"a theme", "a marker"});
    if (part == "STAT") return pick({"cost", "love"});
    if (part == "ACT") return pick({"close", "play"});
    if (part == "[DURATION]")
      return pick({"", "until the end of the turn", "until your next turn", "for good"});
    if (part == "CONDITION")
      return pick({"it is your turn", "it is a Psalm", "you have at least 2 letters",
                   "the number of verses is at most 3"});
    if (part == "[with") return "with";
    return std::string(part);
  }

  std::uint64_t state_;
  std::vector<std::string> words_;
};

// Lines with blocks below those that take them, mostly.
std::string effect(Soup& soup, int depth) {
  std::string out;
  const std::uint32_t lines = 1 + soup.below(depth == 2 ? 6 : 3);
  for (std::uint32_t i = 0; i < lines; ++i) {
    const std::string line = soup.line();
    out += std::string(static_cast<std::size_t>(depth) * 2, ' ') + line + "\n";
    const std::size_t colon = line.find(": ");
    const std::string first = colon == std::string::npos ? line : line.substr(colon + 2);
    const bool block = std::any_of(verb_rows().begin(), verb_rows().end(), [&](const VerbRow& row) {
      return (row.traits & kRules) != 0 && first.starts_with(row.word);
    });
    if (depth < 8 && (block ? soup.below(20) != 0 : soup.below(40) == 0))
      out += effect(soup, depth + 1);
  }
  return out;
}

void try_one(const std::string& text, int& accepted) {
  const Compiled compiled = compile_text(text);
  ASSERT_EQ(compiled.set.has_value(), compiled.faults.empty());
  for (const Fault& fault : compiled.faults) {
    ASSERT_TRUE(is_utf8(fault.reason) && !fault.reason.empty() && fault.line > 0) << text;
  }
  if (!compiled.set) return;
  ++accepted;
  ASSERT_EQ(audit(*compiled.set), nullptr) << text;
  (void)dump(sample_nouns(), *compiled.set);
}

TEST(Soup, WordsInNoOrder) {
  Soup soup(1);
  int accepted = 0;
  for (int game = 0; game < 4000; ++game) {
    std::string text = "  when played\n";
    for (std::uint32_t i = 0; i <= soup.below(4); ++i) {
      text += "    ";
      for (std::uint32_t k = 0; k <= soup.below(9); ++k) text += soup.word() + " ";
      text += "\n";
    }
    ASSERT_NO_FATAL_FAILURE(try_one(card_with(text), accepted)) << text;
  }
}

TEST(Soup, SentencesOfAllShapes) {
  Soup soup(2);
  int accepted = 0;
  for (int game = 0; game < 6000; ++game) {
    const std::string trigger = soup.pick(
        {"  when played\n", "  when played\n", "  while in play\n", "  when discarded\n"});
    const std::string text = card_with(trigger + effect(soup, 2));
    ASSERT_NO_FATAL_FAILURE(try_one(text, accepted)) << text;
  }
  EXPECT_GT(accepted, 200);  // else this shows little
}

}  // namespace
}  // namespace scriptorium::effects
