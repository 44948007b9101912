#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/result.h"

namespace scriptorium::server {

using TableId = std::uint64_t;  // random: whoever knows it can come to the table. Never in a log.
using GuestId = std::uint64_t;
using Milliseconds = std::int64_t;  // since 1970
using LineCount = std::uint32_t;
using SeatBits = std::uint32_t;  // seat n is bit n

inline constexpr LineCount kAllLines = std::numeric_limits<LineCount>::max();
inline constexpr std::size_t kLongestText = 16 << 20;  // bytes, of any one text that is kept

// One thing that happened at a table: a JSON text, which the storage does not read. A table is what
// its lines say, one after the other: they are its journal.
struct Line {
  Milliseconds at = 0;
  std::string body;

  bool operator==(const Line&) const = default;
};

enum class Stage : std::uint8_t { kGathering, kPlaying, kOver };

// What is known of a table without reading its journal.
struct Head {
  Stage stage = Stage::kGathering;
  bool listed = false;
  GuestId host = 0;
  std::string about;  // JSON, for lists

  bool operator==(const Head&) const = default;
};

// A guest's part in the game of a table: by it guests find their games again.
struct Player {
  GuestId guest = 0;
  SeatBits seats = 0;
  std::string game;                         // under which it counts
  std::optional<std::int64_t> points = {};  // once it is over, if the result is the guest's own
  bool won = false;

  bool operator==(const Player&) const = default;
};

// What is added to a table at once: as a whole or not at all.
struct Append {
  TableId table = 0;
  LineCount first = 0;  // how many lines the journal has before; otherwise `storage_conflict`
  std::vector<Line> lines = {};      // may be empty, except for the first of a table
  std::optional<Head> head = {};     // the new one, if it changed; a table begins with one
  std::vector<Player> players = {};  // with a head: all who play, each guest once
  SeatBits turn = 0;                 // with lines: who may act after them
};

struct StoredTable {
  Head head;
  LineCount first = 0;  // the number of lines[0]
  std::vector<Line> lines;
};

struct Listing {
  TableId id = 0;
  Head head;
  Milliseconds touched = 0;  // when its last line was written
  LineCount lines = 0;

  bool operator==(const Listing&) const = default;
};

// One game of a guest's.
struct OwnGame {
  TableId id = 0;
  Head head;
  Player player;
  SeatBits turn = 0;       // who may act; 0 also if nobody has said
  Milliseconds since = 0;  // when the table came to its stage, or the guest to the table

  bool operator==(const OwnGame&) const = default;
};

// All finished games of one kind that a guest played.
struct Tally {
  std::string game;
  std::uint32_t games = 0;
  std::uint32_t counted = 0;  // of those, the ones with points of the guest's own
  std::uint32_t won = 0;
  std::optional<std::int64_t> best = {};

  bool operator==(const Tally&) const = default;
};

// Which of a guest's games.
enum class OwnGames : std::uint8_t { kGoingOn, kOver };

struct Guest {
  GuestId id = 0;
  std::string name;
  Milliseconds created = 0;

  bool operator==(const Guest&) const = default;
};

// What the storage has done since it was opened; for /metrics.
struct Counts {
  std::uint64_t appends = 0;  // kept
  std::uint64_t refused = 0;  // appends that ended with an error
  std::uint64_t lines = 0;
  std::uint64_t bytes = 0;  // of lines
  std::uint64_t transactions = 0;
  std::uint64_t largest_group = 0;         // appends in one transaction
  std::uint64_t waiting = 0;               // appends handed in and not done, now
  std::uint64_t commit_microseconds = 0;   // from begin to durable, of all transactions
  std::uint64_t slowest_commit = 0;        // microseconds
  std::uint64_t writer_microseconds = 0;   // of the processor, `done`s included
  std::uint64_t checkpoints = 0;           // whatever the storage does to tidy up
  std::uint64_t checkpoint_stalls_us = 0;  // of that, while appends had to wait
};

// Where tables are kept. Everything may be called from any thread. A failure has one of these
// codes, and a message for whoever runs the server:
//   storage_conflict  the journal has not as many lines as the append says
//   storage_full      no room on the disk
//   storage_locked    somebody else holds the storage
//   storage_failed    anything else
class Storage {
 public:
  // Called on the storage's own thread: be brief, do not throw; `append` may be called from it, and
  // nothing else of the storage.
  using Done = std::function<void(std::optional<Error>)>;

  Storage() = default;
  Storage(const Storage&) = delete;
  Storage& operator=(const Storage&) = delete;
  virtual ~Storage() = default;  // after everything handed in is done

  // Returns at once. `done` is called when the append is durable, or was refused and left no trace.
  // Appends to one table are taken in the order of the calls. Behind one that failed, those that
  // counted on it fail as conflicts. Whoever was told that it is done finds it by reading.
  virtual void append(Append append, Done done) = 0;
  virtual void flush() = 0;  // returns when everything handed in so far is done

  // The rest blocks. No table, no guest: an empty optional, not an error.
  virtual Result<std::optional<StoredTable>> read(TableId table, LineCount from = 0) = 0;

  // At most so many, the one whose head was written last first.
  virtual Result<std::vector<Listing>> list(Stage stage, bool listed_only, std::size_t most) = 0;
  virtual Result<std::vector<Listing>> tables_of(GuestId host, std::size_t most) = 0;

  // Those that the guest has not forgotten, newest first, after `skip` of them. What still gathers
  // and was not touched after `gathering_after` is left out.
  virtual Result<std::vector<OwnGame>> games_of(GuestId guest, OwnGames which,
                                                Milliseconds gathering_after, std::size_t skip,
                                                std::size_t most) = 0;
  virtual Result<std::vector<Tally>> tallies_of(GuestId guest) = 0;  // by name of the game
  // Takes these out of the guest's own list; nobody else notices. How many were in it. A guest who
  // comes to such a table anew finds it in the list again.
  virtual Result<std::size_t> forget_games(GuestId guest, const std::vector<TableId>& tables) = 0;
  virtual Result<std::size_t> forget_all_games(GuestId guest) = 0;

  virtual std::optional<Error> keep_guest(const Guest& guest) = 0;  // new, or under a new name
  virtual Result<std::optional<Guest>> guest(GuestId id) = 0;

  // The secret of this name; `fresh` becomes it if there is none. Never in a log.
  virtual Result<std::string> secret(std::string_view name, std::string fresh) = 0;

  // A copy of everything as it is at one moment, while tables play on. Never overwrites a file. The
  // copy holds the secrets too: it is readable by its owner alone.
  virtual std::optional<Error> backup(const std::filesystem::path& file) = 0;

  virtual Counts counts() const = 0;
};

}  // namespace scriptorium::server
