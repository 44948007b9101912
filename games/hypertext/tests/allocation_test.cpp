#include "games/hypertext/tests/subject.h"
#include "tests/laws/allocation_law.h"

namespace scriptorium::hypertext {

SCRIPTORIUM_ALLOCATION_LAW(Hypertext, Subject);

}  // namespace scriptorium::hypertext
