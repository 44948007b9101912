#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/hall/house.h"
#include "server/hall/often.h"
#include "server/hall/opening.h"
#include "server/hall/pass_wish.h"
#include "server/hall/strand.h"
#include "table/request.h"

namespace scriptorium::server {

class Hall;
struct History;

// One table: who sits there, who looks on, and the game. All of it happens on its strand, one thing
// after the other. What changes is written into the journal before anybody hears of it; while that
// is under way other requests wait. If it cannot be written, the table is what its journal says.
class Table : public std::enable_shared_from_this<Table> {
 public:
  // Which table, and how it looks to its host.
  using Opened = std::function<void(TableId, const Answer&)>;

  Table(Hall& hall, const House& house, TableId id);

  TableId id() const { return id_; }

  // From any thread, by whoever holds the table. One that is not in memory reads its journal first.
  // Without a visitor nobody is there yet.
  void open(Opening opening, const std::shared_ptr<Visitor>& visitor, const std::string& name,
            Opened done);
  void ask(const std::shared_ptr<Visitor>& visitor, const std::string& name, Ask what,
           json::object request);
  void left(const std::shared_ptr<Visitor>& visitor);
  // Somebody who is here goes by another name from now on.
  void renamed(const std::shared_ptr<Visitor>& visitor, const std::string& name);
  void tick();
  // When tick() has something to do.
  Milliseconds due() const { return due_.load(std::memory_order_relaxed); }

 private:
  struct TakeBack {
    int seat;
    std::uint32_t count;
    std::vector<GuestId> agreed;
  };
  // A request on its way.
  struct Job {
    std::shared_ptr<Visitor> visitor;
    std::string name;  // of the visitor, as it wants to be called
    Ask what = Ask::kNone;
    json::object request;
    std::shared_ptr<AnyMatch> whole = {};  // the game with all its entries, once it was read
    Opened opened = {};                    // instead of an answer
    std::size_t kept_since = 0;            // see Journal
  };
  struct Attendant {
    std::shared_ptr<Visitor> visitor;
    std::string name;
    int number;          // by which the others speak of the guest
    bool legal = false;  // news come with what the guest may do
  };
  // What came of it: lines for the journal, and what others hear once they are written.
  struct Deed {
    Milliseconds at;
    std::vector<std::string> lines = {};
    bool head = false;
    std::vector<std::pair<std::shared_ptr<Visitor>, Message>> notes = {};
    std::vector<Attendant> shown_out = {};
  };
  // Something to be written, and what follows.
  struct Pending {
    Job job;
    std::string answer;
    Deed deed;
    std::size_t lines;
  };
  static constexpr std::size_t kNoticesKept = 12;   // so that a short absence is made up for
  static constexpr std::size_t kMostWaiting = 64;   // requests
  static constexpr std::size_t kMostHistories = 2;  // of the same eyes that one visitor waits for

  // The game before something was entered.
  struct Before {
    std::size_t told;
    Actors actors;
  };
  enum class Life : std::uint8_t { kNew, kLoading, kThere, kBusy, kBroken, kRetired };

  // table.cpp: what happens to a request
  void post(std::function<void()> work);
  void take(Job job);
  void run(Job job);
  Answer carry_out(Job& job, Deed& deed);
  Answer carry_out_here(Job& job, Deed& deed);
  void write(Job job, std::string answer, Deed deed);
  void written(const std::optional<Error>& fault, const Pending& done);
  void send(const Job& job, const std::string& answer, const Deed& deed);
  void next();
  void answer(const Job& job, const Answer& answer);
  Deed new_deed() const { return {house_.world.now()}; }

  // table_life.cpp: in memory and out of it
  void load();
  void loaded(const Result<std::optional<StoredTable>>& stored);
  void break_off();
  void refuse_all(const char* code, std::string_view why);
  void resume(const json::array& entries, const std::vector<Milliseconds>& clocks,
              Milliseconds turned);
  void tell_again();
  void read_whole(Job job);
  bool begin();
  bool needed() const;
  void retire();
  void retire_if_idle();
  void set_due();
  void set_due(Milliseconds due);

  // table_seats.cpp: people
  Answer do_join(const Job& job, Deed& deed);
  Answer do_sit(const Job& job, Deed& deed);
  Result<Brought> brought_by(const Job& job, int seat) const;
  Answer do_stand(const Job& job, Deed& deed);
  Answer do_place(const Job& job, Deed& deed);
  Answer do_start(const Job& job, Deed& deed);
  Answer do_leave(const Job& job, Deed& deed);
  Answer do_remove(const Job& job, Deed& deed);
  Answer do_say(const Job& job, Deed& deed);
  Answer do_again(Job& job);
  Answer do_rename(const Job& job, Deed& deed);
  bool rename(GuestId guest, const std::string& name, Deed& deed);
  void take_seats_back(GuestId guest, Deed& deed);
  GuestId guest_to_remove(const json::object& request) const;
  void add_line(const json::object& line, Deed& deed);
  std::optional<Error> not_host(const Job& job) const;
  std::optional<Error> too_often(const Job& job);
  void note_absences();
  std::optional<Milliseconds> away_since(GuestId guest) const;
  GuestId next_host() const;
  void replace_host();

  // table_play.cpp: the game
  Answer do_view(const Job& job);
  Answer do_legal(const Job& job) const;
  Answer do_why(const Job& job) const;
  Answer do_look_up(const Job& job) const;
  Answer do_events(const Job& job);
  Answer do_act(const Job& job, Deed& deed);
  std::optional<Error> not_yours(const Job& job) const;
  std::optional<Error> no_game(const Job& job) const;
  bool people_judge() const;  // a verdict is due, and people give it
  SeatSet judges() const;
  bool may_judge(const Job& job) const;
  Before before() const { return {match_->told(), match_->actors()}; }
  std::string happened(const Visitor* actor, Viewer viewer, const Before& before, Deed& deed);
  struct WrittenDown {
    std::vector<ToldText> told;
    std::string said;  // aloud; empty: nothing
  };
  WrittenDown write_down(const Before& before, Deed& deed);
  void overdue();
  void judge_unasked();
  void enter_for(int seat, const std::function<std::optional<Error>()>& enter,
                 bool time_up = false);

  // table_history.cpp: what was told so far
  Answer do_history(Job& job);
  struct Made {
    std::shared_ptr<const History> history;
    const char* no = "";  // why there is none
    std::string why;
  };
  void make_history(Viewer eyes, LineCount lines);
  Made history_made(Viewer eyes) const;
  void tell_history(Viewer eyes, LineCount lines, const Made& made);

  // table_windows.cpp: where all are asked at once
  struct Kept {
    int seat;
    GuestId by;  // 0: a computer player
    std::function<std::optional<Error>()> enter;
  };
  struct Window {
    SeatSet asked;                           // who has not answered; empty: no window is open
    int number = 0;                          // of those there were
    Milliseconds closes = 0;                 // for people; 0: no limit
    std::vector<Milliseconds> moments = {};  // by seat: before that nobody is heard to answer
    std::vector<Kept> kept = {};             // answers that wait for the moment of their seat
    mutable std::optional<SeatSet> concerned = {};  // once somebody wanted to know
  };
  Answer do_let_pass(const Job& job, Deed& deed);
  void settle(int seat, PassWish wish, Deed& deed);
  void end_wishes(Deed& deed);
  SeatSet people_asked() const;
  bool wish_holds(int seat) const;
  bool lets_pass(int seat) const;
  SeatSet settled(GuestId guest) const;
  std::optional<Milliseconds> call_time() const;
  Actors on_the_clock() const;
  void turn_window(Milliseconds now, SeatSet answered = {});
  bool window_is_over(Milliseconds now) const;
  const Kept* kept(int seat) const;
  bool is_kept(int seat, Milliseconds now) const;
  void keep(Kept answer);
  Answer keep_act(const Job& job);
  SeatSet answers_due(Milliseconds now) const;
  bool enter_answer(int seat);
  bool enter_answers(Milliseconds now);
  Milliseconds window_due(Milliseconds due) const;

  // table_take_back.cpp
  Answer do_take_back(Job& job, Deed& deed);
  Answer do_agree(Job& job, Deed& deed);
  Answer taken_back(Job& job, int seat, Deed& deed);
  SeatSet take_back_waits_for() const;
  void drop_take_back(int seat, bool heard, Deed& deed);

  // table_players.cpp: computer players
  void wake_players();
  struct Finished {
    int seat;
    std::uint32_t decision;
    std::shared_ptr<const Thought> thought;
  };
  void thought(const Finished& finished);

  // table_review.cpp: a finished game looked back upon
  Answer do_review(Job& job);
  void begin_review(std::unique_ptr<Review> review);
  void reviewed(const Answer& review);

  // table_told.cpp: what people hear
  std::string describe() const;
  std::string yours(const Attendant& attendant) const;
  std::string describe_for(const Attendant& attendant) const {
    return describe() + yours(attendant);
  }
  SeatSet decks_chosen() const;
  void write_seat(written::Object out, int seat, bool deck_chosen) const;
  void write_guests(written::Array out) const;
  template <class WriteEvents>
  void write_news(written::Fields& news, Viewer viewer, WriteEvents events, std::string_view said,
                  bool legal) const;
  std::string news(Viewer viewer, const std::vector<ToldText>& told, std::string_view said,
                   bool legal) const;
  std::string news_since(Viewer viewer, const json::value* since, bool legal) const;
  template <class Tell>
  void for_eyes(GuestId guest, Tell tell) const;
  std::string news_for(const Attendant& attendant, const json::value* since) const;
  void tell_table(Deed& deed, const Visitor* except = nullptr) const;
  void tell_time_up(int seat, bool passed, Deed& deed) const;
  void tell_deal(Deed& deed) const;
  void tell_happened(const Visitor* actor, Viewer viewer, const std::vector<ToldText>& told,
                     std::string_view said, bool public_change, Deed& deed) const;
  void tell_all(const json::object& note, Deed& deed, const Visitor* except) const;
  Attendant* attendant(const Visitor* visitor);
  bool wants_legal(const Visitor* visitor);
  int number_of(GuestId guest) const;  // 0: not here
  bool here(GuestId guest) const { return number_of(guest) != 0; }
  std::string host_name() const;
  Head head() const;
  std::vector<Player> players() const;
  SeatBits turn() const;

  Hall& hall_;
  const House& house_;
  const TableId id_;
  Strand strand_;
  Life life_ = Life::kNew;
  LineCount lines_ = 0;
  bool head_is_old_ = true;  // of an earlier version, perhaps: the next lines bring a new one
  Gathering gathering_;
  std::shared_ptr<AnyMatch> match_;
  std::optional<Clocks> clocks_;
  Window window_;
  std::vector<PassWish> wishes_;  // by seat; empty: nobody lets anything pass
  Often wishing_;
  std::vector<Attendant> attendants_;
  std::vector<Job> waiting_;
  int next_number_ = 1;
  Often changes_;  // of seats
  Milliseconds touched_ = 0;
  Milliseconds try_again_ = 0;  // when it is broken
  std::atomic<Milliseconds> due_ = 0;

  std::shared_ptr<TakeBack> take_back_;  // asked for, not agreed to by all

  struct Thinking {
    std::uint32_t decision = 0;
    Milliseconds until = 0;  // then it counts as out of time
  };
  std::vector<Thinking> thinking_;  // by seat; until 0: not thinking
  std::vector<Finished> finished_;  // while something is being written
  struct Telling {
    Viewer eyes;
    LineCount lines;
    std::vector<Job> askers;
  };
  std::vector<Telling> tellings_;  // histories that are being made
  std::vector<Job> reviewers_;     // who waits for the review that is being made
  std::string review_;             // once it was made
  std::vector<std::pair<GuestId, Milliseconds>> away_;  // since when the people who matter are gone
};

}  // namespace scriptorium::server
