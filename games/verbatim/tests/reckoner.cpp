#include "games/verbatim/tests/reckoner.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/game.h"

namespace scriptorium::verbatim {
namespace {

constexpr const char* kNames[] = {"began",  "shown",     "took",      "chose",    "exchanged",
                                  "kept",   "arranging", "arranged",  "word",     "challenged",
                                  "passed", "doubled",   "dissolved", "reformed", "ended"};

std::string name(const Event& event) {
  const auto type = static_cast<std::size_t>(event.type);
  return type < std::size(kNames) ? kNames[type] : "nothing known";
}

std::string describe(const Event& event) {
  std::string text =
      fmt::format("{} (seat {}, pile {}, kind {}, place {}, count {}, total {}:", name(event),
                  event.seat, event.pile, event.kind, event.place, event.count, event.total);
  for (const int card : event.cards) text += card == 0 ? "" : fmt::format(" {}", card);
  return text + ")";
}

}  // namespace

// VB-02, VB-03, VB-04
Reckoner::Reckoner(const Book& book, const Config& config)
    : book_(book), config_(config), players_(config.seats) {
  int cards = 0;
  for (int kind = kEndGame; kind < book.kinds; ++kind) {
    unseen_[static_cast<std::size_t>(kind)] = kind == kEndGame ? 1 : book.box[kind];
    cards += unseen_[static_cast<std::size_t>(kind)];
    for (Player& player : players_) {
      const Letter letter = {static_cast<Kind>(kind), static_cast<std::uint8_t>(kind), 0};
      player.unused.insert(player.unused.end(), book.start[kind], letter);
    }
  }
  height_.fill(cards / kPiles);
  Event began = event(Event::Type::kBegan, 0);
  began.count = static_cast<std::uint8_t>(cards / kPiles);
  began.total = config.seats;
  due_.push_back({began, true, false, false, false});
  for (int pile = 0; pile < kPiles; ++pile) turn_up(pile);
}

void Reckoner::blame(std::string what) {
  if (fault_.empty()) fault_ = std::move(what);
}

void Reckoner::hear(const Told<Event>& told) {
  if (!fault_.empty()) return;
  if (due_.empty()) {
    const auto move = read(told.full);
    if (!move) return blame("not due: " + describe(told.full));
    if (!allowed(move->first, move->second)) return blame("not allowed: " + describe(told.full));
    carry_out(move->first, move->second);
  }
  match(told);
}

// The decision that this event tells of, if it tells of one.
std::optional<std::pair<Actor, Action>> Reckoner::read(const Event& event) const {
  const Actor seat(event.seat);
  switch (event.type) {
    case Event::Type::kTook:
      return std::pair(seat, Action::take(event.pile));
    case Event::Type::kChose:
      return std::pair(
          seat, Action::from_bits(static_cast<std::uint16_t>(event.count | event.place << 4)));
    case Event::Type::kExchanged: {
      const std::optional<Kind> kind = last_paid(event);
      if (!kind) return std::nullopt;
      return std::pair(seat, Action::remove(*kind));
    }
    case Event::Type::kKept:
      return std::pair(seat, Action::keep());
    case Event::Type::kArranged:
    case Event::Type::kReformed:
    case Event::Type::kWord:
      return std::pair(seat, Action::done());
    case Event::Type::kChallenged:
      return std::pair(seat, Action::challenge(event.place));
    case Event::Type::kPassed:
      return std::pair(seat, Action::pass());
    case Event::Type::kDoubled:
      return std::pair(Actor::judge(), Action::exists());
    case Event::Type::kDissolved:
      return std::pair(Actor::judge(), Action::missing());
    default:
      return std::nullopt;
  }
}

// Of the cards removed in an exchange the one that was not paid before.
std::optional<Kind> Reckoner::last_paid(const Event& exchanged) const {
  if (exchanged.total > kPool || exchanged.count > exchanged.total) return std::nullopt;
  std::vector<Kind> removed(exchanged.cards + exchanged.count, exchanged.cards + exchanged.total);
  for (const Letter& letter : paid_) {
    const auto found = std::find(removed.begin(), removed.end(), letter.kind);
    if (found == removed.end()) return std::nullopt;
    removed.erase(found);
  }
  if (removed.size() != 1) return std::nullopt;
  return removed.front();
}

bool Reckoner::allowed(Actor actor, Action action) const {
  if (!to_act().has(actor)) return false;
  if (actor.is_judge()) return true;
  const std::vector<Action> actions = *legal(actor.seat());
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

Event Reckoner::event(Event::Type type, Seat seat) const {
  Event made = {};
  made.type = type;
  made.seat = seat;
  return made;
}

// VB-07, VB-14, VB-16: what somebody is still choosing is told to nobody else.
void Reckoner::due_step(Seat seat, Action action) {
  Event step = event(Event::Type::kChose, seat);
  step.count = static_cast<std::uint8_t>(action.type());
  step.place = static_cast<std::uint8_t>(action.argument());
  due_.push_back({step, false, false, false, true});
}

void Reckoner::match(const Told<Event>& told) {
  const Due next = due_.front();
  due_.pop_front();
  Event expected = next.event;
  if (next.any_seat && told.full.seat < config_.seats) expected.seat = told.full.seat;
  if (next.any_kind) expected.kind = told.full.kind;
  if (!same_bytes(told.full, expected)) {
    return blame(fmt::format("told: {}, due: {}", describe(told.full), describe(expected)));
  }
  const SeatSet sees = next.to_actor_alone ? SeatSet::of(expected.seat) : SeatSet::everyone();
  if (told.sees != sees || (told.rest_told && sees != SeatSet::everyone())) {
    return blame("told to others than may hear it: " + describe(expected));
  }
  if (told.reveals != next.reveals) {
    return blame(fmt::format("{} said to turn something up: {}", next.reveals ? "not" : "falsely",
                             describe(expected)));
  }
  ++seen_[name(expected)];
  if (expected.type == Event::Type::kBegan) first_ = mover_ = expected.seat;
  if (expected.type != Event::Type::kShown) return;
  // VB-03, VB-04
  if (expected.kind >= kKinds || unseen_[expected.kind]-- == 0)
    return blame("a card that is not there is turned up");
  if (expected.kind == kEndGame && turns_ == 0 && config_.as_dealt == 0) {
    return blame("VB-04: the End Game card lies on top at the start");
  }
  shown_[expected.pile] = expected.kind;
}

// VB-10, VB-11: which card it is, chance has decided.
void Reckoner::turn_up(int pile) {
  lost_a_card_[static_cast<std::size_t>(pile)] = false;
  if (height_[static_cast<std::size_t>(pile)] == 0) {
    ++seen_["pile exhausted"];
    return;
  }
  Event shown = event(Event::Type::kShown, 0);
  shown.pile = static_cast<std::uint8_t>(pile);
  due_.push_back({shown, false, true, true, false});
}

void Reckoner::carry_out(Actor actor, Action action) {
  const int argument = action.argument();
  if (step(action)) due_step(actor.seat(), action);
  switch (action.type()) {
    case Action::Type::kTake:
      return take(argument);
    case Action::Type::kGain:
      return wanted_.push_back(argument);
    case Action::Type::kRemove:
      return remove(static_cast<Kind>(argument));
    case Action::Type::kKeep:
      if (!wanted_.empty()) ++seen_["given up"];
      for (const Letter& letter : paid_) players_[mover_].unused.push_back(letter);
      due(event(Event::Type::kKept, mover_));
      return end_turn();
    case Action::Type::kLay:
      return lay(players_[actor.seat()], static_cast<std::uint8_t>(argument));
    case Action::Type::kEndWord:
      return close_word(players_[actor.seat()]);
    case Action::Type::kDone:
      return done(actor.seat());
    case Action::Type::kChallenge: {
      Event challenged = event(Event::Type::kChallenged, mover_);
      challenged.place = static_cast<std::uint8_t>(argument);
      due(challenged);
      for (const auto& [place, word] : places()) {
        if (place == argument) asked_ = word;
      }
      asked_place_ = argument;
      passes_ = 0;
      phase_ = Phase::kVerdict;
      return;
    }
    case Action::Type::kPass:
      return pass();
    case Action::Type::kExists:
    case Action::Type::kMissing:
      return judge(action == Action::exists());
    case Action::Type::kNone:
      return;
  }
}

// VB-06, VB-12: the turn in which the End Game card is taken ends at once, as any turn does
// (VB-10).
void Reckoner::take(int pile) {
  const auto at = static_cast<std::size_t>(pile);
  Event took = event(Event::Type::kTook, mover_);
  took.pile = static_cast<std::uint8_t>(pile);
  took.kind = front_ = shown_[at];
  due(took);
  shown_[at] = kNoCard;
  --height_[at];
  lost_a_card_[at] = true;
  players_[mover_].last_turn = ++turns_;
  if (turns_ > 64) blame("VB-11: more than 64 turns");
  if (front_ != kEndGame) {
    if (book_.card[front_].red) ++seen_["red taken"];
    phase_ = Phase::kExchange;
    return;
  }
  taker_ = mover_;
  turn_up(pile);
  due(event(Event::Type::kArranging, mover_));
  phase_ = Phase::kArrange;
}

// VB-07
void Reckoner::remove(Kind kind) {
  std::vector<Letter>& hand = players_[mover_].unused;
  const auto found = std::find_if(hand.begin(), hand.end(),
                                  [&](const Letter& letter) { return letter.kind == kind; });
  paid_.push_back(*found);
  hand.erase(found);
  if (owed() > 0) return;
  std::sort(wanted_.begin(), wanted_.end());
  Event exchanged = event(Event::Type::kExchanged, mover_);
  for (const int pile : wanted_) {
    const Kind gained = shown_[static_cast<std::size_t>(pile)];
    exchanged.pile = static_cast<std::uint8_t>(exchanged.pile | 1U << pile);
    exchanged.cards[exchanged.count++] = gained;
    hand.push_back({gained, gained, 0});
    shown_[static_cast<std::size_t>(pile)] = kNoCard;
    --height_[static_cast<std::size_t>(pile)];
    lost_a_card_[static_cast<std::size_t>(pile)] = true;
  }
  exchanged.total = exchanged.count;
  for (const Letter& letter : paid_) {
    exchanged.cards[exchanged.total++] = letter.kind;
    ++removed_[letter.kind];
  }
  if (wanted_.size() > 1) ++seen_["several gained"];
  if (paid_.size() > 1) ++seen_["several paid"];
  due(exchanged);
  end_turn();
}

// VB-10, VB-05
void Reckoner::end_turn() {
  wanted_.clear();
  paid_.clear();
  players_[mover_].unused.push_back({front_, front_, 0});
  front_ = kNoCard;
  for (int pile = 0; pile < kPiles; ++pile) {
    if (lost_a_card_[static_cast<std::size_t>(pile)]) turn_up(pile);
  }
  mover_ = left_of(mover_);
  phase_ = Phase::kTake;
}

// VB-16: of like cards the one that was freed least often.
void Reckoner::lay(Player& player, std::uint8_t face) {
  const Kind kind = face >= kKinds ? book_.blank : face;
  const Letter fresh = *freshest(player, kind);
  const auto found = std::find_if(
      player.unused.begin(), player.unused.end(),
      [&](const Letter& letter) { return letter.kind == kind && letter.freed == fresh.freed; });
  if (face >= kKinds) ++seen_["blank named"];
  if (fresh.freed > 0) ++seen_["freed card laid"];
  if (fresh.freed == 2) ++seen_["card laid a second time"];
  player.open.push_back({kind, face, fresh.freed});
  player.unused.erase(found);
}

// VB-14, VB-16, VB-20: the open word stands, or its letters are unused again.
void Reckoner::close_word(Player& player) {
  if (player.open.empty()) return;
  if (may_end_word(player)) {
    if (player.open.size() == 1) ++seen_["one-letter word"];
    player.words.push_back({player.open, false});
  } else {
    if (maker_ && spelling(player.open) == dissolved_) ++seen_["same word left open"];
    if (player.open.size() == 1) ++seen_["letter left open"];
    for (const Letter& letter : player.open) {
      player.unused.push_back({letter.kind, letter.kind, letter.freed});
    }
  }
  player.open.clear();
}

void Reckoner::due_words(Seat seat, std::size_t first) {
  for (const auto& [place, named] : places()) {
    if (named.maker != seat || named.word < first) continue;
    Event word = event(Event::Type::kWord, seat);
    word.place = static_cast<std::uint8_t>(place);
    for (const Letter& letter : players_[seat].words[named.word].letters) {
      word.cards[word.count++] = letter.face;
    }
    due_.push_back({word, false, false, true, false});
  }
}

// VB-13, VB-14, VB-16, VB-17
void Reckoner::done(Seat seat) {
  close_word(players_[seat]);
  if (phase_ == Phase::kReform) {
    due_words(seat, standing_);
    due(event(Event::Type::kReformed, seat));
    due_.back().reveals = true;  // that nothing was formed is news too
    maker_.reset();
    return next_challenger();
  }
  players_[seat].in = true;
  due(event(Event::Type::kArranged, seat));
  if (!std::all_of(players_.begin(), players_.end(), [](const Player& p) { return p.in; })) return;
  due_.back().reveals = true;  // that nothing was laid is news too
  for (int each = 0; each < config_.seats; ++each) due_words(static_cast<Seat>(each), 0);
  mover_ = *taker_;
  next_challenger();
}

void Reckoner::next_challenger() {
  mover_ = left_of(mover_);
  phase_ = Phase::kChallenge;
}

// VB-15, VB-16
void Reckoner::judge(bool exists) {
  std::vector<Word>& words = players_[asked_->maker].words;
  const auto word = words.begin() + static_cast<std::ptrdiff_t>(asked_->word);
  Event verdict = event(exists ? Event::Type::kDoubled : Event::Type::kDissolved, asked_->maker);
  verdict.place = static_cast<std::uint8_t>(asked_place_);
  due(verdict);
  if (exists) {
    word->doubled = true;
    asked_.reset();
    return next_challenger();
  }
  dissolved_ = spelling(word->letters);
  for (const Letter& letter : word->letters) {
    if (letter.freed == 2) ++seen_["card spent"];
    players_[asked_->maker].unused.push_back({letter.kind, letter.kind, letter.freed + 1});
  }
  words.erase(word);
  maker_ = asked_->maker;
  standing_ = words.size();
  asked_.reset();
  phase_ = Phase::kReform;
}

// VB-17, VB-18
void Reckoner::pass() {
  due(event(Event::Type::kPassed, mover_));
  if (++passes_ < config_.seats) return next_challenger();
  phase_ = Phase::kOver;
  due(event(Event::Type::kEnded, winner()));
  if (tied() < 2) return;
  ++seen_["tie"];
  const bool had_a_turn = players_[winner()].last_turn > 0;
  ++seen_[winner() == *taker_ ? "tie of the taker"
          : had_a_turn        ? "tie of others"
                              : "tie without a turn"];
}

}  // namespace scriptorium::verbatim
