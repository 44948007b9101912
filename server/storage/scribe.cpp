#include "server/storage/scribe.h"

#include <fmt/format.h>

namespace scriptorium::server {

namespace {

constexpr std::size_t kMostTails = 100'000;  // remembered at a time

bool too_long(const Append& append) {
  for (const Line& line : append.lines) {
    if (line.body.size() > kLongestText) return true;
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
      put_tail_(database, "INSERT OR REPLACE INTO tails VALUES (?, ?, ?, ?)"),
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
  }
  return std::nullopt;
}

void Scribe::write_lines(Tail& tail, const Append& append) {
  if (append.lines.empty()) return;
  for (const Line& line : append.lines) {
    put_line_.with(++place_, tail.no, tail.lines, tail.last, line.at, line.body).run();
    tail.last = place_;
    ++tail.lines;
  }
  put_tail_.with(tail.no, tail.lines, tail.last, append.lines.back().at).run();
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

void Scribe::give_up() noexcept {
  database_.roll_back();
  tails_.clear();
}

}  // namespace scriptorium::server
