#include "games/verbatim/tests/subject.h"
#include "tests/laws/allocation_law.h"

namespace scriptorium::verbatim {

SCRIPTORIUM_ALLOCATION_LAW(Verbatim, Subject);

}  // namespace scriptorium::verbatim
