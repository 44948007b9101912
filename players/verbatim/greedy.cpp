#include "players/verbatim/greedy.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "games/verbatim/row.h"
#include "players/verbatim/trades.h"

namespace scriptorium::verbatim {
namespace {

// Steps, not time: the same choice on every machine.
constexpr std::int64_t kGlance = 300;
constexpr std::int64_t kLook = 20'000;

// A card with this letter that the seat may still lay; there is one.
Kind unused(const Book& book, const State& state, Seat seat, std::uint8_t letter) {
  Kind kind = kFirstLetterKind;
  while (book.card[kind].letter != letter || !may_lay(book, state, seat, kind)) ++kind;
  return kind;
}

// Takes a word's letters out of a rack, blanks for what it lacks; nothing if they do not suffice.
std::optional<std::uint64_t> take_word(text::Rack& rack, std::string_view word) {
  text::Rack left = rack;
  std::uint64_t as_blanks = 0;
  for (int place = 0; !word.empty(); ++place) {
    std::uint8_t& letter = left.letters[static_cast<std::size_t>(*text::take_letter(word))];
    if (letter != 0) {
      --letter;
    } else if (left.blanks-- > 0) {
      as_blanks |= std::uint64_t{1} << place;
    } else {
      return std::nullopt;
    }
  }
  rack = left;
  return as_blanks;
}

// Word by word, each the longest that is left; of equals the first of the list.
std::vector<text::Arrangement::Word> longest_first(text::Rack rack,
                                                   const std::vector<std::string>& words) {
  std::vector<int> order(words.size());
  std::iota(order.begin(), order.end(), 0);
  const auto length = [&](int index) { return words[static_cast<std::size_t>(index)].size(); };
  std::sort(order.begin(), order.end(),
            [&](int a, int b) { return length(a) != length(b) ? length(a) > length(b) : a < b; });
  std::vector<text::Arrangement::Word> laid;
  for (const int index : order) {
    while (const auto as_blanks = take_word(rack, words[static_cast<std::size_t>(index)])) {
      laid.push_back({index, *as_blanks});
    }
  }
  return laid;
}

}  // namespace

void Greedy::choose(const Book& book, const Eyes<Verbatim>& eyes, const Actions& legal, Dice&,
                    Plan<Verbatim>& plan) {
  const State& shown = eyes.view().shown;
  plan.clear();
  switch (shown.phase) {
    case Phase::kTake:
      return plan.push(take(book, shown));
    case Phase::kExchange:
      if (way_ != Way::kByLetters) return plan.push(Action::keep());
      return exchange(book, shown, plan);
    case Phase::kArrange:
      return arrange(book, shown, eyes.seat(), plan);
    case Phase::kReform:
      return arrange(book, shown, shown.maker, plan);
    default:
      return plan.push(challenge(book, shown, legal));
  }
}

int Greedy::score(const Book& book, const Hand& hand) {
  return words_->arranger.best_score(rack_of(book, hand), {kGlance, {}});
}

int Greedy::score_with(const Book& book, const Hand& hand, Kind taken) {
  if (way_ == Way::kByValue) return book.card[taken].value;
  Hand more;
  std::copy(std::begin(hand), std::end(hand), more);
  ++more[taken];
  return score(book, more);
}

Action Greedy::take(const Book& book, const State& shown) {
  const Hand& hand = shown.hand[shown.mover];
  int best = -1;
  int most = 0;
  for (int pile = 0; pile < kPiles; ++pile) {
    const Kind top = shown.shown[pile];
    if (top == kNoCard || top == kEndGame) continue;
    const int now = score_with(book, hand, top);
    if (best < 0 || now > most) best = pile, most = now;
  }
  for (int pile = 0; pile < kPiles; ++pile) {  // VB-12: would it win with what it has?
    if (shown.shown[pile] != kEndGame) continue;
    bool ahead = true;
    const int own = score(book, hand);
    for (int seat = 0; seat < shown.seats; ++seat) {  // a tie is the taker's (VB-18)
      if (seat != shown.mover) ahead = ahead && own >= score(book, shown.hand[seat]);
    }
    if (ahead || best < 0) best = pile;
  }
  return Action::take(best);
}

// The trades that look best at a glance are looked at closely.
void Greedy::exchange(const Book& book, const State& shown, Plan<Verbatim>& plan) {
  constexpr int kTradesATopSet = 200;
  constexpr std::size_t kClosely = 12;
  struct Liked {
    int score;
    std::size_t number;
    Trade trade;
  };
  Hand hand;
  std::copy(std::begin(shown.hand[shown.mover]), std::end(shown.hand[shown.mover]), hand);
  ++hand[shown.front];
  const auto trade_in = [&](const Trade& trade, Hand& out) {
    for (Kind kind = 0; kind < kKinds; ++kind) {
      out[kind] = static_cast<std::uint8_t>(hand[kind] - trade.paid[kind]);
    }
    for (int pile = 0; pile < kPiles; ++pile) {
      if (((trade.piles >> pile) & 1U) != 0) ++out[shown.shown[pile]];
    }
  };
  std::vector<Liked> liked;
  Hand after;
  each_trade(book, shown, kTradesATopSet, [&](const Trade& trade) {
    trade_in(trade, after);
    liked.push_back({words_->appraisal->hand(after).score(), liked.size(), trade});
  });
  const auto closely =
      liked.begin() + static_cast<std::ptrdiff_t>(std::min(kClosely, liked.size()));
  std::partial_sort(liked.begin(), closely, liked.end(), [](const Liked& a, const Liked& b) {
    return a.score != b.score ? a.score > b.score : a.number < b.number;
  });
  int most = score(book, hand);
  const Trade* best = nullptr;
  for (auto each = liked.begin(); each != closely; ++each) {
    trade_in(each->trade, after);
    const int now = score(book, after);
    if (now > most) most = now, best = &each->trade;
  }
  if (best == nullptr) return plan.push(Action::keep());
  plan_trade(book, *best, plan);
}

// The best arrangement of what may still be laid. A word that may not stand again (VB-16) is left
// out.
void Greedy::arrange(const Book& book, const State& shown, Seat seat, Plan<Verbatim>& plan) {
  State draft = shown;
  if (((draft.word_open >> seat) & 1U) != 0) {  // begun by whoever sat here before
    if (word_fault(book, draft, seat) != WordFault::kNone) return plan.push(Action::done());
    end_word(draft, seat);
    plan.push(Action::end_word());
  }
  Hand left = {};
  for (int place = words_end(draft, seat); place < row_end(draft, seat); ++place) {
    if (draft.row[place].may_be_laid()) ++left[draft.row[place].face()];
  }
  const text::Rack rack = rack_of(book, left);
  const std::vector<std::string> fitting = words_->words->fitting(rack);
  const std::vector<text::Arrangement::Word> words =
      way_ == Way::kBeginner
          ? longest_first(rack, fitting)
          : words_->arranger
                .with_fewest_words(rack, words_->arranger.arrange(rack, {kLook, {}}), fitting,
                                   {kLook, {}})
                .words;
  for (const text::Arrangement::Word& word : words) {
    State trial = draft;
    std::size_t length = 0;
    std::uint8_t faces[kPool];
    for (std::string_view rest = fitting[static_cast<std::size_t>(word.index)]; !rest.empty();) {
      const bool blank = ((word.as_blanks >> length) & 1U) != 0;
      const auto letter = static_cast<std::uint8_t>(*text::take_letter(rest));
      faces[length] = blank ? Tile::blank_as(letter).face() : unused(book, trial, seat, letter);
      lay(book, trial, seat, faces[length++]);
    }
    if (word_fault(book, trial, seat) != WordFault::kNone) continue;
    end_word(trial, seat);
    draft = trial;
    for (std::size_t i = 0; i < length; ++i) plan.push(Action::lay(faces[i]));
    plan.push(Action::end_word());
  }
  plan.push(Action::done());
}

// Two letters side by side as no word has them.
bool Greedy::impossible(const Book& book, const State& shown, int place) const {
  const int end = word_end(shown, maker_of(shown, place), place);
  for (int i = place; i + 1 < end; ++i) {
    if (!words_->words->has_pair(shown.row[i].letter(book), shown.row[i + 1].letter(book))) {
      return true;
    }
  }
  return false;
}

// A word that exists counts double for its maker (VB-15), so whoever is ahead lets all words stand,
// and others challenge only what cannot be a word; no more of that once a verdict said that such a
// word exists after all.
Action Greedy::challenge(const Book& book, const State& shown, const Actions& legal) const {
  const Scores scores = Verbatim::scores(book, shown);
  bool ahead = true;
  for (int seat = 0; seat < shown.seats; ++seat) {
    ahead = ahead && (seat == shown.mover || scores.points[shown.mover] > scores.points[seat]);
  }
  if (ahead) return Action::pass();
  for (int place = 0; place < shown.row_begin[shown.seats]; ++place) {
    if (shown.doubled.has(place) && impossible(book, shown, place)) return Action::pass();
  }
  for (const Action action : legal) {
    if (action.type() != Action::Type::kChallenge) continue;
    if (impossible(book, shown, action.argument())) return action;
  }
  return Action::pass();
}

}  // namespace scriptorium::verbatim
