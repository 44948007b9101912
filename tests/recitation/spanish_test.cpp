#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/recitation/real_slip.h"

namespace scriptorium::text {
namespace {

constexpr Translation kRv = Translation::kRv1909;
constexpr const char* kAll = "exact lenient five";

// Another way to write the same words.
const RealSlip kNoSlips[] = {
    {kRv, "Juan 3:16", "as printed", "", kAll},
    {kRv, "Juan 3:16", "no accent", "unaccented", kAll},
    {kRv, "Juan 3:16", "no accent, no mark", "unaccented; unmarked", kAll},
    {kRv, "Juan 3:16", "accents typed for themselves", "decomposed", kAll},
    {kRv, "Juan 1:1", "the capitals of a chapter's opening", "En el>EN EL", kAll},
    {kRv, "Éxodo 3:14", "a name in capitals", "YO SOY EL QUE SOY>Yo soy el que soy", kAll},
    {kRv, "Salmo 110:1", "all in capitals", "capitals", kAll},
    {kRv, "Salmo 110:1", "ñ typed n", "Señor>Senor; Siéntate>Sientate", kAll},
    {kRv, "Proverbios 22:6", "ñ typed n", "niño>nino", kAll},
    {kRv, "Proverbios 27:1", "ñ typed n", "mañana>manana", kAll},
    {kRv, "2 Timoteo 3:16", "ü typed u", "redargüir>redarguir; enseñar>ensenar", kAll},
    {kRv, "Deuteronomio 14:18", "ü and ñ", "cigüeña>ciguena; murciélago>murcielago", kAll},
    {kRv, "Job 11:3", "no question mark", "unmarked", kAll},
    {kRv, "Génesis 21:8", "accents of another time", "fué>>fue; é>e", kAll},
    {kRv, "Génesis 14:18", "a circumflex left out", "Melchîsedec>Melchisedec", kAll},
    {kRv, "1 Samuel 7:12", "a hyphen left out", "Eben-ezer>Ebenezer", kAll},
    {kRv, "Génesis 28:19", "a blank for a hyphen", "spaced", kAll},
    {kRv, "Daniel 5:27", "a word in capitals", "TEKEL>Tekel", kAll},
    {kRv, "Rut 1:16", "two words as one", "donde quiera>>dondequiera", kAll},
};

// Forms as they are said today, above all ustedes for vosotros.
const RealSlip kModern[] = {
    {kRv, "Mateo 5:44", "os and imperatives",
     "os>les; Amad>Amen; vuestros>sus; bendecid>bendigan; haced>hagan; orad>oren", "",
     "os/les Amad/Amen vuestros/sus bendecid/bendigan haced/hagan orad/oren", "os/les Amad/Amen"},
    {kRv, "Mateo 6:33", "os and an imperative", "buscad>busquen; os>les", "",
     "buscad/busquen os/les", "buscad/busquen"},
    {kRv, "Juan 14:1", "vuestro", "vuestro>su; creéis>creen; creed>crean", "",
     "vuestro/su creéis/creen creed/crean", "vuestro/su"},
    {kRv, "Mateo 7:7", "os twice", "os>>les", "", "os/les os/les", "os/les"},
    {kRv, "Mateo 28:19", "two imperatives", "id>vayan; doctrinad>enseñen", "lenient",
     "id/vayan doctrinad/enseñen", "id/vayan doctrinad/enseñen"},
    {kRv, "Salmo 46:10", "two imperatives", "Estad>Estén; conoced>conozcan", "lenient",
     "Estad/Estén conoced/conozcan", "Estad/Estén conoced/conozcan"},
    {kRv, "Santiago 1:5", "vosotros", "vosotros>ustedes", "lenient", "vosotros/ustedes",
     "vosotros/ustedes"},
    {kRv, "Hechos 2:38", "vosotros and its forms",
     "Arrepentíos>Arrepiéntanse; vosotros>ustedes; recibiréis>recibirán", "",
     "Arrepentíos/Arrepiéntanse vosotros/ustedes recibiréis/recibirán",
     "Arrepentíos/Arrepiéntanse"},
    {kRv, "Mateo 11:28", "os and a form of it", "estáis>están; os>les", "five",
     "estáis/están os/les"},
    {kRv, "Génesis 1:1", "as later editions have it", "crió>creó", "lenient", "crió/creó",
     "crió/creó"},
    {kRv, "Juan 3:16", "as later editions have it", "ha dado>dio; mas>sino que", "lenient five",
     "ha/dio -dado mas/sino +que"},
    {kRv, "Hebreos 11:1", "as later editions have it", "sustancia>certeza; demostración>convicción",
     "lenient five", "sustancia/certeza demostración/convicción"},
    {kRv, "Génesis 14:18", "a name as it is written today", "Melchîsedec>Melquisedec", "lenient",
     "Melchîsedec/Melquisedec", "Melchîsedec/Melquisedec"},
    {kRv, "Génesis 5:27", "a name as it is written today", "Mathusalam>Matusalén", "lenient five",
     "Mathusalam/Matusalén"},
    {kRv, "Génesis 21:8", "y for é", "é>y", "lenient five", "é/y"},
    {kRv, "Juan 11:25", "a pronoun before its verb", "Dícele>Le dice", "lenient", "+Le Dícele/dice",
     "+Le Dícele/dice"},
    {kRv, "Mateo 22:21", "two of them", "Dícenle>Le dicen; díceles>les dice", "lenient",
     "+Le Dícenle/dicen díceles/les +dice", "+Le Dícenle/dicen díceles/les"},
    {kRv, "Isaías 6:8", "a word gone, another come", "Heme aquí>Aquí estoy", "lenient five",
     "-Heme +estoy"},
};

// The right words in the wrong order, or another word.
const RealSlip kOrder[] = {
    {kRv, "Génesis 14:18", "a pair the other way round", "pan y vino>vino y pan", "five",
     "pan/vino vino/pan"},
    {kRv, "Lucas 15:24", "era muerto", "muerto era>era muerto", "lenient", "muerto era~era muerto",
     "+era"},
    {kRv, "Daniel 5:27", "two words, one of ten", "fuiste hallado>hallado fuiste", "lenient five",
     "fuiste hallado~hallado fuiste"},
    {kRv, "Filipenses 4:13", "a word elsewhere", "Todo lo puedo>Lo puedo todo", "", "-Todo +todo",
     "-Todo +todo"},
    {kRv, "Éxodo 20:15", "another word", "hurtarás>robarás", "", "hurtarás/robarás",
     "hurtarás/robarás"},
    {kRv, "Salmo 23:1", "another name", "Jehová>El Señor", "", "Jehová/El +Señor",
     "Jehová/El +Señor"},
    {kRv, "Proverbios 22:6", "another word", "niño>joven", "lenient", "niño/joven", "niño/joven"},
    {kRv, "Josué 24:15", "b for v", "serviremos>serbiremos", "lenient five",
     "serviremos/serbiremos"},
    {kRv, "Deuteronomio 14:18", "s for c, and a silent h", "especie>espesie; abubilla>habubilla",
     "five", "especie/espesie abubilla/habubilla"},
    {kRv, "Apocalipsis 7:4", "a number in digits", "ciento cuarenta y cuatro mil>144.000", "five",
     "ciento/144 cuarenta/000 -y -cuatro -mil"},
    {kRv, "Génesis 5:27", "a number in digits", "novecientos sesenta y nueve>969", "five",
     "novecientos/969 -sesenta -y -nueve"},
    {kRv, "Juan 11:35", "in English", "as kjv", "", "-Y -lloró +wept", "-Y -lloró"},
};

// Words left out, and words too many.
const RealSlip kLength[] = {
    {kRv, "Juan 1:1", "from one phrase to the same", "skip 7-12", "five", "-con...era x6"},
    {kRv, "Salmo 23:4", "from one word to the same", "skip 5-6", "lenient five", "-sombra -de"},
    {kRv, "Salmo 23:4", "from one word to the same", "skip 18-20", "five", "-vara -y -tu"},
    {kRv, "Eclesiastés 1:2", "a phrase that comes twice", "skip 7-9", "five",
     "-vanidad -de -vanidades"},
    {kRv, "Salmo 3:2", "Selah", "Selah>", "lenient five", "-Selah"},
    {kRv, "Mateo 6:33", "a small word", "os>", "lenient five", "-os"},
    {kRv, "Rut 1:16", "from where the words are known", "from 4", "lenient", "-Y -Ruth -respondió",
     "-Y -Ruth -respondió"},
    {kRv, "Isaías 9:6", "from the middle", "from 17", "", "-Porque...hombro x16",
     "Porque/y un/llamaráse niño/su nos/nombre es/Admirable"},
    {kRv, "Salmo 23:6", "to the middle", "upto 14", "five", "-y...días x10"},
    {kRv, "Romanos 8:28", "begun again", "repeat 1-3", "", "+Y +sabemos +que", "á/Y los/sabemos"},
    {kRv, "Juan 11:35", "twice", "twice", "five", "+Y +lloró +Jesús"},
    {kRv, "Salmo 23:1", "the psalm's title", "title", "", "+Salmo +de +David", "+Salmo +de +David"},
    {kRv, "Romanos 8:38", "Amén", "venir>venir Amén", "lenient five", "+Amén"},
    {kRv, "Génesis 1:1", "the reference said first", "En>Génesis 1:1 En", "", "+Génesis +1 +1",
     "+Génesis +1 +1"},
};

// CV-33: accents, marks, capitals, hyphens and spacing never count.
TEST(SpanishVerses, AreRightHoweverTheyAreWritten) { expect_judged(kNoSlips); }

// CV-33: correctly as written; lenient, first five.
TEST(SpanishVerses, InWordsOfToday) { expect_judged(kModern); }

// CV-33: in order.
TEST(SpanishVerses, InAnotherOrderOrWithAnotherWord) { expect_judged(kOrder); }

// CV-33: no more and no fewer words than are written, or than lenient and first five allow.
TEST(SpanishVerses, WithTooFewWordsOrTooMany) { expect_judged(kLength); }

TEST(SpanishVerses, AreEnough) {
  std::set<std::string> verses;
  for (const std::span<const RealSlip> table :
       {std::span<const RealSlip>(kNoSlips), std::span<const RealSlip>(kModern),
        std::span<const RealSlip>(kOrder), std::span<const RealSlip>(kLength)}) {
    for (const RealSlip& each : table) verses.insert(each.verse);
  }
  EXPECT_GE(verses.size(), 20U);
}

}  // namespace
}  // namespace scriptorium::text
