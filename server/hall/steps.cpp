#include "server/hall/steps.h"

#include "server/hall/download.h"
#include "server/hall/house.h"
#include "server/hall/json.h"
#include "table/request.h"

namespace scriptorium::server {
namespace {

// It is made where others wait for the network: so much is written in about a tenth of a second.
constexpr std::size_t kLongest = 10 << 20;

// Whose eyes see the game.
struct Eyes {
  bool all = false;  // every seat's
  Viewer viewer = Viewer::spectator();
};

std::optional<Eyes> eyes_from(std::string_view text) {
  if (text == "all") return Eyes{true};
  if (text == "spectator") return Eyes{};
  const auto seat = whole_number(text, 0, kMaxSeats - 1);
  if (!seat || text.size() != 1) return std::nullopt;
  return Eyes{false, Viewer(static_cast<Seat>(*seat))};
}

// What was done: by whom, and how. Others saw what came of it; the actions themselves, some of them
// in private, are for those who see all.
void write_entry(written::Object& out, const json::object& entry, const Eyes& eyes) {
  out.add("by", entry.at("by"));
  for (const char* name : {"clock", "take_back", "actions"}) {
    const json::value* value = entry.if_contains(name);
    if (value == nullptr || (!eyes.all && value->is_array())) continue;
    out.add(name, *value);
  }
  if (const json::value* text = entry.if_contains("text")) {
    out.object("said").add("by", entry.at("by")).add("text", *text);
  }
}

// What the eyes were told last, and what they see now.
void write_sight(written::Object& out, const AnyMatch& match, std::size_t told_before,
                 const Eyes& eyes) {
  {
    written::Array events = out.array("events");
    for (const ToldText& told : match.told_last(match.told() - told_before)) {
      const std::string_view text = eyes.all ? told.full : told.for_viewer(eyes.viewer);
      if (!text.empty()) events.add_raw(text);
    }
  }
  if (eyes.all) {
    written::Array views = out.array("views");
    for (int seat = 0; seat < match.seats(); ++seat) {
      match.write_view(views.object(), Viewer(static_cast<Seat>(seat)));
    }
  } else {
    match.write_view(out.object("view"), eyes.viewer);
  }
  out.add("actors", actors_to_json(match.actors()));
}

// The deal, then each entry, written into the text. What stands in the way, if anything does.
const char* write_steps(const written::Output& text, written::Array steps, AnyMatch& match,
                        const json::array& entries, const Eyes& eyes) {
  {
    written::Object deal = steps.object();
    deal.add("by", json::value());
    write_sight(deal, match, 0, eyes);
  }
  for (const json::value& entry : entries) {
    const std::size_t told = match.told();
    if (match.enter(entry)) return "old_rules";
    if (text.view().size() > kLongest) return "too_many_steps";
    written::Object step = steps.object();
    write_entry(step, entry.as_object(), eyes);
    write_sight(step, match, told, eyes);
  }
  return nullptr;
}

}  // namespace

Result<std::string> finished_steps(const Registry& games, Storage& storage, TableId table,
                                   std::string_view eyes) {
  constexpr Language kLanguage = Language::kEnglish;
  const std::optional<Eyes> whose = eyes_from(eyes);
  if (!whose) return hall_error("bad_eyes", "eyes", kLanguage);
  const Result<Journal> journal = finished_journal(storage, table);
  if (!journal) return journal.error();
  const Gathering& gathering = journal->gathering;
  const int seats = gathering.terms().seats;
  if (!whose->viewer.is_spectator() && whose->viewer.index() >= seats) {
    return table_error("no_such_seat", "eyes", kLanguage, {std::to_string(seats - 1)});
  }
  const std::unique_ptr<AnyMatch> match = play_again(games, gathering, {});
  if (match == nullptr) return hall_error("old_rules", "table", kLanguage);
  written::Output text;
  const char* fault = nullptr;
  {
    written::Object out(text);
    out.add("game", gathering.terms().game).add("seats", seats).add("options", match->options());
    out.add("names", names_of(gathering));
    fault = write_steps(text, out.array("steps"), *match, journal->entries, *whose);
    out.add("scores", match->scores()).add("ok", true);
  }
  if (fault != nullptr) return hall_error(fault, "table", kLanguage);
  return text.string();
}

}  // namespace scriptorium::server
