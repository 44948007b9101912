#include <chrono>

#include "server/hall/table.h"

namespace scriptorium::server {
namespace {

// Lasts until a moment of the machine's own clock.
class Until final : public Patience {
 public:
  explicit Until(Milliseconds patience)
      : end_(std::chrono::steady_clock::now() + std::chrono::milliseconds(patience)) {}
  bool over() override { return std::chrono::steady_clock::now() >= end_; }

 private:
  std::chrono::steady_clock::time_point end_;
};

}  // namespace

// Every computer player that has something to decide begins to think, elsewhere. What it thinks
// about is its own view; the table goes on meanwhile.
void Table::wake_players() {
  if (life_ != Life::kThere || match_ == nullptr || gathering_.stage() != Stage::kPlaying) return;
  const Actors actors = match_->actors();
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    Thinking& now = thinking_[static_cast<std::size_t>(seat)];
    const std::string& player = gathering_.seat(seat).player;
    if (player.empty() || !actors.has(seat)) {
      now = {};
      continue;
    }
    const std::uint32_t decision = match_->decision(static_cast<Seat>(seat));
    if (now.until != 0 && now.decision == decision) continue;
    auto thought = match_->think(static_cast<Seat>(seat), player, Language::kEnglish);
    if (!thought) continue;
    const Milliseconds pause = gathering_.people() == 0 ? 0 : house_.rules.player_pause;
    now = {decision, house_.world.now() + pause + house_.rules.player_limit};
    std::shared_ptr<Thought> shared = std::move(*thought);
    house_.world.think(pause, [self = shared_from_this(), shared, seat, decision] {
      Until patience(self->house_.rules.player_patience);
      json::array actions = shared->run(&patience);
      self->house_.world.soon([self, seat, decision, actions = std::move(actions)] {
        self->strand_.post([&] { self->thought(seat, decision, actions); });
      });
    });
  }
}

// A computer player has made up its mind. It counts if it still has that to decide.
void Table::thought(int seat, std::uint32_t decision, const json::array& actions) {
  if (life_ == Life::kWriting) {  // after what is being written
    finished_.push_back({seat, decision, actions});
    return;
  }
  if (life_ != Life::kThere || match_ == nullptr) return;
  Thinking& now = thinking_[static_cast<std::size_t>(seat)];
  if (now.until == 0 || now.decision != decision || !match_->actors().has(seat)) return;
  if (match_->decision(static_cast<Seat>(seat)) != decision) return;
  enter_for(seat, [&] {
    const Seat actor = static_cast<Seat>(seat);
    std::string words = match_->words(actor, actions, Language::kEnglish);
    auto no = match_->act(actor, actions, std::move(words), Language::kEnglish);
    return no ? match_->clock(actor, Language::kEnglish) : no;  // never: but nobody waits for ever
  });
}

}  // namespace scriptorium::server
