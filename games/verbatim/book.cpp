#include "games/verbatim/book.h"

#include <cassert>

#include "core/hash.h"
#include "verbatim_english.h"
#include "verbatim_spanish.h"

namespace scriptorium::verbatim {
namespace {

constexpr std::uint32_t letters(const char* names) {
  std::uint32_t set = 0;
  for (; *names != '\0'; ++names) set |= 1U << (*names - 'a');
  return set;
}
constexpr std::uint32_t kAToZ = (1U << 26) - 1;
constexpr std::uint32_t kAToZAndEnye = (1U << 27) - 1;

}  // namespace

Book make_book(std::span<const LetterRow> rows, std::uint32_t alphabet,
               std::uint32_t one_letter_words) {
  Book book;
  book.alphabet = alphabet;
  book.one_letter_words = one_letter_words;
  book.card[kEndGame].red = true;  // VB-11
  book.box[kEndGame] = 1;
  book.red = 1U << kEndGame;
  book.boxed = 1;
  book.kinds = kFirstLetterKind;
  int starting = 0;
  for (const LetterRow& row : rows) {
    assert(book.kinds < kKinds);
    const Kind kind = book.kinds++;
    book.card[kind] = {row.letter, row.value, row.red};
    book.box[kind] = row.box;
    book.start[kind] = row.start;
    for (int copy = 0; copy < row.box; ++copy) book.deck[book.boxed++ - 1] = kind;
    assert(starting + row.start <= kStartCards);
    for (int copy = 0; copy < row.start; ++copy) book.starting[starting++] = kind;
    if (row.letter == kBlank) book.blank = kind;
    (row.red ? book.red : book.worth[row.value]) |= 1U << kind;
    book.tradable[kind] = row.red ? std::uint8_t{0} : row.value;
    for (int value = row.value; !row.red && value <= kMaxValue; ++value) {
      book.at_most[value] |= 1U << kind;
    }
  }
  assert(book.boxed % kPiles == 0 && book.boxed <= kPiles * kPileCap);
  for (const LetterRow& row : rows) {
    const std::uint8_t bytes[] = {row.letter, row.value, row.red, row.box, row.start};
    book.hash = hash_bytes(bytes, sizeof bytes, book.hash);
  }
  book.hash = combine(combine(book.hash, alphabet), one_letter_words);
  return book;
}

const Book& english() {
  static const Book book = make_book(kEnglish, kAToZ, letters("ai"));
  return book;
}

const Book& spanish() {
  static const Book book = make_book(kSpanish, kAToZAndEnye, letters("aeouy"));
  return book;
}

}  // namespace scriptorium::verbatim
