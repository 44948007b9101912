#pragma once

#include <filesystem>
#include <mutex>
#include <optional>
#include <vector>

#include "server/storage/database.h"
#include "server/storage/storage.h"

namespace scriptorium::server {

// Reads what is durable, beside the writing, on a connection of its own. From any thread; throws
// StorageFailure.
class Reader {
 public:
  Reader(const std::filesystem::path& file, std::chrono::milliseconds patience);

  std::optional<StoredTable> read(TableId table, LineCount from);
  std::vector<Listing> list(Stage stage, bool listed_only, std::size_t most);
  std::vector<Listing> tables_of(GuestId host, std::size_t most);
  std::vector<OwnGame> games_of(GuestId guest, OwnGames which, Milliseconds gathering_after,
                                std::size_t skip, std::size_t most);
  std::vector<Tally> tallies_of(GuestId guest);
  std::optional<Guest> guest(GuestId id);

 private:
  std::mutex mutex_;
  Database database_;
  Statement table_, line_, of_stage_, listed_, of_host_, going_on_, over_, tallies_, guest_;
};

}  // namespace scriptorium::server
