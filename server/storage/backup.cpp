#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

#include "server/storage/database.h"
#include "server/storage/folder.h"
#include "server/storage/sqlite.h"

namespace scriptorium::server {

namespace {

constexpr std::chrono::milliseconds kPatience{2000};

[[noreturn]] void refuse(const std::filesystem::path& file, int cause) {
  const char* code = cause == ENOSPC || cause == EDQUOT ? "storage_full" : "storage_failed";
  throw StorageFailure{
      {code, fmt::format("cannot write {}: {}", file.string(), strerror(cause)), "", ""}};
}

// A file beside `file`, which takes its name when it is complete, and else is removed.
class Draft {
 public:
  explicit Draft(const std::filesystem::path& file)
      : file_(file), name_(file.string() + ".XXXXXX") {
    if (access(file.c_str(), F_OK) == 0) refuse(file, EEXIST);
    const int made = mkostemp(name_.data(), O_CLOEXEC);  // readable by its owner alone
    if (made < 0) refuse(file, errno);
    close(made);
  }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  ~Draft() {
    unlink(name_.c_str());
    unlink((name_ + "-journal").c_str());
  }

  const std::string& name() const { return name_; }
  void complete() {
    if (link(name_.c_str(), file_.c_str()) != 0) refuse(file_, errno);  // never overwrites
    const std::filesystem::path folder = file_.has_parent_path() ? file_.parent_path() : ".";
    const int opened = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0) refuse(file_, errno);
    fsync(opened);  // so that the name outlasts a power cut; not every file system can
    close(opened);
  }

 private:
  std::filesystem::path file_;
  std::string name_;
};

void copy(Database& from, Database& to) {
  sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
  if (backup == nullptr) to.fail();
  const int code = sqlite3_backup_step(backup, -1);  // at one go: one moment; nobody has to wait
  if (sqlite3_backup_finish(backup) != SQLITE_OK) to.fail();
  if (code != SQLITE_DONE) {
    throw StorageFailure{{"storage_locked", "another program holds the database", "", ""}};
  }
}

}  // namespace

std::optional<Error> backup_sqlite(const std::filesystem::path& folder,
                                   const std::filesystem::path& file) {
  try {
    Draft draft(file);
    {
      Database from(Folder::database_in(folder), Database::Access::kRead, kPatience);
      Database to(draft.name(), Database::Access::kWrite, kPatience);
      copy(from, to);
    }
    draft.complete();
    return std::nullopt;
  } catch (const StorageFailure& failure) {
    return failure.error;
  }
}

}  // namespace scriptorium::server
