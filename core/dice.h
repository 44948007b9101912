#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "core/hash.h"

namespace scriptorium {

// The secret that all chance of one game comes from.
struct Seed {
  std::array<std::uint64_t, 4> words = {};

  // Spreads a short seed; for simulations and tests, where nobody guesses against it.
  static constexpr Seed of(std::uint64_t short_seed) {
    Seed seed;
    for (std::uint64_t& word : seed.words) {
      short_seed += 0x9e3779b97f4a7c15U;
      word = mix(short_seed);
    }
    return seed;
  }
  friend constexpr bool operator==(const Seed&, const Seed&) = default;
};

// One block of ChaCha20 (RFC 8439).
std::array<std::uint32_t, 16> chacha20_block(const Seed& key, std::uint32_t counter,
                                             const std::array<std::uint32_t, 3>& nonce);

// Chance, from outside the state. Every ply draws from its own stream of (seed, ply): what one ply
// draws never shifts another, and a game resumed at a ply goes on as it would have. The same on
// every machine.
class Dice {
 public:
  // For simulations and search: a few instructions a draw.
  static Dice fast(const Seed& seed, std::uint64_t ply = 0) {
    Dice dice(Kind::kFast);
    dice.begun_ = mix(seed.words[0] ^ mix(seed.words[1] ^ mix(ply + 0x9e3779b97f4a7c15U)));
    dice.state_ = dice.begun_;
    return dice;
  }
  // For tables: ChaCha20, so that nobody can predict the next draw.
  static Dice sealed(const Seed& seed, std::uint64_t ply = 0);
  // For tests: below(n) takes these one after the other. A script that runs out, or a value that is
  // not below its n, spoils it; a test asks for used_up() at the end. The script must outlive the
  // dice.
  static Dice scripted(std::span<const std::uint32_t> script);

  std::uint64_t next() {
    if (kind_ == Kind::kFast) [[likely]] {
      return fast_next();
    }
    ++drawn_;
    return sealed_next();
  }

  // 0 to n − 1, each equally likely (Lemire's multiplication, with its rejection). n ≥ 1.
  std::uint32_t below(std::uint32_t n) {
    assert(n >= 1);
    if (kind_ == Kind::kFast) [[likely]] {
      return fair(n, [this] { return fast_next(); });
    }
    return slow_below(n);
  }

  bool chance(std::uint32_t percent) { return below(100) < percent; }

  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }
  }

  // How often these dice were asked: 0 means that the ply they were made for needed no chance.
  std::uint64_t drawn() const {
    return kind_ == Kind::kFast ? (state_ - begun_) * kStepInverse : drawn_;
  }
  bool used_up() const { return !spoiled_ && at_ == script_.size(); }
  bool spoiled() const { return spoiled_; }
  // Spoiled because the script was too short, not because of a value in it.
  bool ran_out() const { return spoiled_ && at_ == script_.size(); }

 private:
  enum class Kind : std::uint8_t { kFast, kSealed, kScripted };
  // A fast stream moves on by this at every draw, so its place says how many there were.
  static constexpr std::uint64_t kStep = 0xa0761d6478bd642fU;
  static constexpr std::uint64_t kStepInverse = 0x939c72e4af1e62cfU;
  static_assert(kStep * kStepInverse == 1);
  explicit Dice(Kind kind) : kind_(kind) {}

  std::uint64_t fast_next() {  // wyrand: one addition, one wide multiplication
    state_ += kStep;
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(state_) * (state_ ^ 0xe7037ed1a0b428dbU);
    return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
  }
  template <class Next>
  static std::uint32_t fair(std::uint32_t n, const Next& next) {
    std::uint64_t product = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
      const std::uint32_t floor = (0U - n) % n;
      while (static_cast<std::uint32_t>(product) < floor) product = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }
  std::uint64_t sealed_next();
  std::uint32_t scripted_below(std::uint32_t n);
  std::uint32_t slow_below(std::uint32_t n);

  Kind kind_;
  bool spoiled_ = false;
  std::uint64_t drawn_ = 0;
  std::uint64_t state_ = 0;  // fast: the stream's place; sealed: the ply
  std::uint64_t begun_ = 0;  // fast: the place that the stream began at
  Seed seed_;
  std::uint32_t counter_ = 0;
  std::size_t at_ = 0;  // next word of block_, or of script_
  std::array<std::uint32_t, 16> block_ = {};
  std::span<const std::uint32_t> script_;
};

}  // namespace scriptorium
