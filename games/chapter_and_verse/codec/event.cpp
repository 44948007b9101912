#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/codec/writing.h"

namespace scriptorium::chapter_and_verse {
namespace {

using Type = Event::Type;

// By Event::Type.
constexpr std::string_view kTypes[] = {
    "",         "began",      "dealt",   "start_shown", "turn",       "phase",
    "step",     "drew",       "moved",   "played",      "set",        "used",
    "quick",    "challenged", "quoting", "recited",     "verdict",    "declared",
    "closed",   "not_closed", "asked",   "answered",    "all_passed", "effect",
    "fizzled",  "cancelled",  "looked",  "shown",       "searched",   "shuffled",
    "arranged", "named",      "chose",   "exchanged",   "lasts",      "ended"};
static_assert(std::size(kTypes) == static_cast<std::size_t>(Type::kEnded) + 1);

// The first verse, if its hearer sees it.
void tell_verse(const Event& event, json::object& told) {
  if (event.cards[0] != 0) told["verse"] = verse_name(event.cards[0]);
}

json::array verses(const Event& event, int from, int to) {
  json::array list;
  for (int i = from; i < to; ++i) {
    if (event.cards[i] != 0) list.push_back(verse_name(event.cards[i]));
  }
  return list;
}

// How many, and which if its hearer sees them.
void tell_verses(const Event& event, json::object& told) {
  told["count"] = event.count;
  if (event.count != 0 && event.cards[0] != 0) told["verses"] = verses(event, 0, event.count);
}

void tell_way(const Event& event, json::object& told) {
  told["from"] = pile_value(event.pile);
  told["to"] = pile_value(event.to);
}

void tell_end(const Event& event, json::object& told) {
  if (event.number == static_cast<int>(effects::End::kTop)) told["end"] = "top";
  if (event.number == static_cast<int>(effects::End::kBottom)) told["end"] = "bottom";
}

// The arranger alone hears which verses went where, from the top down.
void tell_arranged(const Event& event, json::object& told) {
  told["pile"] = pile_value(event.pile);
  told["to_top"] = event.count - event.number;
  told["to_bottom"] = event.number;
  if (event.count == 0 || event.cards[0] == 0) return;
  json::array top;
  json::array bottom;
  for (int i = 0; i < event.count; ++i) {
    ((event.to >> i & 1U) != 0 ? bottom : top).push_back(verse_name(event.cards[i]));
  }
  told["top"] = std::move(top);
  told["bottom"] = std::move(bottom);
}

json::object action(const Book& book, const Action action) {
  const int type = static_cast<int>(action.type());
  if (type < 1 || type >= Action::kTypes) return {};
  return write_action<ChapterAndVerseCodec>(book, action);
}

// CV-24: whose the verses are, where one is not the seat's that does it.
void tell_owners(const Event& event, json::object& told) {
  json::array owners;
  bool strange = false;
  for (int i = 0; i < event.count && i < kDeckCap; ++i) {
    owners.push_back(event.owners[i]);
    strange = strange || event.owners[i] != event.seat;
  }
  if (strange) told["owners"] = std::move(owners);
}

// What happens to verses.
bool tell_cards(const Event& event, json::object& told) {
  switch (event.type) {
    case Type::kDealt:
      told["deck"] = event.number;
      tell_verses(event, told);
      return true;
    case Type::kDrew:
    case Type::kLooked:
    case Type::kSearched:
      told["pile"] = pile_value(event.pile);
      tell_verses(event, told);
      return true;
    case Type::kMoved:
      tell_verse(event, told);
      tell_way(event, told);
      tell_end(event, told);
      return true;
    case Type::kPlayed:
      tell_verse(event, told);
      tell_way(event, told);
      told["manner"] = manner_name(static_cast<Manner>(event.number));
      told["sacrificed"] = verses(event, 1, event.count);
      return true;
    case Type::kSet:
    case Type::kUsed:
    case Type::kQuick:
      tell_verse(event, told);
      tell_way(event, told);
      return true;
    case Type::kChallenged:
      told["reciter"] = event.other;
      told["chapter"] = pile_value(event.pile);
      told["sacrificed"] = verse_name(event.cards[0]);
      return true;
    case Type::kQuoting:
      tell_verse(event, told);
      told["listener"] = event.other;
      return true;
    case Type::kStartShown:
      tell_verse(event, told);
      return true;
    case Type::kArranged:
      tell_arranged(event, told);
      return true;
    case Type::kExchanged:
      told["other"] = event.other;
      told["pile"] = noun_name(event.number);
      if (event.count != 0) tell_verses(event, told);
      return true;
    default:
      return false;
  }
}

// What comes of effects.
bool tell_effect(const Book& book, const Event& event, json::object& told) {
  const CardList& cards = CardList::get();
  switch (event.type) {
    case Type::kEffect:
      told["trigger"] = trigger_name(event.number);
      [[fallthrough]];
    case Type::kFizzled:
    case Type::kCancelled:
      tell_verse(event, told);
      told["at"] = pile_value(event.pile);
      return true;
    case Type::kLasts:
      tell_verse(event, told);
      told["at"] = pile_value(event.pile);
      told["amount"] = static_cast<std::int8_t>(event.number);
      return true;
    case Type::kNamed:
      told["member"] = cards.member(event.other, event.number);
      return true;
    case Type::kChose:
      told["action"] = action(book, Action(static_cast<Action::Type>(event.other), event.number));
      return true;
    default:
      return false;
  }
}

}  // namespace

json::object ChapterAndVerseCodec::event(const Book& book, const Event& event) {
  json::object told = {{"type", kTypes[static_cast<std::size_t>(event.type)]}};
  if (event.type == Type::kShown || event.type == Type::kShuffled) {
    told["pile"] = pile_value(event.pile);
    if (event.type == Type::kShown) {
      tell_verses(event, told);
      tell_owners(event, told);
    }
    return told;
  }
  if (event.type == Type::kEnded) {
    if (event.number != 0) told["winner"] = event.seat;
    return told;
  }
  told["seat"] = event.seat;
  if (tell_cards(event, told) || tell_effect(book, event, told)) {
    tell_owners(event, told);
    return told;
  }
  switch (event.type) {
    case Type::kBegan:
      told["seats"] = event.number;
      told["game"] = event.other != 0 ? "advanced" : "basic";
      break;
    case Type::kTurn:
      told["round"] = event.number;
      break;
    case Type::kPhase:
      told["phase"] = phase_name(static_cast<Phase>(event.number));
      break;
    case Type::kStep:
      told["action"] = action(book, Action(static_cast<Action::Type>(event.number), event.cards[0],
                                           event.pile, event.other));
      break;
    case Type::kVerdict:
      told["right"] = event.number != 0;
      break;
    case Type::kDeclared: {
      json::array chapters;
      for (int i = 0; i < event.count; ++i) {
        if (event.cards[i] != 0) chapters.push_back(pile_value(event.cards[i]));
      }
      told["theme"] = CardList::get().theme(event.number);
      told["chapters"] = std::move(chapters);
      break;
    }
    case Type::kAsked:
      told["asked"] = seat_list(event.number, kSeatCap);
      break;
    default:
      break;
  }
  return told;
}

}  // namespace scriptorium::chapter_and_verse
