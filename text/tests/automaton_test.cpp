#include "text/automaton.h"

#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "text/automaton_build.h"
#include "text/automaton_file.h"
#include "text/word_list.h"

namespace scriptorium::text {
namespace {

namespace fs = std::filesystem;
using Edge = Automaton::Edge;

const std::vector<std::string> kNames = {"few", "many", "unspoken"};
// Root: a, z, ñ. `abs`, `zabs` and `ñabs` share their end.
const std::vector<Entry> kWords = {{"a", 2},    {"ab", 3},  {"abs", 3}, {"zab", 3},
                                   {"zabs", 3}, {"ñab", 7}, {"ñabs", 3}};

class AutomatonFile : public testing::Test {
 protected:
  void TearDown() override { fs::remove(file_); }

  void write(const std::string& bytes) { std::ofstream(file_, std::ios::binary) << bytes; }

  std::string refusal(const fs::path& file) {
    try {
      const Automaton automaton(file);
    } catch (const std::runtime_error& fault) {
      EXPECT_NE(std::string(fault.what()).find(file.string()), std::string::npos) << fault.what();
      return fault.what();
    }
    return "loaded";
  }
  std::string refusal_of(const std::string& bytes) {
    write(bytes);
    return refusal(file_);
  }

  WordLists load(const std::vector<Entry>& entries) {
    write(build_automaton(entries, kNames));
    return WordLists::load(file_);
  }

  fs::path file_ =
      fs::path(testing::TempDir()) /
      (std::string(testing::UnitTest::GetInstance()->current_test_info()->name()) + ".automaton");
};

std::string read_real() {
  std::ifstream in(fs::path(SCRIPTORIUM_SHARE) / std::string(WordLists::kFile), std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// A file that somebody wrote wrongly on purpose: the checksum fits.
std::string signed_again(std::string bytes) {
  AutomatonHeader header;
  std::memcpy(&header, bytes.data(), sizeof header);
  header.checksum = automaton_checksum(std::as_bytes(std::span(bytes)));
  std::memcpy(bytes.data(), &header, sizeof header);
  return bytes;
}

// The small automaton with the edge at `place` replaced.
std::string with_edge(std::size_t place, Edge edge) {
  std::string bytes = build_automaton(kWords, kNames);
  AutomatonHeader header;
  std::memcpy(&header, bytes.data(), sizeof header);
  const std::uint32_t bits = edge.bits();
  std::memcpy(bytes.data() + sizeof header + masks_size(header.classes) + place * 4, &bits, 4);
  return signed_again(bytes);
}

std::vector<std::string> all(const WordList& list) {
  std::vector<std::string> words;
  for (const std::string_view word : list) words.emplace_back(word);
  return words;
}

TEST_F(AutomatonFile, HoldsItsWordsInOrder) {
  const WordLists lists = load(kWords);
  const WordList few = *lists.list("few");
  const WordList many = *lists.list("many");
  EXPECT_EQ(all(few), (std::vector<std::string>{"ab", "abs", "zab", "zabs", "ñab", "ñabs"}));
  EXPECT_EQ(all(many), (std::vector<std::string>{"a", "ab", "abs", "zab", "zabs", "ñab", "ñabs"}));
  EXPECT_EQ(all(lists.unspoken()), (std::vector<std::string>{"ñab"}));
  EXPECT_EQ(few.size(), 6u);
  EXPECT_EQ(many.size(), 7u);
  EXPECT_FALSE(few.contains("a"));
  EXPECT_TRUE(many.contains("a"));
  for (const char* word : {"", "z", "za", "abss", "ñ", "\xc3", "\xb1", "b"}) {
    EXPECT_FALSE(many.contains(word)) << word;
  }
}

TEST_F(AutomatonFile, IsWalkedByLetters) {
  const WordLists lists = load(kWords);
  const Automaton& automaton = lists.automaton();
  std::vector<int> letters;
  for (const Edge edge : automaton.edges(automaton.root())) letters.push_back(edge.letter());
  EXPECT_EQ(letters, (std::vector<int>{0, 25, kEnye}));
  const std::optional<Edge> a = automaton.follow(automaton.root(), 0);
  ASSERT_TRUE(a);
  EXPECT_EQ(automaton.lists_with(*a), 2);
  EXPECT_FALSE(automaton.is_word(*a, 0));
  EXPECT_TRUE(automaton.is_word(*a, 1));
  EXPECT_FALSE(automaton.follow(a->target(), 0));
  const std::optional<Edge> b = automaton.follow(a->target(), 1);
  ASSERT_TRUE(b);
  const std::optional<Edge> s = automaton.follow(b->target(), 's' - 'a');
  ASSERT_TRUE(s);
  EXPECT_EQ(s->target(), 0u);
  EXPECT_TRUE(automaton.edges(0).begin() == std::default_sentinel);
  // a, z, ñ; b after a; a after z; a after ñ; b that is unspoken; s after all of them
  EXPECT_EQ(automaton.edge_count(), 3u + 1 + 1 + 1 + 1 + 1);
}

TEST_F(AutomatonFile, MayBeEmpty) {
  const WordLists lists = load({});
  EXPECT_EQ(all(*lists.list("many")), std::vector<std::string>());
  EXPECT_FALSE(lists.list("many")->contains("a"));
  EXPECT_FALSE(lists.list("many")->contains(""));
}

TEST_F(AutomatonFile, HoldsAnySetOfWords) {
  std::mt19937 random(7);
  for (int round = 0; round < 50; ++round) {
    std::map<std::string, std::uint16_t> words;
    for (int i = 0; i < 300; ++i) {
      std::string word;
      for (std::size_t length = 1 + random() % 7; length > 0; --length) {
        word += letter_text(random() % 4 == 0 ? kEnye : static_cast<int>(random() % 3));
      }
      words[word] = static_cast<std::uint16_t>(1 + random() % 7);
    }
    std::vector<Entry> entries;
    for (const auto& [word, mask] : words) entries.push_back({word, mask});
    const WordLists lists = load(entries);
    for (int list = 0; list < 2; ++list) {
      std::vector<std::string> expected;
      for (const auto& [word, mask] : words) {
        if ((mask >> list & 1) != 0) expected.push_back(word);
      }
      EXPECT_EQ(all(*lists.list(kNames[static_cast<std::size_t>(list)])), expected);
    }
  }
}

// No two states have the same edges, and each is reached.
TEST(WordAutomaton, IsMinimal) {
  const Automaton automaton(fs::path(SCRIPTORIUM_SHARE) / std::string(WordLists::kFile));
  std::set<std::vector<std::uint32_t>> states;
  std::set<Automaton::State> reached = {automaton.root()};
  for (std::size_t state = 1; state <= automaton.edge_count();) {
    ASSERT_TRUE(reached.contains(static_cast<Automaton::State>(state))) << state;
    std::vector<std::uint32_t> edges;
    for (const Edge edge : automaton.edges(static_cast<Automaton::State>(state))) {
      edges.push_back(edge.bits());
      reached.insert(edge.target());
    }
    state += edges.size();
    ASSERT_TRUE(states.insert(edges).second) << "the state before " << state << " is there twice";
  }
  std::printf("%zu states, %zu edges\n", states.size(), automaton.edge_count());
  std::set<std::uint32_t> classes;
  for (const auto& state : states) {
    for (const std::uint32_t bits : state) classes.insert(Edge(bits).word_class());
  }
  EXPECT_EQ(classes.size(), automaton.class_count());
}

TEST_F(AutomatonFile, MissingIsNamed) {
  EXPECT_NE(refusal(file_).find("no such file"), std::string::npos);
  EXPECT_NE(refusal(testing::TempDir()).find("not a file"), std::string::npos);
}

TEST_F(AutomatonFile, ForeignIsRefused) {
  EXPECT_NE(refusal_of(std::string(5000, 'x')).find("not a file of word lists"), std::string::npos);
  std::string newer = build_automaton(kWords, kNames);
  newer[offsetof(AutomatonHeader, version)] = 2;
  EXPECT_NE(refusal_of(newer).find("has version 2, this program reads 1"), std::string::npos);
  EXPECT_NE(refusal_of(build_automaton(kWords, kNames) + "x").find("should have"),
            std::string::npos);
  write(build_automaton({}, std::vector<std::string>{"few"}));
  EXPECT_THROW(WordLists::load(file_), std::runtime_error);
}

TEST_F(AutomatonFile, CutOffAnywhereIsRefused) {
  const std::string bytes = build_automaton(kWords, kNames);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    ASSERT_NE(refusal_of(bytes.substr(0, size)), "loaded") << size;
  }
  const std::string real = read_real();
  for (std::size_t size = 0; size < real.size(); size += real.size() / 23) {
    ASSERT_NE(refusal_of(real.substr(0, size)), "loaded") << size;
  }
}

TEST_F(AutomatonFile, AnyFlippedBitIsRefused) {
  std::string bytes = build_automaton(kWords, kNames);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const auto flip = static_cast<char>(1U << i % 8);
    bytes[i] = static_cast<char>(bytes[i] ^ flip);
    ASSERT_NE(refusal_of(bytes), "loaded") << "byte " << i;
    bytes[i] = static_cast<char>(bytes[i] ^ flip);
  }
  ASSERT_EQ(refusal_of(bytes), "loaded");
  std::string real = read_real();
  std::mt19937 random(3);
  for (int i = 0; i < 20; ++i) {
    const std::size_t place = random() % real.size();
    real[place] = static_cast<char>(real[place] ^ 4);
    ASSERT_NE(refusal_of(real), "loaded") << place;
    real[place] = static_cast<char>(real[place] ^ 4);
  }
}

// Edges of the small automaton: 1 to 3 the root's, last of all `s`.
TEST_F(AutomatonFile, WrongEdgesAreRefused) {
  EXPECT_EQ(refusal_of(with_edge(0, Edge(0, true, 0, 0))), "loaded");
  const auto expect = [this](std::size_t place, Edge edge, const std::string& fault) {
    const std::string said = refusal_of(with_edge(place, edge));
    EXPECT_NE(said.find(fault), std::string::npos) << said;
  };
  expect(0, Edge(0, true, 1, 0), "place 0 is in use");
  expect(1, Edge(0, false, 1, 1), "leads backwards");
  expect(4, Edge(0, true, 0, 1), "leads backwards");
  expect(1, Edge(0, false, 1, 9), "out of the file");
  expect(1, Edge(0, false, 1, Edge::kTargetLimit - 1), "out of the file");
  expect(1, Edge(0, false, 1, 3), "into the middle of a state");
  expect(1, Edge(0, false, 0, 0), "leads to no word");
  expect(1, Edge(25, false, 1, 0), "letters out of order");
  expect(3, Edge(27, true, 1, 0), "letters out of order");
  expect(1, Edge(0, false, 99, 0), "class that is not in the table");
  expect(8, Edge(18, false, 1, 0), "has no end");
}

TEST_F(AutomatonFile, WrongHeadersAreRefused) {
  const std::string bytes = build_automaton(kWords, kNames);
  const auto expect = [&](auto change, const std::string& fault) {
    AutomatonHeader header;
    std::memcpy(&header, bytes.data(), sizeof header);
    change(header);
    std::string changed = bytes;
    std::memcpy(changed.data(), &header, sizeof header);
    const std::string said = refusal_of(signed_again(changed));
    EXPECT_NE(said.find(fault), std::string::npos) << said;
  };
  expect([](AutomatonHeader& h) { h.letters[0] = 'b'; }, "other letters");
  expect([](AutomatonHeader& h) { h.list[1].name.fill('x'); }, "name of a list has no end");
  expect([](AutomatonHeader& h) { h.lists = 17; }, "impossible lists");
  expect([](AutomatonHeader& h) { h.classes = 0; }, "impossible classes");
  expect([](AutomatonHeader& h) { h.classes = 129; }, "impossible classes");
  expect([](AutomatonHeader& h) { h.edges = 0; }, "impossible edges");
  expect([](AutomatonHeader& h) { h.edges = 0xffffffff; }, "impossible edges");
  expect([](AutomatonHeader& h) { h.edges += 1; }, "should have");
}

// Whatever was loaded can be walked to its end.
TEST_F(AutomatonFile, NothingThatLoadsIsDangerous) {
  const std::string bytes = build_automaton(kWords, kNames);
  std::mt19937 random(11);
  int loaded = 0;
  for (int i = 0; i < 1000; ++i) {
    std::string changed = bytes;
    for (std::size_t flips = 1 + random() % 3; flips > 0; --flips) {
      const std::size_t place = sizeof(AutomatonHeader) + random() % (bytes.size() - 576);
      changed[place] = static_cast<char>(changed[place] ^ (1U << random() % 8));
    }
    write(signed_again(changed));
    try {
      const WordLists lists = WordLists::load(file_);
      ++loaded;
      const WordList many = *lists.list("many");
      for (const std::string_view word : many) ASSERT_LT(word.size(), 20u);
    } catch (const std::runtime_error&) {
    }
  }
  EXPECT_GT(loaded, 50);
  EXPECT_LT(loaded, 950);
}

std::string build_fault(const std::vector<Entry>& entries, const std::vector<std::string>& names) {
  try {
    build_automaton(entries, names);
  } catch (const std::runtime_error& fault) {
    return fault.what();
  }
  return "built";
}

TEST(AutomatonBuild, RefusesWhatDoesNotFit) {
  EXPECT_EQ(build_fault(kWords, kNames), "built");
  EXPECT_EQ(build_fault({{"b", 1}, {"a", 1}}, kNames), "word automaton: \"a\" is out of order");
  EXPECT_EQ(build_fault({{"a", 1}, {"a", 1}}, kNames), "word automaton: \"a\" is out of order");
  EXPECT_EQ(build_fault({{"", 1}}, kNames), "word automaton: \"\" is out of order");
  EXPECT_EQ(build_fault({{"é", 1}}, kNames), "word automaton: \"é\" is not folded");
  EXPECT_EQ(build_fault({{"a", 0}}, kNames), "word automaton: \"a\" is in no list");
  EXPECT_EQ(build_fault({}, std::vector<std::string>(17, "x")), "word automaton: too many lists");
  EXPECT_NE(build_fault({}, {std::string(28, 'x')}).find("too long a name"), std::string::npos);
  std::vector<Entry> entries;
  for (char a = 'a'; a <= 'z'; ++a) {
    for (char b = 'a'; b <= 'z'; ++b) {
      entries.push_back({{a, b}, static_cast<std::uint16_t>(entries.size() % 128 + 1)});
    }
  }
  EXPECT_EQ(build_fault(entries, kNames), "word automaton: more than 128 combinations of lists");
}

TEST(AutomatonBuild, RefusesTooManyEdges) {
  std::mt19937 random(5);
  std::set<std::string> words;  // long random words share little
  while (words.size() < 40000) {
    std::string word;
    for (int i = 0; i < 25; ++i) word += static_cast<char>('a' + random() % 26);
    words.insert(word);
  }
  std::vector<Entry> entries;
  for (const std::string& word : words) entries.push_back({word, 1});
  const std::string fault = build_fault(entries, kNames);
  EXPECT_NE(fault.find("edges, but a target has room for 524288"), std::string::npos) << fault;
}

}  // namespace
}  // namespace scriptorium::text
