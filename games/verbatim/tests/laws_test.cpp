#include "tests/laws/laws.h"

#include "games/verbatim/tests/subject.h"

namespace scriptorium::verbatim {

SCRIPTORIUM_LAWS(Verbatim, Subject, Tiny);

}  // namespace scriptorium::verbatim
