#include "server/hall/journal.h"

#include <algorithm>

#include "server/hall/json.h"

namespace scriptorium::server {
namespace {

// What was told with an entry: events, each an object.
bool is_told(const json::value& told) {
  const json::array* list = told.if_array();
  return list != nullptr && std::all_of(list->begin(), list->end(), [](const json::value& each) {
           const json::object* one = each.if_object();
           return one != nullptr && object_in(*one, "event") != nullptr;
         });
}

}  // namespace

std::string entry_line(std::string_view entry, std::span<const ToldText> told,
                       const std::vector<Milliseconds>& clocks) {
  return written::object_text([&](written::Object line) {
    line.add_raw("entry", entry);
    {
      written::Array list = line.array("told");
      for (const ToldText& text : told) {
        written::Object each = list.object();
        each.add_raw("event", text.full);
        if (!text.rest.empty()) each.add_raw("rest", text.rest);
        if (text.sees != SeatSet::everyone()) each.add("sees", text.sees.bits());
        if (!text.rest_told) each.add("rest_told", false);
      }
    }
    if (!clocks.empty()) line.add("clocks", json::value_from(clocks));
  });
}

std::optional<Journal> read_journal(const std::vector<Line>& lines) {
  Journal journal;
  for (const Line& line : lines) {
    boost::system::error_code fault;
    json::value value = json::parse(line.body, fault);
    json::object* object = fault ? nullptr : value.if_object();
    if (object == nullptr) return std::nullopt;
    if (json::value* entry = object->if_contains("entry")) {
      journal.entries.push_back(std::move(*entry));
      json::value* told = object->if_contains("told");
      if (told != nullptr && !is_told(*told)) return std::nullopt;
      journal.told.push_back(told != nullptr ? std::move(*told) : json::value(json::array()));
      journal.turned = line.at;
      if (const json::value* clocks = object->if_contains("clocks")) {
        const auto left = json::try_value_to<std::vector<Milliseconds>>(*clocks);
        if (left) journal.clocks = *left;
      }
    } else if (const json::object* wish = object_in(*object, "let_pass")) {
      const json::value* seat = wish->if_contains("seat");
      const bool known = seat != nullptr && seat->is_int64() && seat->get_int64() >= 0;
      if (!known || seat->get_int64() >= kMaxSeats) continue;
      journal.wishes.resize(kMaxSeats);
      journal.wishes[static_cast<std::size_t>(seat->get_int64())] = PassWish::read(*wish);
    } else {
      if (object->contains("started")) journal.turned = line.at;
      const json::object* placed = object_in(*object, "placed");
      if (placed != nullptr && placed->contains("kept_for")) {
        journal.kept_since = journal.entries.size();
      }
      (void)journal.gathering.read(*object);
    }
  }
  if (journal.gathering.seats().empty()) return std::nullopt;
  return journal;
}

json::object replay_of(const Gathering& gathering, json::array entries) {
  boost::system::error_code fault;
  const json::value agreed = json::parse(gathering.agreed(), fault);
  json::object replay = !fault && agreed.is_object() ? agreed.get_object() : json::object();
  if (json::value* options = replay.if_contains("options"); options && options->is_object()) {
    for (const SealedDeck& each : gathering.decks()) {
      options->get_object()[each.option] = json::parse(each.deck, fault);
    }
  }
  replay["scriptorium"] = "replay";
  replay["seed"] = hex(gathering.seed());
  replay["entries"] = std::move(entries);
  return replay;
}

std::unique_ptr<AnyMatch> play_again(const Registry& games, const Gathering& gathering,
                                     json::array entries) {
  auto match = load_replay(games, replay_of(gathering, std::move(entries)));
  return match ? std::move(*match) : nullptr;
}

}  // namespace scriptorium::server
