#pragma once

#include <optional>
#include <string>
#include <string_view>

// What must hold whatever a stranger sends. The fuzzers run these on inputs that they invent, the
// corpus test on those that were worth keeping.
namespace scriptorium::fuzz {

// What was broken; nothing if all held. An exception that gets out is a breach too.
using Breach = std::optional<std::string>;

// A session: one request a line, all sent to one referee. Every answer is an object with a truth
// value "ok"; a request that fails leaves the table as it was; the audit holds; what is saved can
// be loaded.
Breach check_referee(std::string_view lines);

// The text of a replay. What loads is in order and is the same game when saved and loaded again.
Breach check_replay(std::string_view text);

// The text of a scenario: it can be read and played, or it says why not; its position can be saved.
Breach check_scenario(std::string_view text);

// A verse in the first line, and after it what was said: the marks lie in both texts and cover what
// is not right and nothing else; following and judging agree.
Breach check_recitation(std::string_view text);

// What somebody types for a verse: read or refused; what is read exists, and reads the same when it
// is written again in either language.
Breach check_reference(std::string_view text);

// Changes to a sound bundle of scripture, five bytes each (where, and what), sealed again with a
// right checksum: it is refused, or it can be asked anything.
Breach check_bundle(std::string_view changes);

// Cards of the effect language, for the nouns of its tests: a set in order, or faults that say why.
Breach check_cards(std::string_view text);

// A nouns file: it is read, and the cards of the tests are compiled with it, or faults say why.
Breach check_nouns(std::string_view text);

}  // namespace scriptorium::fuzz
