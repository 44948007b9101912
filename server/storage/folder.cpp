#include "server/storage/folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>

#include "server/storage/database.h"

namespace scriptorium::server {

namespace {

[[noreturn]] void refuse(const char* code, std::string message) {
  throw StorageFailure{{code, std::move(message), "", ""}};
}

const std::filesystem::path& made(const std::filesystem::path& folder) {
  std::error_code ignored;  // mkdir will say it
  std::filesystem::create_directories(folder.parent_path(), ignored);
  if (mkdir(folder.c_str(), S_IRWXU) != 0 && errno != EEXIST) {
    refuse("storage_failed", fmt::format("cannot make {}: {}", folder.string(), strerror(errno)));
  }
  return folder;
}

std::filesystem::path locked(const std::filesystem::path& folder, const OpenFile& lock) {
  if (flock(lock.number(), LOCK_EX | LOCK_NB) != 0) {
    refuse("storage_locked", fmt::format("another server has the data folder {}", folder.string()));
  }
  return Folder::database_in(folder);
}

}  // namespace

OpenFile::OpenFile(const std::filesystem::path& path)
    : number_(open(path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR)) {
  if (number_ < 0) {
    refuse("storage_failed", fmt::format("cannot open {}: {}", path.string(), strerror(errno)));
  }
}

OpenFile::~OpenFile() { close(number_); }

Folder::Folder(const std::filesystem::path& path)
    : path_(made(path)), lock_(path_ / "lock"), file_(locked(path_, lock_)) {}

}  // namespace scriptorium::server
