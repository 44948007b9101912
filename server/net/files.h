#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "server/net/listener.h"
#include "table/result.h"

namespace scriptorium::server {

struct File {
  std::string_view type;   // text/html; charset=utf-8
  bool immutable = false;  // its name holds a hash of what it says
  std::string tag;         // an ETag of each form, with its quotes
  std::string gzip_tag;
  SharedText plain;
  SharedText gzip;  // null if it is not smaller
};

// A file that says this, by its name.
File file_of(const std::filesystem::path& name, std::string text);

// The files of a folder, in memory: what is not in this map cannot be asked for. Files and folders
// whose names begin with a dot are not in it, nor are links.
class Files {
 public:
  static Result<Files> load(const std::filesystem::path& folder);

  // `/` is index.html, and so is every path without an extension that is no file and leads into
  // no folder of files: links into the page work.
  const File* find(std::string_view path) const;
  std::size_t size() const { return files_.size(); }

 private:
  std::map<std::string, File, std::less<>> files_;
};

}  // namespace scriptorium::server
