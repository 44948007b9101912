#pragma once

#include <algorithm>
#include <cstdint>

#include "effects/meaning.h"

namespace scriptorium::effects {

// What a run asks, of whom, and what may be answered. It changes nothing; `Runner` does.
template <class Sight, class RunType>
class Asking : public Meaning<Sight, RunType> {
  using Base = Meaning<Sight, RunType>;

 public:
  using Card = typename RunType::Card;
  using Found = typename Base::Found;
  using Choice = effects::Choice<Card>;
  using Type = typename Choice::Type;

  Asking(const Sight& sight, const RunType& run) : Base(sight, run) {}

  Ask asks() const {
    if (run_.active == 0 || run_.asked == 0) return Ask::kNone;
    if (run_.stage == kStagePlayer) return Ask::kPlayer;
    switch (current().verb) {
      case Verb::kMay:
        return Ask::kYesOrNo;
      case Verb::kChoose:
        return Ask::kOption;
      case Verb::kName:
        return Ask::kName;
      case Verb::kArrange:
        return Ask::kArrange;
      default:
        return run_.stage == kStageChapter ? Ask::kChapter : Ask::kCards;
    }
  }

  // Calls offer(choice) for everything that the seat may choose now.
  template <class Offer>
  void offers(int seat, const Offer& offer) const {
    if (!asked(seat)) return;
    const Instruction& now = current();
    switch (asks()) {
      case Ask::kNone:
        break;
      case Ask::kYesOrNo:
        offer(Choice{Type::kYes});
        offer(Choice{Type::kNo});
        return;
      case Ask::kPlayer:
        for (const int other : choosable(chosen_players(now))) {
          offer(Choice{Type::kPlayer, static_cast<std::uint8_t>(other)});
        }
        return;
      case Ask::kOption: {
        int option = 0;
        const int end = run_.at + 1 + now.length;
        for (int at = run_.at + 1; at != end; at += 1 + instruction(at).length) {
          offer(Choice{Type::kOption, static_cast<std::uint8_t>(option++)});
        }
        return;
      }
      case Ask::kName:
        for (int member = 1; member <= host_.members(now.noun); ++member) {
          offer(Choice{Type::kName, static_cast<std::uint8_t>(member)});
        }
        return;
      case Ask::kCards:
        return offer_cards(seat, offer);
      case Ask::kChapter:
        return each_chapter(now, seat, [&](std::uint8_t pile) {
          offer(Choice{Type::kInto, pile});
        });
      case Ask::kArrange:
        return offer_arrangement(now, seat, offer);
    }
  }

  // Calls see(card) for the cards that are offered, each once.
  template <class See>
  void each_offered(int seat, const See& see) const {
    if (asks() == Ask::kArrange) return each_to_arrange(current(), seat, see);
    offers(seat, [&](const Choice& choice) {
      if (choice.card != 0) see(choice.card);
    });
  }

  int first_asked() const { return SeatSet::from_bits(run_.asked).lowest(); }
  std::uint8_t group_to_name() const { return current().noun; }
  // What is done with what is chosen, and the cards that are chosen of.
  Verb verb() const { return current().verb; }
  const Cards& wanted() const { return selection(); }

  // Who has chosen already while others are still asked to pick.
  SeatSet have_picked() const {
    SeatSet done;
    if (asks() != Ask::kCards) return done;
    for (const int seat : players(current().who)) {
      if (!asked(seat) && must_ask(selection(), seat)) done = done.with(seat);
    }
    return done;
  }
  // Whether one more pick completes what the only seat asked chooses.
  bool completes_picking(int seat) const {
    if (!SeatSet::from_bits(run_.asked).without(seat).empty()) return false;
    const Cards& wanted = selection();
    const int then = picks(seat) + 1;
    if (!from_each(wanted) && then >= most_of(wanted, seat)) return true;  // need not be counted
    return then >= enough(wanted, seat);
  }
  // Whether the seat, having picked this card, must still say where it goes: until then nobody
  // hears of it.
  bool asks_chapter_after(int seat, Card card) const {
    if (!asks_chapter(current())) return false;
    RunType after = run_;
    after.picked[seat][after.picked_count[seat]++] = card;
    int chapters = 0;
    Asking(host_, after).each_chapter(current(), seat, [&](std::uint8_t) { ++chapters; });
    return chapters > 1;
  }
  // Whether one more card laid completes what the seat arranges.
  bool completes_arranging(int seat) const {
    return run_.picked_count[seat] + 1 >= arranged(current(), seat);
  }

 protected:
  using Base::all_like;
  using Base::amount;
  using Base::candidates;
  using Base::cards;
  using Base::choosable;
  using Base::chosen_players;
  using Base::count;
  using Base::current;
  using Base::each_candidate;
  using Base::each_like;
  using Base::each_looked;
  using Base::everyone;
  using Base::host_;
  using Base::instruction;
  using Base::looked_at;
  using Base::pile_at;
  using Base::players;
  using Base::run_;
  using Base::sources;
  using Base::that_player;
  using Base::whose;

  bool asked(int seat) const { return SeatSet::from_bits(run_.asked).has(seat); }

  // ---- picking

  bool picks_second() const { return run_.stage == kStageOthers; }
  const Cards& selection() const {
    return cards(picks_second() ? current().with_cards : current().cards);
  }
  // How many the seat has picked for that.
  int picks(int seat) const { return run_.picked_count[seat] - run_.first_count[seat]; }

  static bool chooses(const Cards& wanted) {
    return wanted.quantity == Quantity::kExactly || wanted.quantity == Quantity::kUpTo;
  }
  // Known before anything happens, and kept as the doer's picks.
  static bool listed(const Cards& wanted) {
    return chooses(wanted) || wanted.quantity == Quantity::kThis ||
           wanted.quantity == Quantity::kThem;
  }
  // "1 verse from each opponent's discard": as many from each.
  static bool from_each(const Cards& wanted) {
    return wanted.of_them == 0 && wanted.from.whose == Whose::kEachOpponents;
  }

  // How the candidates lie: in one heap, or in one for each opponent; and how many are taken of
  // each, all there are if there are fewer.
  struct Heaps {
    int there[RunType::kSeats] = {};
    int taken[RunType::kSeats] = {};
    int limit = 0;
  };
  int heap_of(const Cards& wanted, Card card) const {
    return from_each(wanted) ? host_.holder(card) : 0;
  }
  Heaps heaps(const Cards& wanted, int seat, const Found& found) const {
    Heaps lying;
    if (from_each(wanted)) {
      found.each([&](Card card) { ++lying.there[host_.holder(card)]; });
    } else {
      lying.there[0] = found.size();
    }
    const int most = std::max(0, amount(wanted.amount, seat));
    const int room = room_for(seat);
    for (const int heap : everyone()) {
      lying.taken[heap] = std::min({most, lying.there[heap], room - lying.limit});
      lying.limit += lying.taken[heap];
    }
    return lying;
  }
  // How many of these the seat takes.
  int limit(const Cards& wanted, int seat, const Found& found) const {
    if (from_each(wanted)) return heaps(wanted, seat, found).limit;
    return found.size_to(most_of(wanted, seat));
  }
  // The same, if there are enough of them.
  int most_of(const Cards& wanted, int seat) const {
    return std::min(std::max(0, amount(wanted.amount, seat)), room_for(seat));
  }
  int limit(const Cards& wanted, int seat) const {
    return limit(wanted, seat, candidates(wanted, seat));
  }
  // How many the seat can pick. Both sides of an exchange are kept at the same time, and go in
  // pairs.
  int room_for(int seat) const {
    if (current().with_cards == 0) return kMaxPicked;
    const bool paired = picks_second() && listed(cards(current().cards));
    return paired ? run_.first_count[seat] : kMaxPicked / 2;
  }

  // Whether others cannot see which cards would do.
  bool hidden(const Cards& wanted) const {
    if (wanted.of_them != 0 || current().verb == Verb::kSearch) return true;
    return wanted.from.pile != 0 && !host_.open(wanted.from.pile);
  }
  static Cards of_any_kind(Cards wanted) {
    wanted.filter = {};
    return wanted;
  }
  // With so many picked the seat need not say that it is done. That there are no more of a kind in
  // a hidden pile must not show.
  int enough(const Cards& wanted, int seat) const {
    return limit(hidden(wanted) ? of_any_kind(wanted) : wanted, seat);
  }

  // What may be chosen of a pile that others do not see, as far as they can tell.
  Found reachable(const Cards& wanted, int seat) const {
    Found found = all_like(of_any_kind(wanted), seat);
    if (wanted.quantity == Quantity::kUpTo) return found;
    auto shield = host_.shield(run_.you);
    if (shield.up()) {
      found.drop_if([&](Card card) { return shield.hides(host_.pile_of(card)); });
    }
    return found;
  }
  // Whether the seat is asked. What nobody else can see must not decide that: a hidden pile from
  // which only some cards will do is asked about even if none or all of them would.
  bool must_ask(const Cards& wanted, int seat) const {
    if (current().verb == Verb::kSearch) return host_.size(pile_at(current().to, seat)) != 0;
    if (!chooses(wanted) || amount(wanted.amount, seat) <= 0) return false;
    if (picks_second() && run_.first_count[seat] == 0 && listed(cards(current().cards)))
      return false;
    const bool up_to = wanted.quantity == Quantity::kUpTo;
    const bool choosy = !wanted.filter.any() || current().verb == Verb::kPlay;
    if (hidden(wanted) && (up_to || choosy)) {
      return !reachable(wanted, seat).empty();
    }
    const Found found = candidates(wanted, seat);
    const int most = limit(wanted, seat, found);
    return up_to ? most != 0 : found.size_to(most + 1) > most;
  }

  // ---- where to

  static bool asks_chapter(const Instruction& now) {
    return now.to.which == Which::kAny || now.to.which == Which::kAnother;
  }
  // A card that the step is about; none if there is none.
  Card first_card(const Cards& wanted, int doer) const {
    if (chooses(wanted)) return run_.picked_count[doer] == 0 ? Card{0} : run_.picked[doer][0];
    Card first = 0;
    each_candidate(wanted, doer, [&](Card card) {
      if (first == 0) first = card;
    });
    return first;
  }
  // Whose chapters the cards may go to, if there are cards at all.
  SeatSet chapters_of(const Instruction& now, int doer) const {
    const Card first = first_card(cards(now.cards), doer);
    if (now.to.which == Which::kAnother) {
      return host_.chapter_of(first) == 0 ? SeatSet() : SeatSet::of(host_.holder(first));
    }
    if (now.to.whose == Whose::kOwners) return SeatSet::of(host_.owner(first));
    return now.to.whose == Whose::kAnyones ? that_player() : whose(now.to.whose, doer);
  }
  // Calls see(pile) for the chapters that may take the cards; 0 stands for a new one.
  template <class See>
  void each_chapter(const Instruction& now, int doer, const See& see) const {
    const Card first = first_card(cards(now.cards), doer);
    const SeatSet seats = chapters_of(now, doer);
    if (first == 0 || seats.empty()) return;
    const bool another = now.to.which == Which::kAnother;
    const std::uint8_t from = host_.pile_of(first);
    host_.each_pile(now.to.pile, seats.lowest(), [&](std::uint8_t pile) {
      if (!another || pile != from) see(pile);
    });
    if (!another && host_.room(seats.lowest())) see(0);
  }

  // ---- arranging

  // Calls see(card) for what the seat arranges, of what was looked at: no more than one can pick.
  template <class See>
  void each_arranged(const Instruction& now, int seat, const See& see) const {
    const Filter& filter = cards(now.cards).filter;
    const bool any = filter.any();
    auto shield = host_.shield(run_.you);
    const bool shielded = shield.up();
    int left = kMaxPicked;
    each_looked(seat, [&](Card card) {
      if (!any && !host_.like(card, filter, run_.named, run_.source)) return;
      if (shielded && shield.covers(card)) return;
      if (left-- > 0) see(card);
    });
  }
  int arranged(const Instruction& now, int seat) const {
    if (cards(now.cards).filter.any() && !host_.shield(run_.you).up()) {  // all of them
      return std::min(looked_at(seat), kMaxPicked);
    }
    int found = 0;
    each_arranged(now, seat, [&](Card) { ++found; });
    return found;
  }
  // The same without what the seat has laid already.
  template <class See>
  void each_to_arrange(const Instruction& now, int seat, const See& see) const {
    each_arranged(now, seat, [&](Card card) {
      bool laid = false;
      for (int i = 0; i < run_.picked_count[seat]; ++i) laid |= run_.picked[seat][i] == card;
      if (!laid) see(card);
    });
  }

 private:
  template <class Offer>
  void offer_cards(int seat, const Offer& offer) const {
    const Cards& wanted = selection();
    Found found = candidates(wanted, seat);
    const int most = limit(wanted, seat, found);
    const int so_far = picks(seat);
    // What is searched for need not be found.
    const bool must = wanted.quantity == Quantity::kExactly && current().verb != Verb::kSearch;
    if (!must || so_far == most) offer(Choice{Type::kDone});
    if (so_far == most) return;
    if (from_each(wanted)) return offer_of_each(seat, found, must, offer);
    // In one order only, so that a choice of several has one way to be made.
    if (so_far != 0) found.drop_through(run_.picked[seat][run_.picked_count[seat] - 1]);
    const int needed = must ? most - so_far : 1;
    int left = needed == 1 ? 0 : found.size() - needed;  // how many may be passed over
    found.each([&](Card card) {
      if (needed == 1 || left-- >= 0) offer(Choice{.type = Type::kPick, .card = card});
    });
  }
  // The same from one heap after the other: each gives what it must before the next.
  template <class Offer>
  void offer_of_each(int seat, const Found& found, bool must, const Offer& offer) const {
    const Cards& wanted = selection();
    const Heaps lying = heaps(wanted, seat, found);
    const Card* const picked = run_.picked[seat] + run_.first_count[seat];
    const int so_far = picks(seat);
    int picked_of[RunType::kSeats] = {};
    for (int i = 0; i < so_far; ++i) ++picked_of[host_.holder(picked[i])];
    int complete = 0;  // the heaps before this one have given what they must
    while (picked_of[complete] == lying.taken[complete]) ++complete;
    bool past = so_far == 0;
    for (const int heap : everyone()) {
      const int wants = lying.taken[heap] - picked_of[heap];
      int left = lying.there[heap];
      found.each([&](Card card) {
        if (host_.holder(card) != heap) return;
        const bool fits = wants > 0 && (!must || (complete == heap && left >= wants));
        if (past && fits) offer(Choice{.type = Type::kPick, .card = card});
        if (so_far != 0 && card == picked[so_far - 1]) past = true;
        --left;
      });
    }
  }

  template <class Offer>
  void offer_arrangement(const Instruction& now, int seat, const Offer& offer) const {
    bool any = false;
    each_to_arrange(now, seat, [&](Card card) {
      any = true;
      if (now.to.end != End::kBottom) offer(Choice{.type = Type::kTop, .card = card});
      if (now.to.end != End::kTop) offer(Choice{.type = Type::kBottom, .card = card});
    });
    if (!any) offer(Choice{Type::kDone});
  }
};

}  // namespace scriptorium::effects
