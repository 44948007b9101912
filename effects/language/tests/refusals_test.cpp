#include "effects/language/tests/samples.h"
