// scripture_build FILE [--mod2imp PROGRAM] [--sword DIR] --latter-day DIR --data DIR
//
// Makes the bundle of scripture texts out of the installed SWORD modules and the npm package with
// the Latter-day works, and reads it once to see that it is sound.

#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "text/scripture/build/bundle_write.h"
#include "text/scripture/build/sources.h"
#include "text/scripture/scripture.h"

namespace {

namespace fs = std::filesystem;
using namespace scriptorium::text;

struct Options {
  fs::path out;
  Sources sources;
};

Options read_options(const std::vector<std::string>& arguments) {
  Options options;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& word = arguments[i];
    fs::path* place = word == "--mod2imp"      ? &options.sources.mod2imp
                      : word == "--sword"      ? &options.sources.sword
                      : word == "--latter-day" ? &options.sources.latter_day
                      : word == "--data"       ? &options.sources.data
                                               : nullptr;
    if (place && i + 1 < arguments.size()) {
      *place = arguments[++i];
    } else if (!place && !word.starts_with("--") && options.out.empty()) {
      options.out = word;
    } else {
      throw std::invalid_argument(word);
    }
  }
  if (options.out.empty()) throw std::invalid_argument("FILE is missing");
  return options;
}

void write_file(const fs::path& file, std::string_view bytes) {
  // Whoever has the old file mapped keeps it.
  fs::path draft = file;
  draft += ".new";
  std::ofstream out(draft, std::ios::binary);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!out.flush()) throw std::runtime_error(draft.string() + ": cannot be written");
  fs::rename(draft, file);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const Options options = read_options({argv + 1, argv + argc});
    const std::string bundle = write_bundle(read_sources(options.sources));
    Scripture::read(bundle, "the new bundle");
    write_file(options.out, bundle);
    return 0;
  } catch (const std::invalid_argument& fault) {
    std::fprintf(
        stderr,
        "scripture_build: %s\nusage: scripture_build FILE [--mod2imp PROGRAM] [--sword DIR] "
        "--latter-day DIR --data DIR\n",
        fault.what());
    return 2;
  } catch (const std::exception& fault) {
    std::fprintf(stderr, "scripture_build: %s\n", fault.what());
    return 1;
  }
}
