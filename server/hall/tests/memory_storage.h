#pragma once

#include <algorithm>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "server/storage/storage.h"

namespace scriptorium::server {

// Keeps everything in memory; fails, and holds back that something is kept, when it is told to.
class MemoryStorage final : public Storage {
 public:
  explicit MemoryStorage(std::function<Milliseconds()> now) : now_(std::move(now)) {}

  std::optional<Error> failing;  // what every append ends with
  bool unreadable = false;
  bool throwing = false;            // reading fails in a way that nobody foresaw
  bool holding = false;             // appends wait for release()
  std::size_t fail_after = kNever;  // so many appends more are kept

  static Error fault(const char* code) { return {code, "secret words of the house", {}, {}}; }

  void append(Append append, Done done) override {
    {
      const std::lock_guard lock(mutex_);
      if (holding) {
        held_.emplace_back(std::move(append), std::move(done));
        return;
      }
    }
    done(keep(std::move(append)));
  }
  void flush() override {}
  // What was held back is kept now.
  void release() {
    holding = false;
    for (auto& [append, done] : std::exchange(held_, {})) done(keep(std::move(append)));
  }
  std::size_t held() const { return held_.size(); }

  Result<std::optional<StoredTable>> read(TableId table, LineCount from = 0) override {
    const std::lock_guard lock(mutex_);
    if (throwing) throw std::runtime_error("the machine");
    if (unreadable) return fault("storage_failed");
    const auto found = tables_.find(table);
    if (found == tables_.end()) return std::optional<StoredTable>();
    StoredTable stored = found->second.table;
    stored.first = from;
    stored.lines.erase(stored.lines.begin(), stored.lines.begin() + from);
    return std::optional(std::move(stored));
  }
  Result<std::vector<Listing>> list(Stage stage, bool listed_only, std::size_t most) override {
    return find(most, [&](const Head& head) {
      return head.stage == stage && (head.listed || !listed_only);
    });
  }
  Result<std::vector<Listing>> tables_of(GuestId host, std::size_t most) override {
    return find(most, [&](const Head& head) { return head.host == host; });
  }
  Result<std::vector<OwnGame>> games_of(GuestId guest, OwnGames which, Milliseconds gathering_after,
                                        std::size_t skip, std::size_t most) override {
    const std::lock_guard lock(mutex_);
    if (throwing) throw std::runtime_error("the machine");
    if (unreadable) return fault("storage_failed");
    std::vector<OwnGame> games;
    for (const auto& [id, kept] : tables_) {
      const Head& head = kept.table.head;
      const auto found = kept.players.find(guest);
      if (found == kept.players.end() || found->second.forgotten) continue;
      if ((head.stage == Stage::kOver) != (which == OwnGames::kOver)) continue;
      if (head.stage == Stage::kGathering && kept.touched <= gathering_after) continue;
      games.push_back({id, head, found->second.player, kept.turn, found->second.since});
    }
    std::stable_sort(games.begin(), games.end(), [](const OwnGame& one, const OwnGame& other) {
      return one.since > other.since;
    });
    games.erase(games.begin(), games.begin() + static_cast<long>(std::min(skip, games.size())));
    games.resize(std::min(most, games.size()));
    return games;
  }
  Result<std::vector<Tally>> tallies_of(GuestId guest) override {
    const std::lock_guard lock(mutex_);
    if (throwing) throw std::runtime_error("the machine");
    if (unreadable) return fault("storage_failed");
    std::map<std::string, Tally> tallies;
    for (const auto& [id, kept] : tables_) {
      const auto found = kept.players.find(guest);
      if (found == kept.players.end() || found->second.forgotten) continue;
      if (kept.table.head.stage != Stage::kOver) continue;
      const Player& player = found->second.player;
      Tally& tally = tallies[player.game];
      tally.game = player.game;
      ++tally.games;
      if (!player.points) continue;
      ++tally.counted;
      if (player.won) ++tally.won;
      tally.best = std::max(tally.best.value_or(*player.points), *player.points);
    }
    std::vector<Tally> all;
    for (const auto& [game, tally] : tallies) all.push_back(tally);
    return all;
  }
  Result<std::size_t> forget_games(GuestId guest, const std::vector<TableId>& tables) override {
    return forget(guest, [&](TableId id) {
      return std::find(tables.begin(), tables.end(), id) != tables.end();
    });
  }
  Result<std::size_t> forget_all_games(GuestId guest) override {
    return forget(guest, [](TableId) { return true; });
  }
  std::optional<Error> keep_guest(const Guest& guest) override {
    const std::lock_guard lock(mutex_);
    if (!failing) guests_[guest.id] = guest;
    return failing;
  }
  Result<std::optional<Guest>> guest(GuestId id) override {
    const std::lock_guard lock(mutex_);
    if (throwing) throw std::runtime_error("the machine");
    if (unreadable) return fault("storage_failed");
    const auto found = guests_.find(id);
    return found == guests_.end() ? std::optional<Guest>() : std::optional(found->second);
  }
  Result<std::string> secret(std::string_view, std::string fresh) override { return fresh; }
  std::optional<Error> backup(const std::filesystem::path&) override { return std::nullopt; }
  Counts counts() const override { return {}; }

  // For damage.
  std::vector<Line>& lines(TableId table) { return tables_.at(table).table.lines; }
  void forget(TableId table) { tables_.erase(table); }
  void forget_players(TableId table) { tables_.at(table).players.clear(); }

 private:
  static constexpr std::size_t kNever = static_cast<std::size_t>(-1);
  struct Part {
    Player player;
    Milliseconds since = 0;
    bool forgotten = false;
  };
  struct Kept {
    StoredTable table;
    Milliseconds touched = 0;
    std::map<GuestId, Part> players = {};
    SeatBits turn = 0;
  };

  template <class Test>
  Result<std::size_t> forget(GuestId guest, Test test) {
    const std::lock_guard lock(mutex_);
    if (failing) return *failing;
    std::size_t count = 0;
    for (auto& [id, kept] : tables_) {
      const auto found = kept.players.find(guest);
      if (!test(id) || found == kept.players.end() || found->second.forgotten) continue;
      found->second.forgotten = true;
      ++count;
    }
    return count;
  }
  static void keep_players(Kept& kept, const Append& append, bool same_stage) {
    std::map<GuestId, Part> players;
    for (const Player& each : append.players) {
      const auto old = kept.players.find(each.guest);
      Part& part = players[each.guest];
      if (old != kept.players.end()) part = old->second;
      if (old == kept.players.end() || !same_stage) part.since = append.lines.back().at;
      part.player = each;
    }
    kept.players = std::move(players);
  }

  std::optional<Error> keep(Append append) {
    const std::lock_guard lock(mutex_);
    if (failing) return failing;
    if (fail_after == 0) return fault("storage_full");
    const auto found = tables_.find(append.table);
    const std::size_t lines = found == tables_.end() ? 0 : found->second.table.lines.size();
    if (append.first != lines) return fault("storage_conflict");
    if (fail_after != kNever) --fail_after;
    Kept& kept = tables_[append.table];
    if (append.head) keep_players(kept, append, kept.table.head.stage == append.head->stage);
    if (!append.lines.empty()) kept.turn = append.turn;
    for (Line& line : append.lines) kept.table.lines.push_back(std::move(line));
    if (append.head) kept.table.head = *append.head;
    kept.touched = now_();
    return std::nullopt;
  }
  template <class Test>
  Result<std::vector<Listing>> find(std::size_t most, Test test) {
    const std::lock_guard lock(mutex_);
    if (throwing) throw std::runtime_error("the machine");
    if (unreadable) return fault("storage_failed");
    std::vector<Listing> found;
    for (const auto& [id, kept] : tables_) {
      if (found.size() < most && test(kept.table.head)) {
        found.push_back({id, kept.table.head, kept.touched, 0});
      }
    }
    return found;
  }

  std::function<Milliseconds()> now_;
  std::mutex mutex_;
  std::map<TableId, Kept> tables_;
  std::map<GuestId, Guest> guests_;
  std::vector<std::pair<Append, Done>> held_;
};

}  // namespace scriptorium::server
