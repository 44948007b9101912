#include <array>
#include <map>
#include <mutex>
#include <stdexcept>

#include "games/verbatim/codec/codec.h"
#include "games/verbatim/codec/dictionary.h"
#include "players/common.h"
#include "players/verbatim/searcher.h"
#include "text/atoms.h"
#include "text/fitting.h"

// The computer players of Verbatim and the words that each of them knows (VB-24).
namespace scriptorium::verbatim {
namespace {

constexpr std::string_view kNovice = "novice";
constexpr std::string_view kGreedy = "greedy";
constexpr std::string_view kValue = "value";  // takes by value alone: what greedy is measured by

bool spelled_with(std::string_view word, std::uint32_t alphabet) {
  while (!word.empty()) {
    if (((alphabet >> *text::take_letter(word)) & 1U) == 0) return false;
  }
  return true;
}

class ListWords final : public KnownWords {
 public:
  ListWords(const text::WordLists& lists, const std::string& list, const std::string& language,
            const Book& book, bool one_letter)
      : list_(lists.list(list).value()),
        language_(lists.list(language).value()),
        unspoken_(lists.unspoken()),
        alphabet_(book.alphabet),
        choice_{one_letter, false} {}

  std::vector<std::string> fitting(const text::Rack& rack) const override {
    std::vector<std::string> words = fitting_words(list_, unspoken_, rack, choice_);
    std::erase_if(words, [&](const std::string& word) { return !spelled_with(word, alphabet_); });
    return words;
  }

  // Of the whole language: what can stand side by side is not a matter of knowing words.
  bool has_pair(int letter, int next) const override {
    std::call_once(pairs_made_, [&] {
      for (std::string_view word : language_) {
        for (int before = *text::take_letter(word); !word.empty();) {
          const int after = *text::take_letter(word);
          pairs_[static_cast<std::size_t>(before)] |= 1U << after;
          before = after;
        }
      }
    });
    return ((pairs_[static_cast<std::size_t>(letter)] >> next) & 1U) != 0;
  }

 private:
  text::WordList list_;
  text::WordList language_;
  text::WordList unspoken_;
  std::uint32_t alphabet_;
  text::WordChoice choice_;
  mutable std::once_flag pairs_made_;
  mutable std::array<std::uint32_t, kLetters> pairs_ = {};
};

// With the dictionary closed nobody knows all of it: the next smaller list, or a beginner's.
std::string known_list(const Config& config, bool novice) {
  Config known = config;
  if (novice) return list_name(config.dictionary, "tiny");
  if (config.dictionary_open != 0) return dictionary_name(config);
  if (config.dictionary_size == 0) return list_name(config.dictionary, "tiny");
  --known.dictionary_size;
  return dictionary_name(known);
}

// Making a wordbook takes a tenth of a second, so those that players have done with are kept.
class Library {
 public:
  std::shared_ptr<Wordbook> lend(const Shelf& shelf, const Config& config, bool novice) {
    const std::string list = known_list(config, novice);
    const std::string key = shelf.share.string() + '\n' + list + char('0' + config.letters) +
                            char('0' + config.one_letter);
    Section* section = nullptr;
    std::unique_ptr<Wordbook> book;
    {
      const std::lock_guard lock(mutex_);
      section = &sections_[key];
      if (!section->idle.empty()) {
        book = std::move(section->idle.back());
        section->idle.pop_back();
      } else if (section->words == nullptr) {
        fill(*section, shelf, config, list);
      }
    }
    if (book == nullptr) {
      book = std::make_unique<Wordbook>(Verbatim::book(config), section->atoms, section->words,
                                        section->appraisal);
    }
    return {book.release(), [this, section](Wordbook* back) {
              const std::lock_guard lock(mutex_);
              section->idle.emplace_back(back);
            }};
  }

 private:
  struct Section {
    std::vector<std::string> atoms;
    std::shared_ptr<const KnownWords> words;
    std::shared_ptr<const Appraisal> appraisal;
    std::vector<std::unique_ptr<Wordbook>> idle;
  };

  static void fill(Section& section, const Shelf& shelf, const Config& config,
                   const std::string& list) {
    const Book& book = Verbatim::book(config);
    const bool one_letter = config.one_letter != 0;
    section.atoms = text::Atoms::load(text::atoms_file(shelf.share, list)).with(one_letter, false);
    std::erase_if(section.atoms,
                  [&](const std::string& atom) { return !spelled_with(atom, book.alphabet); });
    section.appraisal = std::make_shared<Appraisal>(book, section.atoms);
    section.words = std::make_shared<ListWords>(
        word_lists(shelf), list, list_name(config.dictionary, "huge"), book, one_letter);
  }

  std::mutex mutex_;
  std::map<std::string, Section> sections_;
};

Library& library() {
  static Library library;
  return library;
}

}  // namespace

std::shared_ptr<Wordbook> borrow_words(const Shelf& shelf, const Config& config) {
  return library().lend(shelf, config, false);
}

std::unique_ptr<Player<Verbatim>> VerbatimCodec::player(std::string_view name, const Shelf& shelf,
                                                        const Config& config) {
  if (name == kGreedy || name == kNovice || name == kValue) {
    const auto way = name == kValue    ? Greedy::Way::kByValue
                     : name == kNovice ? Greedy::Way::kBeginner
                                       : Greedy::Way::kByLetters;
    return std::make_unique<Greedy>(library().lend(shelf, config, name == kNovice), way);
  }
  if (const auto size = search_named(name)) {
    return std::make_unique<Searcher<>>(*size, library().lend(shelf, config, false));
  }
  return common_player<Verbatim>(name);
}

std::vector<std::string> VerbatimCodec::players() {
  std::vector<std::string> names(std::begin(kCommonPlayers), std::end(kCommonPlayers));
  for (const std::string_view own : {kValue, kNovice, kGreedy}) names.emplace(names.end() - 1, own);
  return names;
}

}  // namespace scriptorium::verbatim
