#include "games/chapter_and_verse/codec/decks.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "chapter_and_verse_texts.h"
#include "core/enum_names.h"
#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/codec/deck_text.h"
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

std::string no_such_verse(std::string_view name, Language language) {
  std::vector<std::string_view> known;
  for (int kind = 1; kind <= CardList::get().kinds(); ++kind) {
    known.push_back(CardList::get().slug(kind));
  }
  return not_known("deck.no_such_verse", name, nearest(name, known), language);
}

std::string no_copies(Kind kind, Language language) {
  return deck_words("deck.no_copies", language,
                    {CardList::get().title(kind, language), std::to_string(kMostUnderstood)});
}

void read_copies(const json::object& copies, WrittenDeck& deck, Language language) {
  for (const auto& [name, value] : copies) {
    const std::optional<Kind> kind = CardList::get().kind_of(name);
    const std::int64_t* count = value.if_int64();
    if (!kind) {
      deck.not_read([&] { return no_such_verse(name, language); });
    } else if (count == nullptr || *count < 1 || *count > kMostUnderstood) {
      deck.not_read([&] { return no_copies(*kind, language); });
    } else {
      deck.copies.of[*kind] += static_cast<int>(*count);
    }
  }
}

// CV-54: fitted to the table.
void read_ready(std::string_view name, const KindSet& out, WrittenDeck& deck, Language language) {
  std::vector<std::string_view> known;
  for (const ReadyDeck& ready : ready_decks()) {
    known.push_back(ready.slug);
    if (ready.slug != name) continue;
    deck.name = ready.names[static_cast<std::size_t>(language)];
    deck.copies = Copies::in(fitted(the_book(), out, ready.deck));
    return;
  }
  deck.not_read(
      [&] { return not_known("deck.no_such_ready", name, nearest(name, known), language); });
}

std::string title_of(Kind kind, Language language) {
  return kind == 0 ? std::string() : CardList::get().title(kind, language);
}

FaultText fault_text(const DeckFault& fault, const Config& config, const Copies& copies,
                     Language language) {
  const std::string title = title_of(fault.verse, language);
  const std::string number = std::to_string(copies.of[fault.verse]);
  const std::string size = std::to_string(copies.size());
  switch (fault.why) {
    case DeckFault::Why::kTooSmall:
      return {deck_words("deck.too_small", language, {std::to_string(kDeckLeast), size}), "CV-04"};
    case DeckFault::Why::kTooLarge:
      return {deck_words("deck.too_large", language, {std::to_string(kDeckCap), size}), "CV-04"};
    case DeckFault::Why::kTooMany:
      return {deck_words("deck.too_many", language, {std::to_string(kMostOfATitle), title, number}),
              "CV-04", fault.verse};
    case DeckFault::Why::kUnique:
      return {deck_words("deck.unique", language, {title, number}), "CV-04", fault.verse};
    case DeckFault::Why::kLeftOut:
      return {deck_words("deck.left_out", language, {title}),
              config.banned.has(fault.verse) ? "CV-54" : "CV-03", fault.verse};
  }
  return {};
}

bool is_of(Kind kind, Set set) { return the_book().verse(kind).set == set; }

}  // namespace

const std::vector<ReadyDeck>& ready_decks() {
  static const std::vector<ReadyDeck> kDecks = read_ready();
  return kDecks;
}

std::string deck_words(std::string_view key, Language language,
                       const std::vector<std::string>& arguments) {
  return ChapterAndVerseCodec::phrases().say(key, language, arguments);
}

std::string not_known(std::string_view key, std::string_view name, std::string_view near,
                      Language language) {
  std::string why = deck_words(key, language, {shorten(name)});
  if (near.empty()) return why;
  const std::string arguments[] = {std::string(near)};
  return why + " " + table_phrases().say("did_you_mean", language, arguments);
}

json::array printed_ready_decks(Language language) {
  json::array printed;
  for (const ReadyDeck& ready : ready_decks()) {
    const bool bible_only = std::ranges::all_of(
        ready.deck.verses, [](Kind kind) { return kind == 0 || the_book().verse(kind).bible; });
    const auto which = static_cast<std::size_t>(language);
    printed.push_back({{"id", ready.slug},
                       {"title", ready.names[which]},
                       {"titles", {{"en", ready.names[0]}, {"es", ready.names[1]}}},
                       {"plan", ready.plans[which]},
                       {"deck", write_copies(Copies::in(ready.deck), language)},
                       {"bible_only", bible_only}});
  }
  return printed;
}

void WrittenDeck::count_rest(Language language) {
  if (more_ == 0) return;
  unread.push_back(
      {deck_words("deck.more_unread", language, {std::to_string(more_)}), {}, 0, first_more_});
  more_ = 0;
}

WrittenDeck read_deck(const json::value& value, const KindSet& out, Language language) {
  WrittenDeck deck;
  if (const json::object* copies = value.if_object()) {
    read_copies(*copies, deck, language);
  } else if (const json::string* name = value.if_string()) {
    if (!name->empty()) read_ready(*name, out, deck, language);
  } else {
    deck.not_read([&] { return deck_words("deck.not_a_deck", language); });
  }
  deck.count_rest(language);
  return deck;
}

std::string read_deck_option(const json::value& value, Deck& deck) {
  const WrittenDeck written = read_deck(value, {}, Language::kEnglish);
  if (!written.unread.empty()) return written.unread.front().message;
  const bool none = value.is_string() && value.get_string().empty();
  if (!none && written.copies.size() == 0) {
    return fault_text({DeckFault::Why::kTooSmall}, {}, written.copies, Language::kEnglish).message;
  }
  if (written.copies.size() > kDeckCap) {
    return fault_text({DeckFault::Why::kTooLarge}, {}, written.copies, Language::kEnglish).message;
  }
  deck = deck_of(written.copies);
  return {};
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
    if (!kind) return no_such_verse(*name, Language::kEnglish);
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

std::vector<FaultText> faults_of(const Config& config, const Copies& copies, Language language) {
  std::vector<FaultText> faults;
  if (config.advanced == 0) faults.push_back({deck_words("deck.basic", language), "CV-04"});
  check_deck(the_book(), left_out(the_book(), config), copies, [&](const DeckFault& fault) {
    faults.push_back(fault_text(fault, config, copies, language));
  });
  return faults;
}

std::string deck_unfit(const Config& config, const Deck& deck) {
  if (deck.empty()) return {};
  const auto faults = faults_of(config, Copies::in(deck), Language::kEnglish);
  return faults.empty() ? std::string() : faults.front().message;
}

}  // namespace scriptorium::chapter_and_verse
