#include "games/hypertext/codec/codec.h"
#include "games/hypertext/codec/words.h"
#include "hypertext_texts.h"
#include "table/spelled_out.h"

namespace scriptorium::hypertext {
namespace {

// A sentence about a word or a phase is there once for each, with its name in either language.
std::vector<Slot> slots() {
  static const Phrases unnamed(kPhrasesText);
  const WordList& list = WordList::get();
  Slot words = {"{word}", {}};
  for (int card = 1; card < kCards; ++card) {
    words.names.push_back({std::string(list.slug(card)), [&list, card](Language language) {
                             const std::string title = list.title(card, language);
                             return unnamed.say("tell.word", language, {{title}});
                           }});
  }
  const PhaseList& phases = PhaseList::get();
  Slot all = {"{phase}", {}};
  for (int phase = 1; phase <= kPhases; ++phase) {
    all.names.push_back({std::string(phases.slug(phase)), [&phases, phase](Language language) {
                           return phases.title(phase, language);
                         }});
  }
  return {words, all};
}

}  // namespace

const Phrases& HypertextCodec::phrases() {
  static const Phrases phrases(spelled_out(kPhrasesText, slots()));
  return phrases;
}

RefusalWords HypertextCodec::refusal(const Book&, const Refusal& refusal) {
  const int first = refusal.arguments[0];
  std::optional<int> turn;
  if (static_cast<Reason>(refusal.reason) == Reason::kNotYourTurn) turn = first;
  return {{WordList::get().slug(first), PhaseList::get().slug(first)},
          {std::to_string(first), std::to_string(refusal.arguments[1])},
          turn};
}

}  // namespace scriptorium::hypertext
