#include "tests/laws/laws.h"

#include "games/chapter_and_verse/tests/subject.h"

namespace scriptorium::chapter_and_verse {

SCRIPTORIUM_LAWS(ChapterAndVerse, Subject, Tiny);

}  // namespace scriptorium::chapter_and_verse
