#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>

#include "text/scripture/scripture.h"
#include "text/scripture/tests/small_bundle.h"

namespace scriptorium::text {
namespace {

Reference reference(const char* text) { return std::get<Reference>(parse_reference(text)); }

std::string fault_of(std::string bytes) {
  try {
    Scripture::read(std::move(bytes), "file");
    return "";
  } catch (const std::runtime_error& fault) {
    return fault.what();
  }
}

BundleHeader header_of(const std::string& bytes) {
  BundleHeader header;
  std::memcpy(&header, bytes.data(), sizeof header);
  return header;
}

// As a hostile writer would leave it: wrong, with a right checksum.
std::string sealed(std::string bytes, BundleHeader header) {
  std::memcpy(bytes.data(), &header, sizeof header);
  header.checksum = bundle_checksum(std::as_bytes(std::span(bytes)));
  std::memcpy(bytes.data(), &header, sizeof header);
  return bytes;
}

template <class T>
std::string with_entry(std::string bytes, std::uint32_t offset, T entry) {
  std::memcpy(bytes.data() + offset, &entry, sizeof entry);
  return sealed(bytes, header_of(bytes));
}

TEST(Bundle, GivesBackWhatWasPutIn) {
  const Scripture scripture = Scripture::read(small_bundle(), "file");
  EXPECT_EQ(scripture.verse(reference("Gen 1:1"), Translation::kKjv).text, "0");
  EXPECT_EQ(scripture.verse(reference("Rev 22:21"), Translation::kRv1909).text, "31101");
  EXPECT_EQ(scripture.verse(reference("A of F 13"), Translation::kKjv).text, "41994");
  // The Latter-day works are one English text.
  EXPECT_EQ(scripture.verse(reference("1 Ne 1:1"), Translation::kWeb).text, "31102");
  EXPECT_FALSE(Scripture::has(reference("1 Ne 1:1").book, Translation::kRv1909));
  EXPECT_TRUE(Scripture::has(reference("Gen 1:1").book, Translation::kRv1909));
  EXPECT_EQ(scripture.text(reference("Gen 1:1-3"), Translation::kWeb), "0 1 2");
  EXPECT_EQ(scripture.chapter_title(reference("Gen 1:2"), Translation::kRv1909), "El título");
  EXPECT_EQ(scripture.chapter_title(reference("Gen 1:2"), Translation::kKjv), "");
}

TEST(Bundle, KnowsWhereATextNumbersOtherwise) {
  const Scripture scripture = Scripture::read(small_bundle(), "file");
  EXPECT_EQ(scripture.verse(reference("Gen 1:8"), Translation::kRv1909).own, (OwnPlace{1, 9, 10}));
  EXPECT_EQ(scripture.verse(reference("Gen 1:6"), Translation::kWeb).own, (OwnPlace{3, 1, 1}));
  EXPECT_FALSE(scripture.verse(reference("Gen 1:8"), Translation::kWeb).own);
  EXPECT_FALSE(scripture.verse(reference("Gen 1:8"), Translation::kKjv).own);
}

TEST(Bundle, HasNumbersAndLemmas) {
  const Scripture scripture = Scripture::read(small_bundle(), "file");
  const auto words = scripture.words(reference("Gen 1:1"));
  ASSERT_EQ(words.size(), 2U);
  EXPECT_EQ(words[0].strong.text(), "G2");
  EXPECT_EQ(words[1].strong.text(), "H1");
  EXPECT_TRUE(scripture.words(reference("Gen 1:2")).empty());
  EXPECT_TRUE(scripture.words(reference("1 Ne 1:1")).empty());
  EXPECT_EQ(scripture.words(reference("Rev 22:21"))[0].text, "11");
  EXPECT_EQ(scripture.lemma(*StrongNumber::parse("g0002"))->word, "λόγος");
  EXPECT_EQ(scripture.lemma(*StrongNumber::parse("H1"))->gloss, "father");
  EXPECT_FALSE(scripture.lemma(*StrongNumber::parse("G1")));  // never given
  EXPECT_FALSE(scripture.lemma(*StrongNumber::parse("G3")));
  EXPECT_FALSE(scripture.lemma(*StrongNumber::parse("H2")));
  EXPECT_FALSE(scripture.lemma(StrongNumber(0)));
  const auto found = scripture.verses_with(*StrongNumber::parse("H1"));
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[1], reference("Rev 22:21"));
}

TEST(StrongNumbers, AreRead) {
  for (const char* wrong : {"", "G", "26", "X26", "G0", "G-1", "G2x", "G99999", "G123456"}) {
    EXPECT_FALSE(StrongNumber::parse(wrong)) << wrong;
  }
  EXPECT_EQ(StrongNumber::parse("G0025"), StrongNumber::parse("g25"));
  EXPECT_NE(StrongNumber::parse("G25"), StrongNumber::parse("H25"));
}

TEST(Bundle, TellsWhenItIsCutOff) {
  const std::string whole = small_bundle();
  EXPECT_EQ(fault_of(whole), "");
  EXPECT_EQ(fault_of(""), "file: cut off: shorter than its header");
  // Every length of the header, and around every section's beginning and end.
  for (std::size_t size = 0; size < sizeof(BundleHeader); ++size) {
    ASSERT_EQ(fault_of(whole.substr(0, size)), "file: cut off: shorter than its header");
  }
  const BundleHeader header = header_of(whole);
  std::vector<std::size_t> sizes = {sizeof(BundleHeader), whole.size() - 1, whole.size() / 2};
  for (const auto& section :
       {header.texts[0], header.texts[1], header.texts[2], header.titles[0], header.titles[2],
        header.runs, header.words, header.lemmas, header.moved, header.letters}) {
    for (const std::uint32_t near : {0U, 1U, 2U, 3U, 4U}) sizes.push_back(section.offset + near);
  }
  for (const std::size_t size : sizes) {
    const std::string fault = fault_of(whole.substr(0, size));
    ASSERT_TRUE(fault.find(" bytes, should have ") != fault.npos) << size << fault;
    // The same with a header that believes in it.
    std::string shorter = whole.substr(0, size);
    BundleHeader believing = header;
    believing.size = static_cast<std::uint32_t>(size);
    ASSERT_NE(fault_of(sealed(shorter, believing)), "") << size;
  }
  EXPECT_NE(fault_of(whole + '\0'), "");
}

TEST(Bundle, TellsWhenAByteIsAnother) {
  const std::string whole = small_bundle();
  for (std::size_t at = 0; at < whole.size(); at += at < 200 ? 1 : whole.size() / 97) {
    std::string bytes = whole;
    bytes[at] = static_cast<char>(bytes[at] ^ 0x40);
    ASSERT_NE(fault_of(bytes), "") << at;
  }
  std::string magic = whole;
  magic[0] = 'X';
  EXPECT_EQ(fault_of(magic), "file: not a bundle of scripture");
  std::string version = whole;
  version[8] = 9;
  EXPECT_EQ(fault_of(version), "file: has version 9, this program reads 1");
  std::string letter = whole;
  letter.back() = '?';
  EXPECT_EQ(fault_of(letter), "file: damaged: the checksum is another");
}

TEST(Bundle, RefusesWhatNoWriterOfOursMakes) {
  const std::string whole = small_bundle();
  const BundleHeader good = header_of(whole);
  const auto with = [&](auto change) {
    BundleHeader header = good;
    change(header);
    return fault_of(sealed(whole, header));
  };
  EXPECT_EQ(with([](auto& h) { ++h.canon; }),
            "file: was made for another list of books; build it again");
  EXPECT_EQ(with([](auto& h) { h.texts[1].offset = 0; }), "file: a section begins where none can");
  EXPECT_EQ(with([](auto& h) { h.words.offset += 2; }), "file: a section begins where none can");
  EXPECT_EQ(with([](auto& h) { h.runs.offset = 0xFFFFFFFC; }),
            "file: a section goes beyond the file");
  EXPECT_EQ(with([](auto& h) { h.letters.count = 0xFFFFFFFF; }),
            "file: a section goes beyond the file");
  EXPECT_EQ(with([](auto& h) { h.words.count = 0xFFFFFFFF; }),
            "file: a section goes beyond the file");
  EXPECT_EQ(with([](auto& h) { --h.texts[2].count; }),
            "file: a section has not the number of entries that it should");
  EXPECT_EQ(with([](auto& h) { h.greek = 1U << 15; }), "file: impossible dictionaries");
  EXPECT_EQ(with([](auto& h) { ++h.hebrew; }),
            "file: a section has not the number of entries that it should");
  EXPECT_EQ(with([](auto& h) { --h.letters.count; }), "file: a text goes beyond the letters");
  EXPECT_EQ(with([](auto& h) { --h.words.count; }), "file: the runs of words do not fit");
  EXPECT_EQ(fault_of(with_entry(whole, good.texts[0].offset + 40, 0xFFFFFFFFU)),
            "file: a text goes beyond the letters");
  EXPECT_EQ(fault_of(with_entry(whole, good.runs.offset + 40, 0xFFFFFFFFU)),
            "file: the runs of words do not fit");
  EXPECT_EQ(fault_of(with_entry(whole, good.words.offset, BundleWord{0xFFFF, 0xFFFF, 1})),
            "file: a word goes beyond its verse");
  for (const int strong : {0, 3, 0x8000, 0x8002, 0xFFFF}) {
    EXPECT_EQ(fault_of(with_entry(whole, good.words.offset,
                                  BundleWord{0, 1, static_cast<std::uint16_t>(strong)})),
              "file: a word has a number that is not in the dictionary");
  }
  for (const BundleMove& move : {BundleMove{5, 3, 1, 1, 1}, BundleMove{31102, 1, 1, 1, 1},
                                 BundleMove{5, 1, 0, 1, 1}, BundleMove{5, 1, 1, 2, 1}}) {
    EXPECT_EQ(fault_of(with_entry(whole, good.moved.offset, move)),
              "file: a verse is moved to nowhere");
  }
  EXPECT_EQ(fault_of(with_entry(whole, good.moved.offset, BundleMove{8, 2, 1, 1, 1})),
            "file: moved verses are out of order");
}

TEST(Bundle, NamesTheFileAtFault) {
  const std::filesystem::path file =
      std::filesystem::path(testing::TempDir()) / "scripture_bundle_test";
  std::filesystem::remove(file);
  EXPECT_THROW(
      try { Scripture::load(file); } catch (const std::runtime_error& fault) {
        EXPECT_EQ(fault.what(), file.string() + ": no such file");
        throw;
      },
      std::runtime_error);
  std::ofstream(file) << "not a bundle";
  EXPECT_THROW(
      try { Scripture::load(file); } catch (const std::runtime_error& fault) {
        EXPECT_EQ(fault.what(), file.string() + ": cut off: shorter than its header");
        throw;
      },
      std::runtime_error);
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace scriptorium::text
