#pragma once

#include <map>
#include <mutex>
#include <string>

#include "server/storage/storage.h"

namespace scriptorium::server {

// Keeps everything in memory, and fails when it is told to.
class MemoryStorage final : public Storage {
 public:
  std::optional<Error> failing;  // what every append ends with
  bool unreadable = false;

  void append(Append append, Done done) override {
    std::optional<Error> fault = failing;
    Kept& kept = tables_[append.table];
    if (!fault && append.first != kept.table.lines.size()) {
      fault = Error{"storage_conflict", "Somebody else has written there.", {}, {}};
    }
    if (fault && kept.table.lines.empty()) tables_.erase(append.table);
    if (fault) return done(fault);
    for (Line& line : append.lines) kept.table.lines.push_back(std::move(line));
    if (append.head) kept.table.head = *append.head;
    if (append.snapshot)
      kept.snapshots[static_cast<LineCount>(kept.table.lines.size())] = *append.snapshot;
    done(std::nullopt);
  }
  void flush() override {}
  Result<std::optional<StoredTable>> read(TableId table, LineCount from) override {
    if (unreadable) return Error{"storage_failed", "The disk is on fire.", {}, {}};
    const auto found = tables_.find(table);
    if (found == tables_.end()) return std::optional<StoredTable>();
    StoredTable stored = found->second.table;
    stored.first = from;
    stored.lines.erase(stored.lines.begin(), stored.lines.begin() + from);
    return std::optional(std::move(stored));
  }
  Result<std::optional<Snapshot>> snapshot(TableId table, LineCount until) override {
    const auto& all = tables_[table].snapshots;
    auto found = all.upper_bound(until);
    if (found == all.begin()) return std::optional<Snapshot>();
    --found;
    return std::optional<Snapshot>({found->first, found->second});
  }
  Result<std::vector<Listing>> list(Stage stage, bool listed_only, std::size_t most) override {
    std::vector<Listing> found;
    for (const auto& [id, kept] : tables_) {
      if (kept.table.head.stage != stage || (listed_only && !kept.table.head.listed)) continue;
      if (found.size() < most) found.push_back({id, kept.table.head, 0, 0});
    }
    return found;
  }
  Result<std::vector<Listing>> tables_of(GuestId host, std::size_t most) override {
    std::vector<Listing> found;
    for (const auto& [id, kept] : tables_) {
      if (kept.table.head.host == host && found.size() < most) {
        found.push_back({id, kept.table.head, 0, 0});
      }
    }
    return found;
  }
  std::optional<Error> keep_guest(const Guest& guest) override {
    guests_[guest.id] = guest;
    return failing;
  }
  Result<std::optional<Guest>> guest(GuestId id) override {
    const auto found = guests_.find(id);
    return found == guests_.end() ? std::optional<Guest>() : std::optional(found->second);
  }
  Result<std::string> secret(std::string_view, std::string fresh) override { return fresh; }
  std::optional<Error> backup(const std::filesystem::path&) override { return std::nullopt; }
  Counts counts() const override { return {}; }

 private:
  struct Kept {
    StoredTable table;
    std::map<LineCount, std::string> snapshots;
  };
  std::map<TableId, Kept> tables_;
  std::map<GuestId, Guest> guests_;
};

}  // namespace scriptorium::server
