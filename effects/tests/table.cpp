#include "effects/tests/table.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <type_traits>

#include "effects/language/lines.h"
#include "table/words.h"

namespace scriptorium::effects {

static_assert(std::has_unique_object_representations_v<TestState>);
static_assert(std::has_unique_object_representations_v<TestRun>);

const char* untidy(const TestRun& run) {
  const auto used = [](const TestCard(&cards)[kMaxPicked], int count) {
    return std::all_of(cards, cards + count, [](TestCard card) { return card != 0; }) &&
           std::all_of(cards + count, cards + kMaxPicked, [](TestCard card) { return card == 0; });
  };
  if (!used(run.them, run.them_count)) return "them";
  if (!used(run.shown, run.shown_count)) return "what is shown";
  for (int depth = run.depth; depth < kMaxDepth; ++depth) {
    const TestRun::Loop& loop = run.loops[depth];
    if (loop.begin != 0 || loop.end != 0 || loop.left != 0) return "a loop";
  }
  for (int seat = 0; seat < kTestSeats; ++seat) {
    if (!used(run.picked[seat], run.picked_count[seat])) return "what is picked";
    if (run.first_count[seat] > run.picked_count[seat]) return "what was picked first";
    if (run.bottoms[seat] >> run.picked_count[seat] != 0) return "what goes to the bottom";
    if (run.looked[seat] == 0 && run.under[seat] != 0) return "what lies above those looked at";
  }
  return nullptr;
}

bool TestSight::over() const {
  return seen_.goal != 0 && std::any_of(seen_.counters, seen_.counters + seats(),
                                        [&](const auto& each) { return each[0] >= seen_.goal; });
}

TestSight::PileId TestSight::pile_for(std::uint8_t noun, int seat) const {
  if (noun == 0 || book_.is(noun, Flag::kMany) || book_.is(noun, Flag::kAll)) return 0;
  if (book_.is(noun, Flag::kShared)) return shared_pile(noun);
  return static_cast<PileId>(1 + noun * kTestSeats + seat);
}

TestSight::Place TestSight::place_of(PileId pile) const {
  const int at = pile - 1;
  const int several = (book_.piles() + 1) * kTestSeats;
  if (at >= several) return {book_.number_of(Flag::kMany), (at - several) / kTestChapters};
  return {at / kTestSeats, at % kTestSeats};
}

int TestSight::holder(Card card) const {
  const Place place = place_of(pile_of(card));
  return book_.is(place.noun, Flag::kShared) ? owner(card) : place.seat;
}

bool TestSight::seen_by_all(Card card) const {
  const Place place = place_of(pile_of(card));
  return (place.noun != 0 && book_.is(place.noun, Flag::kOpen)) ||
         seen_.seen[card] == (1U << seats()) - 1;
}

TestSight::PileId TestSight::chapter_of(Card card) const {
  const PileId pile = pile_of(card);
  return pile != 0 && book_.is(place_of(pile).noun, Flag::kPlay) ? pile : PileId{0};
}

TestSight::PileId TestSight::new_chapter(int seat) const {
  if (book_.number_of(Flag::kMany) == 0) return 0;
  for (int chapter = 0; chapter < kTestChapters; ++chapter) {
    if (seen_.piles.empty(chapter_pile(seat, chapter))) return chapter_pile(seat, chapter);
  }
  return 0;
}

bool TestSight::like(Card card, const Filter& filter, int named, Card source) const {
  const effects::Card& what = book_.set.cards[seen_.kind[card] - 1U];
  for (const Filter::Member& wanted : filter.member) {
    if (wanted.group == 0) continue;
    const int member = wanted.member != 0 ? wanted.member : named;
    bool has = false;
    for (std::size_t i = 0; i < book_.nouns.fields.size(); ++i) {
      if (book_.nouns.fields[i].group != wanted.group) continue;
      for (const FieldValue::Share& share : what.fields[i].members) has |= share.member == member;
    }
    if (!has) return false;
  }
  if (filter.stat != 0 && !compares(stat(card, filter.stat), filter.compare, filter.bound)) {
    return false;
  }
  if (filter.words != 0) {
    const FieldValue* text = field_of(book_.nouns, what, "gloss");
    const auto& words = book_.set.word_lists[filter.words];
    const bool hit =
        text != nullptr && std::any_of(words.begin(), words.end(), [&](const std::string& word) {
          return std::string(" " + text->text + " ").find(" " + small_letters(word) + " ") !=
                 std::string::npos;
        });
    if (!hit) return false;
  }
  if (filter.title != 0 && seen_.kind[card] != filter.title) return false;
  return filter.other == 0 || card != source;
}

int TestSight::stat(Card card, std::uint8_t noun) const {
  const Noun& stat = *book_.nouns.stat(noun);
  const FieldValue* said = field_of(book_.nouns, book_.set.cards[seen_.kind[card] - 1U], stat.id);
  int value = said == nullptr ? 0 : said->number;
  for (int i = 0; i < seen_.lasting_count; ++i) {
    const TestLasting& lasting = seen_.lasting[i];
    const Instruction& step = book_.program.instructions[lasting.row];
    const bool filtered = book_.program.cards[step.cards].filter.stat != 0;
    if (step.verb != Verb::kChange || step.noun != noun || (filtered && lasting.card == 0))
      continue;
    if (about(lasting, card)) value += lasting.amount;
  }
  return std::max(0, value);
}

int TestSight::played(int seat, const Filter& filter, Card) const {
  return filter.any() ? seen_.played[seat] : 0;
}

bool TestSight::about(const TestLasting& lasting, Card card) const {
  if (lasting.card != 0) return lasting.card == card;
  const Instruction& step = book_.program.instructions[lasting.row];
  const Cards& cards = book_.program.cards[step.cards];
  const Place place = place_of(pile_of(card));
  const bool there = cards.from.pile == place.noun ||
                     (book_.is(cards.from.pile, Flag::kAll) && chapter_of(card) != 0);
  const bool yours = holder(card) == lasting.you;
  const bool whose = cards.from.whose == Whose::kDoers           ? yours
                     : cards.from.whose == Whose::kEachOpponents ? !yours
                                                                 : true;
  return there && whose && like(card, cards.filter, 0, lasting.source);
}

bool TestSight::covered(Card card, int seat) const {
  for (int i = 0; i < seen_.lasting_count; ++i) {
    const TestLasting& lasting = seen_.lasting[i];
    const Instruction& step = book_.program.instructions[lasting.row];
    if (step.verb != Verb::kProtect) continue;
    const Who who = step.other.who;
    const bool from = who == Who::kEachPlayer     ? true
                      : who == Who::kEachOpponent ? seat != lasting.you
                                                  : seat == lasting.other;
    if (from && about(lasting, card)) return true;
  }
  return false;
}

int TestHost::draw(int seat, int count) {
  EXPECT_GT(count, 0);
  const PileId from = pile_for(noun(Flag::kDraw), seat);
  int drawn = 0;
  for (; drawn < count; ++drawn) {
    need(from);
    if (size(from) == 0) break;
    move(top(from), hand_of(seat), End::kAnywhere, seat);
  }
  return drawn;
}
void TestHost::need(PileId pile) {
  const Place place = place_of(pile);
  if (state_.refills == 0 || place.noun != noun(Flag::kDraw) || size(pile) != 0) return;
  const PileId from = pile_for(noun(Flag::kDiscard), place.seat);
  if (size(from) == 0) return;
  while (size(from) != 0) move(top(from), pile, End::kTop, place.seat);
  shuffle(pile);
}

bool TestHost::move(Card card, PileId to, End end, int) {
  EXPECT_TRUE(pile_of(card) != 0 && to != 0);
  const auto everyone = static_cast<std::uint8_t>((1U << seats()) - 1);
  if (seen_by_all(card)) state_.seen[card] = everyone;
  state_.piles.take(card);
  const Place place = place_of(to);
  if (place.noun != 0 && book_.is(place.noun, Flag::kOpen)) state_.seen[card] = everyone;
  if (to == hand_of(place.seat)) {
    if (state_.forgets != 0) state_.seen[card] = 0;
    state_.seen[card] |= static_cast<std::uint8_t>(1U << place.seat);
    state_.piles.put_sorted(to, card);
  } else if (end == End::kBottom) {
    state_.piles.put_under(to, card);
  } else {
    state_.piles.put_on(to, card);
  }
  return true;
}

bool TestHost::play(Card card, int seat, PileId to) {
  EXPECT_NE(to, pile_of(card));
  if (to == 0) {  // without chapters there is one pile in play
    each_in_play(seat, [&](PileId pile) { to = to == 0 ? pile : to; });
    if (to == 0 || to == pile_of(card)) return false;
  }
  move(card, to, End::kAnywhere, seat);
  ++state_.played[seat];
  tell(fmt::format("{} plays", seat));
  return true;
}

bool TestHost::sink(Card card, int depth) {
  if (pile_of(card) == hand_of(holder(card))) return false;
  state_.piles.sink_top(pile_of(card), depth);
  return true;
}

void TestHost::look(int seat, PileId pile, int count) {
  Card card = top(pile);
  for (int i = 0; i < count; ++i, card = below(card)) {
    state_.seen[card] |= static_cast<std::uint8_t>(1U << seat);
  }
  tell(fmt::format("{} looks at {}", seat, count));
}
void TestHost::reveal(PileId pile, int count) {
  Card card = top(pile);
  for (int i = 0; i < count; ++i, card = below(card)) {
    state_.seen[card] = static_cast<std::uint8_t>((1U << seats()) - 1);
  }
  tell(fmt::format("{} revealed", count));
}
void TestHost::look_card(int seat, Card card) {
  state_.seen[card] |= static_cast<std::uint8_t>(1U << seat);
  tell(fmt::format("{} looks at a card", seat));
}
void TestHost::reveal_card(Card card) {
  state_.seen[card] = static_cast<std::uint8_t>((1U << seats()) - 1);
  tell("a card revealed");
}
void TestHost::found(int seat, Card card) {
  reveal_card(card);
  move(card, hand_of(seat), End::kAnywhere, seat);
}
void TestHost::shuffle(PileId pile) {
  state_.piles.shuffle(pile, dice_);
  const bool hidden = !book_.is(place_of(pile).noun, Flag::kOpen);
  for (Card card = top(pile); hidden && card != 0; card = below(card)) state_.seen[card] = 0;
  tell(fmt::format("shuffled {} {}", book_.nouns.pile(TestBook::at(place_of(pile).noun))->id,
                   place_of(pile).seat));
}
void TestHost::arrange(int seat, PileId pile, const Card* cards, int count, unsigned bottoms) {
  for (int i = 0; i < count; ++i) {
    if ((bottoms >> i & 1U) != 0) move(cards[i], pile, End::kBottom, seat);
  }
  for (int i = count - 1; i >= 0; --i) {
    if ((bottoms >> i & 1U) == 0) move(cards[i], pile, End::kTop, seat);
  }
}
bool TestHost::exchange(std::uint8_t noun, int seat, int other) {
  if (pile_for(noun, seat) == 0) return false;
  state_.piles.exchange(pile_for(noun, seat), pile_for(noun, other));
  return true;
}
bool TestHost::cancel(Card card) {
  const int line = book_.number_of(Flag::kLine);
  if (line == 0 || pile_of(card) != shared_pile(line) || state_.cancelled[card] != 0) return false;
  state_.cancelled[card] = 1;
  return true;
}
bool TestHost::negate(Card card) {
  const int line = book_.number_of(Flag::kLine);
  const bool waits = line != 0 && pile_of(card) == shared_pile(line);
  if (!waits && chapter_of(card) == 0) return false;
  return move(card, discard_of(card), End::kTop, 0);
}
void TestHost::gain(int seat, std::uint8_t noun, int amount) {
  EXPECT_NE(amount, 0);
  std::uint8_t& counter = state_.counters[seat][noun - 1];
  counter = static_cast<std::uint8_t>(std::clamp(counter + amount, 0, 200));
}
bool TestHost::fast(Card card, int turns) {
  state_.fasts[card] = static_cast<std::uint8_t>(turns);
  return move(card, aside(holder(card)), End::kTop, 0);
}
void TestHost::named(int seat, std::uint8_t, std::uint8_t member) {
  tell(fmt::format("{} names {}", seat, member));
}
bool TestHost::make_lasting(std::uint16_t row, Card source, Card card, int you, int other,
                            int amount) {
  if (state_.lasting_count == kTestLasting) return false;
  state_.lasting[state_.lasting_count++] = {row,
                                            source,
                                            card,
                                            static_cast<std::uint8_t>(you),
                                            static_cast<std::uint8_t>(other),
                                            static_cast<std::int8_t>(amount),
                                            0};
  return true;
}

}  // namespace scriptorium::effects
