#pragma once

#include <boost/json.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/any_game.h"
#include "table/styled.h"

namespace scriptorium {

class Telling;

// Who reads: a seat or a spectator, in a language, on a screen.
struct Reader {
  Viewer viewer = Viewer::spectator();
  Language language = Language::kEnglish;
  std::vector<std::string> names;  // of the seats
  std::size_t width = 80;
  bool drawing = false;  // box drawing and small digits; else plain text for any reader

  bool is(int seat) const { return !viewer.is_spectator() && viewer.seat() == seat; }
};

// "you" for the reader, a name for anybody else.
Text seat_name(const Reader& reader, int seat);
// "Bread, Oil and Salt".
Text listed(const Reader& reader, const std::vector<Text>& parts);

// What came of a typed line: actions for the match, or a draft that was changed, or an error. All
// may be absent: the line was only a question, and `said` answers it.
struct Typed {
  json::array actions;
  std::vector<Text> said;
  std::optional<Error> error;
  std::string words = {};  // said with the actions, where they are said aloud
};

enum class Glance { kTable, kDecision };

// A game as text: what one person at a terminal reads and types. It shows views, events and legal
// actions and knows no rules: only the match decides what may be done. It keeps
// the draft of a decision that its person has begun but not handed in.
class TextTable {
 public:
  virtual ~TextTable() = default;

  // The table, or only what matters for the decision at hand; when the game is over, its result.
  virtual std::vector<Text> show(const Reader& reader, const AnyMatch& match,
                                 Glance glance) const = 0;
  // A sentence about an event; empty if it is not worth one. `before` is what the reader saw before
  // it happened: what was there then can be named. Where something was said with the move, the
  // event has it as `words`.
  virtual Text tell(const Reader& reader, const json::object& event,
                    const json::object& before) const = 0;
  // Whether what stands on the screen must be gone before the reader decides.
  virtual bool hides_screen(const Reader&, const AnyMatch&) const { return false; }
  // What the reader wants done here without being asked; nothing: ask.
  virtual json::array unasked(const Reader&, const AnyMatch&) { return {}; }
  // What is asked of the reader.
  virtual Text prompt(const Reader& reader, const AnyMatch& match) const = 0;
  // What may be typed at this prompt, with examples.
  virtual std::vector<Text> help(const Reader& reader, const AnyMatch& match) const = 0;
  virtual Typed read(const Reader& reader, const AnyMatch& match, std::string_view line) = 0;

  // The draft as actions; it is kept with the saved table and given back.
  virtual json::array draft() const { return {}; }
  virtual void set_draft(json::array) {}
  // Takes the last part of the draft away; false if there is none.
  virtual bool undo() { return false; }
};

// A table at which what may be done is a list: its number is typed, or its words. Typing `card` and
// a title shows that card.
class NumberedTextTable : public TextTable {
 public:
  std::vector<Text> help(const Reader& reader, const AnyMatch& match) const override;
  Typed read(const Reader& reader, const AnyMatch& match, std::string_view line) override;

 protected:
  struct Offer {
    json::object action;
    Text text;         // what is typed for it
    Text beside = {};  // what it costs and brings
  };
  // An action as it is offered; as programs write it, where the game has no words for it.
  virtual Offer offer(const Reader& reader, const AnyMatch& match, const json::object& view,
                      const json::object& action) const;
  void show_offers(const Reader& reader, const AnyMatch& match, std::vector<Text>& lines) const;

 private:
  std::vector<Offer> offers(const Reader& reader, const AnyMatch& match) const;
};

// For games that have no text of their own: legal actions with numbers, everything as the protocol
// has it, but events in sentences where the game has a telling.
std::unique_ptr<TextTable> plain_text_table(const Telling* telling = nullptr);

}  // namespace scriptorium
