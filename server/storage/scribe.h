#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/storage/database.h"
#include "server/storage/storage.h"

namespace scriptorium::server {

// Writes into the database, one transaction after the other. Nobody else writes: it remembers how
// journals end and need not ask. Throws StorageFailure; then the transaction is lost and `give_up`
// is due.
class Scribe {
 public:
  explicit Scribe(Database& database);

  void begin() { begin_.run(); }
  // A refused append leaves the transaction as it was.
  std::optional<Error> write(const Append& append);
  void write(const Guest& guest);
  std::string secret(std::string_view name, std::string_view fresh);
  std::size_t forget_games(GuestId guest, const std::vector<TableId>& tables);
  std::size_t forget_all_games(GuestId guest);
  void commit() { commit_.run(); }
  void give_up() noexcept;

 private:
  struct Tail {  // of a journal
    std::int64_t no = 0;
    LineCount lines = 0;
    std::int64_t last = 0;  // its place
  };

  Tail* find(TableId table);
  Tail& begin_table(TableId table);
  Tail& remember(TableId table, const Tail& tail);
  void write_lines(Tail& tail, const Append& append);
  void write_players(const Tail& tail, const Append& append);

  Database& database_;
  Statement begin_, commit_;
  Statement find_, last_table_;
  Statement put_head_, put_line_, put_tail_;
  Statement empty_seats_, put_player_, drop_players_, forget_game_, forget_games_;
  Statement put_guest_;
  Statement put_secret_, secret_;
  std::unordered_map<TableId, Tail> tails_;
  std::int64_t place_;  // of the last line of all; what was lost leaves a gap
};

}  // namespace scriptorium::server
