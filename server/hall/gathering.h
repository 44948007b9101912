#pragma once

#include <boost/json.hpp>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/fair/shuffle.h"
#include "server/hall/clocks.h"
#include "server/storage/storage.h"
#include "table/any_game.h"

namespace scriptorium::server {

// What a table was opened with.
struct Terms {
  std::string game;
  int seats = 0;
  std::string options = "{}";  // all of them, as JSON text: that takes the least memory
  bool listed = false;         // anybody can find it; else only whoever has the link
  bool tournament = false;     // nothing is taken back
  ClockTerms clock;
  // Where all are asked at once, how many seconds people have; 0: no limit; absent: as the house
  // says.
  std::optional<int> call_seconds = {};
  Language language = Language::kEnglish;  // of its host: what computer players recite in
  std::string position;     // where the game begins, as a scenario says it; empty: it is dealt
  bool known_deal = false;  // for tests: anybody can foretell the cards
  std::vector<std::string> expected;  // of a game played again: who had the seats; empty: nobody
};

// What somebody brings to a seat for nobody else to know.
struct Brought {
  std::string option;  // of the table
  std::string deck;    // JSON; empty: nothing
};

// Who has a seat.
struct Holder {
  GuestId guest = 0;      // 0: no person
  std::string name;       // of the guest
  std::string player;     // the kind of computer player; empty: none
  std::string nonce;      // bytes, for the deal
  GuestId kept_for = 0;   // whose seat the computer player keeps
  bool own_name = false;  // it goes by the guest's own name, not by one for this seat alone

  std::shared_ptr<const SealedDeck> brought = {};

  bool empty() const { return guest == 0 && player.empty(); }
};

// Everything of a table but the game itself: what its journal says of the people. Every change is a
// line of the journal, and reading the lines again makes the same gathering.
class Gathering {
 public:
  // Lines as they are written.
  static json::object opened(const Terms& terms, const json::object& options, GuestId host,
                             const Secret& secret, const std::string& agreed);
  static json::object seated(int seat, GuestId guest, const std::string& name,
                             const std::string& nonce, bool own_name = false,
                             const Brought& brought = {});
  static json::object renamed(int seat, const std::string& name);
  static json::object stood(int seat);
  static json::object placed(int seat, const std::string& player, GuestId kept_for = 0);
  static json::object removed(GuestId guest);
  static json::object hosted(GuestId guest);
  static json::object started();
  static json::object followed(TableId table, const std::string& by);

  // Changes what a line says. False: it says nothing about people, or nothing that is known.
  bool read(const json::object& line);

  const Terms& terms() const { return terms_; }
  GuestId host() const { return host_; }
  const std::vector<Holder>& seats() const { return seats_; }
  const Holder& seat(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }
  Stage stage() const { return stage_; }
  void end() { stage_ = Stage::kOver; }
  bool removed_here(GuestId guest) const;
  SeatSet held_by(GuestId guest) const;
  // Whether the guest is the host, has a seat or has one kept.
  bool concerns(GuestId guest) const;
  bool full() const;
  int people() const;  // guests with a seat
  bool keeps() const;  // a computer player keeps somebody's seat
  TableId followed_by() const { return followed_by_; }
  const std::string& again_by() const { return again_by_; }  // who opened that table

  // What was agreed, as its commitment binds it.
  const std::string& agreed() const { return agreed_; }
  // What the table has bound itself to; the secret only once the game is over. Nothing where
  // anybody can foretell the cards.
  std::optional<Fairness> fairness() const;
  std::vector<SealedDeck> decks() const;  // that seats brought
  // Where the deal comes from, once everybody sits.
  Seed seed() const;

 private:
  bool begin(const json::object& opened);
  Holder* holder(const json::object& line);
  std::shared_ptr<const SealedDeck> sealed(int seat, const std::string& nonce,
                                           const json::object* brought);

  Terms terms_;
  GuestId host_ = 0;
  Stage stage_ = Stage::kGathering;
  std::vector<Holder> seats_;
  std::vector<GuestId> removed_;
  TableId followed_by_ = 0;
  std::string again_by_;
  std::string agreed_;
  std::string commitment_;
  std::optional<Secret> secret_;
  int brought_ = 0;  // decks, by all who ever sat here
};

std::string id_text(std::uint64_t id);  // 16 hexadecimal digits
std::optional<std::uint64_t> id_from(std::string_view text);
std::string_view stage_name(Stage stage);
json::object to_json(const ClockTerms& clock);

}  // namespace scriptorium::server
