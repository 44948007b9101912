#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/hall/gathering.h"
#include "server/hall/house.h"
#include "server/hall/strand.h"
#include "table/request.h"

namespace scriptorium::server {

class Hall;

// One table: who sits there, who looks on, and the game. All of it happens on its strand, one thing
// after the other. What changes is written into the journal before anybody hears of it; while that
// is under way other requests wait. If it cannot be written, the table is what its journal says.
class Table : public std::enable_shared_from_this<Table> {
 public:
  Table(Hall& hall, const House& house, TableId id);

  TableId id() const { return id_; }

  // From any thread. A table that is not in memory reads its journal first.
  void open(const std::shared_ptr<Visitor>& host, const std::string& name, json::object request,
            const Terms& terms, const std::string& agreed, const std::vector<std::string>& players);
  void ask(const std::shared_ptr<Visitor>& visitor, const std::string& name, json::object request);
  void left(const std::shared_ptr<Visitor>& visitor);
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
    json::object request;
    std::optional<TakeBack> agreed = {};  // it comes again, with the whole journal read
  };
  // What came of it: lines for the journal, and what others hear once they are written.
  struct Deed {
    std::vector<std::string> lines;
    bool head = false;
    bool snapshot = false;
    std::vector<std::pair<std::shared_ptr<Visitor>, Note>> notes;
  };
  // The fields of an answer, without braces.
  using Answer = Result<std::string>;
  struct Attendant {
    std::shared_ptr<Visitor> visitor;
    std::string name;
    int number;  // by which the others speak of the guest
  };
  enum class Life : std::uint8_t { kNew, kLoading, kThere, kWriting, kBroken, kRetired };

  // table.cpp: life
  void take(Job job);
  void run(Job& job);
  void write(const Job& job, std::string answer, Deed deed);
  void written(const std::optional<Error>& fault, const Job& job, const std::string& answer,
               const Deed& deed, std::size_t lines);
  void next();
  void load();
  void loaded(const Result<std::optional<StoredTable>>& stored);
  bool start_match(const json::array& entries);
  void answer(const Job& job, const Answer& answer);
  void retire_if_idle();
  void set_due();

  // table_seats.cpp: people
  Answer do_join(const Job& job, Deed& deed);
  Answer do_sit(const Job& job, Deed& deed);
  Answer do_stand(const Job& job, Deed& deed);
  Answer do_place(const Job& job, Deed& deed);
  Answer do_start(const Job& job, Deed& deed);
  Answer do_leave(const Job& job, Deed& deed);
  Answer do_remove(const Job& job, Deed& deed);
  Answer do_say(const Job& job, Deed& deed);
  Answer do_again(const Job& job, Deed& deed);
  void add_line(const json::object& line, Deed& deed);
  std::optional<Error> not_host(const Job& job) const;

  // table_play.cpp: the game
  Answer do_view(const Job& job);
  Answer do_legal(const Job& job);
  Answer do_why(const Job& job);
  Answer do_events(const Job& job);
  Answer do_act(const Job& job, Deed& deed);
  Answer do_take_back(Job& job, Deed& deed);
  Answer do_agree(Job& job, Deed& deed);
  Answer take_back(Job& job, const TakeBack& what, Deed& deed);
  std::optional<Error> not_yours(const Job& job) const;
  std::optional<Error> no_game(const Job& job) const;
  bool may_judge(const Job& job) const;
  std::string happened(const Visitor* actor, Viewer viewer, std::size_t entries, std::size_t told,
                       Deed& deed);
  void overdue(Milliseconds now);
  void enter_for(int seat, const std::function<std::optional<Error>()>& enter);

  // table_players.cpp: computer players
  void wake_players();
  void thought(int seat, std::uint32_t decision, const json::array& actions);

  // table_told.cpp: what people hear
  std::string describe() const;
  std::string describe_for(const Attendant& attendant) const;
  std::string news(Viewer viewer, const std::vector<ToldText>& told, std::string_view said) const;
  std::string news_since(Viewer viewer, const json::value* since) const;
  std::string news_of(Viewer viewer, std::string_view events, std::string_view said) const;
  void tell_table(Deed& deed) const;
  void tell_deal(const Attendant& attendant, Deed& deed) const;
  void tell_all(std::string text, Deed& deed, const Visitor* except = nullptr) const;
  Attendant* attendant(const Visitor* visitor);
  bool here(GuestId guest) const;
  Head head() const;
  std::string snapshot() const;

  Hall& hall_;
  const House& house_;
  const TableId id_;
  Strand strand_;
  Life life_ = Life::kNew;
  LineCount lines_ = 0;
  Gathering gathering_;
  std::unique_ptr<AnyMatch> match_;
  std::unique_ptr<Clocks> clocks_;
  std::vector<Attendant> attendants_;
  std::vector<Job> waiting_;
  int next_number_ = 1;
  Milliseconds touched_ = 0;
  std::atomic<Milliseconds> due_ = 0;

  std::unique_ptr<TakeBack> take_back_;  // asked for, not agreed to by all

  struct Thinking {
    std::uint32_t decision = 0;
    Milliseconds until = 0;  // then it counts as out of time
  };
  std::vector<Thinking> thinking_;  // by seat; until 0: not thinking
  struct Finished {
    int seat;
    std::uint32_t decision;
    json::array actions;
  };
  std::vector<Finished> finished_;                      // while something is being written
  std::vector<std::pair<GuestId, Milliseconds>> away_;  // since when people with a seat are gone
};

}  // namespace scriptorium::server
