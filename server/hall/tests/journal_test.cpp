#include "server/hall/journal.h"

#include <map>

#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

// What each pair of eyes may know, rebuilt from the journal alone.
struct Known {
  std::map<std::uint32_t, std::set<std::string>> views;  // by revision
  std::vector<std::string> events;
};

Known known_to(Viewer viewer, const Journal& journal) {
  Known known;
  const auto match = play_again(games(), journal.gathering, {});
  const auto note = [&] {
    known.views[match->revision(viewer)].insert(json::serialize(match->view(viewer)));
  };
  note();
  for (const json::value& entry : journal.entries) {
    EXPECT_FALSE(match->enter(entry)) << json::serialize(entry);
    note();
  }
  for (const json::value& event : match->events(viewer, 0)) {
    known.events.push_back(json::serialize(event));
  }
  return known;
}

class JournalAlone : public HallTest {
 protected:
  // Everything that was sent to a guest about the game is what its eyes may know.
  static void check_notes(const std::vector<std::string>& notes, const json::value& seat,
                          const Known& known) {
    static const std::set<std::string, std::less<>> allowed = {
        "told", "table", "seat", "revision", "events",    "actors", "judges",
        "said", "over",  "view", "clocks",   "scores",    "fresh",  "ok",
        "id",   "did",   "game", "turn",     "answering", "window", "answered"};
    std::size_t heard = 0;
    int looked = 0;
    for (const std::string& note : notes) {
      const json::object told = json::parse(note).as_object();
      if (!told.contains("events") || told.at("seat") != seat) continue;
      for (const auto& [name, value] : told) EXPECT_TRUE(allowed.contains(name)) << name;
      const auto revision = static_cast<std::uint32_t>(told.at("revision").as_int64());
      ASSERT_TRUE(known.views.contains(revision)) << note;
      EXPECT_TRUE(known.views.at(revision).contains(json::serialize(told.at("view")))) << note;
      const json::array& events = told.at("events").as_array();
      if (truth_in(told, "fresh")) continue;
      ++looked;
      ASSERT_EQ(heard + events.size(), revision) << "something is missing or told twice: " << note;
      for (const json::value& event : events) {
        EXPECT_EQ(json::serialize(event), known.events.at(heard++));
      }
    }
    EXPECT_EQ(heard, known.events.size());
    EXPECT_GT(looked, 20);
  }
};

class EveryNote : public JournalAlone, public testing::WithParamInterface<json::object> {};

TEST_P(EveryNote, OfAWholeGameHoldsWhatItsReaderMayKnow) {
  const Person ada = come(1);
  const Person ben = come(2);
  const Person eve = come(3);
  const Person looks = come(4);
  const std::string table = open(ada, GetParam());
  sit(ada, table, 0);
  sit(ben, table, 1);
  good(eve, at(table, "join"));
  start(ada, table);
  good(looks, at(table, "join"));
  play_out({ada, ben, nullptr}, table, looks);
  const auto journal = read_journal(lines(table));
  ASSERT_TRUE(journal);
  check_notes(ada->all, 0, known_to(Viewer(0), *journal));
  check_notes(ben->all, 1, known_to(Viewer(1), *journal));
  check_notes(eve->all, "spectator", known_to(Viewer::spectator(), *journal));
  // Nobody was told a secret, nor who is who elsewhere, before the end.
  const std::string secret =
      json::parse(lines(table)[0].body).at("opened").at("secret").as_string().c_str();
  for (const Person& each : {ada, ben, eve, looks}) {
    for (const std::string& note : each->all) {
      EXPECT_EQ(note.find(id_text(2)), std::string::npos);
      if (note.find(R"("stage":"over")") != std::string::npos) continue;
      EXPECT_EQ(note.find(secret), std::string::npos);
      EXPECT_EQ(note.find("nonces"), std::string::npos);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Games, EveryNote,
    testing::Values(
        json::object{{"players", {"", ""}}},
        json::object{{"seats", 3}, {"players", {"", "", "random"}}},
        json::object{{"seats", 3},
                     {"players", {"", "", "random"}},
                     {"clock", {{"per", "game"}, {"seconds", 3600}}}},
        json::object{{"game", "chapter_and_verse"}, {"players", {"", ""}}},
        json::object{{"game", "chapter_and_verse"}, {"options", {{"reciting", "by_the_table"}}}},
        json::object{
            {"game", "chapter_and_verse"}, {"seats", 3}, {"players", {"", "", "random"}}}));

// What was told with each entry is what the entry tells when it is entered again.
TEST_F(JournalAlone, SaysWhatWasTold) {
  const Person ada = come(1);
  const Person ben = come(2);
  const std::string table = begun(ada, ben, {{"game", "chapter_and_verse"}});
  play_out({ada, ben}, table, ada);
  const auto journal = read_journal(lines(table));
  const auto match = play_again(games(), journal->gathering, {});
  for (std::size_t i = 0; i < journal->entries.size(); ++i) {
    const std::size_t before = match->told();
    ASSERT_FALSE(match->enter(journal->entries[i]));
    const std::string line =
        entry_line(match->last_entry(), match->told_last(match->told() - before), {});
    EXPECT_EQ(json::serialize(json::parse(line).at("told")), json::serialize(journal->told[i]));
  }
}

TEST_F(JournalAlone, MakesTheSameGathering) {
  const Person ada = come(1);
  const Person ben = come(2);
  const std::string nonce(64, 'a');
  const std::string table = open(ada, {{"seats", 3},
                                       {"listed", true},
                                       {"language", "es"},
                                       {"clock", {{"per", "game"}, {"seconds", 90}}},
                                       {"players", {"", "", "greedy"}}});
  good(ada, at(table, "sit", {{"seat", 0}, {"nonce", nonce}, {"name", "Ada"}}));
  good(ben, at(table, "join"));
  good(ben, at(table, "sit", {{"seat", 1}, {"name", "Ben"}}));
  good(ben, at(table, "stand", {{"seat", 1}}));
  good(ben, at(table, "sit", {{"seat", 1}, {"name", "Benjamin"}}));
  start(ada, table);
  const Gathering gathering = read_journal(lines(table))->gathering;
  EXPECT_EQ(gathering.host(), 1U);
  EXPECT_EQ(gathering.stage(), Stage::kPlaying);
  EXPECT_EQ(gathering.terms().game, "verbatim");
  EXPECT_TRUE(gathering.terms().listed);
  EXPECT_EQ(gathering.terms().language, Language::kSpanish);
  EXPECT_EQ(gathering.terms().clock.seconds, 90);
  EXPECT_EQ(gathering.seat(0).name, "Ada");
  EXPECT_EQ(gathering.seat(0).nonce, std::string(32, '\xAA'));
  EXPECT_EQ(gathering.seat(1).name, "Benjamin");
  EXPECT_EQ(gathering.seat(2).player, "greedy");
  EXPECT_EQ(gathering.people(), 2);
  EXPECT_FALSE(gathering.fairness()->secret);
  EXPECT_TRUE(gathering.concerns(2) && !gathering.concerns(7) && !gathering.concerns(0));
}

TEST_F(JournalAlone, LinesThatSayNothingChangeNothing) {
  Gathering gathering;
  for (const json::object& line :
       {json::object{}, json::object{{"opened", 1}}, json::object{{"seated", {{"seat", 0}}}},
        json::object{{"placed", {{"seat", -1}}}}, json::object{{"opened", {{"seats", 2}}}}}) {
    EXPECT_FALSE(gathering.read(line));
  }
  EXPECT_FALSE(read_journal({{0, "{}"}}));
  EXPECT_FALSE(read_journal({{0, "[]"}}));
}

}  // namespace
}  // namespace scriptorium::server
