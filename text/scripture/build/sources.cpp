#include "text/scripture/build/sources.h"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>

#include "text/scripture/build/dump.h"
#include "text/scripture/build/latter_day.h"
#include "text/scripture/build/renumber.h"
#include "text/scripture/build/spanish.h"

namespace scriptorium::text {
namespace {

namespace fs = std::filesystem;

std::string read_whole(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw std::runtime_error(file.string() + ": cannot be read");
  return {std::istreambuf_iterator<char>(in), {}};
}

// Does a module of this name stand in the folder's list?
bool has_module(const fs::path& sword, const std::string& module) {
  std::error_code fault;
  for (const auto& file : fs::directory_iterator(sword / "mods.d", fault)) {
    if (file.path().extension() != ".conf") continue;
    if (read_whole(file.path()).find('[' + module + ']') != std::string::npos) return true;
  }
  return false;
}

std::string quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + '\'';
}

std::vector<MarkedVerse> read_bible(const Sources& sources, const std::string& module,
                                    const std::string& package, OsisStyle style) {
  std::vector<MarkedVerse> verses;
  for (const std::string& entry :
       bible_entries(read_dump(dump_module(sources, module, package)), module)) {
    verses.push_back(read_osis(entry, style));
  }
  return verses;
}

std::vector<std::string> titles_of(const std::vector<MarkedVerse>& verses) {
  std::vector<std::string> titles(kBibleChapters);
  for (std::size_t i = 0; i < verses.size(); ++i) {
    if (verses[i].title.empty()) continue;
    const VersePoint at = verse_at(static_cast<int>(i));
    titles[static_cast<std::size_t>(chapter_place(at.book, at.chapter))] = verses[i].title;
  }
  return titles;
}

std::vector<std::string> texts_of(const std::vector<MarkedVerse>& verses) {
  std::vector<std::string> texts;
  for (const MarkedVerse& verse : verses) texts.push_back(verse.text);
  return texts;
}

}  // namespace

std::string dump_module(const Sources& sources, const std::string& module,
                        const std::string& package) {
  if (!has_module(sources.sword, module)) {
    throw std::runtime_error("the module " + module + " is not in " + sources.sword.string() +
                             ": install the package " + package);
  }
  // Modules in a home folder would come first.
  const std::string command = "HOME=/nonexistent SWORD_PATH=" + quoted(sources.sword.string()) +
                              ' ' + quoted(sources.mod2imp.string()) + ' ' + quoted(module);
  std::string dump;
  std::FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) throw std::runtime_error("cannot run " + sources.mod2imp.string());
  std::vector<char> chunk(1 << 16);
  for (std::size_t got = 0; (got = std::fread(chunk.data(), 1, chunk.size(), pipe)) > 0;) {
    dump.append(chunk.data(), got);
  }
  if (pclose(pipe) != 0 || dump.empty()) {
    throw std::runtime_error(sources.mod2imp.string() + " failed on the module " + module +
                             "; it comes with the package libsword-utils");
  }
  return dump;
}

Bibles read_bibles(const Sources& sources) {
  Bibles bibles;
  bibles.kjv = read_bible(sources, "engKJV2006eb", "sword-text-kjv", {});
  bibles.web = read_bible(sources, "engWEB2015eb", "sword-text-web", {});
  // Its numbers are laid on the wrong words.
  for (MarkedVerse& verse : bibles.web) verse.words.clear();
  bibles.rv1909 =
      read_bible(sources, "spaRV1909eb", "sword-text-sparv", {.added_words_stick = true});
  std::vector<bool> titled;
  for (const MarkedVerse& verse : bibles.kjv) titled.push_back(!verse.title.empty());
  make_plain_spanish(bibles.rv1909, titled);
  const std::string rules = read_whole(sources.data / "renumbered.txt");
  renumber(bibles.web, Translation::kWeb, rules, bibles.moved);
  renumber(bibles.rv1909, Translation::kRv1909, rules, bibles.moved);
  return bibles;
}

BundleContents read_sources(const Sources& sources) {
  const Bibles bibles = read_bibles(sources);
  BundleContents contents;
  contents.moved = bibles.moved;
  std::size_t t = 0;
  for (const auto* verses : {&bibles.kjv, &bibles.web, &bibles.rv1909}) {
    contents.texts[t] = texts_of(*verses);
    contents.titles[t++] = titles_of(*verses);
  }
  for (const MarkedVerse& verse : bibles.kjv) contents.words.push_back(verse.words);
  LatterDayWorks works = read_latter_day(sources.latter_day);
  const auto append = [](std::vector<std::string>& to, std::vector<std::string>& from) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
  };
  append(contents.texts[0], works.verses);
  append(contents.titles[0], works.titles);
  contents.greek = read_dictionary(
      read_dump(dump_module(sources, "StrongsGreek", "sword-dict-strongs-greek")), "StrongsGreek");
  contents.hebrew =
      read_dictionary(read_dump(dump_module(sources, "StrongsHebrew", "sword-dict-strongs-hebrew")),
                      "StrongsHebrew");
  return contents;
}

}  // namespace scriptorium::text
