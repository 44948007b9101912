#include "games/chapter_and_verse/codec/decks.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "chapter_and_verse_texts.h"
#include "core/enum_names.h"
#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/setup.h"
#include "table/words.h"

namespace scriptorium::chapter_and_verse {
namespace {

// What stands in the quotes.
std::string quoted_in(std::string_view line) {
  const std::size_t begin = line.find('"');
  const std::size_t end = line.rfind('"');
  if (begin >= end) throw std::runtime_error(fmt::format("ready.decks: no quotes in {}", line));
  return std::string(line.substr(begin + 1, end - begin - 1));
}

std::vector<ReadyDeck> read_ready() {
  std::vector<ReadyDeck> decks;
  for (const std::string_view line : split(kDecksText, '\n')) {
    const std::string_view said = trim(line);
    if (said.starts_with("deck ")) {
      ReadyDeck& deck = decks.emplace_back();
      deck.names[0] = quoted_in(said);
      deck.slug = effects::slug_of(deck.names[0]);
      deck.deck = the_book().ready[decks.size() - 1];
    }
    if (said.starts_with("spanish ")) decks.back().names[1] = quoted_in(said);
    if (said.starts_with("plan ")) decks.back().plans[0] = quoted_in(said);
    if (said.starts_with("plan.es ")) decks.back().plans[1] = quoted_in(said);
  }
  return decks;
}

std::string no_such(std::string_view what, std::string_view name,
                    const std::vector<std::string_view>& known) {
  std::string why = fmt::format("There is no {} \"{}\".", what, shorten(name));
  if (const std::string_view near = nearest(name, known); !near.empty()) {
    why += fmt::format(" Did you mean \"{}\"?", near);
  }
  return why;
}

std::string no_such_verse(std::string_view name) {
  std::vector<std::string_view> known;
  for (int kind = 1; kind <= CardList::get().kinds(); ++kind) {
    known.push_back(CardList::get().slug(kind));
  }
  return no_such("verse", name, known);
}

std::string read_copies(const json::object& copies, Deck& deck) {
  for (const auto& [name, value] : copies) {
    const std::optional<Kind> kind = CardList::get().kind_of(name);
    if (!kind) return no_such_verse(name);
    const std::int64_t* count = value.if_int64();
    if (count == nullptr || *count < 1 || *count > kMostOfATitle) {
      return fmt::format("A deck has one to {} copies of \"{}\".", kMostOfATitle, shorten(name));
    }
    for (int i = 0; i < *count; ++i) {
      if (deck.size() == kDeckCap) return fmt::format("A deck has at most {} verses.", kDeckCap);
      deck.add(*kind);
    }
  }
  return {};
}

bool is_of(Kind kind, Set set) { return the_book().verse(kind).set == set; }

}  // namespace

const std::vector<ReadyDeck>& ready_decks() {
  static const std::vector<ReadyDeck> kDecks = read_ready();
  return kDecks;
}

std::string read_deck(const json::value& value, Deck& deck) {
  deck = {};
  if (const json::object* copies = value.if_object()) return read_copies(*copies, deck);
  const json::string* name = value.if_string();
  if (name == nullptr) return "A deck is the name of a ready one, or copies by verse.";
  if (name->empty()) return {};
  std::vector<std::string_view> known;
  for (const ReadyDeck& ready : ready_decks()) {
    known.push_back(ready.slug);
    if (ready.slug != std::string_view(*name)) continue;
    deck = ready.deck;
    return {};
  }
  return no_such("ready deck", *name, known);
}

json::value write_deck(const Deck& deck) {
  if (deck.empty()) return "";
  for (const ReadyDeck& ready : ready_decks()) {
    if (std::ranges::equal(ready.deck.verses, deck.verses)) return json::string(ready.slug);
  }
  json::object copies;
  for (int i = 0; i < deck.size(); ++i) {
    const Kind kind = deck.verses[i];
    copies[CardList::get().slug(kind)] = deck.copies(kind);
  }
  return copies;
}

std::string read_banned(const json::value& value, KindSet& banned) {
  banned = {};
  const json::array* given = value.if_array();
  const json::array list = given != nullptr ? *given : json::array{value};
  for (const json::value& each : list) {
    const json::string* name = each.if_string();
    if (name == nullptr) return "What is banned is a list of verses and sets.";
    if (const auto set = value_named<Set>(*name)) {
      for (int kind = 1; kind <= CardList::get().kinds(); ++kind) {
        if (is_of(static_cast<Kind>(kind), *set)) banned.add(kind);
      }
      continue;
    }
    const std::optional<Kind> kind = CardList::get().kind_of(*name);
    if (!kind) return no_such_verse(*name);
    banned.add(*kind);
  }
  return {};
}

json::value write_banned(const KindSet& banned) {
  json::array list;
  for (const Set set : {Set::kFoundations, Set::kDeepWaters}) {
    json::array verses;
    bool whole = true;
    for (int kind = 1; kind <= CardList::get().kinds(); ++kind) {
      if (!is_of(static_cast<Kind>(kind), set)) continue;
      if (banned.has(kind)) {
        verses.emplace_back(CardList::get().slug(kind));
      } else {
        whole = false;
      }
    }
    if (whole) {
      list.emplace_back(name_of(set));
    } else {
      list.insert(list.end(), verses.begin(), verses.end());
    }
  }
  return list;
}

std::string banned_unfit(const Config& config) {
  const int left = CardList::get().kinds() - left_out(the_book(), config).size();
  if (left >= kDeckLeast) return {};
  return fmt::format("At least {} verses must remain, and {} would.", kDeckLeast, left);
}

std::string deck_unfit(const Config& config, const Deck& deck) {
  if (deck.empty()) return {};
  if (config.advanced == 0) return "Decks are brought to the advanced game alone.";
  const auto [fault, verse] = check_deck(the_book(), left_out(the_book(), config), deck);
  const std::string_view title = CardList::get().title(verse, Language::kEnglish);
  switch (fault) {
    case DeckFault::kNone:
      return {};
    case DeckFault::kTooSmall:
      return fmt::format("A deck has at least {} verses; this one has {}.", kDeckLeast,
                         deck.size());
    case DeckFault::kTooManyOfATitle:
      return fmt::format("A deck has at most {} copies of \"{}\".", kMostOfATitle, title);
    case DeckFault::kUniqueTwice:
      return fmt::format("\"{}\" is Unique: a deck has one copy of it.", title);
    case DeckFault::kLeftOut:
      return fmt::format("\"{}\" is not played at this table.", title);
  }
  return {};
}

}  // namespace scriptorium::chapter_and_verse
