#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/saved_table.h"
#include "cli/terminal.h"
#include "table/rulebook.h"
#include "table/text_table.h"

namespace scriptorium::cli {

const Phrases& cli_phrases();

// A table in the terminal, of any game: whose decision it is, what they are told and asked, what is
// kept. People share the screen; whatever one of them alone may see is wiped before the next looks.
class Session {
 public:
  struct Setting {
    Language language = Language::kEnglish;
    bool fast = false;                // no pauses between computer players' moves
    std::filesystem::path file = {};  // where the table is kept; empty: nowhere
  };

  Session(const Context& context, Terminal& terminal, std::unique_ptr<AnyMatch> match,
          SavedTable table, Setting setting);
  int run();

 private:
  enum class Next { kGoOn, kPutAway };

  // Follows the game entry by entry for one reader, so that it can be said what was there before.
  struct Trail {
    std::unique_ptr<AnyMatch> match;
    std::size_t entries = 0;
    bool begun = false;
  };

  Reader reader_of(Viewer viewer) const;
  Reader onlooker() const;  // the only person, or nobody in particular
  TextTable& text_of(Viewer viewer) { return *texts_[static_cast<std::size_t>(viewer.index())]; }
  Trail fresh_trail() const;
  std::vector<Text> follow(Trail& trail, const Reader& reader);

  Text words(std::string_view key, const std::vector<Text>& arguments = {}) const;
  void refuse(const Error& error) const;
  void complain_typed(std::string_view key, const std::vector<Text>& arguments = {}) const;

  std::optional<Seat> computer_to_act() const;
  Seat person_to_act() const;
  Seat person_to_judge() const;
  void let_computer_act(Seat seat);
  Next let_person_act(Seat seat);
  bool acts_unasked(Seat seat);
  Next draw_curtain(Seat seat);
  bool is_private(Seat seat) const;
  // Asks until the person has acted.
  Next ask(Seat seat);
  Next carry_out(Seat seat, const std::string& line, bool& acted);
  bool act(Seat seat, Typed typed);
  int finish();
  int put_away();

  // Commands of every table; play_commands.cpp.
  std::optional<Next> command(Seat seat, const std::vector<std::string>& typed, bool& acted);
  std::string_view command_of(std::string_view typed) const;
  void show_help(Seat seat);
  void show_rules(const std::vector<std::string>& ids) const;
  void show_rule(const Rule& rule, std::string_view guide) const;
  void show_log(Seat seat);
  void save_to(const std::vector<std::string>& names);
  void undo(Seat seat, bool& acted);
  void change_language(const std::string& code);

  Text how_to_load(const std::string& file) const;
  SavedTable saved() const;
  void keep();

  const Context& context_;
  Terminal& terminal_;
  std::unique_ptr<AnyMatch> match_;
  std::vector<Holder> holders_;
  Setting setting_;
  std::vector<std::unique_ptr<TextTable>> texts_;  // one a seat, one for onlookers
  std::vector<Trail> trails_;
  int people_ = 0;
  std::optional<Seat> at_screen_;
  std::optional<Seat> last_;  // who acted last
};

}  // namespace scriptorium::cli
