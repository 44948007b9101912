#include <cstdio>
#include <cstdlib>

#include "bench/verbatim.h"

// bench_taking SEATS GAMES: plays and prints the number of decisions; bench/run counts its
// instructions.
int main(int argc, char** argv) {
  if (argc != 3) return 2;
  auto deals = scriptorium::bench::verbatim_deals(std::atoi(argv[1]), std::atoi(argv[2]));
  std::printf("%ld\n", scriptorium::bench::play_taking(deals, 1));
}
