#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <functional>
#include <future>
#include <memory>
#include <string>
#include <vector>

#include "server/storage/storage.h"

namespace scriptorium::server {

// A folder for one test, gone after it.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "scriptorium_XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }

  std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

using Opened = Result<std::unique_ptr<Storage>>;

// A kind of storage, for the tests of what all of them must do (contract_*_test.cpp).
struct Kind {
  std::string name;
  std::function<Opened(const std::filesystem::path& place)> open;      // a place has its own tables
  std::function<Opened(const std::filesystem::path& copy)> open_copy;  // that `backup` made
};

class StorageContract : public testing::TestWithParam<Kind> {
 protected:
  void SetUp() override { open(); }

  void open() {
    Opened opened = GetParam().open(folder_ / "data");
    ASSERT_TRUE(opened) << opened.error().message;
    storage_ = std::move(*opened);
  }
  void close() { storage_.reset(); }

  TemporaryFolder folder_;
  std::unique_ptr<Storage> storage_;
};

inline const Head kHead{Stage::kPlaying, true, 7, R"({"game":"verbatim"})"};

inline Line line(int number) {
  return {1'700'000'000'000 + number, "{\"line\":" + std::to_string(number) + "}"};
}

// Lines `first` to `first + count` of a table; its head with line 0.
inline Append lines_from(TableId table, int first, int count = 1) {
  Append append{table, static_cast<LineCount>(first)};
  for (int number = first; number < first + count; ++number) append.lines.push_back(line(number));
  if (first == 0) append.head = kHead;
  return append;
}

inline std::optional<Error> append_now(Storage& storage, Append append) {
  std::promise<std::optional<Error>> outcome;
  storage.append(std::move(append), [&](auto error) { outcome.set_value(std::move(error)); });
  return outcome.get_future().get();
}

inline std::string code_of(const std::optional<Error>& error) { return error ? error->code : "ok"; }

inline StoredTable must_read(Storage& storage, TableId table, LineCount from = 0) {
  auto read = storage.read(table, from);
  EXPECT_TRUE(read) << read.error().message;
  if (!read || !*read) return {};
  return **read;
}

// How many lines a journal has; it must have line(0), line(1) and so on.
inline int lines_in_order(Storage& storage, TableId table) {
  const StoredTable stored = must_read(storage, table);
  for (std::size_t number = 0; number < stored.lines.size(); ++number) {
    EXPECT_EQ(stored.lines[number], line(static_cast<int>(number)));
  }
  return static_cast<int>(stored.lines.size());
}

}  // namespace scriptorium::server
