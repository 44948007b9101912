#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/hall/journal.h"

namespace scriptorium::server {

// What one pair of eyes was told since the game began, move by move, without what was taken back.
// Each move with what telling it needs of the view that the eyes had before.
struct History {
  struct Move {
    std::uint32_t revision;  // of the eyes, after it
    std::string text;        // as it is sent
  };
  std::string game;
  std::uint32_t revision = 0;  // of the eyes, now
  std::vector<Move> moves;
};

// The game is played again. Nothing if today's rules are others.
std::shared_ptr<const History> history_of(const Registry& games, const Journal& journal,
                                          Viewer eyes);
// Fields of an answer: the last moves, or the last of those before the revision `until`.
std::string history_text(const History& history, std::optional<std::uint32_t> until);

// The histories that were made last, of all tables, so that no game is played again for everybody
// who asks. From any thread.
class Histories {
 public:
  // A table's lines as they were then; null: it must be made.
  std::shared_ptr<const History> find(TableId table, Viewer eyes, LineCount lines);
  void keep(TableId table, Viewer eyes, LineCount lines, std::shared_ptr<const History> history);

 private:
  static constexpr std::size_t kMostBytes = 16 << 20;
  struct Kept {
    TableId table;
    Viewer eyes;
    LineCount lines;
    std::shared_ptr<const History> history;
    std::size_t bytes;
  };

  std::mutex mutex_;
  std::vector<Kept> kept_;  // the latest last
  std::size_t bytes_ = 0;
};

}  // namespace scriptorium::server
