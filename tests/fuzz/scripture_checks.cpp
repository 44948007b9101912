#include <algorithm>
#include <cstdint>
#include <cstring>
#include <exception>

#include "tests/fuzz/checks.h"
#include "text/scripture/scripture.h"
#include "text/scripture/tests/small_bundle.h"

namespace scriptorium::fuzz {
namespace {

using namespace text;

// Most changes are for the header and what lies at the sections' ends: letters matter little.
std::size_t place_of(std::uint32_t where, std::size_t size) {
  if (where % 4 == 0) return where / 4 % sizeof(BundleHeader);
  return where / 4 % size;
}

// Texts, words and lemmas from everywhere, as long as they say that they are.
std::uint64_t read_all(const Scripture& scripture) {
  std::uint64_t sum = 0;
  const auto look = [&](std::string_view bytes) {
    if (!bytes.empty()) sum += static_cast<unsigned char>(bytes.front() ^ bytes.back());
  };
  for (int place = 0; place < kVerses; place += 191) {
    const VersePoint at = verse_at(place);
    const Reference reference = {at.book, at.chapter, at.verse, at.verse};
    for (const auto translation : {Translation::kKjv, Translation::kWeb, Translation::kRv1909}) {
      if (!Scripture::has(at.book, translation)) continue;
      const Verse verse = scripture.verse(reference, translation);
      look(verse.text);
      look(scripture.chapter_title(reference, translation));
      if (verse.own) sum += static_cast<unsigned>(verse.own->chapter);
    }
    for (const StrongWord& word : scripture.words(reference)) {
      look(word.text);
      if (const auto lemma = scripture.lemma(word.strong)) look(lemma->gloss);
    }
  }
  for (const char* where : {"Gen 1:1", "Rev 22:21"}) {  // these have words
    for (const StrongWord& word : scripture.words(std::get<Reference>(parse_reference(where)))) {
      look(word.text);
      if (const auto lemma = scripture.lemma(word.strong)) look(lemma->gloss);
    }
  }
  return sum + scripture.verses_with(StrongNumber(1)).size();
}

}  // namespace

Breach check_reference(std::string_view typed) {
  const auto read = parse_reference(typed);
  if (const auto* fault = std::get_if<ReferenceFault>(&read)) {
    if (fault->kind == ReferenceFault::Kind::kNoVerse && fault->count < 1) return "no verse at all";
    return std::nullopt;
  }
  const Reference reference = std::get<Reference>(read);
  if (!exists(reference)) return "read a verse that does not exist";
  for (const Language language : {Language::kEnglish, Language::kSpanish}) {
    const auto again = parse_reference(write_reference(reference, language), language);
    const auto* same = std::get_if<Reference>(&again);
    if (same == nullptr || *same != reference) return "reads otherwise when it is written again";
  }
  return std::nullopt;
}

Breach check_bundle(std::string_view changes) {
  static const std::string sound = small_bundle();
  std::string bytes = sound;
  for (; changes.size() >= 5; changes.remove_prefix(5)) {
    std::uint32_t where = 0;
    std::memcpy(&where, changes.data(), sizeof where);
    bytes[place_of(where, bytes.size())] = changes[4];
  }
  BundleHeader header;
  std::memcpy(&header, bytes.data(), sizeof header);
  header.magic = BundleHeader::kMagic;
  header.version = BundleHeader::kVersion;
  header.size = static_cast<std::uint32_t>(bytes.size());
  header.canon = canon_hash();
  std::memcpy(bytes.data(), &header, sizeof header);
  header.checksum = bundle_checksum(std::as_bytes(std::span(bytes)));
  std::memcpy(bytes.data(), &header, sizeof header);
  try {
    read_all(Scripture::read(std::move(bytes), "bundle"));
  } catch (const std::exception& fault) {
    if (!std::string_view(fault.what()).starts_with("bundle: ")) return fault.what();
  }
  return std::nullopt;
}

}  // namespace scriptorium::fuzz
