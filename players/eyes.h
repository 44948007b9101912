#pragma once

#include <optional>

#include "core/game.h"

namespace scriptorium {

// What a computer player sees through: the view of its seat, made when it first looks, since not
// everybody looks. A view and a seat are all that there is to be had from it; the state from which
// the view is made stays behind it.
template <Game G>
class Eyes {
 public:
  using Book = typename G::Book;
  using State = typename G::State;
  using View = typename G::View;

  // At a table: book and state must outlive the decision and stay as they are.
  Eyes(const Book& book, const State& state, Seat seat)
      : seat_(seat), book_(&book), state_(&state) {}
  // Of a view that was made before, which must outlive the decision.
  explicit Eyes(const View& view) : seat_(viewer_of(view).seat()), seen_(&view) {}
  Eyes(const Eyes&) = delete;
  Eyes& operator=(const Eyes&) = delete;

  Seat seat() const { return seat_; }
  const View& view() const {
    if (seen_ == nullptr) seen_ = &made_.emplace(G::view(*book_, *state_, Viewer(seat_)));
    return *seen_;
  }

 private:
  Seat seat_;
  const Book* book_ = nullptr;
  const State* state_ = nullptr;
  mutable const View* seen_ = nullptr;
  mutable std::optional<View> made_;
};

}  // namespace scriptorium
