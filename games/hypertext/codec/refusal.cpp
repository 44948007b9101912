#include "games/hypertext/codec/codec.h"
#include "games/hypertext/codec/words.h"
#include "hypertext_texts.h"
#include "table/spelled_out.h"

namespace scriptorium::hypertext {
namespace {

// A sentence about a word or a phase is there once for each, with its name in either language.
std::vector<Slot> slots() {
  const WordList& list = WordList::get();
  Slot words = {"{word}", {}};
  for (int card = 1; card < kCards; ++card) {
    words.names.push_back({std::string(list.slug(card)), [&list, card](Language language) {
                             return list.title(card, language);
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

enum class About : std::uint8_t { kNothing, kWord, kPhase };
struct Sentence {
  std::string_view key;
  About about = About::kNothing;
};

Sentence sentence_of(Reason reason) {
  switch (reason) {
    case Reason::kNone:
    case Reason::kNotAnAction:
      break;
    case Reason::kOver:
      return {"over"};
    case Reason::kNotYourTurn:
      return {"not_your_turn"};
    case Reason::kNotAsked:
      return {"not_asked"};
    case Reason::kAnswerFirst:
      return {"answer_first"};
    case Reason::kPayFirst:
      return {"pay_first", About::kWord};
    case Reason::kLayFirst:
      return {"lay_first", About::kPhase};
    case Reason::kWrongStep:
      return {"wrong_step"};
    case Reason::kNotInHand:
      return {"not_in_hand", About::kWord};
    case Reason::kNotDrawn:
      return {"not_drawn", About::kWord};
    case Reason::kUsedUp:
      return {"used_up"};
    case Reason::kNoLetter:
      return {"no_letter"};
    case Reason::kTooFew:
      return {"too_few", About::kWord};
    case Reason::kForbidden:
      return {"forbidden"};
    case Reason::kNoSuchTarget:
      return {"no_such_target"};
    case Reason::kNotRecordable:
      return {"not_recordable", About::kPhase};
    case Reason::kLotDone:
      return {"lot_done"};
    case Reason::kNotAs:
      return {"not_as", About::kWord};
    case Reason::kNotPart:
      return {"not_part", About::kWord};
    case Reason::kRedeemedBefore:
      return {"redeemed_before"};
    case Reason::kNothingOffered:
      return {"nothing_offered"};
    case Reason::kNotOffered:
      return {"not_offered"};
    case Reason::kDiscardOwed:
      return {"discard_owed"};
  }
  return {"not_an_action"};
}

}  // namespace

const Phrases& HypertextCodec::phrases() {
  static const Phrases phrases(spelled_out(kPhrasesText, slots()));
  return phrases;
}

std::pair<std::string, std::vector<std::string>> HypertextCodec::refusal(const Book&,
                                                                         const Refusal& refusal) {
  const Sentence sentence = sentence_of(static_cast<Reason>(refusal.reason));
  std::string key = "refused." + std::string(sentence.key);
  const int first = refusal.arguments[0];
  if (sentence.about == About::kNothing) return {key, {std::to_string(first)}};
  const std::string_view name =
      sentence.about == About::kWord ? WordList::get().slug(first) : PhaseList::get().slug(first);
  return {key + "." + std::string(name), {std::to_string(refusal.arguments[1])}};
}

}  // namespace scriptorium::hypertext
