#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/hall/table.h"

namespace scriptorium::server {

// All tables, and everybody who is connected. Everything may be called from any thread.
class Hall {
 public:
  explicit Hall(const House& house) : house_(house) {}

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
  void joined(const std::shared_ptr<Visitor>& visitor, TableId table);
  void gone(const std::shared_ptr<Visitor>& visitor, TableId table);
  void retire(const Table& table);
  void ask_again(const std::shared_ptr<Visitor>& visitor, const std::string& name,
                 json::object request, TableId table);
  Result<TableId> open_like(const std::shared_ptr<Visitor>& visitor, const std::string& name,
                            const Terms& terms, const std::vector<std::string>& players,
                            Language language);
  void storage_failed(const Error& fault);

 private:
  using Answer = Result<json::object>;
  struct Guestbook {
    std::string name;
    std::vector<TableId> tables;
  };

  void answer(const std::shared_ptr<Visitor>& visitor, const json::object& request,
              const Answer& answer);
  std::string name_of(const Visitor& visitor, Language language);
  void do_hello(const std::shared_ptr<Visitor>& visitor, json::object request);
  void do_tables(const std::shared_ptr<Visitor>& visitor, json::object request);
  void do_open(const std::shared_ptr<Visitor>& visitor, json::object request);
  Answer do_games() const;
  Answer do_cards(const json::object& request) const;

  House house_;
  mutable std::mutex mutex_;
  std::unordered_map<TableId, std::shared_ptr<Table>> tables_;
  std::unordered_map<const Visitor*, Guestbook> visitors_;
  std::uint64_t requests_ = 0;
  std::uint64_t refused_ = 0;
  std::uint64_t storage_faults_ = 0;
};

}  // namespace scriptorium::server
