#include "games/chapter_and_verse/tests/reckoner.h"

#include <gtest/gtest.h>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/tests/subject.h"
#include "tests/laws/reckon.h"
#include "tests/laws/settings.h"

namespace scriptorium::chapter_and_verse {
namespace {

// As for the laws, and tables that judge recitations themselves.
struct AnyTable : Subject {
  Config random_config(Dice& dice) const {
    Config config = Subject::random_config(dice);
    config.reciting = config.recall[0] % (kByTheTable + 1);
    return config;
  }
};

// The same book with other decks for the advanced game.
std::shared_ptr<const Book> with_deck(const Book& book, std::vector<std::uint8_t> copies) {
  struct Held {
    std::vector<std::uint8_t> copies;
    Book book;
  };
  auto held = std::make_shared<Held>(Held{std::move(copies), book});
  held->book.deck = held->copies;
  return {held, &held->book};
}

// The advanced game with decks of few verses, many of each: the same ones meet all the time, and
// Unique verses are there more than once.
struct NarrowDecks : AnyTable {
  Config random_config(Dice& dice) const {
    Config config = AnyTable::random_config(dice);
    config.advanced = 1;
    return config;
  }
  std::shared_ptr<const Book> book(const Config& config) const {
    std::vector<std::uint8_t> deck(the_book().verses.size());
    Dice dice = Dice::fast(Seed::of(config.recall[1] * 101U + config.recall[2]));
    for (int lot = 0; lot < 6; ++lot) {
      std::uint8_t& copies = deck[1 + dice.below(static_cast<std::uint32_t>(deck.size() - 1))];
      copies = static_cast<std::uint8_t>(copies + 4 + dice.below(5));
    }
    return with_deck(the_book(), std::move(deck));
  }
};

// Decks of answers, and of verses that undo a book which was declared.
struct AnswerDecks : NarrowDecks {
  std::shared_ptr<const Book> book(const Config&) const {
    std::vector<std::uint8_t> deck(the_book().verses.size());
    const auto add = [&](std::string_view verse, std::uint8_t copies) {
      deck[*CardList::get().kind_of(verse)] = copies;
    };
    add("here_am_i", 14);
    add("the_other_cheek", 8);
    add("choose_you_this_day", 10);
    add("thou_shalt_not_steal", 5);
    add("the_evidence", 12);
    return with_deck(the_book(), std::move(deck));
  }
};

// How often one kind of act is chosen rather than another: by the dice alone nearly every verse is
// challenged, and few ever meet.
struct Taste {
  std::uint32_t pass = 12;
  std::uint32_t quick = 8;
  std::uint32_t quick_at_books = 8;
  std::uint32_t challenge = 1;
  std::uint32_t close = 4;
  std::uint32_t new_chapter = 8;
};

class Builder final : public Player<ChapterAndVerse> {
 public:
  explicit Builder(const Taste& taste = {}) : taste_(taste) {}

  void choose(const Book&, const View& view, const Actions& legal, Dice& dice,
              Plan<ChapterAndVerse>& plan) override {
    const Line& line = view.shown.line;
    at_book_ = !line.empty() && static_cast<Did>(line.last().kind) == Did::kClosing;
    std::uint32_t sum = 0;
    for (const Action action : legal) sum += weight(action);
    std::uint32_t pick = dice.below(sum);
    std::size_t i = 0;
    while (pick >= weight(legal[i])) pick -= weight(legal[i++]);
    plan.clear();
    plan.push(legal[i]);
  }

 private:
  std::uint32_t weight(Action action) const {
    switch (action.type()) {
      case Action::Type::kSkip:
      case Action::Type::kNo:
        return 1;
      case Action::Type::kEnd:
        return 2;
      case Action::Type::kPass:
        return taste_.pass;
      case Action::Type::kQuick:
        return at_book_ ? taste_.quick_at_books : taste_.quick;
      case Action::Type::kChallenge:
        return taste_.challenge;
      case Action::Type::kClose:
        return taste_.close;
      case Action::Type::kInto:
        return action.pile() == 0 ? taste_.new_chapter : 8;
      default:
        return 8;
    }
  }

  Taste taste_;
  bool at_book_ = false;
};

template <class Tables>
void expect_agreement(std::uint64_t games, Player<ChapterAndVerse>* player) {
  laws::ReckonedGames<Tables, Reckoner> reckoned({}, player);
  const laws::Report report = reckoned.run(1, laws::games(games));
  EXPECT_FALSE(report.breach) << laws::describe(report);
  std::cout << laws::describe(report) << "\n";
}

// CV-10 CV-11 CV-12 CV-13 CV-14 CV-16 CV-17 CV-18 CV-19 CV-20 CV-32 CV-41 CV-43 CV-44 CV-46 CV-51:
// whole games, followed from their events alone.
TEST(ChapterAndVerseReckoner, FollowsGamesOfTheDice) { expect_agreement<AnyTable>(60, nullptr); }

// CV-16 CV-17 CV-20 CV-47: more books, more wins, more that stands in the way.
TEST(ChapterAndVerseReckoner, AgreesWhereChaptersGrow) {
  Builder builder;
  expect_agreement<AnyTable>(60, &builder);
}

// CV-15: every chapter that a player may have.
TEST(ChapterAndVerseReckoner, AgreesWhereTabletopsFill) {
  Builder spreader({.challenge = 0, .close = 0, .new_chapter = 200});
  expect_agreement<AnyTable>(20, &spreader);
}

// CV-11 CV-24 CV-37: full hands, strangers' verses, the same Unique verse again.
TEST(ChapterAndVerseReckoner, AgreesWithNarrowDecks) {
  Builder builder;
  expect_agreement<NarrowDecks>(60, &builder);
}

// CV-39 CV-40 CV-41: answers to answers.
TEST(ChapterAndVerseReckoner, AgreesWhereLinesAreLong) {
  Builder eager({.pass = 1, .quick = 100, .challenge = 0});
  expect_agreement<AnswerDecks>(40, &eager);
}

// CV-42: books that are not closed.
TEST(ChapterAndVerseReckoner, AgreesWhereBooksAreAnswered) {
  Builder careful({.quick = 1, .quick_at_books = 100, .challenge = 0, .close = 40});
  expect_agreement<AnswerDecks>(40, &careful);
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
