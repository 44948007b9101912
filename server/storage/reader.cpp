#include "server/storage/reader.h"

#include <algorithm>
#include <string>

namespace scriptorium::server {

namespace {

// The first columns of a row that tells of a table.
const std::string kHead = "SELECT tables.stage, listed, host, about, ";
const std::string kListing = kHead + "id, touched, lines FROM tables CROSS JOIN tails USING (no) ";
const std::string kNewestFirst = " ORDER BY headed DESC, no DESC LIMIT ?";

Head head_of(const Rows& rows) {
  return {static_cast<Stage>(rows.number(0)), rows.number(1) != 0, rows.id(2), rows.text(3)};
}

std::vector<Listing> listings_of(Statement& statement) {
  std::vector<Listing> listings;
  Rows rows(statement);
  while (rows.next()) {
    listings.push_back({rows.id(4), head_of(rows), rows.number(5), rows.count(6)});
  }
  return listings;
}

// The partial indices are found by these very words.
const std::string kOwnGames =
    kHead +
    "id, seats, game, points, won, turn, since FROM players CROSS JOIN tables USING (no) CROSS "
    "JOIN tails USING (no) WHERE guest = ? AND NOT forgotten AND players.";
const std::string kNewestGameFirst = " ORDER BY since DESC, no DESC LIMIT ? OFFSET ?";

std::vector<OwnGame> games_in(GuestId guest, Statement& statement) {
  std::vector<OwnGame> games;
  Rows rows(statement);
  while (rows.next()) {
    games.push_back(
        {rows.id(4),
         head_of(rows),
         {guest, rows.count(5), rows.text(6), rows.number_or_none(7), rows.number(8) != 0},
         rows.count(9),
         rows.number(10)});
  }
  return games;
}

[[noreturn]] void damaged() {
  throw StorageFailure{{"storage_failed", "a journal is damaged: a line is missing", "", ""}};
}

}  // namespace

Reader::Reader(const std::filesystem::path& file, std::chrono::milliseconds patience)
    : database_(file, Database::Access::kRead, patience),
      table_(database_, kHead + "lines, last, no FROM tables JOIN tails USING (no) WHERE id = ?"),
      line_(database_, "SELECT no, number, previous, at, body FROM journal WHERE place = ?"),
      of_stage_(database_, kListing + "WHERE stage = ?" + kNewestFirst),
      listed_(database_, kListing + "WHERE stage = ? AND listed" + kNewestFirst),
      of_host_(database_, kListing + "WHERE host = ?" + kNewestFirst),
      going_on_(database_,
                kOwnGames + "stage < 2 AND (players.stage > 0 OR touched > ?)" + kNewestGameFirst),
      over_(database_, kOwnGames + "stage = 2" + kNewestGameFirst),
      tallies_(database_,
               "SELECT game, count(*), count(points), sum(won AND points IS NOT NULL), max(points) "
               "FROM players WHERE guest = ? AND NOT forgotten AND stage = 2 "
               "GROUP BY game ORDER BY game"),
      guest_(database_, "SELECT name, created FROM guests WHERE id = ?") {}

std::optional<StoredTable> Reader::read(TableId table, LineCount from) {
  const std::lock_guard lock(mutex_);
  StoredTable stored;
  LineCount count = 0;
  std::int64_t place = 0;
  std::int64_t no = 0;
  {
    Rows rows(table_.with(table));
    if (!rows.next()) return std::nullopt;
    stored.head = head_of(rows);
    count = rows.count(4);
    place = rows.number(5);
    no = rows.number(6);
  }
  // Lines never change: what is written meanwhile stands behind these.
  stored.first = std::min(from, count);
  stored.lines.resize(count - stored.first);
  for (LineCount number = count; number-- > stored.first;) {
    Rows rows(line_.with(place));
    if (!rows.next() || rows.number(0) != no || rows.count(1) != number) damaged();
    stored.lines[number - stored.first] = {rows.number(3), rows.text(4)};
    place = rows.number(2);
  }
  return stored;
}

std::vector<Listing> Reader::list(Stage stage, bool listed_only, std::size_t most) {
  const std::lock_guard lock(mutex_);
  Statement& statement = listed_only ? listed_ : of_stage_;
  return listings_of(statement.with(std::uint32_t{static_cast<std::uint8_t>(stage)}, most));
}

std::vector<Listing> Reader::tables_of(GuestId host, std::size_t most) {
  const std::lock_guard lock(mutex_);
  return listings_of(of_host_.with(host, most));
}

std::vector<OwnGame> Reader::games_of(GuestId guest, OwnGames which, Milliseconds gathering_after,
                                      std::size_t skip, std::size_t most) {
  const std::lock_guard lock(mutex_);
  if (which == OwnGames::kOver) return games_in(guest, over_.with(guest, most, skip));
  return games_in(guest, going_on_.with(guest, gathering_after, most, skip));
}

std::vector<Tally> Reader::tallies_of(GuestId guest) {
  const std::lock_guard lock(mutex_);
  std::vector<Tally> tallies;
  Rows rows(tallies_.with(guest));
  while (rows.next()) {
    tallies.push_back(
        {rows.text(0), rows.count(1), rows.count(2), rows.count(3), rows.number_or_none(4)});
  }
  return tallies;
}

std::optional<Guest> Reader::guest(GuestId id) {
  const std::lock_guard lock(mutex_);
  Rows rows(guest_.with(id));
  if (!rows.next()) return std::nullopt;
  return Guest{id, rows.text(0), rows.number(1)};
}

}  // namespace scriptorium::server
