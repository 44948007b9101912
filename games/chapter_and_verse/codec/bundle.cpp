#include "games/chapter_and_verse/codec/bundle.h"

#include <map>
#include <mutex>

namespace scriptorium::chapter_and_verse {

const text::Scripture& scripture(const Shelf& shelf) {
  static std::mutex mutex;
  static std::map<std::filesystem::path, text::Scripture> files;
  const std::filesystem::path path = shelf.share / text::Scripture::kFile;
  const std::lock_guard lock(mutex);
  auto file = files.find(path);
  if (file == files.end()) file = files.emplace(path, text::Scripture::load(path)).first;
  return file->second;
}

}  // namespace scriptorium::chapter_and_verse
