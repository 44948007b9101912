#include <algorithm>
#include <utility>

#include "server/hall/hall.h"
#include "server/hall/history.h"
#include "server/hall/journal.h"
#include "server/hall/table.h"

namespace scriptorium::server {
namespace {

std::optional<std::uint32_t> until_in(const json::object& request) {
  if (!request.contains("until")) return std::nullopt;
  return number_in(request, "until");
}

}  // namespace

// The journal has all of it. It is read elsewhere, and the table goes on meanwhile; whoever asks
// the same then waits for the same, and what was made is kept for the next.
Answer Table::do_history(Job& job) {
  if (auto no = not_yours(job)) return *no;
  const Viewer eyes = viewer_in(job.request);
  if (const auto kept = hall_.histories().find(id_, eyes, lines_)) {
    return history_text(*kept, until_in(job.request));
  }
  std::size_t own = 0;
  Telling* same = nullptr;
  for (Telling& each : tellings_) {
    if (each.eyes != eyes) continue;
    if (each.lines == lines_) same = &each;
    own += static_cast<std::size_t>(
        std::count_if(each.askers.begin(), each.askers.end(),
                      [&](const Job& asker) { return asker.visitor == job.visitor; }));
  }
  const bool full = same != nullptr && same->askers.size() >= kMostWaiting;
  if (own >= kMostHistories || full) return hall_error("busy", "", language_in(job.request));
  if (same == nullptr) {
    same = &tellings_.emplace_back(Telling{eyes, lines_, {}});
    make_history(eyes, lines_);
  }
  same->askers.push_back(std::exchange(job, {}));  // answered then, and not now
  return std::string();
}

void Table::make_history(Viewer eyes, LineCount lines) {
  house_.world.replay([self = shared_from_this(), eyes, lines] {
    Made made;
    if (!tried([&] { made = self->history_made(eyes); })) made = {nullptr, "internal", {}};
    self->house_.world.soon([self, eyes, lines, made] {
      self->post([self, eyes, lines, made] { self->tell_history(eyes, lines, made); });
    });
  });
}

Table::Made Table::history_made(Viewer eyes) const {
  const auto stored = house_.storage.read(id_);
  if (!stored) return {nullptr, "not_read", stored.error().code};
  const std::optional<Journal> journal =
      *stored ? read_journal((**stored).lines) : std::optional<Journal>();
  if (!journal) return {nullptr, "not_read", "damaged"};
  auto history = history_of(house_.games, *journal, eyes);
  if (history == nullptr) return {nullptr, "old_rules", {}};
  const auto lines = static_cast<LineCount>((**stored).lines.size());
  hall_.histories().keep(id_, eyes, lines, history);
  return {std::move(history), "", {}};
}

void Table::tell_history(Viewer eyes, LineCount lines, const Made& made) {
  const auto found = std::find_if(tellings_.begin(), tellings_.end(), [&](const Telling& each) {
    return each.eyes == eyes && each.lines == lines;
  });
  if (found == tellings_.end()) return;
  const std::vector<Job> askers = std::move(found->askers);
  tellings_.erase(found);
  for (const Job& job : askers) {
    const Language language = language_in(job.request);
    answer(job, made.history != nullptr ? Answer(history_text(*made.history, until_in(job.request)))
                                        : Answer(hall_error(made.no, "table", language,
                                                            {hall_reason(made.why, language)})));
  }
}

}  // namespace scriptorium::server
