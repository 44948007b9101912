#include "games/chapter_and_verse/tests/subject.h"
#include "tests/laws/allocation_law.h"

namespace scriptorium::chapter_and_verse {

SCRIPTORIUM_ALLOCATION_LAW(ChapterAndVerse, Subject);

}  // namespace scriptorium::chapter_and_verse
