#include <algorithm>

#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/codec/text_show.h"

// What may be chosen where there is a list of choices.
namespace scriptorium::chapter_and_verse {
namespace {

constexpr std::string_view kListed[] = {"order",    "chapter", "hand_to", "recited",
                                        "faltered", "book",    "effect"};

const json::object* chapter_in(const json::object& view, std::string_view pile) {
  for (const json::value& seat : view.at("seats").as_array()) {
    for (const json::value& chapter : seat.at("chapters").as_array()) {
      if (text_at(chapter.as_object(), "chapter") == pile) return &chapter.as_object();
    }
  }
  return nullptr;
}

class Offering {
 public:
  Offering(const Reader& reader, const json::object& view) : reader_(reader), view_(view) {}

  Offer offer(const json::object& action, int count) const {
    Offer offer = {action, std::to_string(count), {}, {}, {}};
    const std::string type(text_at(action, "type"));
    if (type == "into" || type == "chapter") return chapter(std::move(offer), action);
    for (const char* field : {"verse", "verse_at"}) {
      const std::string_view named = text_at(action, field);
      if (!named.empty()) return verse(std::move(offer), type, named);
    }
    if (const json::value* seat = action.if_contains("seat")) {
      offer.text = {reader_.names.at(static_cast<std::size_t>(number(*seat))), Style::kName};
      if (reader_.is(number(*seat))) offer.text = phrase(reader_, "text.yourself");
      offer.names = {reader_.names.at(static_cast<std::size_t>(number(*seat))),
                     std::string(1, seat_letter(number(*seat)))};
    } else if (type == "option") {
      offer.text = option(number_at(action, "option"));
    } else if (type == "name") {
      offer.text = theme_title(reader_, text_at(action, "member"));
    } else {
      offer.text = {phrase(reader_, "choice." + words_for(type)).plain(), Style::kStrong};
    }
    if (const std::string plain = offer.text.plain(); !plain.empty()) offer.names.push_back(plain);
    add_typed(offer, type);
    return offer;
  }

 private:
  // What is recited rightly goes back to the hand, else it is discarded.
  std::string words_for(const std::string& type) const {
    return type == "keep_it" || type == "play_it" ? type + "." + std::string(text_at(view_, "asks"))
                                                  : type;
  }

  void add_typed(Offer& offer, const std::string& type) const {
    const Phrases& phrases = ChapterAndVerseCodec::phrases();
    const std::string key = "type." + type;
    if (!phrases.has(key)) return;
    for (std::string& word : typed_words(phrases, key, reader_.language)) {
      offer.names.push_back(std::move(word));
    }
  }

  Text option(int which) const {
    const json::object& effect = view_.at("effect").as_object();
    const auto options = option_texts(reader_, text_at(effect, "verse"));
    const auto at = static_cast<std::size_t>(which - 1);
    if (at < options.size()) return options[at];
    return phrase(reader_, "choice.option", {Text(std::to_string(which))});
  }

  Offer verse(Offer offer, const std::string& type, std::string_view named) const {
    const NamedVerse meant = verse_named(named);
    const std::string title = title_of(reader_, meant.slug);
    offer.slug = meant.slug;
    offer.names = {title, title_of({}, meant.slug)};
    offer.text = {title, Style::kCard};
    if (type == "top" || type == "bottom") {
      offer.text = phrase(reader_, "choice." + type, {offer.text});
      for (std::string& name : offer.names) name = offer.label;  // its title alone says too little
      offer.names.push_back(offer.text.plain());
      return offer;
    }
    Text more = cost_text(reader_, meant.slug).add(reader_.drawing ? "  " : ", ");
    more.add(icons_text(reader_, meant.slug));
    if (const Text where = pile_text(reader_, meant.pile); !where.empty()) {
      more.add(reader_.drawing ? " · " : ", ").add(where.plain(), Style::kDim);
    }
    offer.text.add(reader_.drawing ? "  " : ": ").add(more);
    return offer;
  }

  Offer chapter(Offer offer, const json::object& action) const {
    const bool into = text_at(action, "type") == "into";
    const std::string_view pile = text_at(action, into ? "to" : "chapter");
    const std::string label = chapter_label(pile);
    if (label.empty()) {
      offer.label = phrase(reader_, "text.new").plain();
      offer.text = phrase(reader_, "choice.new");
      offer.names = typed_words(ChapterAndVerseCodec::phrases(), "type.new", reader_.language);
      return offer;
    }
    // A verse that is played goes into a chapter of one's own: its number says enough.
    const bool own = text_at(view_, "asks") == "chapter";
    offer.names = {label};
    const bool mine = label.front() == seat_letter(reader_.viewer.seat());
    if (mine) offer.names.push_back(label.substr(1));
    offer.label = own ? label.substr(1) : label;
    if (const json::object* there = chapter_in(view_, pile)) {
      offer.text = chapter_icons(reader_, there->at("icons").as_object());
      offer.text.add(reader_.drawing ? "  " : ": ");
      offer.text.add(verses_text(reader_, there->at("verses").as_array()));
    }
    return offer;
  }

  const Reader& reader_;
  const json::object& view_;
};

}  // namespace

bool is_listed(std::string_view asks) {
  return std::ranges::find(kListed, asks) != std::end(kListed);
}

std::vector<Offer> offers(const Reader& reader, const AnyMatch& match, const json::object& view) {
  std::vector<Offer> all;
  if (!is_asked(reader, match) || !is_listed(text_at(view, "asks"))) return all;
  const Result<json::array> legal = match.legal(reader.viewer.seat(), {}, reader.language);
  if (!legal) return all;
  const Offering offering(reader, view);
  for (const json::value& action : *legal) {
    all.push_back(offering.offer(action.as_object(), static_cast<int>(all.size()) + 1));
  }
  return all;
}

void show_offers(const std::vector<Offer>& all, Lines& lines) {
  for (const Offer& each : all) {
    Text line = Text("   ").add(each.label, Style::kLabel);
    lines.push_back(line.pad(std::max<std::size_t>(7, line.width() + 1)).hang(7).add(each.text));
  }
}

}  // namespace scriptorium::chapter_and_verse
