#include "server/net/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "server/net/compress.h"

namespace scriptorium::server {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, std::string_view>, 19> kTypes = {{
    {".avif", "image/avif"},
    {".css", "text/css; charset=utf-8"},
    {".gif", "image/gif"},
    {".html", "text/html; charset=utf-8"},
    {".ico", "image/x-icon"},
    {".jpg", "image/jpeg"},
    {".js", "text/javascript; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".png", "image/png"},
    {".svg", "image/svg+xml"},
    {".txt", "text/plain; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".webmanifest", "application/manifest+json"},
    {".webp", "image/webp"},
    {".woff2", "font/woff2"},
}};

std::string_view type_of(const std::string& extension) {
  for (const auto& [ending, type] : kTypes) {
    if (ending == extension) return type;
  }
  return "application/octet-stream";
}

// name-8f3a09bc.js: a dash and eight hexadecimal digits or more before the extension.
bool holds_hash(std::string_view stem) {
  const std::size_t dash = stem.rfind('-');
  if (dash == std::string_view::npos || dash == 0) return false;
  const std::string_view hash = stem.substr(dash + 1);
  return hash.size() >= 8 &&
         hash.find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
}

std::uint64_t hash_of(std::string_view text) {  // FNV-1a: our own files, nobody to fool
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return hash;
}

Error bad_folder(const fs::path& path, std::string_view why) {
  return {"bad_web_folder", fmt::format("The web folder {}: {}.", path.string(), why), "web", {}};
}

}  // namespace

File file_of(const fs::path& name, std::string text) {
  File file;
  file.type = type_of(name.extension().string());
  file.immutable = holds_hash(name.stem().string());
  const std::string hash = fmt::format("{:016x}{:x}", hash_of(text), text.size());
  file.tag = '"' + hash + '"';
  file.gzip_tag = '"' + hash + "-gzip\"";
  std::string small = gzip(text);
  if (!small.empty() && small.size() < text.size()) {
    file.gzip = std::make_shared<const std::string>(std::move(small));
  }
  file.plain = std::make_shared<const std::string>(std::move(text));
  return file;
}

Result<Files> Files::load(const fs::path& folder) {
  std::error_code fault;
  Files files;
  auto entry = fs::recursive_directory_iterator(folder, fault);
  for (; !fault && entry != fs::recursive_directory_iterator(); entry.increment(fault)) {
    const fs::path& path = entry->path();
    if (path.filename().string().starts_with('.')) {
      entry.disable_recursion_pending();
      continue;
    }
    if (entry->is_symlink() || !entry->is_regular_file()) continue;
    std::ifstream in(path, std::ios::binary);
    std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    if (!in) return bad_folder(path, "cannot be read");
    files.files_.emplace('/' + path.lexically_relative(folder).generic_string(),
                         file_of(path.filename(), std::move(text)));
  }
  if (fault) return bad_folder(folder, fault.message());
  return files;
}

const File* Files::find(std::string_view path) const {
  if (const auto found = files_.find(path); found != files_.end()) return &found->second;
  const std::string_view last = path.substr(path.rfind('/') + 1);
  if (last.find('.') != std::string_view::npos) return nullptr;
  // Nor is it a page where it leads into a folder that we have.
  if (const std::size_t end = path.find('/', 1); end != std::string_view::npos) {
    const std::string_view folder = path.substr(0, end + 1);
    const auto inside = files_.lower_bound(folder);
    if (inside != files_.end() && inside->first.starts_with(folder)) return nullptr;
  }
  const auto index = files_.find("/index.html");
  return index == files_.end() ? nullptr : &index->second;
}

}  // namespace scriptorium::server
