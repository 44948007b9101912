#include "server/hall/history.h"

#include <algorithm>

#include "server/hall/json.h"

namespace scriptorium::server {
namespace {

constexpr std::size_t kMostMoves = 200;  // in one answer

// What was told of one entry of the game, or of the deal.
struct Told {
  std::optional<std::size_t> entry;  // absent: the deal
  History::Move move;
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
std::optional<std::vector<Told>> told_of(AnyMatch& match, const Journal& journal, Viewer eyes) {
  std::vector<Told> moves;
  const auto add = [&](std::optional<std::size_t> entry, std::string text) {
    if (!text.empty()) moves.push_back({entry, {match.revision(eyes), std::move(text)}});
  };
  add(std::nullopt, move_text(match, 0, eyes, {}));
  for (std::size_t i = 0; i < journal.entries.size(); ++i) {
    const json::object before = needed(match, journal.told[i], eyes);
    const std::size_t told = match.told();
    if (match.enter(journal.entries[i])) return std::nullopt;
    add(i, move_text(match, told, eyes, before));
  }
  const std::vector<std::size_t> standing = match.standing();
  std::erase_if(moves, [&](const Told& each) {
    return each.entry && !std::binary_search(standing.begin(), standing.end(), *each.entry);
  });
  return moves;
}

}  // namespace

std::shared_ptr<const History> history_of(const Registry& games, const Journal& journal,
                                          Viewer eyes) {
  const std::unique_ptr<AnyMatch> match = play_again(games, journal.gathering, {});
  std::optional<std::vector<Told>> told;
  if (match != nullptr) told = told_of(*match, journal, eyes);
  if (!told) return nullptr;
  auto history = std::make_shared<History>();
  history->game = journal.gathering.terms().game;
  history->revision = match->revision(eyes);
  for (Told& each : *told) history->moves.push_back(std::move(each.move));
  return history;
}

std::string history_text(const History& history, std::optional<std::uint32_t> until) {
  const auto first = history.moves.begin();
  auto end = history.moves.end();
  if (until) {
    end =
        std::partition_point(first, end, [&](const auto& move) { return move.revision < *until; });
  }
  const auto most = static_cast<std::ptrdiff_t>(kMostMoves);
  const auto begin = end - first > most ? end - most : first;
  return written::fields_text([&](written::Fields out) {
    out.add("game", history.game);
    out.add("revision", history.revision);
    out.add("earlier", begin != first);
    written::Array list = out.array("moves");
    for (auto move = begin; move != end; ++move) list.add_raw(move->text);
  });
}

std::shared_ptr<const History> Histories::find(TableId table, Viewer eyes, LineCount lines) {
  const std::lock_guard lock(mutex_);
  const auto found = std::find_if(kept_.begin(), kept_.end(), [&](const Kept& each) {
    return each.table == table && each.eyes == eyes && each.lines == lines;
  });
  if (found == kept_.end()) return nullptr;
  std::rotate(found, found + 1, kept_.end());
  return kept_.back().history;
}

// What a table said earlier goes, then what nobody has asked for longest.
void Histories::keep(TableId table, Viewer eyes, LineCount lines,
                     std::shared_ptr<const History> history) {
  std::size_t bytes = sizeof(Kept) + sizeof(History);
  for (const History::Move& each : history->moves) bytes += sizeof(each) + each.text.size();
  const std::lock_guard lock(mutex_);
  const auto drop = [&](auto which) {
    bytes_ -= which->bytes;
    return kept_.erase(which);
  };
  for (auto each = kept_.begin(); each != kept_.end();) {
    const bool older = each->table == table && (each->eyes == eyes || each->lines < lines);
    each = older ? drop(each) : each + 1;
  }
  while (!kept_.empty() && bytes_ + bytes > kMostBytes) drop(kept_.begin());
  if (bytes > kMostBytes) return;
  kept_.push_back({table, eyes, lines, std::move(history), bytes});
  bytes_ += bytes;
}

}  // namespace scriptorium::server
