#include "cli/commands.h"
#include "tests/toy/codec/codec.h"

// The program with the toy game, which has no text of its own.
int main(int argc, char** argv) {
  const scriptorium::Shelf shelf = {SCRIPTORIUM_SHARE};
  scriptorium::Registry registry;
  registry.add(scriptorium::toy::game(shelf));
  return scriptorium::cli::run(registry, shelf, argc, argv);
}
