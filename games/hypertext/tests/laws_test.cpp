#include "tests/laws/laws.h"

#include "games/hypertext/tests/subject.h"

namespace scriptorium::hypertext {

SCRIPTORIUM_LAWS(Hypertext, Subject, Tiny);

}  // namespace scriptorium::hypertext
