#include "effects/tests/scene.h"

#include <fmt/format.h>

#include <algorithm>

#include "runner_nouns.h"
#include "table/words.h"

namespace scriptorium::effects {
namespace {

constexpr std::string_view kOtherCards = R"(
verse 2 "A"
  spanish "A"
  cost 1
  icons Faith
  markers Psalm
  reference Luke 1:2
  gloss "the light of day"
verse 3 "B"
  spanish "B"
  cost 2
  icons Strength
  markers Psalm
  reference Luke 1:3
verse 4 "C"
  spanish "C"
  cost 3
  icons Faith
  markers Parable
  reference Luke 1:4
verse 5 "D"
  spanish "D"
  cost 4
  icons Strength
  markers Parable
  reference Luke 1:5
verse 6 "E"
  spanish "E"
  cost 5
  icons Histories
  reference Luke 1:6
  gloss "the lights of night"
)";

constexpr std::string_view kLetters = "?sabcde";

std::string join(std::vector<std::string> words) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
  return out;
}

}  // namespace

const Nouns& test_nouns() {
  static const Nouns nouns = read_nouns("nouns.txt", kRunnerNouns).nouns.value();
  return nouns;
}

Scene::Scene(std::string_view lines, int seats) {
  std::string text =
      "verse 1 \"S\"\n  spanish \"S\"\n  cost 0\n  icons Faith\n  reference Luke 1:1\n"
      "  when played\n";
  for (const std::string_view line : split(lines, '\n')) {
    if (!trim(line).empty()) text += "    " + std::string(line) + "\n";
  }
  const std::vector<Source> sources = {{"scene", text + std::string(kOtherCards)}};
  Compiled compiled = compile(test_nouns(), sources);
  for (const Fault& fault : compiled.faults) ADD_FAILURE() << fault.text();
  book_ = std::make_unique<TestBook>(test_nouns(), compiled.set.value_or(CardSet{}));
  state_.seats = static_cast<std::uint8_t>(seats);
}

TestPiles::Pile Scene::pile_named(std::string_view name) const {
  const std::string id(name.substr(0, name.find(' ')));
  const std::string_view rest =
      name.find(' ') == std::string_view::npos ? "" : name.substr(name.find(' ') + 1);
  const int seat = rest.empty() ? 0 : rest[0] - '0';
  const TestSight table = sight();
  for (const Noun& noun : book_->nouns.piles) {
    if (noun.id != id) continue;
    if (noun.is(Flag::kMany)) return table.chapter_pile(seat, rest.size() > 2 ? rest[2] - '0' : 0);
    return table.pile_for(noun.number, seat);
  }
  ADD_FAILURE() << "no pile " << name;
  return 0;
}

Scene& Scene::lay(std::string_view what, int owner) {
  const std::string_view name = what.substr(0, what.find(':'));
  const TestPiles::Pile pile = pile_named(name);
  const auto place = sight().place_of(pile);
  const bool shared = book_->is(place.noun, Flag::kShared);
  for (const char each : what.substr(what.find(':') + 1)) {
    if (each == ' ') continue;
    const TestCard card = next_++;
    state_.kind[card] = static_cast<std::uint16_t>(kLetters.find(each));
    state_.owner[card] = static_cast<std::uint8_t>(shared ? owner : place.seat);
    state_.piles.put_under(pile, card);
    if (each == 's') source_ = card;
  }
  return *this;
}
Scene& Scene::counter(int seat, std::string_view id, int amount) {
  for (const Noun& noun : book_->nouns.counters) {
    if (noun.id == id) {
      state_.counters[seat][noun.number - 1] = static_cast<std::uint8_t>(amount);
    }
  }
  return *this;
}
Scene& Scene::turn_of(int seat) {
  state_.mover = static_cast<std::uint8_t>(seat);
  return *this;
}

Scene& Scene::controlled_by(int seat) {
  you_ = seat;
  return *this;
}
Scene& Scene::leaves(int seat) {
  state_.left |= static_cast<std::uint8_t>(1U << seat);
  return *this;
}
Scene& Scene::refills() {
  state_.refills = 1;
  return *this;
}
Scene& Scene::forgets() {
  state_.forgets = 1;
  return *this;
}
Scene& Scene::unplayable(char letter) {
  state_.unplayable = static_cast<std::uint8_t>(kLetters.find(letter));
  return *this;
}
Scene& Scene::waiting(char letter) {
  for (TestCard card = next_ - 1; card != 0; --card) {
    if (this->letter(card) != letter) continue;
    state_.waits[card] = 1;
    return *this;
  }
  return *this;
}
Scene& Scene::ends_at(int letters) {
  state_.goal = static_cast<std::uint8_t>(letters);
  return *this;
}

void Scene::resume(TestRunner& runner) {
  const bool ended = runner.resume();
  EXPECT_EQ(ended, over());
  EXPECT_STREQ(untidy(run_), nullptr);
  EXPECT_EQ(state_.piles.audit(), nullptr);
}
Scene& Scene::run() {
  if (book_->set.cards.empty()) return *this;
  if (source_ == 0) lay("chapter 0.2: s");
  TestHost host(*book_, state_, &log_);
  TestRunner runner(host, run_);
  runner.begin(book_->set.abilities[book_->set.cards[0].abilities[0]], you_, source_);
  resume(runner);
  return *this;
}

std::string Scene::word(const Choice<TestCard>& choice) const {
  using Type = Choice<TestCard>::Type;
  switch (choice.type) {
    case Type::kYes:
      return "yes";
    case Type::kNo:
      return "no";
    case Type::kPlayer:
      return fmt::format("player {}", choice.number);
    case Type::kOption:
      return fmt::format("option {}", choice.number);
    case Type::kName:
      return fmt::format("name {}", choice.number);
    case Type::kPick:
      return std::string(1, letter(choice.card));
    case Type::kDone:
      return "done";
    case Type::kInto:
      for (int at = 0; choice.number != 0; ++at) {
        if (sight().chapter_pile(at / kTestChapters, at % kTestChapters) == choice.number) {
          return fmt::format("chapter {}.{}", at / kTestChapters, at % kTestChapters);
        }
      }
      return "new";
    case Type::kTop:
      return fmt::format("top {}", letter(choice.card));
    case Type::kBottom:
      return fmt::format("bottom {}", letter(choice.card));
  }
  return {};
}

std::string Scene::asked() const {
  std::vector<std::string> seats;
  for (int seat = 0; seat < state_.seats; ++seat) {
    if ((run_.asked >> seat & 1U) != 0) seats.push_back(std::to_string(seat));
  }
  return join(std::move(seats));
}
std::string Scene::offered(int seat) const {
  std::vector<std::string> words;
  const TestSight table = sight();
  TestAsking(table, run_).offers(seat, [&](const Choice<TestCard>& choice) {
    words.push_back(word(choice));
  });
  std::stable_partition(words.begin(), words.end(),
                        [](const auto& each) { return each != "done"; });
  return join(std::move(words));
}

Scene& Scene::answer(std::string_view what) {
  const int seat = what[0] - '0';
  for (const std::string_view said : split(what.substr(2), ',')) {
    const std::string_view wanted = trim(said);
    const TestSight table = sight();
    Choice<TestCard> meant = {};
    bool found = false;
    TestAsking(table, run_).offers(seat, [&](const Choice<TestCard>& choice) {
      if (!found && word(choice) == wanted) {
        meant = choice;
        found = true;
      }
    });
    if (!found) {
      ADD_FAILURE() << "seat " << seat << " is not offered \"" << wanted << "\" but "
                    << offered(seat);
      return *this;
    }
    ++state_.ply;
    TestHost host(*book_, state_, &log_);
    TestRunner runner(host, run_);
    runner.choose(seat, meant);
    if (run_.asked == 0) resume(runner);
    EXPECT_STREQ(untidy(run_), nullptr);
  }
  return *this;
}

std::string Scene::pile(std::string_view name) const {
  std::string out;
  for (TestCard card = state_.piles.top(pile_named(name)); card != 0;
       card = state_.piles.below[card]) {
    out += letter(card);
  }
  return out;
}
std::string Scene::seen(int seat, std::string_view name) const {
  std::string out;
  for (TestCard card = state_.piles.top(pile_named(name)); card != 0;
       card = state_.piles.below[card]) {
    if ((state_.seen[card] >> seat & 1U) != 0) out += letter(card);
  }
  return out;
}
int Scene::counted(int seat, std::string_view id) const {
  for (const Noun& noun : book_->nouns.counters) {
    if (noun.id == id) return state_.counters[seat][noun.number - 1];
  }
  return -1;
}
int Scene::stat(std::string_view name, int at, std::string_view id) const {
  TestCard card = state_.piles.top(pile_named(name));
  for (; at > 0; --at) card = state_.piles.below[card];
  for (const Noun& noun : book_->nouns.stats) {
    if (noun.id == id) return sight().stat(card, noun.number);
  }
  return -1;
}

}  // namespace scriptorium::effects
