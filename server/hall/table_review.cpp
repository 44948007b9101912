#include <utility>

#include "server/hall/json.h"
#include "server/hall/table.h"
#include "server/hall/until.h"

namespace scriptorium::server {
namespace {

Answer make(const House& house, const std::string& game, Review& review) {
  Until patience(house.world, house.world.now() + house.rules.player_patience);
  try {
    const Result<json::value> made = review.run(&patience);
    if (!made) return made.error();
    return fields_of({{"game", game}, {"review", *made}});
  } catch (const std::exception&) {  // memory that ran out
    return hall_error("internal", "", Language::kEnglish);
  }
}

}  // namespace

// It is made once, and whoever asks meanwhile waits for the same: nobody keeps the computer
// players' threads busy by asking often.
Answer Table::do_review(Job& job) {
  const Language language = language_in(job.request);
  if (gathering_.stage() != Stage::kOver) return table_error("not_over", "table", language);
  if (match_ == nullptr) return hall_error("old_rules", "table", language);
  if (!review_.empty()) return review_;
  if (reviewers_.size() >= kMostWaiting) return hall_error("busy", "", language);
  if (reviewers_.empty()) {
    std::unique_ptr<Review> review = match_->review();
    if (review == nullptr) {
      return fields_of({{"game", gathering_.terms().game}, {"review", nullptr}});
    }
    begin_review(std::move(review));
  }
  reviewers_.push_back(std::exchange(job, {}));  // answered then, and not now
  return std::string();
}

// Elsewhere, as computer players think: the table goes on meanwhile.
void Table::begin_review(std::unique_ptr<Review> review) {
  house_.world.think(0, [self = shared_from_this(), game = gathering_.terms().game,
                         review = std::shared_ptr<Review>(std::move(review))] {
    const Answer made = make(self->house_, game, *review);
    self->house_.world.soon([self, made] { self->post([self, made] { self->reviewed(made); }); });
  });
}

void Table::reviewed(const Answer& review) {
  if (review) review_ = *review;
  for (const Job& job : std::exchange(reviewers_, {})) answer(job, review);
}

}  // namespace scriptorium::server
