#include "server/hall/table.h"
#include "server/hall/until.h"

namespace scriptorium::server {
namespace {

// It has no plan if it cannot think, or comes so late that nobody waits for it any more.
void think(const House& house, Thought& thought, Milliseconds until) {
  const Milliseconds now = house.world.now();
  if (now >= until) return;
  Until patience(house.world, now + house.rules.player_patience);
  try {
    thought.run(&patience);
  } catch (const std::exception&) {
  }
}

}  // namespace

// Every computer player that has something to decide begins to think, elsewhere. What it thinks
// about is its own view; the table goes on meanwhile.
void Table::wake_players() {
  if (life_ != Life::kThere || match_ == nullptr || gathering_.stage() != Stage::kPlaying) return;
  // A seat may have changed hands.
  const Milliseconds turned = house_.world.now();
  turn_window(turned);
  if (people_judge() || match_->answering() != Answering::kInTurn) {
    clocks_->turn(house_.world.now(), on_the_clock(), {});
  }
  Actors actors = match_->actors();
  if (match_->answering() ==
      Answering::kFirstWins) {  // after the people, in turn: nobody wins by being fast
    actors = people_asked().empty() ? Actors::of(match_->first_to_act()) : Actors();
  }
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    Thinking& now = thinking_[static_cast<std::size_t>(seat)];
    const std::string& player = gathering_.seat(seat).player;
    if (player.empty() || !actors.has(seat)) {
      now = {};
      continue;
    }
    if (kept(seat) != nullptr) continue;
    const std::uint32_t decision = match_->decision(static_cast<Seat>(seat));
    if (now.until != 0 && now.decision == decision) continue;
    // Nobody looks on: nobody needs time to follow. And what is kept is heard later in any case.
    const bool unseen = attendants_.empty() && waiting_.empty();
    const bool at_once = unseen || is_kept(seat, turned);
    const Milliseconds pause = at_once ? 0 : house_.rules.player_pause;
    now = {decision, house_.world.now() + pause + house_.rules.player_limit};
    auto thought = match_->think(static_cast<Seat>(seat), player, Language::kEnglish);
    if (!thought) continue;  // its time runs out
    house_.world.think(pause, [self = shared_from_this(),
                               thought = std::shared_ptr<Thought>(std::move(*thought)), seat,
                               decision, until = now.until] {
      think(self->house_, *thought, until);
      self->house_.world.soon([self, seat, decision, thought] {
        self->post([self, seat, decision, thought] { self->thought({seat, decision, thought}); });
      });
    });
  }
}

// A computer player has made up its mind. It counts if it still has that to decide.
void Table::thought(const Finished& finished) {
  const int index = finished.seat;
  const std::uint32_t decision = finished.decision;
  if (life_ == Life::kBusy) {  // after what is being written
    finished_.push_back(finished);
    return;
  }
  if (life_ != Life::kThere || match_ == nullptr) return;
  const Thinking& now = thinking_[static_cast<std::size_t>(index)];
  if (now.until == 0 || now.decision != decision || !match_->actors().has(index)) return;
  const Seat seat = static_cast<Seat>(index);
  if (match_->decision(seat) != decision) return;
  const auto enter = [this, seat, thought = finished.thought] {
    const auto no = match_->act(seat, *thought, gathering_.terms().language);
    // Nothing, or nothing that is allowed: so that nobody waits for ever.
    return no ? match_->clock(seat, Language::kEnglish) : no;
  };
  if (is_kept(index, house_.world.now())) {
    thinking_[static_cast<std::size_t>(index)] = {};
    keep({index, 0, enter});
    return set_due();
  }
  enter_for(index, enter);
}

}  // namespace scriptorium::server
