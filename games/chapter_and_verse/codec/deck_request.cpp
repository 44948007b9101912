#include <algorithm>
#include <iterator>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/codec/deck_text.h"
#include "games/chapter_and_verse/codec/decks.h"
#include "games/chapter_and_verse/setup.h"

// What programs and pages are told of decks: the ready ones, and the answer to the request `deck`.
namespace scriptorium::chapter_and_verse {

json::object ChapterAndVerseCodec::constants(Language language) {
  return {{"ready_decks", printed_ready_decks(language)}};
}

json::object ChapterAndVerseCodec::deck(const Config& config, const json::object& asked,
                                        Language language) {
  const json::value* text = asked.if_contains("text");
  const WrittenDeck deck =
      text != nullptr ? read_deck_text(text->get_string(), language)
                      : read_deck(asked.at("deck"), left_out(the_book(), config), language);
  std::vector<FaultText> all = deck.unread;
  std::ranges::move(faults_of(config, deck.copies, language), std::back_inserter(all));
  json::array faults;
  for (const FaultText& fault : all) {
    json::object& told = faults.emplace_back(json::object{{"message", fault.message}}).as_object();
    if (!fault.rule.empty()) told["rule"] = fault.rule;
    if (fault.verse != 0) told["verse"] = CardList::get().slug(fault.verse);
    if (fault.line != 0) told["line"] = fault.line;
  }
  json::object answer = {{"deck", write_copies(deck.copies, language)},
                         {"size", deck.copies.size()},
                         {"text", write_deck_text(deck, language)},
                         {"faults", std::move(faults)}};
  if (!deck.name.empty()) answer["name"] = deck.name;
  return answer;
}

}  // namespace scriptorium::chapter_and_verse
