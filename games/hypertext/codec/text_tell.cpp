#include "games/hypertext/codec/codec.h"
#include "games/hypertext/codec/text_table.h"

// Events as sentences.
namespace scriptorium::hypertext {
namespace {

class Teller {
 public:
  Teller(const Reader& reader, const json::object& event, const json::object& before)
      : reader_(reader),
        event_(event),
        before_(before),
        type_(event.at("type").as_string()),
        seat_(event.contains("seat") ? hypertext::number(event.at("seat")) : -1) {}

  Text text() const {
    if (type_ == "chapter") {
      return phrase(reader_, key() + (is("starter") ? ".you" : ".other"),
                    {number("chapter"), phase("board"), name("starter")});
    }
    if (type_ == "drew") {
      if (truth("first") && !event_.contains("cards")) return {};  // everybody does at every turn
      return told(key(), {some()});
    }
    if (type_ == "shuffled") {
      const std::string how = number("how").plain();
      return how == "2" ? Text() : phrase(reader_, key() + "." + how);
    }
    if (type_ == "chose") return chose();
    if (type_ == "activated") return activated();
    if (type_ == "recorded") return recorded();
    if (type_ == "wreath") return told(key() + "." + word("wreath"), {});
    if (type_ == "discarded" || type_ == "redeemed") return told(key(), {card("card")});
    if (type_ == "passed") {
      return before_.at("step") == json::value("grace") ? told(key(), {}) : Text();
    }
    if (type_ == "spent" || type_ == "dealt_anew") return phrase(reader_, key());
    if (type_ == "laid_open") return size("cards") == 0 ? Text() : told(key(), {some()});
    if (type_ == "scored") return scored();
    if (type_ == "tied") return phrase(reader_, key(), {names("seats")});
    if (type_ == "ended") return ended();
    if (type_ == "moved") return moved();
    if (type_ == "looked" || type_ == "shown" || type_ == "searched") {
      return told(key(), {some(), pile("from", word("pile"), false)});
    }
    if (type_ == "arranged") return told(key(), {count(), pile("to", word("pile"), false)});
    if (type_ == "exchanged") {
      const std::string what = key() + "." + word("what");
      return is("other") ? told(what + ".yours", {}) : told(what, {name("other")});
    }
    if (type_ == "named") return told(key(), {Text(type_text(reader_, word("member")))});
    if (type_ == "gained") return told(key() + "." + word("what"), {number("amount")});
    if (type_ == "barred") return told(key() + "." + word("act"), {names("seats")});
    if (type_ == "may_activate") return told(key(), {number("amount")});
    if (type_ == "out" || type_ == "grace") return told(key(), {});
    return {};
  }

 private:
  std::string key() const { return "tell." + std::string(type_); }
  // The sentence for the reader who did it, or for one who reads of somebody else.
  Text told(const std::string& what, std::vector<Text> arguments) const {
    arguments.insert(arguments.begin(), name_of(reader_, seat_));
    return phrase(reader_, what + (reader_.is(seat_) ? ".you" : ".other"), arguments);
  }

  const json::value* at(const char* field) const { return event_.if_contains(field); }
  bool truth(const char* field) const {
    return at(field) != nullptr && *at(field) == json::value(true);
  }
  std::size_t size(const char* field) const {
    return at(field) == nullptr ? 0 : at(field)->as_array().size();
  }
  std::string word(const char* field) const {
    return at(field) == nullptr ? std::string() : std::string(at(field)->as_string());
  }
  Text number(const char* field) const {
    return at(field) == nullptr ? "0" : std::to_string(hypertext::number(*at(field)));
  }
  Text name(const char* field) const { return name_of(reader_, hypertext::number(*at(field))); }
  bool is(const char* field) const { return reader_.is(hypertext::number(*at(field))); }
  Text names(const char* field) const {
    std::vector<Text> all;
    for (const json::value& seat : at(field)->as_array()) {
      all.push_back(name_of(reader_, hypertext::number(seat)));
    }
    return listed(reader_, all);
  }
  Text phase(const char* field) const { return phase_text(reader_, word(field)); }
  Text card(const char* field) const { return word_text(reader_, word(field)); }
  // The cards, or how many there are.
  Text some() const {
    return event_.contains("cards") ? words_text(reader_, at("cards")->as_array()) : count();
  }
  Text count() const {
    const std::string all = event_.contains("cards") ? std::to_string(size("cards")) : "0";
    return phrase(reader_, "tell.cards", {event_.contains("count") ? number("count") : Text(all)});
  }
  // Whence or whither; a hand is somebody's: `0.hand`.
  Text pile(const std::string& way, const std::string& which, bool bottom) const {
    const std::size_t dot = which.find('.');
    if (dot == which.npos) {
      return phrase(reader_, "tell.pile." + which + "." + way + (bottom ? ".bottom" : ""));
    }
    const int seat = std::stoi(which.substr(0, dot));
    return phrase(
        reader_,
        "tell.pile." + which.substr(dot + 1) + "." + way + (reader_.is(seat) ? ".you" : ".other"),
        {name_of(reader_, seat)});
  }

  Text chose() const {
    const json::object& action = at("action") == nullptr ? event_ : at("action")->as_object();
    if (action.at("type") != json::value("player")) return {};
    return told(key(), {name_of(reader_, hypertext::number(action.at("seat")))});
  }
  Text activated() const {
    const std::string way = key() + (truth("by_letter") ? ".letter" : "");
    if (size("paid") == 0) return told(way, {card("card")});
    return told(way + ".paid", {card("card"), words_text(reader_, at("paid")->as_array())});
  }
  Text recorded() const {
    const json::value& target = *at("target");
    if (target.is_string()) return told(key() + ".board", {phase("phase")});
    if (hypertext::number(target) == seat_) return told(key() + ".own", {phase("phase")});
    if (is("target")) return told(key() + ".yours", {phase("phase")});
    return told(key() + ".lot", {phase("phase"), name("target")});
  }
  Text scored() const {
    std::vector<Text> all;
    int seat = 0;
    for (const json::value& points : at("points")->as_array()) {
      Text each = name_of(reader_, seat++);
      all.push_back(each.add(" " + std::to_string(hypertext::number(points))));
    }
    return phrase(reader_, key(), {number("chapter"), listed(reader_, all)});
  }
  Text ended() const {
    return is("winner") ? phrase(reader_, key() + ".you")
                        : phrase(reader_, key() + ".other", {name("winner")});
  }
  Text moved() const {
    const Text what = event_.contains("card") ? card("card") : phrase(reader_, "tell.card");
    return phrase(
        reader_, key(),
        {what, pile("from", word("from"), false), pile("to", word("to"), truth("bottom"))});
  }

  const Reader& reader_;
  const json::object& event_;
  const json::object& before_;
  std::string_view type_;
  int seat_;
};

}  // namespace

Text HypertextTextTable::tell(const Reader& reader, const json::object& event,
                              const json::object& before) const {
  return Teller(reader, event, before).text();
}

}  // namespace scriptorium::hypertext
