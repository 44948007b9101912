#pragma once

#include <string>

#include "text/scripture/build/bundle_write.h"
#include "text/scripture/canon.h"
#include "text/scripture/scripture.h"

namespace scriptorium::text {

// A sound bundle without anybody's text: each verse says its place.
inline BundleContents small_contents() {
  BundleContents contents;
  for (std::size_t t = 0; t < BundleHeader::kTranslations; ++t) {
    for (int i = 0; i < (t == 0 ? kVerses : kBibleVerses); ++i) {
      contents.texts[t].push_back(std::to_string(i));
    }
    contents.titles[t].resize(t == 0 ? kChapters : kBibleChapters);
  }
  contents.titles[2][0] = "El título";
  contents.words.resize(kBibleVerses);
  contents.words[0] = {{0, 1, "G0002"}, {0, 1, "H1"}};
  contents.words[31101] = {{1, 2, "H0001"}};
  contents.greek = {{}, {"λόγος", "lógos", "log'-os", "a word"}};
  contents.hebrew = {{"אב", "'âb", "awb", "father"}};
  contents.moved = {{7, 2, 1, 9, 10}, {5, 1, 3, 1, 1}};
  return contents;
}

inline std::string small_bundle() { return write_bundle(small_contents()); }

}  // namespace scriptorium::text
