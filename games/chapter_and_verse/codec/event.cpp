#include <algorithm>

#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/codec/writing.h"

namespace scriptorium::chapter_and_verse {
namespace {

using EventType = Event::Type;

// The first verse, if its hearer sees it.
void tell_verse(Object& told, const Event& event) {
  if (event.cards[0] != 0) told.add("verse", verse_name(event.cards[0]));
}

void write_verses(Array out, const Event& event, int from, int to) {
  for (int i = from; i < to; ++i) {
    if (event.cards[i] != 0) out.add(verse_name(event.cards[i]));
  }
}

// How many, and which if its hearer sees them.
void tell_verses(Object& told, const Event& event) {
  told.add("count", event.count);
  if (event.count == 0 || event.cards[0] == 0) return;
  write_verses(told.array("verses"), event, 0, event.count);
}

void tell_way(Object& told, const Event& event) {
  told.add("from", pile_name(event.pile)).add("to", pile_name(event.to));
}

void tell_end(Object& told, const Event& event) {
  if (event.number == static_cast<int>(effects::End::kTop)) told.add("end", "top");
  if (event.number == static_cast<int>(effects::End::kBottom)) told.add("end", "bottom");
}

void write_arranged(Array out, const Event& event, bool bottom) {
  for (int i = 0; i < event.count; ++i) {
    if (((event.to >> i & 1U) != 0) == bottom) out.add(verse_name(event.cards[i]));
  }
}

// The arranger alone hears which verses went where, from the top down.
void tell_arranged(Object& told, const Event& event) {
  told.add("pile", pile_name(event.pile));
  told.add("to_top", event.count - event.number).add("to_bottom", event.number);
  if (event.count == 0 || event.cards[0] == 0) return;
  write_arranged(told.array("top"), event, false);
  write_arranged(told.array("bottom"), event, true);
}

void tell_action(Object& told, const Book& book, Action action) {
  const bool known = !name_of(action.type()).empty();
  Object out = told.object("action");
  if (known) write_action<ChapterAndVerseCodec>(std::move(out), book, action);
}

void write_owners(Array out, const Event& event, int count) {
  for (int i = 0; i < count; ++i) out.add(event.owners[i]);
}

// CV-24: whose the verses are, where one is not the seat's that does it.
void tell_owners(Object& told, const Event& event) {
  const int count = std::min<int>(event.count, kDeckCap);
  const bool foreign = std::any_of(event.owners, event.owners + count,
                                   [&](int owner) { return owner != event.seat; });
  if (foreign) write_owners(told.array("owners"), event, count);
}

// What happens to verses.
bool tell_cards(Object& told, const Event& event) {
  switch (event.type) {
    case EventType::kDealt:
      told.add("deck", event.number);
      tell_verses(told, event);
      return true;
    case EventType::kBrought:
      tell_verses(told, event);
      return true;
    case EventType::kDrew:
    case EventType::kLooked:
    case EventType::kSearched:
      told.add("pile", pile_name(event.pile));
      tell_verses(told, event);
      return true;
    case EventType::kMoved:
      tell_verse(told, event);
      tell_way(told, event);
      tell_end(told, event);
      return true;
    case EventType::kPlayed:
      tell_verse(told, event);
      tell_way(told, event);
      told.add("manner", name_of(static_cast<Manner>(event.number)));
      write_verses(told.array("sacrificed"), event, 1, event.count);
      return true;
    case EventType::kSet:
    case EventType::kUsed:
    case EventType::kQuick:
      tell_verse(told, event);
      tell_way(told, event);
      return true;
    case EventType::kChallenged:
      told.add("reciter", event.other).add("chapter", pile_name(event.pile));
      told.add("sacrificed", verse_name(event.cards[0]));
      return true;
    case EventType::kQuoting:
      tell_verse(told, event);
      told.add("listener", event.other);
      return true;
    case EventType::kStartShown:
      tell_verse(told, event);
      return true;
    case EventType::kArranged:
      tell_arranged(told, event);
      return true;
    case EventType::kExchanged:
      told.add("other", event.other).add("pile", name_of(static_cast<Pile>(event.number)));
      if (event.count != 0) tell_verses(told, event);
      return true;
    default:
      return false;
  }
}

// What comes of effects.
bool tell_effect(Object& told, const Book& book, const Event& event) {
  switch (event.type) {
    case EventType::kEffect:
      told.add("trigger", name_of(static_cast<effects::Trigger>(event.number)));
      [[fallthrough]];
    case EventType::kFizzled:
    case EventType::kCancelled:
      tell_verse(told, event);
      told.add("at", pile_name(event.pile));
      return true;
    case EventType::kLasts:
      tell_verse(told, event);
      told.add("at", pile_name(event.pile));
      told.add("amount", static_cast<std::int8_t>(event.number));
      return true;
    case EventType::kNamed:
      told.add("member", CardList::get().member(event.other, event.number));
      return true;
    case EventType::kChose:
      tell_action(told, book, Action(static_cast<Action::Type>(event.other), event.number));
      return true;
    default:
      return false;
  }
}

void tell_turn(Object& told, const Book& book, const Event& event) {
  switch (event.type) {
    case EventType::kBegan:
      told.add("seats", event.number).add("game", event.other != 0 ? "advanced" : "basic");
      break;
    case EventType::kTurn:
      told.add("round", event.number);
      break;
    case EventType::kPhase:
      told.add("phase", name_of(static_cast<Phase>(event.number)));
      break;
    case EventType::kStep:
      tell_action(
          told, book,
          Action(static_cast<Action::Type>(event.number), event.cards[0], event.pile, event.other));
      break;
    case EventType::kVerdict:
      told.add("right", event.number != 0);
      break;
    case EventType::kDeclared:
      told.add("theme", CardList::get().theme(event.number));
      write_piles(told.array("chapters"), event.cards, event.count);
      break;
    case EventType::kAsked:
      write_seats(told.array("asked"), event.number);
      break;
    default:
      break;
  }
}

}  // namespace

void ChapterAndVerseCodec::write_event(Object told, const Book& book, const Event& event) {
  told.add("type", name_of(event.type));
  if (event.type == EventType::kShown || event.type == EventType::kShuffled) {
    told.add("pile", pile_name(event.pile));
    if (event.type == EventType::kShuffled) return;
    tell_verses(told, event);
    return tell_owners(told, event);
  }
  if (event.type == EventType::kEnded) {
    if (event.number != 0) told.add("winner", event.seat);
    return;
  }
  told.add("seat", event.seat);
  if (tell_cards(told, event) || tell_effect(told, book, event)) return tell_owners(told, event);
  tell_turn(told, book, event);
}

}  // namespace scriptorium::chapter_and_verse
