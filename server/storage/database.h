#pragma once

#include <sqlite3.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "table/result.h"

namespace scriptorium::server {

// Thrown inside this folder, caught where the interface ends.
struct StorageFailure {
  Error error;
};

// A connection to a SQLite file. One thread at a time.
class Database {
 public:
  enum class Access : std::uint8_t { kRead, kWrite };

  Database(const std::filesystem::path& file, Access access, std::chrono::milliseconds patience);

  void run(const std::string& sql);  // one or several statements, answers ignored
  std::int64_t number(const std::string& sql);
  std::string text(const std::string& sql);
  void roll_back() noexcept;       // the transaction that is open, if one is
  [[noreturn]] void fail() const;  // throws what SQLite says of the last call
  std::size_t changed() const {    // rows, by the last statement
    return static_cast<std::size_t>(sqlite3_changes64(handle()));
  }
  sqlite3* handle() const { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

// A prepared statement.
class Statement {
 public:
  Statement(Database& database, std::string_view sql);

  // Values for its question marks, in order. Texts must outlive the run.
  template <class... Values>
  Statement& with(const Values&... values) {
    int place = 0;
    (bind(++place, values), ...);
    return *this;
  }
  void run();

 private:
  friend class Rows;
  struct Finalize {
    void operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }
  };

  void bind(int place, std::int64_t value) {
    check(sqlite3_bind_int64(handle_.get(), place, value));
  }
  void bind(int place, std::uint64_t value) { bind(place, static_cast<std::int64_t>(value)); }
  void bind(int place, std::uint32_t value) { bind(place, std::int64_t{value}); }
  void bind(int place, std::optional<std::int64_t> value) {
    if (value) return bind(place, *value);
    check(sqlite3_bind_null(handle_.get(), place));
  }
  void bind(int place, std::string_view value) {
    const char* begin = value.data() == nullptr ? "" : value.data();  // null would be NULL
    check(sqlite3_bind_text64(handle_.get(), place, begin, value.size(), nullptr, SQLITE_UTF8));
  }
  void check(int code) const {
    if (code != SQLITE_OK) database_->fail();
  }

  Database* database_;
  std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

// What a statement answers, row by row. The statement is free again when this is gone.
class Rows {
 public:
  explicit Rows(Statement& statement) : statement_(statement) {}
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;
  ~Rows() { sqlite3_reset(handle()); }

  bool next();
  std::int64_t number(int column) const { return sqlite3_column_int64(handle(), column); }
  std::uint64_t id(int column) const { return static_cast<std::uint64_t>(number(column)); }
  std::uint32_t count(int column) const { return static_cast<std::uint32_t>(number(column)); }
  std::optional<std::int64_t> number_or_none(int column) const {
    if (sqlite3_column_type(handle(), column) == SQLITE_NULL) return std::nullopt;
    return number(column);
  }
  std::string text(int column) const;

 private:
  sqlite3_stmt* handle() const { return statement_.handle_.get(); }

  Statement& statement_;
};

}  // namespace scriptorium::server
