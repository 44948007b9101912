#pragma once

#include "table/any_game.h"
#include "tests/laws/report.h"

namespace scriptorium::laws {

// One entry more: a verdict, a time that ran out, a take-back or a random move; why not, if so.
inline std::string play_on(AnyMatch& match, std::uint32_t kind) {
  const Actors acting = match.actors();
  if (acting == kJudgeActs) {
    match.give_verdict();
    return {};
  }
  const auto seat = static_cast<Seat>(acting.lowest());
  if (kind == 0) {
    (void)match.clock(seat, Language::kEnglish);
  } else if (kind == 1) {
    (void)match.take_back(seat, 1, Language::kEnglish);
  } else if (const auto done = match.bot(seat, "random", Language::kEnglish); !done) {
    return done.error().message;
  }
  return {};
}

// Laws 2 and 3 and the codec's part of 6, through the files that people keep: after every entry the
// match is saved, loaded, and compared in everything that anybody can ask of it; then both play on
// alike, the one that never was away first: nothing outside state and replay may be carried along.
inline Report save_and_restore(
    const Registry& registry, const AnyGame& game, std::uint64_t first_seed, std::uint64_t games,
    const std::function<json::object(Dice&, int seats)>& random_options) {
  Report report;
  const auto differ = [&](std::string_view what, std::uint64_t seed) {
    report.break_law(3, fmt::format("restored, {} is another (seed {})", what, seed));
  };
  for (std::uint64_t seed = first_seed; seed < first_seed + games && !report.breach; ++seed) {
    Dice test_dice = Dice::fast(Seed::of(seed), 1);
    const int spread = game.max_seats() - game.min_seats() + 1;
    const int seats =
        game.min_seats() + static_cast<int>(test_dice.below(static_cast<std::uint32_t>(spread)));
    auto started = game.start(
        seats, random_options(test_dice, seats),
        {Seed::of(seed), seed % 2 == 0 ? DiceKind::kSealed : DiceKind::kFast, Judge::kDice});
    if (!started) {
      report.break_law(6, started.error().message);
      break;
    }
    std::unique_ptr<AnyMatch> match = std::move(*started);
    while (!match->actors().empty() && !report.breach) {
      auto loaded = load_replay(registry, json::parse(json::serialize(match->save())).as_object());
      if (!loaded) {
        report.break_law(3, "a saved game does not load: " + loaded.error().message);
        break;
      }
      ++report.checks[3];
      if ((*loaded)->digest() != match->digest()) differ("the state", seed);
      for (int i = 0; i <= seats; ++i) {
        const Viewer viewer = i == seats ? Viewer::spectator() : Viewer(static_cast<Seat>(i));
        if ((*loaded)->view(viewer) != match->view(viewer)) differ("a view", seed);
        if ((*loaded)->revision(viewer) != match->revision(viewer)) differ("a revision", seed);
        if ((*loaded)->events(viewer, 0) != match->events(viewer, 0)) differ("what was told", seed);
        if (i < seats &&
            (*loaded)->decision(static_cast<Seat>(i)) != match->decision(static_cast<Seat>(i))) {
          differ("a decision", seed);
        }
      }
      const std::uint32_t kind = test_dice.below(20);
      for (AnyMatch* each : {match.get(), loaded->get()}) {
        if (const std::string fault = play_on(*each, kind); !fault.empty()) {
          report.break_law(3, "the random player is refused: " + fault);
        }
      }
      if ((*loaded)->digest() != match->digest()) differ("what follows", seed);
      match = std::move(*loaded);
      ++report.plies;
    }
    ++report.games;
  }
  return report;
}

}  // namespace scriptorium::laws
