#include <fmt/format.h>

#include <chrono>
#include <cstdio>

#include "cli/commands.h"
#include "games/verbatim/book.h"
#include "players/verbatim/wordbook.h"
#include "table/words.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/word_arranger.h"

namespace scriptorium::cli {
namespace {

using text::Rack;
using Answer = text::WordArranger::Answer;

constexpr std::size_t kMostLetters = 48;  // blanks included: more than any hand of Verbatim

// A letter set of Verbatim, which says what letters are worth.
struct LetterSet {
  std::string_view name;
  text::Arranger::Values values = {};
  std::uint32_t cards = 0;     // letters that there is a card of
  std::uint32_t alphabet = 0;  // letters that a blank may be

  bool has(std::size_t letter) const { return (cards >> letter & 1) != 0; }
};

LetterSet letter_set(std::string_view list) {
  const bool spanish = list.starts_with("spanish");
  const verbatim::Book& book = spanish ? verbatim::spanish() : verbatim::english();
  LetterSet set = {spanish ? "Spanish" : "English"};
  set.values = verbatim::values_of(book);
  set.alphabet = book.alphabet;
  for (int kind = verbatim::kFirstLetterKind; kind < book.kinds; ++kind) {
    const verbatim::Card& card = book.card[kind];
    if (card.letter == verbatim::kBlank) continue;
    set.cards |= 1U << card.letter;
  }
  return set;
}

// As it may stand in a message: what a terminal might not show as itself is told by its number.
std::string named(char32_t character) {
  const bool plain = (character >= 0x20 && character < 0x7F) ||
                     (character > 0xA0 && character < 0x180 && character != 0xAD);
  return plain ? text::encode_utf8(std::u32string_view(&character, 1))
               : fmt::format("U+{:04X}", static_cast<std::uint32_t>(character));
}

// The first character that is neither a letter nor an accent on one.
Error no_letter(std::string_view run) {
  const std::string_view whole = run;
  while (!run.empty()) {
    const char32_t character = text::take_character(run);
    if (text::fold_word(whole.substr(0, whole.size() - run.size()))) continue;
    return usage(fmt::format("\"{}\" is not a letter; letters are a to z, ñ and ? for a blank.",
                             named(character)));
  }
  return usage("These are not letters.");
}

// `?` is a blank; the rest folds as words do (VB-20).
Result<Rack> read_rack(std::string_view given, const LetterSet& set) {
  Rack rack;
  std::size_t letters = 0;
  const std::vector<std::string_view> runs = split(given, '?');
  const std::size_t blanks = runs.size() - 1;
  std::vector<std::size_t> count(text::kLetters);
  for (const std::string_view run : runs) {
    if (run.empty()) continue;
    const std::optional<std::string> folded = text::fold_word(run);
    if (!folded) return no_letter(run);
    for (std::string_view rest = *folded; !rest.empty(); ++letters) {
      ++count[static_cast<std::size_t>(*text::take_letter(rest))];
    }
  }
  if (letters + blanks == 0) return usage("arrange needs letters.");
  if (blanks > text::kMostBlanks) {
    return usage(
        fmt::format("There are {} blanks at most; these are {}.", text::kMostBlanks, blanks));
  }
  if (letters + blanks > kMostLetters) {
    return usage(fmt::format("There are {} letters at most, blanks included; these are {}.",
                             kMostLetters, letters + blanks));
  }
  for (std::size_t letter = 0; letter < count.size(); ++letter) {
    if (count[letter] > 0 && !set.has(letter)) {
      return usage(fmt::format(
          "The {} letter set has no {}{}.", set.name, text::letter_text(static_cast<int>(letter)),
          (set.alphabet >> letter & 1) != 0 ? "; a blank may stand for it" : ""));
    }
    rack.letters[letter] = static_cast<std::uint8_t>(count[letter]);
  }
  rack.blanks = static_cast<int>(blanks);
  return rack;
}

// What no word took, blanks last.
std::string left_over(Rack rack, const Answer& answer) {
  for (const text::WordArranger::Word& word : answer.words) {
    std::string_view rest = word.text;
    for (int place = 0; !rest.empty(); ++place) {
      const auto letter = static_cast<std::size_t>(*text::take_letter(rest));
      (word.as_blanks >> place & 1) != 0 ? void(--rack.blanks) : void(--rack.letters[letter]);
    }
  }
  std::string left;
  for (int letter = 0; letter < text::kLetters; ++letter) {
    for (int i = rack.letters[static_cast<std::size_t>(letter)]; i > 0; --i) {
      left += text::letter_text(letter);
    }
  }
  return left.append(static_cast<std::size_t>(rack.blanks), '?');
}

json::object to_json(const Rack& rack, const Answer& answer, std::int64_t milliseconds) {
  json::array words;
  for (const text::WordArranger::Word& word : answer.words) {
    json::array blanks;
    for (std::size_t place = 0; place < kMostLetters; ++place) {
      if ((word.as_blanks >> place & 1) != 0) blanks.push_back(place);
    }
    words.push_back({{"word", word.text}, {"blanks", std::move(blanks)}});
  }
  return {{"words", std::move(words)},
          {"score", answer.score()},
          {"used", answer.used},
          {"unused", answer.unused},
          {"left_over", left_over(rack, answer)},
          {"optimal", answer.optimal},
          {"fewest", answer.fewest},
          {"milliseconds", milliseconds}};
}

// A blank's letter stands in brackets.
std::string shown(const text::WordArranger::Word& word) {
  std::string out;
  std::string_view rest = word.text;
  for (int place = 0; !rest.empty(); ++place) {
    const std::string_view letter = text::letter_text(*text::take_letter(rest));
    const bool blank = (word.as_blanks >> place & 1) != 0;
    out += blank ? fmt::format("[{}]", letter) : std::string(letter);
  }
  return out;
}

void print(const Rack& rack, const Answer& answer, std::int64_t milliseconds) {
  std::string words;
  for (const text::WordArranger::Word& word : answer.words) words += "  " + shown(word);
  const std::string left = left_over(rack, answer);
  fmt::print("{}\n\n", words.empty() ? "  no word" : words);
  fmt::print("  score   {:>4}   {}\n", answer.score(),
             answer.optimal ? "nothing scores more" : "the time was up; more may be possible");
  fmt::print("  used    {:>4}   {} {}, {}\n", answer.used, answer.words.size(),
             answer.words.size() == 1 ? "word" : "words",
             answer.fewest ? "the fewest for this score" : "perhaps not the fewest");
  fmt::print("  unused  {:>4}   {}\n", answer.unused, left.empty() ? "nothing is left over" : left);
  fmt::print("  {} ms\n", milliseconds);
}

}  // namespace

int arrange(const Context& context, const Arguments& arguments) {
  using Clock = std::chrono::steady_clock;
  if (arguments.words().empty()) return complain(usage("arrange needs letters."));
  const auto lists = text::WordLists::load(context.shelf.share / text::WordLists::kFile);
  const std::string list = arguments.text("list");
  if (!lists.list(list)) return complain(unknown_list(lists, list));
  const LetterSet set = letter_set(list);
  const Result<Rack> rack = read_rack(arguments.words()[0], set);
  if (!rack) return complain(rack.error());

  const text::WordChoice choice = {.one_letter = arguments.has("one-letter"), .unspoken = true};
  text::WordArranger arranger(context.shelf.share, lists, list, set.values, choice);
  const Clock::time_point begun = Clock::now();  // reading the words does not count
  const Clock::time_point end = begun + std::chrono::milliseconds(arguments.number("deadline"));
  const text::Patience patience = {text::Patience().steps, [&] { return Clock::now() >= end; }};
  const Answer answer = arranger.arrange(*rack, patience);
  const auto took = std::chrono::round<std::chrono::milliseconds>(Clock::now() - begun);
  if (arguments.has("json")) {
    fmt::print("{}\n", json::serialize(to_json(*rack, answer, took.count())));
  } else {
    print(*rack, answer, took.count());
  }
  return 0;
}

}  // namespace scriptorium::cli
