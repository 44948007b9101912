#include "text/scripture/scripture.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <map>
#include <mutex>
#include <stdexcept>
#include <variant>

#include "text/mapped_file.h"

namespace scriptorium::text {
namespace {

constexpr std::array<std::string_view, BundleHeader::kTranslations> kCodes = {"kjv", "web",
                                                                              "rv1909"};
constexpr std::size_t kLemmaTexts = 4;

// What is wrong with a file, in the words of its layout.
struct Fault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

void require(bool fine, const char* fault) {
  if (!fine) throw Fault(fault);
}

std::size_t place_of(Reference reference) {
  assert(exists(reference));
  return static_cast<std::size_t>(verse_place(reference.book, reference.chapter, reference.first));
}

// What a translation's own text of a book is: the Latter-day works stand with the King James.
std::size_t shelf_of(Book book, Translation translation) {
  assert(Scripture::has(book, translation));
  return in_bible(book) ? static_cast<std::size_t>(translation) : 0;
}

}  // namespace

std::string_view translation_code(Translation translation) {
  return kCodes[static_cast<std::size_t>(translation)];
}

std::optional<Translation> translation_by_code(std::string_view code) {
  const auto found = std::ranges::find(kCodes, code);
  if (found == kCodes.end()) return std::nullopt;
  return static_cast<Translation>(found - kCodes.begin());
}

std::optional<StrongNumber> StrongNumber::parse(std::string_view text) {
  if (text.size() < 2 || text.size() > 6) return std::nullopt;
  const char tongue = text.front();
  const bool greek = tongue == 'G' || tongue == 'g';
  if (!greek && tongue != 'H' && tongue != 'h') return std::nullopt;
  int number = 0;
  const auto [end, fault] = std::from_chars(text.data() + 1, text.data() + text.size(), number);
  if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (number < 1 || number >= kHebrewBit) return std::nullopt;
  return StrongNumber(greek ? Tongue::kGreek : Tongue::kHebrew, number);
}

std::string StrongNumber::text() const {
  return (tongue() == Tongue::kGreek ? "G" : "H") + std::to_string(number());
}

// The sections, once they are known to be sound.
struct Scripture::File {
  explicit File(const std::filesystem::path& path) : storage(std::in_place_index<0>, path) {
    open(std::get<0>(storage).bytes());
  }
  explicit File(std::string bytes) : storage(std::in_place_index<1>, std::move(bytes)) {
    open(std::as_bytes(std::span(std::get<1>(storage))));
  }

  void open(std::span<const std::byte> bytes);
  template <class T>
  std::span<const T> section(std::span<const std::byte> bytes, BundleHeader::Section section) const;
  void check_starts(std::span<const std::uint32_t> starts, std::size_t count) const;
  void check_words() const;
  void check_moves() const;

  std::string_view text(std::span<const std::uint32_t> starts, std::size_t i) const {
    return letters.substr(starts[i], starts[i + 1] - starts[i]);
  }

  std::variant<MappedFile, std::string> storage;
  std::size_t greek = 0;
  std::size_t hebrew = 0;
  std::array<std::span<const std::uint32_t>, BundleHeader::kTranslations> texts;
  std::array<std::span<const std::uint32_t>, BundleHeader::kTranslations> titles;
  std::span<const std::uint32_t> runs;
  std::span<const BundleWord> words;
  std::span<const std::uint32_t> lemmas;
  std::span<const BundleMove> moved;
  std::string_view letters;
};

template <class T>
std::span<const T> Scripture::File::section(std::span<const std::byte> bytes,
                                            BundleHeader::Section section) const {
  require(section.offset % alignof(std::uint32_t) == 0 && section.offset >= sizeof(BundleHeader),
          "a section begins where none can");
  require(section.offset <= bytes.size() &&
              section.count <= (bytes.size() - section.offset) / sizeof(T),
          "a section goes beyond the file");
  return {reinterpret_cast<const T*>(bytes.data() + section.offset), section.count};
}

// Ascending, none behind the letters.
void Scripture::File::check_starts(std::span<const std::uint32_t> starts, std::size_t count) const {
  require(starts.size() == count + 1, "a section has not the number of entries that it should");
  require(std::ranges::is_sorted(starts) && starts.back() <= letters.size(),
          "a text goes beyond the letters");
}

void Scripture::File::check_words() const {
  require(runs.size() == kBibleVerses + 1 && runs.front() == 0 && runs.back() == words.size() &&
              std::ranges::is_sorted(runs),
          "the runs of words do not fit");
  for (std::size_t verse = 0; verse < kBibleVerses; ++verse) {
    const std::size_t length = text(texts[0], verse).size();
    for (std::size_t i = runs[verse]; i < runs[verse + 1]; ++i) {
      const BundleWord& word = words[i];
      require(word.begin + std::size_t{word.length} <= length, "a word goes beyond its verse");
      const StrongNumber strong(word.strong);
      const std::size_t known = strong.tongue() == StrongNumber::Tongue::kGreek ? greek : hebrew;
      require(strong.number() >= 1 && static_cast<std::size_t>(strong.number()) <= known,
              "a word has a number that is not in the dictionary");
    }
  }
}

void Scripture::File::check_moves() const {
  const auto before = [](const BundleMove& a, const BundleMove& b) {
    return std::pair(a.translation, a.verse) < std::pair(b.translation, b.verse);
  };
  for (std::size_t i = 0; i < moved.size(); ++i) {
    const BundleMove& move = moved[i];
    require(move.translation < BundleHeader::kTranslations && move.verse < kBibleVerses &&
                move.chapter >= 1 && move.first >= 1 && move.first <= move.last,
            "a verse is moved to nowhere");
    require(i == 0 || before(moved[i - 1], move), "moved verses are out of order");
  }
}

void Scripture::File::open(std::span<const std::byte> bytes) {
  require(bytes.size() >= sizeof(BundleHeader), "cut off: shorter than its header");
  const auto& header = *reinterpret_cast<const BundleHeader*>(bytes.data());
  require(header.magic == BundleHeader::kMagic, "not a bundle of scripture");
  if (header.version != BundleHeader::kVersion) {
    throw Fault("has version " + std::to_string(header.version) + ", this program reads " +
                std::to_string(BundleHeader::kVersion));
  }
  if (header.size != bytes.size()) {
    throw Fault("has " + std::to_string(bytes.size()) + " bytes, should have " +
                std::to_string(header.size));
  }
  require(header.checksum == bundle_checksum(bytes), "damaged: the checksum is another");
  require(header.canon == canon_hash(), "was made for another list of books; build it again");
  constexpr std::uint32_t kMostNumbers = 1U << 15;
  require(header.greek < kMostNumbers && header.hebrew < kMostNumbers, "impossible dictionaries");
  greek = header.greek;
  hebrew = header.hebrew;
  const std::span<const char> all = section<char>(bytes, header.letters);
  letters = {all.data(), all.size()};
  for (std::size_t t = 0; t < BundleHeader::kTranslations; ++t) {
    texts[t] = section<std::uint32_t>(bytes, header.texts[t]);
    check_starts(texts[t], t == 0 ? kVerses : kBibleVerses);
    titles[t] = section<std::uint32_t>(bytes, header.titles[t]);
    check_starts(titles[t], t == 0 ? kChapters : kBibleChapters);
  }
  lemmas = section<std::uint32_t>(bytes, header.lemmas);
  check_starts(lemmas, (greek + hebrew) * kLemmaTexts);
  runs = section<std::uint32_t>(bytes, header.runs);
  words = section<BundleWord>(bytes, header.words);
  check_words();
  moved = section<BundleMove>(bytes, header.moved);
  check_moves();
}

const Scripture& Scripture::shared(const std::filesystem::path& folder) {
  static std::mutex mutex;
  static std::map<std::filesystem::path, Scripture> files;
  const std::lock_guard lock(mutex);
  auto file = files.find(folder);
  if (file == files.end()) file = files.emplace(folder, load(folder / kFile)).first;
  return file->second;
}

Scripture Scripture::load(const std::filesystem::path& file) try {
  return Scripture(std::make_shared<const File>(file));
} catch (const Fault& fault) {
  throw std::runtime_error(file.string() + ": " + fault.what());
}

Scripture Scripture::read(std::string bytes, const std::string& name) try {
  return Scripture(std::make_shared<const File>(std::move(bytes)));
} catch (const Fault& fault) {
  throw std::runtime_error(name + ": " + fault.what());
}

Verse Scripture::verse(Reference reference, Translation translation) const {
  const std::size_t shelf = shelf_of(reference.book, translation);
  const std::size_t place = place_of(reference);
  Verse verse = {file_->text(file_->texts[shelf], place), std::nullopt};
  const auto key = [](const BundleMove& move) {
    return std::pair<std::size_t, std::size_t>(move.translation, move.verse);
  };
  const std::pair wanted(shelf, place);
  const auto found = std::ranges::lower_bound(file_->moved, wanted, {}, key);
  if (found != file_->moved.end() && key(*found) == wanted) {
    verse.own = OwnPlace{found->chapter, found->first, found->last};
  }
  return verse;
}

std::string Scripture::text(Reference reference, Translation translation) const {
  std::string text;
  for (const Reference each : verses_of(reference)) {
    const std::string_view verse_text = verse(each, translation).text;
    if (!text.empty() && !verse_text.empty()) text += ' ';
    text += verse_text;
  }
  return text;
}

std::string_view Scripture::chapter_title(Reference reference, Translation translation) const {
  const auto chapter = static_cast<std::size_t>(chapter_place(reference.book, reference.chapter));
  return file_->text(file_->titles[shelf_of(reference.book, translation)], chapter);
}

std::vector<StrongWord> Scripture::words(Reference reference) const {
  std::vector<StrongWord> words;
  if (!in_bible(reference.book)) return words;
  const std::size_t place = place_of(reference);
  const std::string_view text = file_->text(file_->texts[0], place);
  for (std::size_t i = file_->runs[place]; i < file_->runs[place + 1]; ++i) {
    const BundleWord& word = file_->words[i];
    words.push_back({text.substr(word.begin, word.length), word.begin, StrongNumber(word.strong)});
  }
  return words;
}

std::optional<Lemma> Scripture::lemma(StrongNumber strong) const {
  const bool is_greek = strong.tongue() == StrongNumber::Tongue::kGreek;
  const auto number = static_cast<std::size_t>(strong.number());
  if (number < 1 || number > (is_greek ? file_->greek : file_->hebrew)) return std::nullopt;
  const std::size_t first = ((is_greek ? 0 : file_->greek) + number - 1) * kLemmaTexts;
  const auto text = [&](std::size_t i) { return file_->text(file_->lemmas, first + i); };
  if (text(0).empty()) return std::nullopt;  // a number that was never given
  return Lemma{text(0), text(1), text(2), text(3)};
}

std::vector<Reference> Scripture::verses_with(StrongNumber strong) const {
  std::vector<Reference> found;
  for (std::size_t verse = 0; verse < kBibleVerses; ++verse) {
    const auto words =
        file_->words.subspan(file_->runs[verse], file_->runs[verse + 1] - file_->runs[verse]);
    if (std::ranges::find(words, strong.bits(), &BundleWord::strong) == words.end()) continue;
    const VersePoint at = verse_at(static_cast<int>(verse));
    found.push_back({at.book, at.chapter, at.verse, at.verse});
  }
  return found;
}

}  // namespace scriptorium::text
