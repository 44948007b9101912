#pragma once

#include <filesystem>

namespace scriptorium::server {

// A file that is open for as long as this lives. Made if it is not there, readable by its owner
// alone.
class OpenFile {
 public:
  explicit OpenFile(const std::filesystem::path& path);
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile();

  int number() const { return number_; }

 private:
  int number_;
};

// The data folder: made if it is not there, readable by its owner alone, and held by one server at
// a time for as long as this lives. Throws StorageFailure.
class Folder {
 public:
  explicit Folder(const std::filesystem::path& path);

  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path database() const { return database_in(path_); }
  int file() const { return file_.number(); }  // the database, for appending

  static std::filesystem::path database_in(const std::filesystem::path& folder) {
    return folder / "scriptorium.db";
  }

 private:
  std::filesystem::path path_;
  OpenFile lock_;
  // Opened before SQLite would make it, readable by all. Not to be closed before SQLite is done
  // with it: that would let go of SQLite's locks.
  OpenFile file_;
};

}  // namespace scriptorium::server
