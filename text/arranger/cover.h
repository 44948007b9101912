#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "text/arranger/pieces.h"
#include "text/arranger/prices.h"

namespace scriptorium::text {

inline constexpr int kMostBlanks = 2;

// How long somebody may think. Steps are the same on every machine; `enough` may ask a clock.
struct Patience {
  std::int64_t steps = std::int64_t{1} << 60;
  std::function<bool()> enough;  // may be empty
};

// Sixteen bounds side by side: what may still be lost by each of sixteen price lists.
struct Lanes {
  static constexpr int kCount = 16;
  std::int32_t lane[kCount];

  Lanes operator-(const Lanes& cost) const {
    Lanes rest;
    for (int i = 0; i < kCount; ++i) rest.lane[i] = lane[i] - cost.lane[i];
    return rest;
  }
  bool negative() const {
    std::int32_t bits = 0;
    for (int i = 0; i < kCount; ++i) bits |= lane[i];
    return bits < 0;
  }
};

// Finds out whether some letters can be arranged with at most a given loss, or that they cannot. A
// letter left over loses its value, a word laid loses `piece_loss`; worth(piece) must be the values
// of its letters less piece_loss.
//
// A search through the letters from the hardest on: which piece takes it, with a blank for what is
// missing, or is it left over? Three things keep it small.
//
// - Prices. A price list under which no piece is worth more than its letters cost bounds every
//   rack. What a piece's letters cost above its worth is lost for good; when more is lost than may
//   be, nothing below is worth a look. Each list has a lane; whole numbers, so it is a proof.
// - Learning. Where a rest took too many steps, the linear program for that very rest is asked. If
//   its bound says no, its prices become a lane: they will say no to the rests like it.
// - Facts. What was found impossible for some letters stays so, wherever they turn up again.
class Cover {
 public:
  enum class Answer { kFound, kImpossible, kGaveUp };

  // Lanes from here on belong to one rack; those before are kept from rack to rack.
  static constexpr int kFirstOwnLane = 8;
  static constexpr std::int32_t kScale = 4096;  // of prices in lanes
  using PriceList = ByRank<std::int32_t>;

  Cover(const Pieces& pieces, const int (&values)[kLetters], int piece_loss);

  // A new rack: facts and its own lanes are forgotten.
  void begin(const Patience& patience);
  // For a Pieces that has grown since.
  void grow();

  // The pieces to use, grouped by their hardest letter, in the order to try. Forgets learned lanes.
  void use(std::span<const int> pieces);
  // Learned lanes are fair to the pieces in use, and to no others.
  void forget_learned();
  // `prices` must be fair to all pieces given here: fair_prices() makes them so.
  void set_lane(int lane, const PriceList& prices, std::span<const int> pieces);
  // Whole prices, none too low for a piece. Where one is, a letter that `spare` lacks pays for it.
  void fair_prices(const Prices& prices, std::span<const int> pieces, const Letters& spare,
                   PriceList& out) const;

  // Whether the rack and the blanks spell the piece, and no price list says that it costs too much.
  bool affordable(int piece, const Letters& rack, int blanks, const Lanes& budget) const;
  // What each price list leaves to lose; negative: there is no such arrangement.
  Lanes budget(const Letters& rack, int blanks, int loss) const;
  int value(const Letters& rack) const;

  // `learner`, if there is one, has solved the rack that this one is part of.
  Answer find(const Letters& rack, int blanks, int loss, std::int64_t most_steps, Prices* learner);
  // After kFound.
  std::span<const int> found() const { return chosen_; }

  bool out_of_patience();
  std::int64_t steps() const { return steps_; }
  std::int32_t cost(int lane, int piece) const {
    return costs_[static_cast<std::size_t>(piece)].lane[lane];
  }

 private:
  struct Fact {
    Letters letters;
    std::int32_t loss;    // this and any smaller loss is impossible
    std::uint32_t epoch;  // of which rack
    std::int32_t blanks;
  };
  static constexpr std::size_t kFacts = 1 << 15;
  static constexpr int kStepsBeforeAsking = 20;

  bool search(const Letters& left, int blanks, int loss, const Lanes& budget);
  template <class Go>
  bool each_piece(const Letters& left, int blanks, const Lanes& budget, Go go);
  bool learn(const Letters& left, int blanks, int loss, const Lanes& budget);
  void index_by_letter();
  bool tired();

  const Pieces& pieces_;
  int values_[kLetters];
  int piece_loss_;
  std::vector<Lanes> costs_;  // by piece
  Lanes drop_[kLetters];
  Lanes as_blank_[kLetters];  // what is lost when a blank is this letter
  PriceList prices_[Lanes::kCount] = {};
  std::int32_t blank_price_[Lanes::kCount] = {};
  bool lane_used_[Lanes::kCount] = {};

  std::vector<int> pieces_in_use_;
  std::vector<Letters> letters_in_use_;
  int begin_[kLetters + 1] = {};     // of each hardest letter, in the two above
  std::vector<int> with_[kLetters];  // places in them of the pieces that have the letter
  bool by_letter_ = false;           // whether with_ is made
  std::vector<int> within_;          // pieces that some letters spell
  std::vector<int> chosen_;
  std::vector<Fact> facts_;
  std::uint32_t epoch_ = 0;
  std::uint32_t version_ = 0;  // of the lanes
  int learned_ = 0;
  Prices* learner_ = nullptr;

  Patience patience_;
  std::int64_t steps_ = 0;
  std::int64_t last_step_ = 0;
  bool gave_up_ = false;
  bool spent_ = false;
};

}  // namespace scriptorium::text
