#include "server/fair/shuffle.h"

#include <gtest/gtest.h>

#include <functional>
#include <numeric>

#include "games/registry/registry.h"
#include "server/fair/phrases.h"

namespace scriptorium::server {
namespace {

Secret counting() {
  std::array<std::uint8_t, 32> bytes = {};
  std::iota(bytes.begin(), bytes.end(), std::uint8_t{0});
  return Secret(bytes);
}

const Registry& games() {
  static const Registry registry = all_games({SCRIPTORIUM_SHARE});
  return registry;
}

struct Played {
  Fairness fairness;
  json::object replay;
};

std::unique_ptr<AnyMatch> opened(const Seed& seed) {
  const json::object options = {{"one_letter", true}};
  auto match =
      games().find("verbatim")->start(3, options, {seed, DiceKind::kSealed, Judge::kTable});
  return std::move(*match);
}

// A table as a server runs it: terms and commitment, nonces, the deal, random players to the end,
// the secret opened.
const Played& played() {
  static const Played game = [] {
    Played made;
    made.fairness.terms = terms_of(opened(Seed())->save());
    made.fairness.commitment = commitment_to(counting(), made.fairness.terms);
    made.fairness.nonces = {std::string(16, 'a'), "", std::string(64, '\xff')};
    const std::unique_ptr<AnyMatch> match = opened(deal_seed(counting(), made.fairness.nonces));
    for (int entry = 0; entry < 2000 && !match->actors().empty(); ++entry) {
      if (match->give_verdict()) continue;
      for (int seat = 0; seat < match->seats(); ++seat) {
        if (match->actors().has(Actor(static_cast<Seat>(seat)))) {
          EXPECT_TRUE(match->bot(static_cast<Seat>(seat), "random", Language::kEnglish));
          break;
        }
      }
    }
    made.replay = match->save();
    open(made.fairness, counting(), made.replay);
    return made;
  }();
  return game;
}

// Reckoned with another program.
TEST(Shuffle, CommitmentAndSeedAreWhatTheDocumentSays) {
  EXPECT_EQ(commitment_to(counting(), R"({"game":"verbatim","seats":2})"),
            "3d4a3326c397b47b873cac80e13f2fa370cdc688d9e756fa572a9294b05e06f2");
  std::string count;
  for (char c = 0; c < 16; ++c) count += c;
  const std::vector<std::string> nonces = {count, "", std::string(64, '\xff')};
  EXPECT_EQ(hex(deal_seed(counting(), nonces)),
            "f9e03cd1db50fc923a0a25f2e0f2c6bbbca019372119f5d8cdea658e8bde3705");
}

TEST(Shuffle, TheRecordIsWhatTheDocumentSays) {
  const json::object replay = {
      {"seed", 1}, {"entries", {{{"by", 0}, {"actions", json::array{{{"type", "keep"}}}}}}}};
  EXPECT_EQ(record_of("c", replay),
            "4004f30cd26f2d9cc474d6e1b9a5f06eef489db6c9f8cdbd89f699eab13d2528");
}

TEST(Shuffle, EveryNonceAndItsSeatCount) {
  const std::string a(16, 'a'), b(16, 'b');
  const auto seed = [](const std::vector<std::string>& nonces) {
    return hex(deal_seed(counting(), nonces));
  };
  const std::vector<std::vector<std::string>> all = {
      {}, {""}, {"", ""}, {a}, {a, ""}, {"", a}, {a, b}, {b, a}, {a + b}, {a + b, ""}, {a, a}};
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) EXPECT_NE(seed(all[i]), seed(all[k])) << i << ", " << k;
  }
  EXPECT_NE(hex(deal_seed(fresh_secret(), all[6])), seed(all[6]));
}

TEST(Shuffle, NoncesThatAreTaken) {
  EXPECT_EQ(*read_nonce("", Language::kEnglish), "");
  EXPECT_EQ(*read_nonce("00ff" + std::string(28, '0'), Language::kEnglish),
            std::string("\0\xff", 2) + std::string(14, '\0'));
  EXPECT_EQ(read_nonce(std::string(128, 'a'), Language::kEnglish)->size(), kLongestNonce);
}

TEST(Shuffle, NoncesThatAreRefused) {
  for (const std::string& bad :
       {std::string(30, 'a'), std::string(31, 'a'), std::string(33, 'a'), std::string(127, 'a'),
        std::string(129, 'a'), std::string(130, 'a'), std::string(1 << 20, 'a'),
        std::string(32, 'A'), std::string(32, 'g'), std::string(32, ' '), std::string("00")}) {
    const Result<std::string> nonce = read_nonce(bad, Language::kSpanish);
    ASSERT_FALSE(nonce) << bad.substr(0, 140);
    EXPECT_EQ(nonce.error().code, "bad_nonce");
    EXPECT_EQ(nonce.error().field, "nonce");
    EXPECT_EQ(nonce.error().message, fair_phrases().say("nonce.bad", Language::kSpanish));
  }
}

TEST(Shuffle, TermsSayWhatWasAgreedAndNothingOfTheGame) {
  const json::object terms = json::parse(played().fairness.terms).as_object();
  EXPECT_EQ(terms.size(), 7U);
  EXPECT_EQ(terms.at("game"), json::value("verbatim"));
  EXPECT_EQ(terms.at("seats"), json::value(3));
  EXPECT_EQ(terms.at("options").at("one_letter"), json::value(true));
  for (const char* hidden : {"seed", "entries", "result"}) EXPECT_FALSE(terms.contains(hidden));
}

TEST(Shuffle, IsWrittenAndReadBack) {
  const json::object written = to_json(played().fairness);
  const Result<Fairness> again = read_fairness(json::parse(json::serialize(written)), {});
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->commitment, played().fairness.commitment);
  EXPECT_EQ(again->terms, played().fairness.terms);
  EXPECT_TRUE(again->secret->same(counting()));
  EXPECT_EQ(again->nonces, played().fairness.nonces);
  EXPECT_EQ(again->record, played().fairness.record);
  EXPECT_EQ(json::serialize(to_json(*again)), json::serialize(written));
}

TEST(Shuffle, TheSecretIsAbsentWhileTheGameRuns) {
  Fairness running = played().fairness;
  running.secret.reset();
  running.record.clear();
  const json::object written = to_json(running);
  EXPECT_FALSE(written.contains("secret") || written.contains("record"));
  EXPECT_EQ(json::serialize(written).find(counting().opened()), std::string::npos);
  const Result<Fairness> again = read_fairness(written, {});
  ASSERT_TRUE(again);
  EXPECT_FALSE(again->secret);
  const std::optional<Error> fault = check(*again, played().replay);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->field, "fairness.secret");
}

TEST(Shuffle, FairnessThatIsNone) {
  const auto changed = [](std::string_view field, json::value value) {
    json::object written = to_json(played().fairness);
    written[field] = std::move(value);
    return json::value(written);
  };
  const auto without = [](std::string_view field) {
    json::object written = to_json(played().fairness);
    written.erase(field);
    return json::value(written);
  };
  const std::pair<json::value, std::string> all[] = {
      {nullptr, "fairness"},
      {json::array{1}, "fairness"},
      {json::object{}, "fairness.commitment"},
      {without("terms"), "fairness.terms"},
      {without("nonces"), "fairness.nonces"},
      {changed("more", 1), "fairness.more"},
      {changed("commitment", ""), "fairness.commitment"},
      {changed("commitment", json::string(64, 'G')), "fairness.commitment"},
      {changed("commitment", json::string(62, 'a')), "fairness.commitment"},
      {changed("commitment", 7), "fairness.commitment"},
      {changed("terms", json::object{}), "fairness.terms"},
      {changed("terms", json::string(1 << 20, ' ')), "fairness.terms"},
      {changed("secret", nullptr), "fairness.secret"},
      {changed("secret", "00"), "fairness.secret"},
      {changed("record", ""), "fairness.record"},
      {changed("nonces", "00"), "fairness.nonces"},
      {changed("nonces", json::array(9, "")), "fairness.nonces"},
      {changed("nonces", json::array{"", 4}), "fairness.nonces.1"},
      {changed("nonces", json::array{"", "", "abc"}), "fairness.nonces.2"},
  };
  for (const auto& [value, field] : all) {
    const Result<Fairness> read = read_fairness(value, Language::kEnglish);
    ASSERT_FALSE(read) << json::serialize(value).substr(0, 200);
    EXPECT_EQ(read.error().field, field) << read.error().message;
    EXPECT_FALSE(read.error().message.empty());
  }
}

TEST(FairGame, WasPlayedToItsEndAndFits) {
  ASSERT_TRUE(played().replay.contains("result"));
  EXPECT_GT(played().replay.at("entries").as_array().size(), 30U);
  const std::optional<Error> fault = check(played().fairness, played().replay);
  EXPECT_FALSE(fault) << fault->message;
  EXPECT_TRUE(load_replay(games(), played().replay));
}

struct Change {
  std::string_view what;
  std::function<void(Played&)> make;
  std::string_view field;   // that the error names
  std::string_view phrase;  // key of the sentence it begins with
};

std::string beginning(std::string_view phrase, Language language) {
  const std::string whole = fair_phrases().say(phrase, language);
  return whole.substr(0, whole.find('{'));
}

void expect_caught(const Change& change) {
  SCOPED_TRACE(change.what);
  Played game = played();
  change.make(game);
  for (const Language language : {Language::kEnglish, Language::kSpanish}) {
    const std::optional<Error> fault = check(game.fairness, game.replay, language);
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->code, "unfair");
    EXPECT_EQ(fault->field, change.field) << fault->message;
    EXPECT_TRUE(fault->message.starts_with(beginning(change.phrase, language))) << fault->message;
    for (const char* slot : {"{0}", "{1}", "{2}"}) {
      EXPECT_EQ(fault->message.find(slot), std::string::npos) << fault->message;
    }
  }
}

TEST(FairGame, WithTheShuffleTamperedWith) {
  const auto flip = [](std::string& hex) { hex[7] = hex[7] == '0' ? '1' : '0'; };
  const auto other_terms = [](Played& game) {  // the server commits to them afterwards
    json::object terms = json::parse(game.fairness.terms).as_object();
    terms.at("options").as_object()["one_letter"] = false;
    game.fairness.terms = json::serialize(terms);
    game.fairness.commitment = commitment_to(*game.fairness.secret, game.fairness.terms);
  };
  for (const Change& change : std::initializer_list<Change>{
           {"secret", [](Played& g) { g.fairness.secret = fresh_secret(); }, "fairness.secret",
            "commitment.secret"},
           {"no secret", [](Played& g) { g.fairness.secret.reset(); }, "fairness.secret",
            "secret.absent"},
           {"commitment", [&](Played& g) { flip(g.fairness.commitment); }, "fairness.commitment",
            "commitment.terms"},
           {"a blank in the terms", [](Played& g) { g.fairness.terms += ' '; },
            "fairness.commitment", "commitment.terms"},
           {"terms, and the commitment to them", other_terms, "fairness.terms.options.one_letter",
            "terms.differ"},
           {"seed",
            [&](Played& g) {
              std::string seed(g.replay.at("seed").as_string());
              flip(seed);
              g.replay["seed"] = seed;
            },
            "replay.seed", "seed.differs"},
           {"seed gone", [](Played& g) { g.replay.erase("seed"); }, "replay.seed", "seed.differs"},
           {"seed no seed", [](Played& g) { g.replay["seed"] = json::array(); }, "replay.seed",
            "seed.differs"},
           {"a nonce", [](Played& g) { g.fairness.nonces[0][3] = 'b'; }, "replay.seed",
            "seed.differs"},
           {"an empty nonce filled", [](Played& g) { g.fairness.nonces[1] = g.fairness.nonces[0]; },
            "replay.seed", "seed.differs"},
           {"two nonces changed about",
            [](Played& g) { std::swap(g.fairness.nonces[0], g.fairness.nonces[2]); }, "replay.seed",
            "seed.differs"},
           {"a nonce gone", [](Played& g) { g.fairness.nonces.pop_back(); }, "fairness.nonces",
            "nonces.number"},
           {"a nonce more", [](Played& g) { g.fairness.nonces.emplace_back(); }, "fairness.nonces",
            "nonces.number"},
       }) {
    expect_caught(change);
  }
}

// Secret and seed together: the deal of one's choice.
TEST(FairGame, WithAnotherDealAltogether) {
  expect_caught({"secret and seed",
                 [](Played& game) {
                   game.fairness.secret = fresh_secret();
                   game.replay["seed"] =
                       hex(deal_seed(*game.fairness.secret, game.fairness.nonces));
                 },
                 "fairness.commitment", "commitment.terms"});
}

TEST(FairGame, PlayedOtherwiseThanAgreed) {
  const auto set = [](std::string_view name, json::value value) {
    return [=](Played& game) { game.replay[name] = value; };
  };
  for (const Change& change : std::initializer_list<Change>{
           {"game", set("game", "chess"), "fairness.terms.game", "terms.differ"},
           {"rules", set("rules_version", 99), "fairness.terms.rules_version", "terms.differ"},
           {"book", set("book", "0123456789abcdef"), "fairness.terms.book", "terms.differ"},
           {"seats", set("seats", 4), "fairness.terms.seats", "terms.differ"},
           {"dice", set("dice", "fast"), "fairness.terms.dice", "terms.differ"},
           {"judge", set("judge", "asked"), "fairness.terms.judge", "terms.differ"},
           {"judge gone", [](Played& g) { g.replay.erase("judge"); }, "fairness.terms.judge",
            "terms.differ"},
           {"position", set("position", "game verbatim\n"), "fairness.terms.position",
            "terms.differ"},
           {"options no object", set("options", 1), "fairness.terms.options", "terms.differ"},
           {"an option",
            [](Played& g) { g.replay.at("options").as_object()["hands_shown"] = true; },
            "fairness.terms.options.hands_shown", "terms.differ"},
           {"an option gone",
            [](Played& g) { g.replay.at("options").as_object().erase("one_letter"); },
            "fairness.terms.options.one_letter", "terms.differ"},
           {"an option more", [](Played& g) { g.replay.at("options").as_object()["more"] = 1; },
            "fairness.terms.options.more", "terms.differ"},
       }) {
    expect_caught(change);
  }
}

// No entry can be left out and none changed, be the game ever so possible without it: where the
// rules do not notice, the record does.
TEST(FairGame, WithAnyEntryTamperedWith) {
  const auto expect_recorded = [](const json::object& replay, std::size_t i) {
    const std::optional<Error> fault = check(played().fairness, replay);
    ASSERT_TRUE(fault) << i;
    EXPECT_EQ(fault->field, "fairness.record") << fault->message;
    EXPECT_TRUE(fault->message.starts_with(beginning("record.differs", Language::kEnglish)));
  };
  int legal = 0;
  for (std::size_t i = 0; i < played().replay.at("entries").as_array().size(); ++i) {
    json::object removed = played().replay;
    json::array& entries = removed.at("entries").as_array();
    entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i));
    expect_recorded(removed, i);
    if (load_replay(games(), removed)) ++legal;
    json::object changed = played().replay;
    changed.at("entries").at(i).at("actions").at(0).at("type") = "keep";
    if (changed != played().replay) expect_recorded(changed, i);
  }
  EXPECT_GT(legal, 20);  // so many keep every rule
}

TEST(FairGame, WithTheResultOrTheRecordTamperedWith) {
  for (const Change& change : std::initializer_list<Change>{
           {"points", [](Played& g) { g.replay.at("result").at("points").at(0) = 999; },
            "fairness.record", "record.differs"},
           {"result gone", [](Played& g) { g.replay.erase("result"); }, "fairness.record",
            "record.differs"},
           {"entries gone", [](Played& g) { g.replay.erase("entries"); }, "fairness.record",
            "record.differs"},
           {"record", [](Played& g) { g.fairness.record[0] ^= 1; }, "fairness.record",
            "record.differs"},
           {"record gone", [](Played& g) { g.fairness.record.clear(); }, "fairness.record",
            "record.absent"},
       }) {
    expect_caught(change);
  }
}

TEST(FairGame, WithTermsThatAreNone) {
  for (const std::string_view terms : {"", "{", "[]", "7", "{\"game\":\"verbatim\"} x"}) {
    expect_caught({terms,
                   [&](Played& game) {
                     game.fairness.terms = terms;
                     game.fairness.commitment = commitment_to(*game.fairness.secret, terms);
                   },
                   "fairness.terms", "terms.unreadable"});
  }
}

// Each fault is found, not only the first.
TEST(FairGame, ExaminedAsAWhole) {
  Played game = played();
  game.fairness.secret = fresh_secret();
  game.replay["judge"] = "dice";
  const Unfair found = examine(game.fairness, game.replay, Language::kEnglish);
  EXPECT_TRUE(found.commitment && found.terms && found.seed);
  EXPECT_FALSE(found.record);
  const Unfair fine = examine(played().fairness, played().replay, Language::kEnglish);
  EXPECT_FALSE(fine.commitment || fine.terms || fine.seed || fine.record);
}

}  // namespace
}  // namespace scriptorium::server
