#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "table/any_game.h"

namespace scriptorium::cli {

// Who holds a seat: a person, or a computer player if `player` names one.
struct Holder {
  std::string name;
  std::string player;

  bool is_person() const { return player.empty(); }
};

// A table put away: the replay, who sat where, and what people had begun to decide. The file is
// {"scriptorium":"table","seats":[{"name":…,"player":…}…],"drafts":[[…]…],"replay":{…}}.
struct SavedTable {
  std::vector<Holder> holders;      // none: the file was a bare replay
  std::vector<json::array> drafts;  // by seat
  json::object replay;

  bool is_over() const { return replay.contains("result"); }
};

json::object to_json(const SavedTable& table);
Result<SavedTable> read_saved(json::object file);
// A game as a server hands it out, {"scriptorium":"game","replay":{…},"fairness":{…}}.
bool is_downloaded(const json::object& file);
// The replay in a file that is one, or that is a table put away or a downloaded game.
json::object replay_in(json::object file);

// Writes the file as a whole or not at all. Throws std::runtime_error that names it.
void write_whole(const std::filesystem::path& path, const std::string& text);

// Held while a table is played: two programs that play on with one file would undo each other's
// moves.
class TableLock {
 public:
  TableLock() = default;
  TableLock(const TableLock&) = delete;
  TableLock& operator=(const TableLock&) = delete;
  ~TableLock();

  // False if another program holds it. Where nothing can be written nothing needs to be held.
  bool take(const std::filesystem::path& table);

 private:
  std::filesystem::path path_;
  int file_ = -1;
};

// Where tables are kept while they are played: $XDG_STATE_HOME/scriptorium, else
// ~/.local/state/scriptorium, else here.
std::filesystem::path state_folder();
// A file of its own for a new table in that folder: verbatim-1.json, verbatim-2.json, …
std::filesystem::path fresh_file(std::string_view game);
// The tables of this game in that folder, whether they can be read or not, the last played first.
std::vector<std::filesystem::path> kept_files(std::string_view game);
// A table that was put away in a file; whatever is wrong with the file is an error.
Result<SavedTable> read_kept(const std::filesystem::path& path);

}  // namespace scriptorium::cli
