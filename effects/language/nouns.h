#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "effects/language/lines.h"
#include "effects/program.h"

// What the effect language may speak of in one game: the game's data/nouns.txt, read. The format is
// in effects/README.md.
namespace scriptorium::effects {

enum class NounKind : std::uint8_t {
  kCard,
  kPile,
  kGroup,
  kMember,
  kStat,
  kCounter,
  kAct,
  kTrigger,
  kAbility,
  kField,
};

// What a noun can do.
enum class Flag : std::uint8_t {
  // Piles.
  kOwn,      // each player has one
  kShared,   // one for all
  kHidden,   // with an order: nobody sees the faces; without one: whoever has it does
  kOpen,     // everyone sees the faces
  kOrdered,  // has a top and a bottom
  kHand,     // where drawn and taken cards go: the pile whose id is `hand`
  kDraw,     // where they are drawn from
  kDiscard,  // where discarded cards go
  kOut,      // out of the game
  kMany,     // a player has several
  kPlay,     // cards in it are in play
  kAll,      // all of those that are many together; nothing is put there
  kLine,     // what waits to happen
  // Groups.
  kModifier,  // "Faith verse"
  kNoun,      // "Psalm"
  // Acts: what effects can do about them.
  kForbidden,
  kAllowed,
  kGranted,  // more of them than the rules give
  // Any noun.
  kProper,  // a name: it has no plural
  // Fields.
  kOptional,  // a card may leave it out
};

struct Noun {
  NounKind kind = NounKind::kCard;
  std::string id;
  std::uint8_t number = 0;  // in the rows: from 1, in the file's order, for each kind (and group)
  std::uint32_t flags = 0;
  int low = 0;  // of a stat, a number field
  int high = 0;
  std::map<std::string, std::string, std::less<>> words;  // "en.one" -> "verse"
  int line = 0;

  bool is(Flag flag) const { return (flags >> static_cast<unsigned>(flag) & 1U) != 0; }
};

struct Group : Noun {
  std::vector<Noun> members;
};

// An ability with a name: Prayer (2). Its number is Ability::keyword.
struct NamedAbility : Noun {
  enum class Parameter : std::uint8_t { kNothing, kNumber, kWords, kCard };
  Parameter parameter = Parameter::kNothing;
  std::vector<TextLine> body;  // triggers with their steps, N, W or C in the parameter's place
};

struct Field : Noun {
  enum class Type : std::uint8_t {
    kNumber,     // from low to high
    kAmounts,    // members of a group, each with an amount
    kMembers,    // members of a group
    kMember,     // one member of a group
    kReference,  // Luke 15:24
    kText,       // in quotes
    kFlag,       // said or not
  };
  Type type = Type::kNumber;
  std::uint8_t group = 0;
};

struct Nouns {
  std::string file;  // for messages
  Noun card;
  std::vector<Noun> piles;
  std::vector<Group> groups;
  std::vector<Noun> stats;
  std::vector<Noun> counters;
  std::vector<Noun> acts;
  std::vector<Noun> triggers;  // number: the Trigger
  std::vector<NamedAbility> abilities;
  std::vector<Field> fields;
  VerbSet without = 0;  // verbs that the game lacks

  // By the number in a row; nullptr for 0 and for what there is not.
  const Noun* pile(std::uint8_t number) const;
  const Group* group(std::uint8_t number) const;
  const Noun* member(std::uint8_t group, std::uint8_t number) const;
  const Noun* stat(std::uint8_t number) const;
  const Noun* counter(std::uint8_t number) const;
  const Noun* act(std::uint8_t number) const;
  const NamedAbility* ability(std::uint8_t number) const;

  // The first pile with a flag; nullptr if there is none.
  const Noun* pile_that(Flag flag) const;
};

// The form of a noun: "en.one", "es.many", "es.gender" and whatever else the file gives. `many` of
// what is proper is its `one`. Empty if the noun has no such form.
std::string_view word(const Noun& noun, std::string_view form);

struct NounsRead {
  std::optional<Nouns> nouns;  // nothing if there are faults
  std::vector<Fault> faults;
};
// The bodies of abilities are only laid aside here; compile() checks them.
NounsRead read_nouns(std::string_view file, std::string_view text);

}  // namespace scriptorium::effects
