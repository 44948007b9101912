#include "text/automaton.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "text/automaton_file.h"

namespace scriptorium::text {
namespace {

// What is wrong with a file, in the words of its layout.
struct Fault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

void require(bool fine, const char* fault) {
  if (!fine) throw Fault(fault);
}

const AutomatonHeader& header_of(std::span<const std::byte> file) {
  return *reinterpret_cast<const AutomatonHeader*>(file.data());
}

void check_header(std::span<const std::byte> file) {
  require(file.size() >= sizeof(AutomatonHeader), "cut off: shorter than its header");
  const AutomatonHeader& header = header_of(file);
  require(header.magic == AutomatonHeader::kMagic, "not a file of word lists");
  if (header.version != AutomatonHeader::kVersion) {
    throw Fault("has version " + std::to_string(header.version) + ", this program reads " +
                std::to_string(AutomatonHeader::kVersion));
  }
  require(header.edges >= 1 && header.edges <= Automaton::Edge::kTargetLimit, "impossible edges");
  require(header.classes >= 1 && header.classes <= Automaton::Edge::kClassLimit,
          "impossible classes");
  require(header.lists <= AutomatonHeader::kLists, "impossible lists");
  const std::size_t size =
      sizeof header + masks_size(header.classes) + header.edges * sizeof(std::uint32_t);
  if (file.size() != size) {
    throw Fault("has " + std::to_string(file.size()) + " bytes, should have " +
                std::to_string(size));
  }
  require(header.checksum == automaton_checksum(file), "damaged: the checksum is another");
  std::array<char, 32> letters = {};
  std::ranges::copy(kAlphabet, letters.begin());
  require(header.letters == letters, "has other letters");
  for (const AutomatonHeader::List& list : header.list) {
    require(list.name.back() == '\0', "the name of a list has no end");
  }
}

// The checksum says that nothing was damaged on the way; this says that it was right to begin with.
void check_edges(std::span<const std::uint32_t> edges, std::size_t classes) {
  using Edge = Automaton::Edge;
  require(edges[0] == Edge(0, true, 0, 0).bits(), "place 0 is in use");
  require(Edge(edges.back()).last(), "the last state has no end");
  int previous = -1;
  for (std::size_t i = 1; i < edges.size(); ++i) {
    const Edge edge(edges[i]);
    const Automaton::State target = edge.target();
    require(edge.letter() < kLetters && edge.letter() > previous, "letters out of order");
    require(edge.word_class() < classes, "a class that is not in the table");
    if (target == 0) {
      require(edge.word_class() != 0, "an edge that leads to no word");
    } else {
      require(target > i && target < edges.size(), "an edge leads backwards or out of the file");
      require(Edge(edges[target - 1]).last(), "an edge leads into the middle of a state");
    }
    previous = edge.last() ? -1 : edge.letter();
  }
}

}  // namespace

Automaton::Automaton(const std::filesystem::path& file) try : file_(file) {
  const std::span<const std::byte> bytes = file_.bytes();
  check_header(bytes);
  const AutomatonHeader& header = header_of(bytes);
  const std::byte* behind = bytes.data() + sizeof header;
  lists_ = header.lists;
  masks_ = {reinterpret_cast<const std::uint16_t*>(behind), header.classes};
  require(masks_[0] == 0, "class 0 has words");
  behind += masks_size(header.classes);
  edges_ = {reinterpret_cast<const std::uint32_t*>(behind), header.edges};
  check_edges(edges_, masks_.size());
} catch (const Fault& fault) {
  throw std::runtime_error(file.string() + ": " + fault.what());
}

std::string_view Automaton::list_name(int list) const {
  return header_of(file_.bytes()).list[static_cast<std::size_t>(list)].name.data();
}

std::size_t Automaton::list_size(int list) const {
  return header_of(file_.bytes()).list[static_cast<std::size_t>(list)].words;
}

}  // namespace scriptorium::text
