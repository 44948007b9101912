#include <gtest/gtest.h>

#include "text/recitation/recitation.h"

namespace scriptorium::text {
namespace {

// What somebody said, and the slips in it: `-word` missed, `+word` added, `verse/said` different,
// `verse~said` swapped. The sentences are ours; slips in real verses are in tests/recitation.
struct Case {
  const char* verse;
  const char* said;
  const char* slips;
};

constexpr const char* kLamp =
    "And the keeper of the lamp said unto them, Fear not; for the LORD's light shall burn for "
    "ever, "
    "and to morrow ye shall see it.";
constexpr const char* kShepherd =
    "¿Quién es el que guarda las ovejas del señor? Él las llamará mañana, y ellas oirán su voz; no "
    "temáis, dijo el niño.";

const Case kEnglish[] = {
    {kLamp, kLamp, ""},
    {kLamp,
     "and the keeper of the lamp said unto them fear not for the lords light shall burn forever "
     "and "
     "tomorrow ye shall see it",
     ""},
    {kLamp, "",
     "-And -the -keeper -of -the -lamp -said -unto -them -Fear -not -for -the -LORD's "
     "-light -shall -burn -for -ever -and -to -morrow -ye -shall -see -it"},
    // a phrase is lost, and comes back with the same word
    {kLamp,
     "And the keeper of the lamp said unto them, Fear not; for the LORD's light shall see it",
     "-burn -for -ever -and -to -morrow -ye -shall"},
    {kLamp,
     "And the keeper of the lamp said to them, Fear not; for the LORD's light will burn forever, "
     "and "
     "tomorrow you shall see it.",
     "unto/to shall/will ye/you"},
    {kLamp,
     "And the keeper of the lamp said unto them, Fear ye not; for the light shall burn for ever "
     "and "
     "ever, and to morrow ye shall see it.",
     "+ye -LORD's +ever +and"},
    {kLamp,
     "And the keeper of the lamp unto them said, Fear not; for the LORD's light shall burn for "
     "ever, "
     "and to morrow shall ye see it.",
     "-said +said ye shall~shall ye"},
    {kLamp,
     "And the keper of teh lamp said unto them, Fear not; for the Lords light shall brun forevr, "
     "and "
     "tomorow ye shall see it.",
     "keeper/keper the/teh burn/brun for ever/forevr to morrow/tomorow"},
    {"The the lamp", "the lamp", "-the"},
    {"The lamp", "the the lamp", "+the"},
    {"He shall receive a crown", "He shall a crown recieve", "-receive +recieve"},
    {"He shall receive a crown", "He recieve a crown", "-shall receive/recieve"},
    {"Go in peace, come home, go home", "Go home", "-in -peace -come -home -go"},
    {"They came to Beth-zur by night", "they came to beth zur by night", ""},
    {"They came to Beth-zur by night", "they came to Bethsur by night", "Beth-zur/Bethsur"},
    {"They came to Beth-zur by night", "they came to Beth-sur by night", "Beth-zur/Beth-sur"},
    {"They came to Abel-maim by night", "they came to Abel mayim by night", "Abel-maim/Abel mayim"},
    {"One two three", "four five six seven", "One/four two/five three/six +seven"},
    {"Numbered twelve thousand, 12000 men", "numbered twelve thousand 12,000 men", ""},
    {"Cæsar's coin", "Caesars coin", ""},
    {"Fear not", "Fear n\xC3t", "not/n\xC3t"},
};

const Case kSpanish[] = {
    {kShepherd, kShepherd, ""},
    {kShepherd,
     "quien es el que guarda las ovejas del senor el las llamara manana y ellas oiran su voz no "
     "temais dijo el nino",
     ""},
    {kShepherd,
     "¿Quién es el que guarda ovejas del señor? Él los llamará mañana, y ellas su voz oirán; no "
     "temáis, dijo entonces el niño.",
     "-las las/los -oirán +oirán +entonces"},
    {kShepherd,
     "¿Quién es que el guarda las obejas del señor? Él las llamará mañana, y oirán su voz; no "
     "temáis, dijo el niño.",
     "el que~que el ovejas/obejas -ellas"},
    {"¡Porque él vive!", "por que el vive", ""},
    {"¿Por qué tardáis?", "porque tardais", ""},
    {"La cigüeña vuelve", "la ciguena buelve", "vuelve/buelve"},
};

std::string shown(const Case& each, const Slip& slip) {
  const auto piece = [](std::string_view text, Range range) {
    return std::string(text.substr(range.begin, range.end - range.begin));
  };
  const std::string verse = piece(each.verse, slip.verse);
  const std::string said = piece(each.said, slip.said);
  switch (slip.kind) {
    case SlipKind::kMissed:
      return "-" + verse + (said.empty() ? "" : "!");
    case SlipKind::kAdded:
      return "+" + said + (verse.empty() ? "" : "!");
    case SlipKind::kDifferent:
      return verse + "/" + said;
    case SlipKind::kSwapped:
      break;
  }
  return verse + "~" + said;
}

void check(const Case& each) {
  std::string slips;
  const Judgement judgement = Recitation(each.verse).judge(each.said, Strictness::kExact);
  for (const Slip& slip : judgement.slips) slips += (slips.empty() ? "" : " ") + shown(each, slip);
  EXPECT_EQ(slips, each.slips) << each.said;
  EXPECT_EQ(judgement.outcome, slips.empty() ? Outcome::kRight : Outcome::kWrong);
}

// CV-33: correctly as written; case, punctuation, spacing and accents never count.
TEST(RecitationSlips, InEnglish) {
  for (const Case& each : kEnglish) check(each);
}

// CV-33: the same in Spanish.
TEST(RecitationSlips, InSpanish) {
  for (const Case& each : kSpanish) check(each);
}

TEST(RecitationSlips, HaveTheirPlaceInBothTexts) {
  const Recitation verse("Go, and see.");
  const std::vector<Slip> missed = verse.judge("Go see", Strictness::kExact).slips;
  ASSERT_EQ(missed.size(), 1u);
  EXPECT_EQ(missed[0], (Slip{SlipKind::kMissed, {1, 2}, {4, 7}, {2, 2}}));
  const std::vector<Slip> added = verse.judge("Go now and see", Strictness::kExact).slips;
  ASSERT_EQ(added.size(), 1u);
  EXPECT_EQ(added[0], (Slip{SlipKind::kAdded, {1, 1}, {2, 2}, {3, 6}}));
  const std::vector<Slip> swapped = verse.judge("and go see", Strictness::kExact).slips;
  ASSERT_EQ(swapped.size(), 1u);
  EXPECT_EQ(swapped[0], (Slip{SlipKind::kSwapped, {0, 2}, {0, 7}, {0, 6}}));
}

}  // namespace
}  // namespace scriptorium::text
