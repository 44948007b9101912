#include "effects/language/verbs.h"

#include <algorithm>

namespace scriptorium::effects {
namespace {

constexpr VerbRow kRows[] = {
    {Verb::kDraw, "draw", "AMOUNT", kCounts, "Cards from the top of the draw pile to the hand."},
    {Verb::kDiscard, "discard", "CARDS", kMakesThem | kCounts, "To their owners' discard piles."},
    {Verb::kTake, "take", "CARDS", kMakesThem | kCounts, "To the hand of the doer."},
    {Verb::kPut, "put", "CARDS PLACE", kMakesThem | kCounts, "To a pile."},
    {Verb::kGive, "give", "CARDS to WHO", kMakesThem | kCounts, "To the hand of somebody else."},
    {Verb::kSet, "set", "CARDS PLACE", kMakesThem | kCounts,
     "Laid among the cards in play without being played: no effect happens."},
    {Verb::kMove, "move", "CARDS PLACE", kMakesThem | kCounts,
     "From one place in play to another."},
    {Verb::kPlay, "play", "CARDS", kMakesThem | kCounts,
     "Played from where they are, without the cost."},
    {Verb::kExchange, "exchange", "PILE with WHO", 0, "The doer's pile for the same of another."},
    {Verb::kExchange, "exchange", "CARDS with CARDS", 0, "Each goes where the other was."},
    {Verb::kShuffle, "shuffle", "PILE", 0, "The pile, in a new order that nobody knows."},
    {Verb::kLook, "look", "at CARDS", kMakesThem | kLooks | kCounts, "The doer alone sees them."},
    {Verb::kReveal, "reveal", "CARDS", kMakesThem | kLooks | kCounts, "Everyone sees them."},
    {Verb::kArrange, "arrange", "CARDS PLACE", 0,
     "The cards looked at, or the rest of them, back in an order of the doer's choice."},
    {Verb::kSearch, "search", "PILE for CARDS", kMakesThem | kCounts,
     "What is found is shown and goes to the hand; the pile is shuffled."},
    {Verb::kPickPlayer, "pick", "WHO", 0, "That player, from now on."},
    {Verb::kPick, "pick", "CARDS", kMakesThem | kCounts, "It, or them, from now on."},
    {Verb::kCancel, "cancel", "CARDS", kMakesThem | kCounts,
     "What waits on the line does not happen."},
    {Verb::kNegate, "negate", "CARDS", kMakesThem | kCounts,
     "Cards in play or on the line lose their effects and are discarded."},
    {Verb::kGain, "gain", "AMOUNT COUNTER", 0, "More of a counter."},
    {Verb::kLose, "lose", "AMOUNT COUNTER", 0, "Less of a counter, and never below none."},
    {Verb::kName, "name", "GROUP", 0, "A member of a group: the named one from now on."},
    {Verb::kProtect, "protect", "CARDS from WHO [DURATION]", kLasts,
     "Effects of those players do not touch them."},
    {Verb::kChange, "change", "STAT of CARDS by SIGNED [DURATION]", kLasts,
     "A stat is higher or lower."},
    {Verb::kFast, "fast", "CARDS for AMOUNT turns", 0,
     "Out of play, unusable and untouchable, and then back."},
    {Verb::kForbid, "forbid", "WHO to ACT [with CARDS] [DURATION]", kLasts,
     "Somebody may not do what the rules allow."},
    {Verb::kAllow, "allow", "WHO to ACT [with CARDS] [DURATION]", kLasts,
     "Somebody may do what the rules forbid."},
    {Verb::kMore, "more", "ACT AMOUNT [DURATION]", kLasts,
     "The doer may do it so many times more."},
    {Verb::kMay, "may", "", kRules, "The doer chooses whether the lines below happen."},
    {Verb::kIfYouDo, "if", "you do", kRules, "If the step before, or the `may` before, happened."},
    {Verb::kIf, "if", "CONDITION", kRules, "If it holds."},
    {Verb::kOtherwise, "otherwise", "", kRules, "If what stands directly before did not happen."},
    {Verb::kForEach, "for", "each EACH", kRules, "Once for each card."},
    {Verb::kForEach, "for", "AMOUNT times", kRules, "So many times."},
    {Verb::kChoose, "choose", "one", kRules, "The doer chooses one of the options below."},
    {Verb::kOption, "option", "", kRules, "One of those options."},
};

constexpr TriggerRow kTriggerRows[] = {
    {Trigger::kPlayed, "played", "when played", "Right after it is played."},
    {Trigger::kDiscarded, "discarded", "when discarded",
     "Discarded from hand for this, in its player's turn."},
    {Trigger::kQuickPlayed, "quick-played", "when quick-played", "The same, in anybody's turn."},
    {Trigger::kActivated, "activated", "when activated",
     "Used by its player, where the game says when."},
    {Trigger::kStartOfTurn, "start-of-turn", "at the start of your turn",
     "When its player's turn begins."},
    {Trigger::kEndOfTurn, "end-of-turn", "at the end of your turn", "When its player's turn ends."},
    {Trigger::kLeavesPlay, "leaves-play", "when this leaves play", "When it leaves the table."},
    {Trigger::kWhileInPlay, "while-in-play", "while in play",
     "As long as it lies there: protect, change, forbid, allow, more."},
};

constexpr WhoRow kWhoRows[] = {
    {Who::kYou, "you", "Who controls the card."},
    {Who::kOpponent, "an opponent", "One, whom you choose."},
    {Who::kPlayer, "a player", "One, whom you choose; yourself too."},
    {Who::kEachOpponent, "each opponent", "All of them at the same time."},
    {Who::kEachPlayer, "each player", "All at the same time."},
    {Who::kThatPlayer, "that player", "Chosen last, or whose card was picked last."},
};

constexpr WhoseRow kWhoseRows[] = {
    {Whose::kYours, "your", "Of who controls the card."},
    {Whose::kDoers, "their", "Of who does it, where that is somebody else."},
    {Whose::kOpponents, "an opponent's", "Of one opponent, whom you choose."},
    {Whose::kEachOpponents, "each opponent's", "Of every opponent."},
    {Whose::kThatPlayers, "that player's", "Of the one chosen last."},
    {Whose::kAnyones, "any player's", "Of anybody."},
    {Whose::kAnyones, "any", "The same."},
    {Whose::kOwners, "its owner's", "Of whoever owns the card that goes there."},
    {Whose::kNone, "the", "Where there is one for all."},
};

constexpr DurationRow kDurationRows[] = {
    {Duration::kThisTurn, "until the end of the turn", "This turn."},
    {Duration::kNextTurn, "until your next turn", "Until your next turn begins."},
    {Duration::kRound, "until the end of the chapter", "Until the chapter ends."},
    {Duration::kForGood, "for good", "To the end of the game."},
};

}  // namespace

std::span<const VerbRow> verb_rows() { return kRows; }
std::span<const TriggerRow> trigger_rows() { return kTriggerRows; }
std::span<const WhoRow> who_rows() { return kWhoRows; }
std::span<const WhoseRow> whose_rows() { return kWhoseRows; }
std::span<const DurationRow> duration_rows() { return kDurationRows; }

const VerbRow& verb_row(Verb verb) {
  return *std::find_if(std::begin(kRows), std::end(kRows) - 1,
                       [&](const VerbRow& row) { return row.verb == verb; });
}

}  // namespace scriptorium::effects
