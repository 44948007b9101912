#include "text/scripture/build/bundle_write.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <span>
#include <stdexcept>

#include "text/scripture/scripture.h"

namespace scriptorium::text {
namespace {

template <class Number>
Number narrow(std::size_t value, const char* what) {
  if (value > std::numeric_limits<Number>::max()) {
    throw std::runtime_error(std::string("no room in the bundle for ") + what);
  }
  return static_cast<Number>(value);
}

class Writer {
 public:
  std::vector<std::uint32_t> starts(const std::vector<std::string>& texts) {
    std::vector<std::uint32_t> starts;
    for (const std::string& text : texts) {
      starts.push_back(narrow<std::uint32_t>(letters_.size(), "letters"));
      letters_ += text;
    }
    starts.push_back(narrow<std::uint32_t>(letters_.size(), "letters"));
    return starts;
  }

  template <class T>
  BundleHeader::Section add(std::span<const T> entries) {
    file_.resize((file_.size() + 3) / 4 * 4);
    const BundleHeader::Section section = {narrow<std::uint32_t>(file_.size(), "sections"),
                                           narrow<std::uint32_t>(entries.size(), "entries")};
    file_.append(reinterpret_cast<const char*>(entries.data()), entries.size_bytes());
    return section;
  }

  BundleHeader::Section add_letters() { return add(std::span<const char>(letters_)); }

  std::string finish(BundleHeader header) {
    header.size = narrow<std::uint32_t>(file_.size(), "the file");
    std::memcpy(file_.data(), &header, sizeof header);
    header.checksum = bundle_checksum(std::as_bytes(std::span(file_)));
    std::memcpy(file_.data(), &header, sizeof header);
    return std::move(file_);
  }

 private:
  std::string file_ = std::string(sizeof(BundleHeader), '\0');
  std::string letters_;
};

std::vector<std::string> lemma_texts(const BundleContents& contents) {
  std::vector<std::string> texts;
  for (const auto* lemmas : {&contents.greek, &contents.hebrew}) {
    for (const LemmaTexts& lemma : *lemmas) {
      texts.insert(texts.end(),
                   {lemma.word, lemma.transliteration, lemma.pronunciation, lemma.gloss});
    }
  }
  return texts;
}

}  // namespace

std::string write_bundle(BundleContents contents) {
  Writer writer;
  BundleHeader header = {};
  header.magic = BundleHeader::kMagic;
  header.version = BundleHeader::kVersion;
  header.canon = canon_hash();
  header.greek = narrow<std::uint32_t>(contents.greek.size(), "Greek");
  header.hebrew = narrow<std::uint32_t>(contents.hebrew.size(), "Hebrew");
  const auto add_texts = [&](const std::vector<std::string>& texts) {
    const std::vector<std::uint32_t> starts = writer.starts(texts);
    return writer.add<std::uint32_t>(starts);
  };
  for (std::size_t t = 0; t < BundleHeader::kTranslations; ++t) {
    header.texts[t] = add_texts(contents.texts[t]);
    header.titles[t] = add_texts(contents.titles[t]);
  }
  std::vector<std::uint32_t> runs = {0};
  std::vector<BundleWord> words;
  for (const std::vector<MarkedWord>& verse : contents.words) {
    for (const MarkedWord& word : verse) {
      const std::optional<StrongNumber> strong = StrongNumber::parse(word.strong);
      if (!strong) throw std::runtime_error("not a Strong's number: " + word.strong);
      words.push_back({narrow<std::uint16_t>(word.begin, "a verse"),
                       narrow<std::uint16_t>(word.length, "a word"), strong->bits()});
    }
    runs.push_back(narrow<std::uint32_t>(words.size(), "words"));
  }
  header.runs = writer.add<std::uint32_t>(runs);
  header.words = writer.add<BundleWord>(words);
  header.lemmas = add_texts(lemma_texts(contents));
  std::ranges::sort(contents.moved, {},
                    [](const BundleMove& move) { return std::pair(move.translation, move.verse); });
  header.moved = writer.add<BundleMove>(contents.moved);
  header.letters = writer.add_letters();
  return writer.finish(header);
}

}  // namespace scriptorium::text
