// What is printed for effects whose first wording read badly: each line was wrong once.
#include <gtest/gtest.h>

#include "effects/language/say.h"
#include "effects/language/tests/sketchbook.h"

namespace scriptorium::effects {
namespace {

struct Said {
  const char* effect;  // lines divided by "|", below what is in front of "||" (else `when played`)
  const char* english;
  const char* spanish;
};

constexpr Said kSaid[] = {
    // Which end of a pile.
    {"take the bottom 1 of your discard",
     "Put the bottom verse of your discard pile into your hand.",
     "Pon en tu mano el versículo de más abajo de tu pila de descarte."},
    {"take the top 1 of your discard", "Put the top verse of your discard pile into your hand.",
     "Pon en tu mano el versículo de más arriba de tu pila de descarte."},
    {"look at the bottom 2 of your deck", "Look at the bottom 2 verses of your deck.",
     "Mira los 2 versículos de más abajo de tu mazo."},
    {"look at the bottom 1 of your blessings", "Look at your bottom blessing.",
     "Mira la de más abajo de tus bendiciones."},
    // Whose cost it is.
    {"discard 1 verse with cost 3 or more from an opponent's tabletop",
     "Discard a verse with a printed cost of 3 or more from an opponent’s tabletop.",
     "Descarta un versículo con un costo impreso de 3 o más de la mesa de un oponente."},
    {"while in play||change cost of all verses with cost 1 from your hand by -1",
     "While this verse is in play, verses in your hand with a printed cost of 1 cost 1 less.",
     "Mientras este versículo esté en juego, los versículos de tu mano con un costo impreso de 1 "
     "cuestan 1 menos."},
    {"play 1 verse with cost 1 or less from your hand",
     "Play a verse with a printed cost of 1 or less from your hand without sacrifice.",
     "Juega sin sacrificio un versículo de tu mano con un costo impreso de 1 o menos."},
    // A marker is borne.
    {"name marker|reveal the top 4 of your deck|take 1 verse of the named marker of them|put the "
     "rest on the bottom of your deck",
     "Name a marker and reveal the top 4 verses of your deck. Put a verse with that marker from "
     "among them into your hand and the rest on the bottom of your deck.",
     "Nombra un distintivo y revela los 4 primeros versículos de tu mazo. De entre ellos, pon en "
     "tu mano un versículo con ese distintivo y los demás debajo de tu mazo."},
    {"name marker|reveal the top 4 of your deck|take all verses of the named marker of them|put "
     "the rest on the bottom of your deck",
     "Name a marker and reveal the top 4 verses of your deck. Put all verses with that marker from "
     "among them into your hand and the rest on the bottom of your deck.",
     "Nombra un distintivo y revela los 4 primeros versículos de tu mazo. De entre ellos, pon en "
     "tu mano todos los versículos con ese distintivo y los demás debajo de tu mazo."},
    {"name marker|reveal the top 1 of your deck|if it is a verse of the named marker|  take it",
     "Name a marker and reveal the top verse of your deck. If it has that marker, put it into your "
     "hand.",
     "Nombra un distintivo y revela el primer versículo de tu mazo. Si tiene ese distintivo, ponlo "
     "en tu mano."},
    {"name theme|reveal the top 1 of your deck|if it is a verse of the named theme|  take it",
     "Name a theme and reveal the top verse of your deck. If it is of that theme, put it into your "
     "hand.",
     "Nombra un tema y revela el primer versículo de tu mazo. Si es de ese tema, ponlo en tu "
     "mano."},
    {"look at the top 3 of your deck|if the number of Faith verses of them is at least 2|  draw 1",
     "Look at the top 3 verses of your deck. If there are at least 2 Faith verses among them, draw "
     "a verse.",
     "Mira los 3 primeros versículos de tu mazo. Si hay al menos 2 versículos de Fe entre ellos, "
     "roba un versículo."},
    // Who may not.
    {"while in play||forbid each player to challenge",
     "While this verse is in play, no player may call Quote It.",
     "Mientras este versículo esté en juego, ningún jugador puede exigir la cita."},
    {"forbid each opponent with more hand to challenge until your next turn",
     "Your opponents who have more verses in hand than you may not call Quote It until your next "
     "turn.",
     "Tus oponentes que tengan más versículos en la mano que tú no pueden exigir la cita hasta tu "
     "próximo turno."},
    {"forbid each opponent to quick_play until your next turn|forbid each opponent to challenge "
     "until your next turn",
     "Your opponents may not use Quick Play or call Quote It until your next turn.",
     "Tus oponentes no pueden usar Juego rápido ni exigir la cita hasta tu próximo turno."},
    {"change cost of all verses from your hand by -1 until the end of the turn|forbid each "
     "opponent to challenge until the end of the turn",
     "Until the end of the turn, verses in your hand cost 1 less, and your opponents may not call "
     "Quote It.",
     "Hasta el final del turno, los versículos de tu mano cuestan 1 menos, y tus oponentes no "
     "pueden exigir la cita."},
    // The others.
    {"move up to 3 other verses from your tabletop into this chapter",
     "Move up to 3 other verses on your tabletop to this chapter.",
     "Mueve hasta 3 versículos más de tu mesa a este capítulo."},
    {"draw 1 for each other verse from this chapter",
     "Draw a verse for each other verse in this chapter.",
     "Roba un versículo por cada uno de los demás versículos de este capítulo."},
    {"when discarded||discard 1 verse|take 1 other verse from your discard",
     "Discard: Discard a verse from your hand, then put a verse from your discard pile other than "
     "this one into your hand.",
     "Descarte: Descarta un versículo de tu mano y luego pon en tu mano un versículo de tu pila de "
     "descarte que no sea este."},
    {"when discarded||take up to 2 other verses from your discard",
     "Discard: Put up to 2 other verses from your discard pile into your hand.",
     "Descarte: Pon en tu mano hasta 2 versículos más de tu pila de descarte."},
    // What lies on a tabletop is on it.
    {"exchange 1 verse from your tabletop with 1 verse from an opponent's tabletop",
     "Exchange a verse on your tabletop for one on an opponent’s tabletop.",
     "Intercambia un versículo de tu mesa por uno de la mesa de un oponente."},
    {"exchange 1 verse from your hand with 1 verse from your tabletop",
     "Exchange a verse from your hand for one on your tabletop.",
     "Intercambia un versículo de tu mano por uno de tu mesa."},
    // What comes first.
    {"each player: draw 1|draw 1", "Each player draws a verse, then you draw a verse.",
     "Cada jugador roba un versículo y luego tú robas un versículo."},
    {"an opponent: set 1 verse from their discard into a chapter|set 1 verse from your discard "
     "into this chapter",
     "An opponent of your choice sets a verse from their discard pile into one of their chapters "
     "or a new one. Then you set a verse from your discard pile into this chapter.",
     "El oponente que elijas coloca un versículo de su pila de descarte en uno de sus capítulos o "
     "uno nuevo. Luego tú colocas un versículo de tu pila de descarte en este capítulo."},
    {"may|  give 1 verse to an opponent|if you do|  that player: give 1 verse to you|  draw 1",
     "You may give a verse from your hand to an opponent. If you do, that player gives you a verse "
     "from their hand, then you draw a verse.",
     "Puedes dar un versículo de tu mano a un oponente. Si lo haces, ese jugador te da un "
     "versículo de su mano y luego tú robas un versículo."},
    {"discard 1 verse|take 1 verse from your discard",
     "Discard a verse from your hand, then put a verse from your discard pile into your hand.",
     "Descarta un versículo de tu mano y luego pon en tu mano un versículo de tu pila de "
     "descarte."},
    {"take 1 verse from your discard|put 1 verse on the top of your deck",
     "Put a verse from your discard pile into your hand, then put a verse from your hand on top of "
     "your deck.",
     "Pon en tu mano un versículo de tu pila de descarte y luego pon un versículo de tu mano "
     "encima de tu mazo."},
    {"discard all verses from hand|search your deck for 1 verse",
     "Discard your hand. Search your deck for a verse, reveal it, put it into your hand, and "
     "shuffle the deck.",
     "Descarta tu mano. Busca en tu mazo un versículo, revélalo, ponlo en tu mano y baraja el "
     "mazo."},
    {"may|  discard all verses from hand|  search your deck for 1 verse",
     "You may discard your hand, then search your deck for a verse, reveal it, put it into your "
     "hand, and shuffle the deck.",
     "Puedes descartar tu mano y luego buscar en tu mazo un versículo, revelarlo, ponerlo en tu "
     "mano y barajar el mazo."},
    // What was on top does not go "back" to the bottom.
    {"look at the top 3 of your deck|take 1 verse of them|arrange the rest on the bottom of your "
     "deck",
     "Look at the top 3 verses of your deck. Put one of them into your hand and the rest on the "
     "bottom of your deck in any order.",
     "Mira los 3 primeros versículos de tu mazo. Pon uno de ellos en tu mano y los demás debajo de "
     "tu mazo, en el orden que quieras."},
    {"look at the top 3 of your deck|arrange the rest on the bottom of your deck",
     "Look at the top 3 verses of your deck, then put them on the bottom of your deck in any "
     "order.",
     "Mira los 3 primeros versículos de tu mazo y luego ponlos debajo de tu mazo, en el orden que "
     "quieras."},
    {"if the number of Prophets named \"Example\" from any tabletop is at least 2|  draw 1",
     "If there are at least 2 Prophets named “Example” on any tabletop, draw a verse.",
     "Si hay al menos 2 Profetas llamados “Ejemplo” en cualquier mesa, roba un versículo."},
    // As many as before.
    {"discard up to 3 verses|draw that many",
     "Discard up to 3 verses from your hand, then draw that many verses.",
     "Descarta hasta 3 versículos de tu mano y luego roba la misma cantidad de versículos."},
    // How many from the top.
    {"look at the top 1 of your deck for each verse from your tabletop at most 6",
     "Look at the top verses of your deck, one for each verse on your tabletop, up to 6.",
     "Mira los primeros versículos de tu mazo, uno por cada versículo de tu mesa, hasta un máximo "
     "de 6."},
    {"look at the top 2 of your blessings for each Psalm from your tabletop",
     "Look at your top blessings, 2 for each Psalm on your tabletop.",
     "Mira las primeras de tus bendiciones, 2 por cada Salmo de tu mesa."},
    // Whose chapter.
    {"move 1 verse from any tabletop into another chapter",
     "Move a verse on any tabletop to another chapter of the same player.",
     "Mueve un versículo de cualquier mesa a otro capítulo del mismo jugador."},
    {"move 1 verse from an opponent's tabletop into a new chapter",
     "Move a verse on an opponent’s tabletop to a new chapter of your own.",
     "Mueve un versículo de la mesa de un oponente a un capítulo nuevo tuyo."},
    {"pick 1 verse from any tabletop|move it into another chapter",
     "Choose a verse on any tabletop and move it to another chapter of the same player.",
     "Elige un versículo de cualquier mesa y muévelo a otro capítulo del mismo jugador."},
    {"pick 1 verse from any tabletop|that player: move it into a new chapter",
     "Choose a verse on any tabletop. Its player moves it to a new chapter.",
     "Elige un versículo de cualquier mesa. Su jugador lo mueve a un capítulo nuevo."},
    {"move 1 verse from your tabletop into another chapter",
     "Move a verse on your tabletop to another chapter.",
     "Mueve un versículo de tu mesa a otro capítulo."},
    // Conditions and players told by what they have.
    {"if you have fewer hand than an opponent|  draw 2",
     "If an opponent has more verses in hand than you, draw 2 verses.",
     "Si tienes menos versículos en la mano que algún oponente, roba 2 versículos."},
    {"an opponent with fewer blessings: draw 1",
     "An opponent of your choice who has fewer blessings than you draws a verse.",
     "El oponente que elijas entre los que tengan menos bendiciones que tú roba un versículo."},
    {"if the number of verses with cost 1 from your tabletop is at most 1|  draw 1",
     "If you have no more than one verse on your tabletop with a printed cost of 1, draw a verse.",
     "Si tienes como máximo un versículo en tu mesa con un costo impreso de 1, roba un versículo."},
    // What was just looked at.
    {"look at the top 1 of your blessings|may|  exchange 1 verse from your hand with the top 1 of "
     "your blessings",
     "Look at your top blessing. You may exchange a verse from your hand for it.",
     "Mira la primera de tus bendiciones. Puedes intercambiar un versículo de tu mano por esa "
     "bendición."},
    {"look at the top 1 of your blessings|may|  put the top 1 of your blessings on the bottom of "
     "your blessings",
     "Look at your top blessing. You may put it on the bottom.",
     "Mira la primera de tus bendiciones. Puedes ponerla debajo de las demás."},
    {"an opponent: choose one|  option|    draw 3|  option|    draw 1",
     "An opponent of your choice chooses one:\n• You draw 3 verses.\n• You draw a verse.",
     "El oponente que elijas escoge una opción:\n• Tú robas 3 versículos.\n• Tú robas un "
     "versículo."},
};

std::string indented(std::string_view effect) {
  const std::size_t behind = effect.find("||");
  std::string out = "  when played\n";
  if (behind != std::string_view::npos) {
    out = "  " + std::string(effect.substr(0, behind)) + "\n";
    effect.remove_prefix(behind + 2);
  }
  for (const std::string_view line : split(effect, '|')) out += "    " + std::string(line) + "\n";
  return out;
}

SketchedGame chapter_and_verse() {
  for (SketchedGame& game : read_sketches(SCRIPTORIUM_SOURCE)) {
    if (game.id == "chapter_and_verse") return std::move(game);
  }
  return {};
}

CardSet compiled(const SketchedGame& game, const std::string& effect) {
  const std::vector<Source> sources = {{"example", card_with(game, 1, "Example", effect)}};
  Compiled out = compile(game.nouns, sources);
  for (const Fault& fault : out.faults) ADD_FAILURE() << fault.text() << "\n" << effect;
  return out.set ? *std::move(out.set) : CardSet{};
}

TEST(Sentences, ReadWell) {
  const SketchedGame game = chapter_and_verse();
  for (const Said& each : kSaid) {
    const CardSet set = compiled(game, indented(each.effect));
    if (set.cards.empty()) continue;
    EXPECT_EQ(say(game.nouns, set, set.cards[0], Language::kEnglish), each.english);
    EXPECT_EQ(say(game.nouns, set, set.cards[0], Language::kSpanish), each.spanish);
  }
}

TEST(Sentences, PrintKeywordsAsTheyAreWritten) {
  const SketchedGame game = chapter_and_verse();
  const CardSet set = compiled(game, "  keyword born, child, Saviour\n");
  ASSERT_FALSE(set.cards.empty());
  EXPECT_EQ(say(game.nouns, set, set.cards[0], Language::kEnglish),
            "Keyword (born, child, Saviour).");
  EXPECT_EQ(say(game.nouns, set, set.cards[0], Language::kSpanish),
            "Palabra clave (born, child, Saviour).");
}

}  // namespace
}  // namespace scriptorium::effects
