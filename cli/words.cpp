#include "table/words.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <stdexcept>
#include <string>

#include "cli/commands.h"
#include "text/word_list.h"

namespace scriptorium::cli {
namespace {

// False if whoever was reading has seen enough; then there is nothing left to do.
bool put(std::string_view text) {
  errno = 0;
  const std::size_t written = std::fwrite(text.data(), 1, text.size(), stdout);
  if (written == text.size() && std::fflush(stdout) == 0) return true;
  if (errno == EPIPE) {
    std::clearerr(stdout);
    return false;
  }
  throw std::runtime_error("the words cannot be written to standard output");
}

// One letter is a word only where the table's option says so (VB-20).
void print(const text::WordList& list, bool one_letter) {
  constexpr std::size_t kChunk = 1 << 16;
  std::string lines;
  for (const std::string_view word : list) {
    if (!one_letter && word.size() == 1) continue;
    lines += word;
    lines += '\n';
    if (lines.size() < kChunk) continue;
    if (!put(lines)) return;
    lines.clear();
  }
  put(lines);
}

}  // namespace

Error unknown_list(const text::WordLists& lists, std::string_view name) {
  std::string message = fmt::format("There is no list \"{}\".", shorten(name));
  if (const std::string_view near = nearest(name, lists.names()); !near.empty()) {
    message += fmt::format(" Did you mean \"{}\"?", near);
  }
  return {"usage", message + " See scriptorium words --lists.", {}, {}};
}

int words(const Context& context, const Arguments& arguments) {
  const auto lists = text::WordLists::load(context.shelf.share / text::WordLists::kFile);
  if (arguments.has("lists")) {
    if (arguments.has("list")) {
      return complain({"usage", "--list prints one list, --lists their names.", {}, {}});
    }
    std::string table;
    for (const std::string_view name : lists.names()) {
      table += fmt::format("{:<16}{:>8}\n", name, lists.list(name)->size());
    }
    put(table);
    return 0;
  }
  const std::string name = arguments.text("list");
  if (const std::optional<text::WordList> list = lists.list(name)) {
    print(*list, arguments.has("one-letter"));
    return 0;
  }
  return complain(unknown_list(lists, name));
}

}  // namespace scriptorium::cli
