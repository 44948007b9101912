#pragma once

#include <memory>
#include <stdexcept>
#include <utility>

#include "table/codec.h"

namespace scriptorium {

// The end of a game, and what its codec has to say about it.
template <Codec C>
requires Reviews<C>
class ReviewOf final : public Review {
 public:
  using G = typename C::Game;

  ReviewOf(const Shelf& shelf, std::shared_ptr<const typename G::Book> book,
           const typename G::Config& config, const typename G::State& state)
      : shelf_(shelf), book_(std::move(book)), config_(config), state_(state) {}

  Result<json::value> run(Patience* patience) override {
    try {
      return json::value(C::review(shelf_, *book_, config_, state_, patience));
    } catch (const std::runtime_error& fault) {  // as a player that lacks its words
      return Error{"no_words", fault.what(), {}, {}};
    }
  }

 private:
  const Shelf& shelf_;
  std::shared_ptr<const typename G::Book> book_;
  typename G::Config config_;
  typename G::State state_;
};

}  // namespace scriptorium
