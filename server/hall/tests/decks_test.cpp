#include <algorithm>

#include "server/hall/download.h"
#include "server/hall/journal.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

const std::string kNonce = "00112233445566778899aabbccddeeff";

const AnyGame& game() { return *games().find("chapter_and_verse"); }

// Forty verses, three of a title; two decks that begin this far apart have no verse in common.
json::object forty(std::size_t first) {
  json::object deck;
  int left = 40;
  const json::array cards = game().cards(Language::kEnglish);
  for (std::size_t i = first; left > 0; ++i) {
    if (cards[i].at("unique").as_bool()) continue;
    deck[cards[i].at("id").as_string()] = std::min(left, 3);
    left -= 3;
  }
  return deck;
}

// Decks that people bring to their seats for nobody else to know.
class Decks : public HallTest {
 protected:
  Person ada = come(1);
  Person ben = come(2);
  Person eve = come(3);
  json::object hers = forty(0);
  json::object his = forty(60);

  std::string open_advanced(json::object options = {{"game", "advanced"}}) {
    return open(ada, {{"game", "chapter_and_verse"}, {"options", std::move(options)}});
  }
  json::object sit_with(const Person& person, const std::string& table, int seat,
                        const json::value& deck, const std::string& nonce = kNonce) {
    good(person, at(table, "join"));
    return good(person, at(table, "sit", {{"seat", seat}, {"deck", deck}, {"nonce", nonce}}));
  }
  void refused_deck(const Person& person, const std::string& table, const json::value& deck,
                    const std::string& message, const char* language = "en") {
    const json::object found =
        ask(person, at(table, "sit", {{"seat", 0}, {"deck", deck}, {"language", language}}));
    refused(found, "bad_field", "deck");
    EXPECT_EQ(text_in(found.at("error").as_object(), "message"), message);
    EXPECT_EQ(text_in(found.at("error").as_object(), "rule"), "CV-04");
  }
  std::string with_decks() {
    const std::string table = open_advanced();
    sit_with(ada, table, 0, hers);
    sit_with(ben, table, 1, his);
    good(eve, at(table, "join"));
    return table;
  }
  static json::value seal(const json::object& described, std::size_t seat) {
    const json::value* found = described.at("seats").at(seat).as_object().if_contains("seal");
    return found != nullptr ? *found : json::value();
  }
};

TEST_F(Decks, AreSealedForEverybodyAndToldToTheirOwners) {
  const std::string table = with_decks();
  const json::object for_ada = good(ada, at(table, "join"));
  const json::object for_eve = good(eve, at(table, "join"));
  ASSERT_TRUE(seal(for_ada, 0).is_string());
  EXPECT_EQ(seal(for_ada, 0), seal(for_eve, 0));
  EXPECT_EQ(seal(for_ada, 1), seal(for_eve, 1));
  EXPECT_NE(seal(for_ada, 0), seal(for_ada, 1));
  EXPECT_EQ(for_ada.at("your_decks"), (json::array{{{"seat", 0}, {"deck", hers}}}));
  EXPECT_FALSE(for_eve.contains("your_decks"));
}

// Whatever people ask, a verse of somebody else's deck is in what they are sent only where the game
// has shown it to them.
TEST_F(Decks, AreToldToNobodyElse) {
  const std::string table = with_decks();
  const std::string secret(json::parse(lines(table)[0].body).at("opened").at("secret").as_string());
  start(ada, table);
  for (int i = 0; i < 60; ++i) {
    step({ada, ben}, table, eve);
    for (const auto& [person, seat] : {std::pair<Person, json::value>(ben, 1),
                                       std::pair<Person, json::value>(eve, "spectator")}) {
      for (const char* what : {"view", "history", "events"}) {
        good(person, at(table, what, {{"seat", seat}}));
      }
    }
  }
  for (const Person& person : {ben, eve}) {
    good(person, at(table, "join", {{"since", 0}}));
    good(person, {{"do", "tables"}});
    good(person, {{"do", "my_games"}});
    ask(person, at(table, "review"));
    ask(person, at(table, "why", {{"seat", 0}, {"action", {{"type", "end"}}}}));
    ask(person, at(table, "sit", {{"seat", 0}, {"deck", "nothing"}}));
  }
  const auto journal = read_journal(lines(table));
  const auto match = play_again(games(), journal->gathering, journal->entries);
  ASSERT_TRUE(match);
  const auto seen_by = [&](Viewer viewer) {
    return json::serialize(match->events(viewer, 0)) + json::serialize(match->view(viewer));
  };
  int hidden = 0;
  const auto check = [&](const Person& person, const json::object& deck, const std::string& seen) {
    std::string heard;
    for (const std::string& note : person->all) heard += note;
    EXPECT_EQ(heard.find(secret), std::string::npos);
    for (const auto& [verse, unused] : deck) {
      const std::string name = "\"" + std::string(verse);
      if (seen.find(name) != std::string::npos) continue;
      ++hidden;
      EXPECT_EQ(heard.find(name), std::string::npos) << name;
    }
  };
  check(ben, hers, seen_by(Viewer(1)));
  check(eve, hers, seen_by(Viewer::spectator()));
  check(eve, his, seen_by(Viewer::spectator()));
  check(ada, his, seen_by(Viewer(0)));
  EXPECT_GT(hidden, 10);
  EXPECT_FALSE(finished_game(games(), storage, *id_from(table)));
  const auto stored = storage.read(*id_from(table));
  EXPECT_EQ((**stored).head.about.find("deck"), std::string::npos);
}

// Who sits with which deck, and its seal, are the same after a restart.
TEST_F(Decks, OutliveTheServer) {
  const std::string table = with_decks();
  const json::object before = good(ada, at(table, "join"));
  restart();
  ada = come(1);
  EXPECT_EQ(seal(good(ada, at(table, "join")), 1), seal(before, 1));
  ben = come(2);
  good(ben, at(table, "join"));
  start(ada, table);
  restart();
  ben = come(2);
  const json::object after = good(ben, at(table, "join"));
  EXPECT_EQ(seal(after, 0), seal(before, 0));
  EXPECT_EQ(after.at("your_decks"), (json::array{{{"seat", 1}, {"deck", his}}}));
}

// A computer player that keeps a seat plays with the deck of whoever sat there.
TEST_F(Decks, StayWithTheirSeats) {
  const std::string table = with_decks();
  start(ada, table);
  const json::object before = good(ada, at(table, "join"));
  go(ben);
  pass(rules.away_after + 1000);
  good(ada, at(table, "place", {{"seat", 1}, {"player", "random"}}));
  restart();
  ada = come(1);
  EXPECT_EQ(seal(good(ada, at(table, "join")), 1), seal(before, 1));
  ben = come(2);
  const json::object back = good(ben, at(table, "join"));
  EXPECT_EQ(back.at("your_decks"), (json::array{{{"seat", 1}, {"deck", his}}}));
  EXPECT_EQ(seal(back, 1), seal(before, 1));
}

TEST_F(Decks, AreReplacedUntilTheGameBegins) {
  const std::string table = open_advanced();
  const json::value first = seal(sit_with(ada, table, 0, hers), 0);
  EXPECT_EQ(seal(sit_with(ada, table, 0, hers), 0), first);
  const json::object other = sit_with(ada, table, 0, his);
  EXPECT_NE(seal(other, 0), first);
  EXPECT_EQ(other.at("your_decks").at(0).at("deck"), his);
  EXPECT_NE(seal(sit_with(ada, table, 0, hers, kNonce + "00"), 0), first);
  const json::object none = good(ada, at(table, "sit", {{"seat", 0}, {"nonce", kNonce}}));
  EXPECT_TRUE(seal(none, 0).is_null());
  EXPECT_FALSE(none.contains("your_decks"));
  EXPECT_TRUE(seal(sit_with(ada, table, 0, ""), 0).is_null());
  sit_with(ada, table, 0, hers);
  good(ada, at(table, "stand", {{"seat", 0}}));
  EXPECT_TRUE(seal(good(ada, at(table, "join")), 0).is_null());
  const json::value last = seal(sit_with(ada, table, 0, hers), 0);
  sit(ben, table, 1);
  start(ada, table);
  bad(ada, at(table, "sit", {{"seat", 0}, {"deck", his}}), "game_runs", "deck");
  EXPECT_EQ(seal(good(ada, at(table, "join")), 0), last);
}

// Nobody finds out by decks of their own what a seal hides: in the same seat, with the same nonce,
// the same deck has another seal.
TEST_F(Decks, AreNeverSealedAlikeTwice) {
  const std::string table = open_advanced();
  std::set<std::string> seals;
  for (int i = 0; i < 5; ++i) {
    seals.insert(json::serialize(seal(sit_with(ada, table, 0, hers), 0)));
    good(ada, at(table, "stand", {{"seat", 0}}));
    seals.insert(json::serialize(seal(sit_with(ben, table, 0, hers), 0)));
    good(ben, at(table, "stand", {{"seat", 0}}));
  }
  EXPECT_EQ(seals.size(), 10U);
}

// The host chooses decks for the seats that there are.
TEST_F(Decks, AreOfSeatsThatTheTableHas) {
  const auto opening = [](int seats, const char* option, const char* deck) {
    return json::object{{"do", "open"},
                        {"game", "chapter_and_verse"},
                        {"seats", seats},
                        {"options", {{"game", "advanced"}, {option, deck}}}};
  };
  bad(ada, opening(2, "deck2", "steadfast"), "bad_field", "options.deck2");
  bad(ada, opening(5, "deck5", "steadfast"), "bad_field", "options.deck5");
  good(ada, opening(3, "deck2", "steadfast"));
  good(ada, opening(2, "deck2", ""));
}

// CV-54: a ready deck is fitted to the table.
TEST_F(Decks, MayBeReadyOnes) {
  const std::string table = open_advanced({{"game", "advanced"}, {"verses", "bible_only"}});
  const json::value ready = game().constants(Language::kEnglish).at("ready_decks").at(0).at("id");
  const json::object seated = sit_with(ada, table, 0, ready);
  EXPECT_TRUE(seated.at("your_decks").at(0).at("deck").is_object());
  sit(ben, table, 1);
  start(ada, table);
}

// CV-04: only to the advanced game, and only one that may be played there.
TEST_F(Decks, AreCheckedWhenTheyAreBrought) {
  const std::string table = open_advanced();
  refused_deck(ada, table, {{"be_still", 3}}, "A deck has at least 40 verses; this one has 3.");
  refused_deck(ada, table, {{"be_still", 3}}, "Un mazo tiene al menos 40 versículos; este tiene 3.",
               "es");
  refused_deck(ada, open_advanced({{"game", "basic"}}), hers,
               "Players bring their own decks only to the advanced game.");
  bad(ada, at(table, "sit", {{"seat", 0}, {"deck", "no_such_deck"}}), "bad_field", "deck");
  bad(ada, at(open(ada), "sit", {{"seat", 0}, {"deck", hers}}), "no_decks", "deck");
  const std::string chosen = open_advanced({{"game", "advanced"}, {"deck0", hers}});
  bad(ada, at(chosen, "sit", {{"seat", 0}, {"deck", his}}), "deck_chosen", "deck");
  const json::object seated = sit_with(ada, chosen, 1, his);
  EXPECT_TRUE(seal(seated, 1).is_string());
  const json::array& seats = seated.at("seats").as_array();
  EXPECT_TRUE(truth_in(seats.at(0).as_object(), "deck_chosen"));
  EXPECT_FALSE(seats.at(1).as_object().contains("deck_chosen"));
  const char* const lesson = "game chapter_and_verse\nseats 2\nat mover: 0\nat hand 0: be_still\n";
  const std::string position = text_in(
      good(ada, {{"do", "open"}, {"game", "chapter_and_verse"}, {"position", lesson}}), "table");
  bad(ada, at(position, "sit", {{"seat", 0}, {"deck", hers}}), "deck_at_position", "deck");
}

// A whole game: its file holds the decks, and the proof that they are those that were sealed.
TEST_F(Decks, AreProvedAtTheEnd) {
  const std::string table = with_decks();
  const json::value sealed = seal(good(ada, at(table, "join")), 0);
  start(ada, table);
  play_out({ada, ben}, table, eve);
  EXPECT_EQ(good(eve, at(table, "join")).at("fairness").at("decks").as_array().size(), 2U);
  const json::object proof =
      json::parse(*finished_game(games(), storage, *id_from(table))).as_object();
  const json::object& replay = proof.at("replay").as_object();
  EXPECT_EQ(replay.at("options").at("deck0"), hers);
  EXPECT_TRUE(load_replay(games(), replay));
  const Fairness fairness = *read_fairness(proof.at("fairness"), Language::kEnglish);
  EXPECT_FALSE(check(fairness, replay));
  ASSERT_EQ(fairness.decks.size(), 2U);
  EXPECT_EQ(json::value(fairness.decks[0].seal), sealed);
  EXPECT_EQ(json::parse(fairness.decks[1].deck), his);
  EXPECT_EQ(json::parse(fairness.terms).at("options").at("deck0"), "");

  const auto field_at_fault = [&](const auto& change) {
    Fairness changed = fairness;
    json::object played = replay;
    change(changed, played);
    const auto fault = check(changed, played);
    return fault ? fault->field : std::string();
  };
  EXPECT_EQ(field_at_fault([](Fairness& file, auto&) { file.decks[0].deck = file.decks[1].deck; }),
            "fairness.decks.0.seal");
  EXPECT_EQ(field_at_fault([&](Fairness& file, auto&) { file.decks[0].salt = file.decks[1].salt; }),
            "fairness.decks.0.salt");
  EXPECT_EQ(field_at_fault([](Fairness& file, auto&) {
              SealedDeck& deck = file.decks[1];
              deck.deck = file.decks[0].deck;
              deck.seal = seal_of(deck.salt, deck.option, deck.deck);
            }),
            "fairness.decks.1.deck");
  EXPECT_EQ(field_at_fault([](Fairness& file, json::object& played) {
              SealedDeck& deck = file.decks[1];
              deck.deck = file.decks[0].deck;
              deck.seal = seal_of(deck.salt, deck.option, deck.deck);
              played["options"].as_object()["deck1"] = json::parse(deck.deck);
            }),
            "replay.seed");
  // Each other's decks, from the same deal.
  EXPECT_EQ(field_at_fault([](Fairness& file, json::object& played) {
              std::swap(file.decks[0].option, file.decks[1].option);
              played["options"].as_object()["deck0"] = json::parse(file.decks[1].deck);
              played["options"].as_object()["deck1"] = json::parse(file.decks[0].deck);
            }),
            "fairness.decks.0.option");
  // Or another option altogether, which no seat at this table has.
  EXPECT_EQ(field_at_fault([](Fairness& file, auto&) { file.decks[0].option = "deck00"; }),
            "fairness.terms.options.deck0");
  EXPECT_EQ(field_at_fault([](Fairness& file, auto&) { file.decks[0].option = "dech0"; }),
            "fairness.terms.options.deck0");
  EXPECT_EQ(field_at_fault([](Fairness& file, auto&) { file.decks[0].number += 1; }),
            "fairness.decks.0.salt");
  EXPECT_EQ(field_at_fault([](Fairness& file, auto&) { file.decks.pop_back(); }),
            "fairness.terms.options.deck1");
  EXPECT_EQ(field_at_fault([](Fairness& file, auto&) { std::swap(file.decks[0], file.decks[1]); }),
            "fairness.decks.1.seat");
  EXPECT_EQ(field_at_fault([](Fairness& file, auto&) { file.decks[1].seat = 7; }),
            "fairness.decks.1.seat");

  const std::string again = text_in(good(ada, at(table, "again")), "table");
  const json::object next = good(ada, at(again, "join"));
  EXPECT_TRUE(seal(next, 0).is_null());
  EXPECT_FALSE(next.contains("your_decks"));
}

}  // namespace
}  // namespace scriptorium::server
