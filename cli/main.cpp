#include <cstdlib>

#include "cli/commands.h"
#include "games/registry/registry.h"

int main(int argc, char** argv) {
  const char* share = std::getenv("SCRIPTORIUM_SHARE");
  const scriptorium::Shelf shelf = {share != nullptr ? share : SCRIPTORIUM_SHARE};
  return scriptorium::cli::run(scriptorium::all_games(shelf), shelf, argc, argv);
}
