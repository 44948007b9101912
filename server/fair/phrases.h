#pragma once

#include "table/words.h"

namespace scriptorium::server {

const Phrases& fair_phrases();

}  // namespace scriptorium::server
