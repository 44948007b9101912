// atoms_build SHARE: writes SHARE/atoms/NAME.txt for every list in SHARE/words.automaton.

#include <cstdio>
#include <exception>
#include <filesystem>

#include "text/atoms.h"

int main(int argc, char** argv) {
  using namespace scriptorium::text;
  if (argc != 2) {
    std::fprintf(stderr, "usage: atoms_build SHARE\n");
    return 2;
  }
  try {
    const std::filesystem::path share = argv[1];
    const WordLists lists = WordLists::load(share / WordLists::kFile);
    for (const std::string_view name : lists.names()) {
      const std::filesystem::path file = atoms_file(share, name);
      std::filesystem::create_directories(file.parent_path());
      Atoms::of(*lists.list(name), lists.unspoken()).save(file);
    }
    return 0;
  } catch (const std::exception& fault) {
    std::fprintf(stderr, "atoms_build: %s\n", fault.what());
    return 1;
  }
}
