#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "text/scripture/bundle_file.h"
#include "text/scripture/reference.h"

namespace scriptorium::text {

enum class Translation : std::uint8_t { kKjv, kWeb, kRv1909 };
// `kjv`, `web`, `rv1909`.
std::string_view translation_code(Translation translation);
std::optional<Translation> translation_by_code(std::string_view code);
constexpr Language language_of(Translation translation) {
  return translation == Translation::kRv1909 ? Language::kSpanish : Language::kEnglish;
}

// A number of Strong's concordance: G26 is agape.
class StrongNumber {
 public:
  enum class Tongue { kGreek, kHebrew };

  constexpr explicit StrongNumber(std::uint16_t bits) : bits_(bits) {}
  constexpr StrongNumber(Tongue tongue, int number)
      : bits_(static_cast<std::uint16_t>(number | (tongue == Tongue::kHebrew ? kHebrewBit : 0))) {}
  // "G26", "h0430".
  static std::optional<StrongNumber> parse(std::string_view text);

  constexpr Tongue tongue() const {
    return (bits_ & kHebrewBit) ? Tongue::kHebrew : Tongue::kGreek;
  }
  constexpr int number() const { return bits_ & ~kHebrewBit; }
  constexpr std::uint16_t bits() const { return bits_; }
  std::string text() const;

  friend auto operator<=>(const StrongNumber&, const StrongNumber&) = default;

 private:
  static constexpr int kHebrewBit = 1 << 15;
  std::uint16_t bits_;
};

// Where a text itself has a verse that it numbers otherwise, in the same book.
struct OwnPlace {
  int chapter = 0;
  int first = 0;
  int last = 0;
  friend bool operator==(const OwnPlace&, const OwnPlace&) = default;
};

struct Verse {
  std::string_view text;  // empty where the text does not have it
  std::optional<OwnPlace> own;
};

struct StrongWord {
  std::string_view text;
  std::size_t begin = 0;  // in the verse
  StrongNumber strong{0};
};

// Of Strong's dictionaries.
struct Lemma {
  std::string_view word;
  std::string_view transliteration;
  std::string_view pronunciation;
  std::string_view gloss;
};

// The texts, out of one file that is mapped and used as it lies there. A light value; the file is
// shared. All that it hands out lasts as long as one copy of it.
class Scripture {
 public:
  // Where it lies in the shared folder.
  static constexpr std::string_view kFile = "scripture.bundle";

  // Throws std::runtime_error that names file and fault: what was loaded can be asked anything.
  static Scripture load(const std::filesystem::path& file);
  // The file in this folder, read once for the whole program.
  static const Scripture& shared(const std::filesystem::path& folder);
  // The same from memory; `name` is for the fault.
  static Scripture read(std::string bytes, const std::string& name);

  // The Latter-day works are there in English only, as one text that serves kjv and web.
  static bool has(Book book, Translation translation) {
    return in_bible(book) || language_of(translation) == Language::kEnglish;
  }

  // One verse, the reference's first. References must exist, and be had in this translation.
  Verse verse(Reference reference, Translation translation) const;
  // All its verses, a blank between them.
  std::string text(Reference reference, Translation translation) const;
  // What stands above the chapter: a psalm's title, a heading. Often empty.
  std::string_view chapter_title(Reference reference, Translation translation) const;

  // The words of the King James verse that have a number, in order; none in Latter-day works.
  std::vector<StrongWord> words(Reference reference) const;
  std::optional<Lemma> lemma(StrongNumber strong) const;
  // Verses of the King James Bible with this number, in order; looks at every word.
  std::vector<Reference> verses_with(StrongNumber strong) const;

 private:
  struct File;
  explicit Scripture(std::shared_ptr<const File> file) : file_(std::move(file)) {}

  std::shared_ptr<const File> file_;
};

}  // namespace scriptorium::text
