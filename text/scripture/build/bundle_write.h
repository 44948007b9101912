#pragma once

#include <array>
#include <string>
#include <vector>

#include "text/scripture/build/dictionary.h"
#include "text/scripture/build/osis.h"
#include "text/scripture/bundle_file.h"

namespace scriptorium::text {

// All that goes into the file. Texts and titles are by verse_place and chapter_place; those of the
// King James Version (first) go on through the Latter-day works.
struct BundleContents {
  std::array<std::vector<std::string>, BundleHeader::kTranslations> texts;
  std::array<std::vector<std::string>, BundleHeader::kTranslations> titles;
  std::vector<std::vector<MarkedWord>> words;  // for each verse of the King James Bible
  std::vector<LemmaTexts> greek;
  std::vector<LemmaTexts> hebrew;
  std::vector<BundleMove> moved;
};

// The bytes of the file. Throws std::runtime_error if something has no room in its layout.
std::string write_bundle(BundleContents contents);

}  // namespace scriptorium::text
