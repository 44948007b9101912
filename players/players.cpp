#include "players/common.h"
