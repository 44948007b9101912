#include "cli/saved_table.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <stdexcept>

#include "cli/tables.h"
#include "table/styled.h"

namespace scriptorium::cli {
namespace {

namespace fs = std::filesystem;

bool is_kind(const json::object& file, std::string_view name) {
  const json::value* kind = file.if_contains("scriptorium");
  return kind != nullptr && *kind == json::value(name);
}

bool is_table(const json::object& file) { return is_kind(file, "table"); }

[[noreturn]] void fail(const fs::path& path) {
  throw std::runtime_error(fmt::format("cannot write {}: {}", path.string(), std::strerror(errno)));
}

}  // namespace

json::object to_json(const SavedTable& table) {
  json::array seats;
  for (const Holder& holder : table.holders) {
    json::object seat = {{"name", holder.name}};
    if (!holder.is_person()) seat["player"] = holder.player;
    seats.push_back(std::move(seat));
  }
  json::array drafts;
  for (const json::array& draft : table.drafts) drafts.push_back(draft);
  return {{"scriptorium", "table"},
          {"seats", std::move(seats)},
          {"drafts", std::move(drafts)},
          {"replay", table.replay}};
}

Result<SavedTable> read_saved(json::object file) {
  if (!is_table(file)) return SavedTable{{}, {}, std::move(file)};
  const auto fault = [](const char* field) {
    return Error{"failed", fmt::format("This is not a saved table: {}.", field), {}, {}};
  };
  SavedTable table;
  const json::value* seats = file.if_contains("seats");
  if (seats == nullptr || !seats->is_array()) return fault("seats");
  for (const json::value& seat : seats->get_array()) {
    const json::object* fields = seat.if_object();
    const json::value* name = fields == nullptr ? nullptr : fields->if_contains("name");
    if (name == nullptr || !name->is_string() || name->get_string().size() > 200 ||
        !is_printable(name->get_string()))
      return fault("seats.name");
    const json::value* player = fields->if_contains("player");
    if (player != nullptr && !player->is_string()) return fault("seats.player");
    table.holders.push_back({std::string(name->get_string()),
                             player == nullptr ? "" : std::string(player->get_string())});
  }
  if (const json::value* drafts = file.if_contains("drafts")) {
    if (!drafts->is_array()) return fault("drafts");
    for (const json::value& draft : drafts->get_array()) {
      if (!draft.is_array()) return fault("drafts");
      table.drafts.push_back(draft.get_array());
    }
  }
  const json::value* replay = file.if_contains("replay");
  if (replay == nullptr || !replay->is_object()) return fault("replay");
  table.replay = replay->get_object();
  return table;
}

bool is_downloaded(const json::object& file) { return is_kind(file, "game"); }

json::object replay_in(json::object file) {
  const bool around = is_table(file) || is_downloaded(file);
  json::value* replay = around ? file.if_contains("replay") : nullptr;
  if (replay == nullptr || !replay->is_object()) return file;
  return json::object(replay->get_object());
}

void write_whole(const fs::path& path, const std::string& text) {
  const fs::path part = path.string() + "." + std::to_string(getpid()) + ".part";
  const int file = ::open(part.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0) fail(path);
  std::string_view rest = text;
  while (!rest.empty()) {
    const ssize_t wrote = ::write(file, rest.data(), rest.size());
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote <= 0) break;
    rest.remove_prefix(static_cast<std::size_t>(wrote));
  }
  const bool synced = rest.empty() && ::fsync(file) == 0;
  if (::close(file) != 0 || !synced || ::rename(part.c_str(), path.c_str()) != 0) {
    const int why = errno;
    ::unlink(part.c_str());
    errno = why;
    fail(path);
  }
}

bool TableLock::take(const fs::path& table) {
  path_ = table.string() + ".lock";
  file_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  if (file_ < 0 || ::flock(file_, LOCK_EX | LOCK_NB) == 0) return true;
  ::close(file_);
  file_ = -1;
  return false;
}

TableLock::~TableLock() {
  if (file_ < 0) return;
  ::unlink(path_.c_str());
  ::close(file_);
}

fs::path state_folder() {
  const char* state = std::getenv("XDG_STATE_HOME");
  if (state != nullptr && *state == '/') return fs::path(state) / "scriptorium";
  const char* home = std::getenv("HOME");
  if (home != nullptr && *home == '/') return fs::path(home) / ".local/state/scriptorium";
  return ".";
}

fs::path fresh_file(std::string_view game) {
  const fs::path folder = state_folder();
  std::error_code ignored;
  fs::create_directories(folder, ignored);
  for (int number = 1;; ++number) {
    const fs::path path = folder / fmt::format("{}-{}.json", game, number);
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file >= 0) {
      ::close(file);
      return path;
    }
    if (errno != EEXIST) fail(path);
  }
}

std::vector<fs::path> kept_files(std::string_view game) {
  std::vector<std::pair<fs::file_time_type, fs::path>> found;
  std::error_code fault;
  for (const fs::directory_entry& entry : fs::directory_iterator(state_folder(), fault)) {
    const std::string name = entry.path().filename().string();
    const std::string start = std::string(game) + "-";
    if (!name.starts_with(start) || !name.ends_with(".json") ||
        !whole_number(name.substr(start.size(), name.size() - start.size() - 5), 1, 1'000'000))
      continue;
    const auto changed = entry.last_write_time(fault);
    if (!fault) found.emplace_back(changed, entry.path());
  }
  std::ranges::sort(found, std::ranges::greater());
  std::vector<fs::path> paths;
  for (auto& [changed, path] : found) paths.push_back(std::move(path));
  return paths;
}

Result<SavedTable> read_kept(const fs::path& path) {
  try {
    Result<json::object> file = read_json(path.string());
    if (!file) return file.error();
    if (!is_table(*file)) return Error{"failed", "This is not a saved table.", {}, {}};
    return read_saved(std::move(*file));
  } catch (const std::exception& fault) {
    return Error{"failed", fault.what(), {}, {}};
  }
}

}  // namespace scriptorium::cli
