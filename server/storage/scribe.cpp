#include "server/storage/scribe.h"

#include <fmt/format.h>

namespace scriptorium::server {

namespace {

constexpr std::size_t kMostTails = 100'000;  // remembered at a time

bool too_long(const Append& append) {
  for (const Line& line : append.lines) {
    if (line.body.size() > kLongestText) return true;
  }
  for (const Player& each : append.players) {
    if (each.game.size() > kLongestText) return true;
  }
  return append.head && append.head->about.size() > kLongestText;
}

Error failed(std::string message) { return {"storage_failed", std::move(message), "", ""}; }

}  // namespace

Scribe::Scribe(Database& database)
    : database_(database),
      begin_(database, "BEGIN IMMEDIATE"),
      commit_(database, "COMMIT"),
      find_(database, "SELECT no, lines, last FROM tables JOIN tails USING (no) WHERE id = ?"),
      last_table_(database, "SELECT max(no) FROM tails"),
      put_head_(
          database,
          "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (no) DO UPDATE SET "
          "(stage, listed, host, about, headed) = "
          "(excluded.stage, excluded.listed, excluded.host, excluded.about, excluded.headed)"),
      put_line_(database, "INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?)"),
      put_tail_(database, "INSERT OR REPLACE INTO tails VALUES (?, ?, ?, ?, ?)"),
      empty_seats_(database, "UPDATE players SET seats = 0 WHERE no = ?"),
      put_player_(database,
                  "INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0) "
                  "ON CONFLICT (guest, no) DO UPDATE SET "
                  "since = iif(stage = excluded.stage, since, excluded.since), "
                  "(stage, seats, game, points, won) = (excluded.stage, excluded.seats, "
                  "excluded.game, excluded.points, excluded.won)"),
      drop_players_(database, "DELETE FROM players WHERE no = ? AND seats = 0"),
      forget_game_(database,
                   "UPDATE players SET forgotten = 1 WHERE guest = ? AND NOT forgotten AND "
                   "no = (SELECT no FROM tables WHERE id = ?)"),
      forget_games_(database, "UPDATE players SET forgotten = 1 WHERE guest = ? AND NOT forgotten"),
      put_guest_(database, "INSERT OR REPLACE INTO guests VALUES (?, ?, ?)"),
      put_secret_(database, "INSERT OR IGNORE INTO secrets VALUES (?, ?)"),
      secret_(database, "SELECT body FROM secrets WHERE name = ?"),
      place_(database.number("SELECT max(place) FROM journal")) {}

std::optional<Error> Scribe::write(const Append& append) {
  Tail* tail = find(append.table);
  const LineCount lines = tail == nullptr ? 0 : tail->lines;
  if (append.first != lines) {
    return Error{
        "storage_conflict",
        fmt::format("the journal has {} lines, but an append expected {}", lines, append.first), "",
        ""};
  }
  if (append.lines.size() > kAllLines - lines || too_long(append)) {
    return failed("an append is too long");
  }
  if (tail == nullptr) {
    if (!append.head || append.lines.empty()) return failed("a table begins with head and line");
    tail = &begin_table(append.table);
  }
  write_lines(*tail, append);
  if (append.head) {
    const Head& head = *append.head;
    put_head_
        .with(tail->no, append.table, std::uint32_t{static_cast<std::uint8_t>(head.stage)},
              std::uint32_t{head.listed}, head.host, head.about, place_)
        .run();
    write_players(*tail, append);
  }
  return std::nullopt;
}

// Whoever plays no more goes; what a guest has forgotten stays forgotten.
void Scribe::write_players(const Tail& tail, const Append& append) {
  const Milliseconds at = append.lines.empty() ? 0 : append.lines.back().at;
  const auto stage = std::uint32_t{static_cast<std::uint8_t>(append.head->stage)};
  empty_seats_.with(tail.no).run();
  for (const Player& each : append.players) {
    put_player_
        .with(each.guest, tail.no, stage, at, each.seats, each.game, each.points,
              std::uint32_t{each.won})
        .run();
  }
  drop_players_.with(tail.no).run();
}

void Scribe::write_lines(Tail& tail, const Append& append) {
  if (append.lines.empty()) return;
  for (const Line& line : append.lines) {
    put_line_.with(++place_, tail.no, tail.lines, tail.last, line.at, line.body).run();
    tail.last = place_;
    ++tail.lines;
  }
  put_tail_.with(tail.no, tail.lines, tail.last, append.lines.back().at, append.turn).run();
}

Scribe::Tail* Scribe::find(TableId table) {
  if (const auto known = tails_.find(table); known != tails_.end()) return &known->second;
  Rows rows(find_.with(table));
  if (!rows.next()) return nullptr;
  return &remember(table, {rows.number(0), rows.count(1), rows.number(2)});
}

Scribe::Tail& Scribe::begin_table(TableId table) {
  Rows rows(last_table_);
  rows.next();
  return remember(table, {rows.number(0) + 1});
}

Scribe::Tail& Scribe::remember(TableId table, const Tail& tail) {
  if (tails_.size() >= kMostTails) tails_.clear();
  return tails_.insert_or_assign(table, tail).first->second;
}

void Scribe::write(const Guest& guest) {
  put_guest_.with(guest.id, guest.name, guest.created).run();
}

std::string Scribe::secret(std::string_view name, std::string_view fresh) {
  put_secret_.with(name, fresh).run();
  Rows rows(secret_.with(name));
  rows.next();
  return rows.text(0);
}

std::size_t Scribe::forget_games(GuestId guest, const std::vector<TableId>& tables) {
  std::size_t forgotten = 0;
  for (const TableId table : tables) {
    forget_game_.with(guest, table).run();
    forgotten += database_.changed();
  }
  return forgotten;
}

std::size_t Scribe::forget_all_games(GuestId guest) {
  forget_games_.with(guest).run();
  return database_.changed();
}

void Scribe::give_up() noexcept {
  database_.roll_back();
  tails_.clear();
}

}  // namespace scriptorium::server
