#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>

#include "server/storage/storage.h"

namespace scriptorium::server {

struct SqliteSettings {
  // How long to wait for somebody else's lock on the database before an append fails.
  std::chrono::milliseconds patience{2000};
  // Transactions begin at least so far apart, unless `enough` appends wait: fewer of them take less
  // of the processor. After a pause the first append goes at once.
  std::chrono::microseconds spacing{2000};
  std::size_t enough = 64;
  // Pages in the write-ahead log before they are carried over into the database.
  int checkpoint_pages = 2000;
};

// The storage in this folder, which is made if it is not there. Refused while another server has
// it.
Result<std::unique_ptr<Storage>> open_sqlite(const std::filesystem::path& folder,
                                             const SqliteSettings& settings = {});

// Storage::backup without a storage: for another program, whether a server runs on the folder or
// not.
std::optional<Error> backup_sqlite(const std::filesystem::path& folder,
                                   const std::filesystem::path& file);

}  // namespace scriptorium::server
