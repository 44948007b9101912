#include "players/player.h"
