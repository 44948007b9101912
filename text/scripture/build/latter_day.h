#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace scriptorium::text {

struct LatterDayWorks {
  std::vector<std::string> verses;  // from kBibleVerses on
  std::vector<std::string> titles;  // of chapters, from kBibleChapters on
};

// The Book of Mormon, the Doctrine and Covenants and the Pearl of Great Price out of the folder of
// @bencrowder/scriptures-json. Headings are those of the text itself.
// Throws std::runtime_error that names file and fault.
LatterDayWorks read_latter_day(const std::filesystem::path& folder);

}  // namespace scriptorium::text
