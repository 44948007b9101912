#include <algorithm>

#include "games/verbatim/codec/codec.h"
#include "games/verbatim/row.h"
#include "players/verbatim/wordbook.h"

// A finished game looked back upon: the best that each seat's letters could have been laid to, by
// the table's dictionary. Words that computer players never say are not shown either.
namespace scriptorium::verbatim {
namespace {

// For somebody without a clock: no rack takes for ever. The proof that nothing scores more hardly
// ever needs as many; few words are nice to have.
constexpr std::int64_t kForPoints = 2'000'000;
constexpr std::int64_t kForFewWords = 100'000;

// What a seat laid, each word counted once (VB-13): as if nobody had challenged what stands.
int undoubled(const Book& book, const State& state, int seat) {
  int points = 0;
  for (int place = state.row_begin[seat]; place < row_end(state, seat); ++place) {
    const int value = book.card[state.row[place].kind(book)].value;
    points += place < words_end(state, seat) ? value : -value;
  }
  return points;
}

// VB-15: words that stand because nobody challenged them.
json::array missing_words(const Shelf& shelf, const Book& book, const Config& open,
                          const State& state, int seat) {
  json::array missing;
  for (int place = state.row_begin[seat], end = 0; place < words_end(state, seat); place = end) {
    end = word_end(state, seat, place);
    const std::string word = word_at(book, state, place, end);
    if (state.doubled.has(place)) continue;
    if (VerbatimCodec::look_up(shelf, open, word) == false) missing.emplace_back(word);
  }
  return missing;
}

text::Rack rack_of(const Book& book, const State& state, int seat) {
  std::uint8_t hand[kKinds] = {};
  for (int place = state.row_begin[seat]; place < row_end(state, seat); ++place) {
    ++hand[state.row[place].kind(book)];
  }
  return rack_of(book, hand);
}

// The words of an arrangement, the longest first; in as few as there is time for.
json::array words_for(Wordbook& words, const text::Rack& rack, const text::Arrangement& best,
                      const text::Patience& patience) {
  std::vector<std::string> found;
  if (patience.enough()) {
    for (const auto& word : best.words) found.push_back(words.arranger.atom(word.index));
  } else {
    const std::vector<std::string> fitting = words.words->fitting(rack);
    for (const auto& word : words.arranger.with_fewest_words(rack, best, fitting, patience).words) {
      found.push_back(fitting[static_cast<std::size_t>(word.index)]);
    }
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
  return json::array(found.begin(), found.end());
}

}  // namespace

// First what every seat's letters are worth, which is quick; then the fewest words for it, while
// the patience lasts.
json::object VerbatimCodec::review(const Shelf& shelf, const Book& book, const Config& config,
                                   const State& state, Patience* patience) {
  Config whole = config;
  whole.dictionary_open = 1;  // all of the table's words, not those that a player knows (VB-24)
  const std::shared_ptr<Wordbook> words = borrow_words(shelf, whole);
  const auto enough = [&] { return patience != nullptr && patience->over(); };
  std::vector<text::Rack> racks;
  std::vector<text::Arrangement> best;
  for (int seat = 0; seat < state.seats; ++seat) {
    racks.push_back(rack_of(book, state, seat));
    best.push_back(words->arranger.arrange(racks.back(), {kForPoints, enough}));
  }
  const Scores scores = Verbatim::scores(book, state);
  json::array seats;
  for (int seat = 0; seat < state.seats; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    seats.push_back({{"seat", seat},
                     {"points", scores.points[seat]},
                     {"undoubled", undoubled(book, state, seat)},
                     {"missing", missing_words(shelf, book, whole, state, seat)},
                     {"best",
                      {{"words", words_for(*words, racks[at], best[at], {kForFewWords, enough})},
                       {"points", best[at].score()},
                       {"exact", best[at].optimal}}}});
  }
  return {{"seats", std::move(seats)}};
}

}  // namespace scriptorium::verbatim
