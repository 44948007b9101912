#include <algorithm>

#include "games/hypertext/tests/reckoner.h"

// Who may do what.
namespace scriptorium::hypertext {

std::optional<Actors> Reckoner::to_act() const {
  if (stage_ == Stage::kAbility) return std::nullopt;
  if (!deciding() || stage_ == Stage::kOver) return Actors();
  if (stage_ != Stage::kRedeem) return Actors::of(mover_);
  Actors asked;
  for (const int seat : asked_) {
    asked = asked.with(seat);
    if (config_.by_priority != 0) break;  // HT-31
  }
  return asked;
}

std::optional<std::vector<Action>> Reckoner::legal(Seat seat) const {
  const std::optional<Actors> acting = to_act();
  if (!acting) return std::nullopt;
  std::vector<Action> out;
  if (!acting->has(seat)) return out;
  if (making_.what == Chosen::kActivation) {
    add_payments(seat, out);
    return out;
  }
  if (making_.what == Chosen::kRecord) {
    add_layings(seat, out);
    return out;
  }
  switch (stage_) {
    case Stage::kPlay:
      add_activations(seat, out);
      add_records(seat, out);
      add_discards(seat, out);
      break;
    case Stage::kRecord:  // HT-11
      add_records(seat, out);
      add_discards(seat, out);
      break;
    case Stage::kOwed:
      add_discards(seat, out);
      break;
    case Stage::kRedeem:
      out = {Action::Type::kRedeem, Action::Type::kPass};
      break;
    case Stage::kGrace:  // HT-22
      add_records(seat, out);
      out.emplace_back(Action::Type::kPass);
      break;
    default:
      break;
  }
  return out;
}

bool Reckoner::may_do(int seat, Action action) const {
  const auto all = legal(static_cast<Seat>(seat));
  return all && std::find(all->begin(), all->end(), action) != all->end();
}

// HT-12, HT-31.
int Reckoner::cost_of(Card card) const {
  const bool gentle = config_.gentle != 0;
  switch (book_.word(card).rarity) {
    case Rarity::kUncommon:
      return gentle ? 0 : 1;
    case Rarity::kRare:
      return gentle ? 1 : 2;
    case Rarity::kGlorious:
      return gentle ? 2 : 3;
    default:
      return 0;
  }
}

bool Reckoner::may(Act act, int seat) const {
  return std::none_of(forbidden_.begin(), forbidden_.end(),
                      [&](const Forbidden& each) { return each.act == act && each.seat == seat; });
}

// HT-19, HT-31.
bool Reckoner::may_redeem(int seat) const {
  if (playing_.size() == 2 && config_.duel_redeem == 0) return false;
  return !player(seat).redeemed && may(Act::kRedeem, seat);
}

// HT-10, HT-11, HT-12.
void Reckoner::add_activations(int seat, std::vector<Action>& out) const {
  if (!may(Act::kActivate, seat)) return;
  const Player& own = player(seat);
  for (const Card card : own.hand) {
    if (static_cast<int>(own.hand.size()) - 1 < cost_of(card)) continue;
    if (free_for(card) || more_ > 0) out.emplace_back(Action::Type::kActivate, card);
    if (own.letters > 0) out.emplace_back(Action::Type::kReveal, card);
  }
}

void Reckoner::add_payments(int seat, std::vector<Action>& out) const {
  for (const Card card : player(seat).hand) {
    if (card != making_.card && !making_.has(card)) out.emplace_back(Action::Type::kPay, card);
  }
}

int Reckoner::phase_of(int target) const {
  return target == kBoard ? board_ : player(target - 1).lot;
}

reckoned::Counts Reckoner::types_in_hand(int seat) const {
  reckoned::Counts types = {};
  for (const Card card : player(seat).hand) {
    if (!making_.has(card)) ++types[static_cast<std::size_t>(book_.word(card).type)];
  }
  return types;
}

// HT-14, HT-31.
bool Reckoner::may_record(int seat, int target) const {
  if (target < 0 || target > config_.seats || phase_of(target) == 0) return false;
  const bool done = lots_done_.count({seat, phase_of(target)}) != 0;
  return target == kBoard || config_.lot_once == 0 || !done;
}

void Reckoner::add_records(int seat, std::vector<Action>& out) const {
  for (int target = kBoard; target <= config_.seats; ++target) {
    if (may_record(seat, target) &&
        reckoned::can_become(phase_of(target), {}, types_in_hand(seat))) {
      out.emplace_back(Action::Type::kRecord, target);
    }
  }
}

// HT-04: each card in each role in which the phase can still be made.
void Reckoner::add_layings(int seat, std::vector<Action>& out) const {
  reckoned::Counts laid = {};
  for (const auto& [card, role] : making_.cards) ++laid[static_cast<std::size_t>(role)];
  for (const Card card : player(seat).hand) {
    if (making_.has(card)) continue;
    const Type type = book_.word(card).type;
    reckoned::Counts rest = types_in_hand(seat);
    --rest[static_cast<std::size_t>(type)];
    for (const Type role : reckoned::roles_of(type)) {
      reckoned::Counts with = laid;
      ++with[static_cast<std::size_t>(role)];
      if (reckoned::can_become(phase_of(making_.target), with, rest)) {
        out.emplace_back(Action::Type::kLay, card, static_cast<int>(role));
      }
    }
  }
}

void Reckoner::add_discards(int seat, std::vector<Action>& out) const {
  for (const Card card : player(seat).hand) out.emplace_back(Action::Type::kDiscard, card);
}

}  // namespace scriptorium::hypertext
