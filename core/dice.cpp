#include "core/dice.h"

#include <bit>

namespace scriptorium {
namespace {

void quarter_round(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
  a += b, d = std::rotl(d ^ a, 16);
  c += d, b = std::rotl(b ^ c, 12);
  a += b, d = std::rotl(d ^ a, 8);
  c += d, b = std::rotl(b ^ c, 7);
}

}  // namespace

std::array<std::uint32_t, 16> chacha20_block(const Seed& key, std::uint32_t counter,
                                             const std::array<std::uint32_t, 3>& nonce) {
  std::array<std::uint32_t, 16> start = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (std::size_t word = 0; word < 4; ++word) {
    start[4 + 2 * word] = static_cast<std::uint32_t>(key.words[word]);
    start[5 + 2 * word] = static_cast<std::uint32_t>(key.words[word] >> 32);
  }
  start[12] = counter;
  for (std::size_t i = 0; i < 3; ++i) start[13 + i] = nonce[i];

  std::array<std::uint32_t, 16> block = start;
  for (int round = 0; round < 10; ++round) {
    for (std::size_t i = 0; i < 4; ++i) {
      quarter_round(block[i], block[4 + i], block[8 + i], block[12 + i]);
    }
    for (std::size_t i = 0; i < 4; ++i) {
      quarter_round(block[i], block[4 + (i + 1) % 4], block[8 + (i + 2) % 4],
                    block[12 + (i + 3) % 4]);
    }
  }
  for (std::size_t i = 0; i < 16; ++i) block[i] += start[i];
  return block;
}

Dice Dice::sealed(const Seed& seed, std::uint64_t ply) {
  Dice dice(Kind::kSealed);
  dice.seed_ = seed;
  dice.state_ = ply;
  dice.at_ = dice.block_.size();
  return dice;
}

Dice Dice::scripted(std::span<const std::uint32_t> script) {
  Dice dice(Kind::kScripted);
  dice.script_ = script;
  return dice;
}

std::uint64_t Dice::sealed_next() {
  if (kind_ == Kind::kScripted) {  // a script says results of below(), never raw bits
    spoiled_ = true;
    return 0;
  }
  if (at_ == block_.size()) {
    block_ = chacha20_block(
        seed_, counter_++,
        {0, static_cast<std::uint32_t>(state_), static_cast<std::uint32_t>(state_ >> 32)});
    at_ = 0;
  }
  const std::uint64_t low = block_[at_];
  const std::uint64_t high = block_[at_ + 1];
  at_ += 2;
  return low | high << 32;
}

std::uint32_t Dice::slow_below(std::uint32_t n) {
  if (kind_ == Kind::kScripted) return scripted_below(n);
  return fair(n, [this] { return ++drawn_, sealed_next(); });
}

std::uint32_t Dice::scripted_below(std::uint32_t n) {
  ++drawn_;
  if (at_ == script_.size() || script_[at_] >= n) {
    spoiled_ = true;
    return 0;
  }
  return script_[at_++];
}

}  // namespace scriptorium
