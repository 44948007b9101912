#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "text/scripture/build/bundle_write.h"

namespace scriptorium::text {

// Where the texts come from.
struct Sources {
  std::filesystem::path mod2imp = "mod2imp";
  std::filesystem::path sword = "/usr/share/sword";
  std::filesystem::path latter_day;  // the folder of @bencrowder/scriptures-json
  std::filesystem::path data;        // our rules
};

// The Bibles, each verse read and brought to the King James numbering.
struct Bibles {
  std::vector<MarkedVerse> kjv;
  std::vector<MarkedVerse> web;
  std::vector<MarkedVerse> rv1909;
  std::vector<BundleMove> moved;
};

// What `mod2imp` prints of a module. It would look elsewhere for a module that is not in the
// folder, so the folder is asked first.
// These throw std::runtime_error that says which module or package is missing, or what is wrong.
std::string dump_module(const Sources& sources, const std::string& module,
                        const std::string& package);
Bibles read_bibles(const Sources& sources);
BundleContents read_sources(const Sources& sources);

}  // namespace scriptorium::text
