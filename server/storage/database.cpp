#include "server/storage/database.h"

#include <fmt/format.h>

#include <cerrno>

namespace scriptorium::server {

namespace {

bool no_room(sqlite3* handle, int code) {
  const int cause = sqlite3_system_errno(handle);
  return code == SQLITE_FULL || (code == SQLITE_IOERR && (cause == ENOSPC || cause == EDQUOT));
}

Error error_of(sqlite3* handle) {
  const int code = sqlite3_errcode(handle) & 0xff;  // without what SQLite adds in detail
  const char* file = sqlite3_db_filename(handle, "main");
  const std::string said = fmt::format("{}: {} (SQLite {})", file == nullptr ? "database" : file,
                                       sqlite3_errmsg(handle), sqlite3_extended_errcode(handle));
  if (no_room(handle, code)) return {"storage_full", "there is no room left for " + said, "", ""};
  if (code == SQLITE_BUSY || code == SQLITE_LOCKED) {
    return {"storage_locked", "another program holds " + said, "", ""};
  }
  return {"storage_failed", said, "", ""};
}

}  // namespace

Database::Database(const std::filesystem::path& file, Access access,
                   std::chrono::milliseconds patience) {
  // No mutex of SQLite's: who shares a connection has one already.
  const int flags = (access == Access::kRead ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE) |
                    SQLITE_OPEN_NOMUTEX;
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &handle, flags, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) fail();
  sqlite3_busy_timeout(handle, static_cast<int>(patience.count()));
}

void Database::run(const std::string& sql) {
  if (sqlite3_exec(handle(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail();
}

std::int64_t Database::number(const std::string& sql) {
  Statement statement(*this, sql);
  Rows rows(statement);
  return rows.next() ? rows.number(0) : 0;
}

std::string Database::text(const std::string& sql) {
  Statement statement(*this, sql);
  Rows rows(statement);
  return rows.next() ? rows.text(0) : std::string();
}

void Database::roll_back() noexcept {
  // After some failures SQLite has done so itself.
  if (sqlite3_get_autocommit(handle()) == 0) {
    sqlite3_exec(handle(), "ROLLBACK", nullptr, nullptr, nullptr);
  }
}

void Database::fail() const { throw StorageFailure{error_of(handle())}; }

Statement::Statement(Database& database, std::string_view sql) : database_(&database) {
  sqlite3_stmt* handle = nullptr;
  const int code = sqlite3_prepare_v3(database.handle(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
  handle_.reset(handle);
  check(code);
}

void Statement::run() {
  Rows rows(*this);
  while (rows.next()) {
  }
}

bool Rows::next() {
  const int code = sqlite3_step(handle());
  if (code != SQLITE_ROW && code != SQLITE_DONE) statement_.database_->fail();
  return code == SQLITE_ROW;
}

std::string Rows::text(int column) const {
  const void* begin = sqlite3_column_blob(handle(), column);  // as it is stored, zero bytes and all
  const int size = sqlite3_column_bytes(handle(), column);
  return begin == nullptr ? std::string()
                          : std::string(static_cast<const char*>(begin), static_cast<size_t>(size));
}

}  // namespace scriptorium::server
