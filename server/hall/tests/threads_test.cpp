#include <condition_variable>
#include <thread>

#include "server/hall/journal.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

// Threads as the server has them.
class Crew final : public World {
 public:
  explicit Crew(int threads) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
  }
  ~Crew() override { stop(); }
  void stop() {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    changed_.notify_all();
    for (std::thread& each : threads_) {
      if (each.joinable()) each.join();
    }
  }
  void soon(std::function<void()> work) override { post(std::move(work)); }
  void read(std::function<void()> work) override { post(std::move(work)); }
  void replay(std::function<void()> work) override { post(std::move(work)); }
  void think(Milliseconds, std::function<void()> work) override { post(std::move(work)); }
  Milliseconds now() override { return now_ += 1; }

 private:
  void post(std::function<void()> work) {
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(std::move(work));
    }
    changed_.notify_one();
  }
  void work() {
    std::unique_lock lock(mutex_);
    while (!stopping_) {
      if (waiting_.empty()) {
        changed_.wait(lock);
        continue;
      }
      const auto work = std::move(waiting_.front());
      waiting_.pop_front();
      lock.unlock();
      work();
      lock.lock();
    }
  }

  std::atomic<Milliseconds> now_ = 1'000'000;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

// Notes arrive on any thread; whoever asked waits for the answer.
class Voice final : public Visitor {
 public:
  explicit Voice(GuestId guest) : guest_(guest) {}
  GuestId guest() const override { return guest_; }
  void send(Message note) override {
    json::object told = json::parse(*note).as_object();
    const std::lock_guard lock(mutex_);
    if (told.contains("id")) answer_ = std::move(told);
    arrived_.notify_all();
  }
  json::object ask(Hall& hall, const std::shared_ptr<Visitor>& self, json::object request) {
    request["id"] = 1;
    {
      const std::lock_guard lock(mutex_);
      answer_.clear();
    }
    hall.heard(self, json::serialize(request));
    std::unique_lock lock(mutex_);
    EXPECT_TRUE(arrived_.wait_for(lock, std::chrono::seconds(20), [&] { return !answer_.empty(); }))
        << json::serialize(request);
    return answer_;
  }

 private:
  GuestId guest_;
  std::mutex mutex_;
  std::condition_variable arrived_;
  json::object answer_;
};

// Takes the first action that the seat has. False: it has none.
bool play_first(Hall& hall, const std::shared_ptr<Voice>& voice, const std::string& table,
                int seat) {
  const json::object legal =
      voice->ask(hall, voice, {{"do", "legal"}, {"table", table}, {"seat", seat}});
  const json::value* actions = legal.if_contains("legal");
  if (actions == nullptr || actions->as_array().empty()) return false;
  const json::object acted = voice->ask(
      hall, voice,
      {{"do", "act"}, {"table", table}, {"seat", seat}, {"action", actions->as_array()[0]}});
  return truth_in(acted, "ok");
}

// People who all ask at once, come and go; the tables leave memory all the time. Nobody waits for
// an answer, the journals are sound, and whoever comes back afterwards can play on.
TEST(Threads, EverybodyAtOnce) {
  same_chance(7);
  Crew crew(3);
  MemoryStorage storage([&] { return crew.now(); });
  HouseRules rules;
  rules.idle_after = 50;
  rules.try_again = 5;
  rules.player_pause = 0;
  Hall hall({games(), storage, crew, rules});
  std::vector<std::string> tables;
  for (GuestId host : {1, 2}) {
    const auto voice = std::make_shared<Voice>(host);
    hall.arrived(voice);
    const json::object made = voice->ask(
        hall, voice,
        {{"do", "open"}, {"game", "verbatim"}, {"seats", 3}, {"players", {"", "", "random"}}});
    tables.push_back(text_in(made, "table"));
    for (int seat = 0; seat < 2; ++seat) {
      voice->ask(hall, voice, {{"do", "sit"}, {"table", tables.back()}, {"seat", seat}});
    }
    voice->ask(hall, voice, {{"do", "start"}, {"table", tables.back()}});
    hall.left(voice);
  }
  std::atomic<bool> done = false;
  std::thread ticker([&] {
    while (!done) {
      hall.tick();
      std::this_thread::yield();
    }
  });
  const auto live = [&](GuestId guest) {
    Dice dice = Dice::fast(Seed::of(guest));
    for (int visit = 0; visit < 6; ++visit) {
      const auto voice = std::make_shared<Voice>(guest);
      hall.arrived(voice);
      for (int i = 0; i < 25; ++i) {
        const std::string& table = tables[dice.below(2)];
        const auto seat = static_cast<int>(dice.below(2));
        voice->ask(hall, voice, {{"do", "join"}, {"table", table}});
        if (!play_first(hall, voice, table, seat)) continue;
        if (dice.below(4) == 0) voice->ask(hall, voice, {{"do", "leave"}, {"table", table}});
      }
      hall.left(voice);
    }
  };
  std::vector<std::thread> people;
  for (GuestId guest : {1, 2, 1, 9}) people.emplace_back(live, guest);
  for (std::thread& each : people) each.join();
  EXPECT_EQ(hall.numbers().visitors, 0U);
  for (std::size_t i = 0; i < tables.size(); ++i) {
    const auto host = std::make_shared<Voice>(i + 1);
    hall.arrived(host);
    const auto is_over = [&] {
      const json::object joined = host->ask(hall, host, {{"do", "join"}, {"table", tables[i]}});
      return text_in(joined, "stage") == "over";
    };
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    int moves = 0;
    while (moves < 10 && !is_over() && std::chrono::steady_clock::now() < until) {
      for (int seat = 0; seat < 2; ++seat) {
        moves += play_first(hall, host, tables[i], seat) ? 1 : 0;
      }
    }
    EXPECT_TRUE(moves >= 10 || is_over()) << moves;
    hall.left(host);
    const auto journal = read_journal((**storage.read(*id_from(tables[i]))).lines);
    ASSERT_TRUE(journal);
    EXPECT_NE(play_again(games(), journal->gathering, journal->entries), nullptr);
  }
  done = true;
  ticker.join();
  crew.stop();
}

// A table that is being opened is not put away, however soon tables are.
TEST(Threads, ATableThatIsBeingOpenedStays) {
  same_chance(7);
  Crew crew(2);
  MemoryStorage storage([&] { return crew.now(); });
  HouseRules rules;
  rules.idle_after = 0;
  rules.tables_each = 1'000'000;
  Hall hall({games(), storage, crew, rules});
  std::atomic<bool> done = false;
  std::thread ticker([&] {
    while (!done) hall.tick();
  });
  const auto voice = std::make_shared<Voice>(1);
  hall.arrived(voice);
  for (int i = 0; i < 1000; ++i) {
    const json::object made =
        voice->ask(hall, voice, {{"do", "open"}, {"game", "verbatim"}, {"seats", 2}});
    const json::object seated = voice->ask(
        hall, voice, {{"do", "sit"}, {"table", made.at("table").as_string()}, {"seat", 0}});
    ASSERT_TRUE(truth_in(seated, "ok")) << json::serialize(seated);
    voice->ask(hall, voice, {{"do", "leave"}, {"table", made.at("table").as_string()}});
  }
  hall.left(voice);
  done = true;
  ticker.join();
  crew.stop();
}

}  // namespace
}  // namespace scriptorium::server
