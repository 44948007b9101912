#include <gtest/gtest.h>
#include <malloc.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <new>

#include "games/registry/registry.h"
#include "server/hall/hall.h"
#include "server/hall/json.h"
#include "server/hall/tests/world.h"

// How much memory a table takes: everything that lives is counted.
namespace {

std::atomic<long long> living = 0;

void* allocate(std::size_t size) {
  void* const memory = std::malloc(size);
  if (memory == nullptr) std::abort();
  living += static_cast<long long>(malloc_usable_size(memory)) + 8;  // and malloc's own word
  return memory;
}
void release(void* memory) {
  if (memory == nullptr) return;
  living -= static_cast<long long>(malloc_usable_size(memory)) + 8;
  std::free(memory);
}

}  // namespace

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void operator delete(void* memory) noexcept { release(memory); }
void operator delete[](void* memory) noexcept { release(memory); }
void operator delete(void* memory, std::size_t) noexcept { release(memory); }
void operator delete[](void* memory, std::size_t) noexcept { release(memory); }

namespace scriptorium::server {
namespace {

// Says that it has kept what it forgets.
class NoStorage final : public Storage {
 public:
  void append(Append, Done done) override { done(std::nullopt); }
  void flush() override {}
  Result<std::optional<StoredTable>> read(TableId, LineCount) override {
    return std::optional<StoredTable>();
  }
  Result<std::vector<Listing>> list(Stage, bool, std::size_t) override {
    return std::vector<Listing>();
  }
  Result<std::vector<Listing>> tables_of(GuestId, std::size_t) override {
    return std::vector<Listing>();
  }
  Result<std::vector<OwnGame>> games_of(GuestId, OwnGames, Milliseconds, std::size_t,
                                        std::size_t) override {
    return std::vector<OwnGame>();
  }
  Result<std::vector<Tally>> tallies_of(GuestId) override { return std::vector<Tally>(); }
  Result<std::size_t> forget_games(GuestId, const std::vector<TableId>&) override {
    return std::size_t{0};
  }
  Result<std::size_t> forget_all_games(GuestId) override { return std::size_t{0}; }
  std::optional<Error> keep_guest(const Guest&) override { return std::nullopt; }
  Result<std::optional<Guest>> guest(GuestId) override { return std::optional<Guest>(); }
  Result<std::string> secret(std::string_view, std::string fresh) override { return fresh; }
  std::optional<Error> backup(const std::filesystem::path&) override { return std::nullopt; }
  Counts counts() const override { return {}; }
};

class LastNote final : public Visitor {
 public:
  explicit LastNote(GuestId guest) : guest_(guest) {}
  GuestId guest() const override { return guest_; }
  void send(Message note) override { last = *note; }
  std::string last;

 private:
  GuestId guest_;
};

class Memory : public testing::Test {
 protected:
  json::object ask(const std::shared_ptr<LastNote>& one, const json::object& request) {
    hall.heard(one, json::serialize(request));
    world.run();
    return json::parse(one->last).as_object();
  }

  const Registry registry = all_games({SCRIPTORIUM_SHARE});
  NoStorage storage;
  TestWorld world;
  Hall hall{{registry, storage, world, {}}};
};

TEST_F(Memory, OfATableAfterSixtyEntries) {
  const auto ada = std::make_shared<LastNote>(1);
  const auto ben = std::make_shared<LastNote>(2);
  hall.arrived(ada);
  hall.arrived(ben);
  int entries = 0;
  const auto play = [&] {
    const std::string table =
        text_in(ask(ada, {{"do", "open"}, {"game", "verbatim"}, {"seats", 2}}), "table");
    ask(ben, {{"do", "join"}, {"table", table}});
    ask(ada, {{"do", "sit"}, {"table", table}, {"seat", 0}, {"nonce", std::string(64, 'a')}});
    ask(ben, {{"do", "sit"}, {"table", table}, {"seat", 1}, {"nonce", std::string(64, 'b')}});
    ask(ada, {{"do", "start"}, {"table", table}});
    for (int entry = 0; entry < 60; ++entry) {
      for (int seat = 0; seat < 2; ++seat) {
        const auto& one = seat == 0 ? ada : ben;
        const json::object found = ask(one, {{"do", "legal"}, {"table", table}, {"seat", seat}});
        const json::array& legal = found.at("legal").as_array();
        if (legal.empty()) continue;
        const json::object acted = ask(
            one,
            {{"do", "act"}, {"table", table}, {"seat", seat}, {"action", legal[legal.size() / 2]}});
        if (text_in(acted, "stage") == "over") return;  // the End Game card came early
        ASSERT_TRUE(truth_in(acted, "ok")) << json::serialize(acted);
        ++entries;
        break;
      }
    }
  };
  play();  // what is made once
  constexpr int kTables = 50;
  const long long before = living;
  entries = 0;
  for (int i = 0; i < kTables; ++i) play();
  const long long each = (living - before) / kTables;
  std::printf("a table of Verbatim after %d entries: %lld bytes\n", entries / kTables, each);
  EXPECT_GT(entries / kTables, 30);
  EXPECT_GT(each, 1000);
  EXPECT_LT(each, 8 << 10);
}

}  // namespace
}  // namespace scriptorium::server
