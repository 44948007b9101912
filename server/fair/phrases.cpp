#include "server/fair/phrases.h"

#include "fair_texts.h"

namespace scriptorium::server {

const Phrases& fair_phrases() {
  static const Phrases phrases(kFairPhrases);
  return phrases;
}

}  // namespace scriptorium::server
