#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/hall/history.h"
#include "server/hall/often.h"
#include "server/hall/table.h"

namespace scriptorium::server {

// All tables, and everybody who is connected. Everything may be called from any thread.
class Hall {
 public:
  explicit Hall(const House& house) : house_(house), opened_at_(house.world.now()) {}

  void arrived(const std::shared_ptr<Visitor>& visitor);
  void heard(const std::shared_ptr<Visitor>& visitor, std::string_view text);
  void left(const std::shared_ptr<Visitor>& visitor);
  // Looks after clocks, computer players and tables that nobody needs; a few times a second.
  void tick();

  std::shared_ptr<Table> table(TableId id);  // in memory or not

  struct Numbers {
    std::size_t tables = 0;  // in memory
    std::size_t visitors = 0;
    std::uint64_t requests = 0;
    std::uint64_t refused = 0;
    std::uint64_t storage_faults = 0;
  };
  Numbers numbers() const;
  // The tables that anybody may come to, for lists.
  Result<json::array> listed() const;

  // For tables.
  void answer(const std::shared_ptr<Visitor>& visitor, const json::object& request,
              const Answer& answer);
  // False: the visitor has gone, and nobody will say so again.
  bool joined(const std::shared_ptr<Visitor>& visitor, TableId table);
  void gone(const std::shared_ptr<Visitor>& visitor, TableId table);
  void retire(const Table& table);
  // tick() must look at the tables then.
  void wake_before(Milliseconds due);
  // Another table on the same terms, with nobody there yet.
  void open_like(GuestId host, const Terms& terms, std::vector<std::string> players,
                 Language language, Table::Opened done);
  void storage_failed(const Error& fault);
  Histories& histories() { return histories_; }
  Milliseconds opened_at() const { return opened_at_; }

 private:
  struct Guestbook {
    std::shared_ptr<Visitor> visitor;
    std::string name;
    std::vector<TableId> tables;
  };

  // Elsewhere, for somebody who is answered in any case.
  void read(const std::shared_ptr<Visitor>& visitor, json::object request,
            std::function<void(const json::object&)> work);
  std::string name_of(const Visitor& visitor, Language language);
  void set_name(const Visitor& visitor, const std::string& name);
  void do_hello(const std::shared_ptr<Visitor>& visitor, json::object request);
  void hello(const std::shared_ptr<Visitor>& visitor, const json::object& request,
             const std::string& name, const std::string& old);
  bool may_rename(GuestId guest);
  void rename(GuestId guest, const std::string& name);
  void do_tables(const std::shared_ptr<Visitor>& visitor, json::object request);
  void do_my_games(const std::shared_ptr<Visitor>& visitor, json::object request);
  void do_forget_games(const std::shared_ptr<Visitor>& visitor, json::object request);
  void do_open(const std::shared_ptr<Visitor>& visitor, json::object request);
  void open(const Opening& opening, const std::shared_ptr<Visitor>& visitor,
            const std::string& name, Language language, const Table::Opened& done);
  std::optional<Error> too_many_tables(const Opening& opening, TableId one_more, Language language);

  House house_;
  mutable std::mutex mutex_;
  std::unordered_map<TableId, std::shared_ptr<Table>> tables_;
  std::unordered_map<const Visitor*, Guestbook> visitors_;
  std::vector<std::pair<GuestId, TableId>> opening_;  // tables that are not kept yet, by host
  Histories histories_;
  Often names_;  // that guests took
  const Milliseconds opened_at_;
  std::atomic<Milliseconds> next_due_ = 0;  // no table is due before
  std::atomic<std::uint64_t> tables_opened_ = 0;
  std::atomic<std::uint64_t> requests_ = 0;
  std::atomic<std::uint64_t> refused_ = 0;
  std::atomic<std::uint64_t> storage_faults_ = 0;
};

}  // namespace scriptorium::server
