#include "server/hall/history.h"

#include <algorithm>

#include "server/hall/house.h"
#include "server/hall/json.h"

namespace scriptorium::server {
namespace {

constexpr std::size_t kMostMoves = 200;  // in one answer

// What was told of one entry of the game, or of the deal.
struct Move {
  std::optional<std::size_t> entry;  // absent: the deal
  std::uint32_t revision = 0;        // of the eyes, after it
  std::string text;                  // as it is sent
};

// Of the view that the eyes have now, what telling of an entry's events needs.
json::object needed(const AnyMatch& match, const json::value& told, Viewer eyes) {
  json::object kept;
  std::optional<json::object> view;
  for (const json::value& each : told.as_array()) {
    const json::object& event = each.at("event").as_object();
    for (const std::string& field : match.game().told_with(text_in(event, "type"))) {
      if (!view) view = match.view(eyes);
      if (const json::value* value = view->if_contains(field)) kept[field] = *value;
    }
  }
  return kept;
}

// Empty where the eyes heard nothing.
std::string move_text(const AnyMatch& match, std::size_t told_before, Viewer eyes,
                      const json::object& before) {
  const std::vector<ToldText> told = match.told_last(match.told() - told_before);
  const bool heard = std::any_of(told.begin(), told.end(), [&](const ToldText& each) {
    return !each.for_viewer(eyes).empty();
  });
  if (!heard) return {};
  return written::object_text([&](written::Object out) {
    out.add("revision", match.revision(eyes));
    if (const auto turn = match.whose_turn()) out.add("turn", *turn);
    {
      written::Array events = out.array("events");
      for (const ToldText& each : told) {
        const std::string_view text = each.for_viewer(eyes);
        if (!text.empty()) events.add_raw(text);
      }
    }
    if (!before.empty()) out.add("before", before);
  });
}

// The game is played again: what the eyes were told of each move that still counts.
std::optional<std::vector<Move>> moves_of(AnyMatch& match, const Journal& journal, Viewer eyes) {
  std::vector<Move> moves;
  const auto add = [&](std::optional<std::size_t> entry, std::string text) {
    if (!text.empty()) moves.push_back({entry, match.revision(eyes), std::move(text)});
  };
  add(std::nullopt, move_text(match, 0, eyes, {}));
  for (std::size_t i = 0; i < journal.entries.size(); ++i) {
    const json::object before = needed(match, journal.told[i], eyes);
    const std::size_t told = match.told();
    if (match.enter(journal.entries[i])) return std::nullopt;
    add(i, move_text(match, told, eyes, before));
  }
  const std::vector<std::size_t> standing = match.standing();
  std::erase_if(moves, [&](const Move& move) {
    return move.entry && !std::binary_search(standing.begin(), standing.end(), *move.entry);
  });
  return moves;
}

}  // namespace

Answer history_of(const Registry& games, const Journal& journal, Viewer eyes,
                  std::optional<std::uint32_t> until, Language language) {
  const std::unique_ptr<AnyMatch> match = play_again(games, journal.gathering, {});
  std::optional<std::vector<Move>> moves;
  if (match != nullptr) moves = moves_of(*match, journal, eyes);
  if (!moves) return hall_error("old_rules", "table", language);
  if (until) std::erase_if(*moves, [&](const Move& move) { return move.revision >= *until; });
  const bool more = moves->size() > kMostMoves;
  if (more) moves->erase(moves->begin(), moves->end() - static_cast<std::ptrdiff_t>(kMostMoves));
  return written::fields_text([&](written::Fields out) {
    out.add("game", journal.gathering.terms().game);
    out.add("revision", match->revision(eyes));
    out.add("earlier", more);
    written::Array list = out.array("moves");
    for (const Move& move : *moves) list.add_raw(move.text);
  });
}

}  // namespace scriptorium::server
