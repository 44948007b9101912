#pragma once

#include <deque>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "server/hall/world.h"

namespace scriptorium::server {

// A world in which everything happens when the test says so, on its own thread.
class TestWorld final : public World {
 public:
  void soon(std::function<void()> work) override { work_.push_back(std::move(work)); }
  void read(std::function<void()> work) override { work_.push_back(std::move(work)); }
  void replay(std::function<void()> work) override {
    ++replays;
    (no_replays ? held_ : work_).push_back(std::move(work));
  }
  void think(Milliseconds pause, std::function<void()> work) override {
    thoughts_.emplace(now_ + pause, std::move(work));
  }
  Milliseconds now() override { return now_; }

  // Until nothing is left to do now.
  void run() {
    for (;;) {
      if (!work_.empty()) {
        const auto work = std::move(work_.front());
        work_.pop_front();
        work();
      } else if (!lazy && !thoughts_.empty() && thoughts_.begin()->first <= now_) {
        const auto work = std::move(thoughts_.begin()->second);
        thoughts_.erase(thoughts_.begin());
        work();
      } else {
        return;
      }
    }
  }
  // One piece of work; false: there was none.
  bool step() {
    if (work_.empty()) return false;
    const auto work = std::move(work_.front());
    work_.pop_front();
    work();
    return true;
  }
  void pass(Milliseconds time) { now_ += time; }
  // The machine stops: what was under way never happens.
  void stop() {
    work_.clear();
    held_.clear();
    thoughts_.clear();
  }
  std::size_t thoughts() const { return thoughts_.size(); }

  // Games are played again from now on, and those that waited.
  void replay_all() {
    no_replays = false;
    for (auto& work : std::exchange(held_, {})) work_.push_back(std::move(work));
    run();
  }

  bool lazy = false;        // nobody thinks
  bool no_replays = false;  // no game is played again
  int replays = 0;          // how many were asked for

 private:
  Milliseconds now_ = 1'700'000'000'000;
  std::deque<std::function<void()>> work_;
  std::deque<std::function<void()>> held_;
  std::multimap<Milliseconds, std::function<void()>> thoughts_;
};

class TestVisitor final : public Visitor {
 public:
  explicit TestVisitor(GuestId guest) : guest_(guest) {}
  GuestId guest() const override {
    if (std::exchange(faulty, false)) throw std::runtime_error("the machine");
    return guest_;
  }
  void send(Message note) override {
    notes.push_back(*note);
    all.push_back(*note);
  }

  std::vector<std::string> notes;  // since it last asked
  std::vector<std::string> all;
  mutable bool faulty = false;  // the machine fails when it is next asked for

 private:
  GuestId guest_;
};

}  // namespace scriptorium::server
