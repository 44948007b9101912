#include "server/fair/device_codes.h"

#include <algorithm>

namespace scriptorium::server {
namespace {

// 32 signs, none of which looks or sounds like another: no 0, 1, I or O.
constexpr std::string_view kSigns = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
constexpr std::size_t kLength = 8;
constexpr std::size_t kMostPlaces = 100'000;  // remembered at a time

std::string fresh_code() {
  std::uint64_t bits = random_id();
  std::string code;
  for (std::size_t i = 0; i < kLength; ++i) {
    code += kSigns[bits % kSigns.size()];
    bits /= kSigns.size();
  }
  return code;
}

// As it was made; nothing if it cannot be one.
std::optional<std::string> code_in(std::string_view typed) {
  constexpr std::size_t kLongest = 32;
  std::string code;
  if (typed.size() > kLongest) return std::nullopt;
  for (const char c : typed) {
    if (c == ' ' || c == '-') continue;
    code += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  }
  const bool fits = code.size() == kLength && code.find_first_not_of(kSigns) == std::string::npos;
  return fits ? std::optional(code) : std::nullopt;
}

}  // namespace

Hash DeviceCodes::hash_of(std::string_view code) const {
  return signature(key_, "scriptorium device 1\n" + std::string(code));
}

bool DeviceCodes::too_often(Times& times, std::uint64_t who, std::size_t most, Time now) {
  const auto found = times.find(who);
  if (found == times.end()) return false;
  std::erase_if(found->second, [&](Time each) { return each + kLasts <= now; });
  const std::size_t often = found->second.size();
  if (often == 0) times.erase(found);
  return often >= most;
}

bool DeviceCodes::full(const Counted& counted) {
  return counted.by_guest.size() >= kMostPlaces || counted.by_address.size() >= kMostPlaces;
}

void DeviceCodes::forget_old(Time now) {
  std::erase_if(alive_, [&](const Alive& each) { return each.until <= now; });
  for (Counted* counted : {&wrong_, &made_}) {
    if (!full(*counted)) continue;
    for (Times* times : {&counted->by_guest, &counted->by_address}) {
      std::erase_if(*times, [&](auto& each) { return each.second.back() + kLasts <= now; });
    }
  }
}

std::optional<std::string> DeviceCodes::make(Who who, Time now) {
  const std::lock_guard lock(mutex_);
  forget_old(now);
  if (full(made_) || too_often(made_.by_guest, who.guest, kMostMade, now) ||
      too_often(made_.by_address, who.where, kMostMadeThere, now)) {
    return std::nullopt;
  }
  const auto own = std::find_if(alive_.begin(), alive_.end(),
                                [&](const Alive& each) { return each.guest == who.guest; });
  if (own == alive_.end() && alive_.size() >= kMostAlive) return std::nullopt;
  if (own != alive_.end()) alive_.erase(own);
  made_.by_guest[who.guest].push_back(now);
  made_.by_address[who.where].push_back(now);
  const std::string code = fresh_code();
  alive_.push_back({hash_of(code), who.guest, now + kLasts});
  return code.substr(0, kLength / 2) + '-' + code.substr(kLength / 2);
}

// All codes are compared, each in the same time, so that how long it takes says nothing.
DeviceCodes::Found DeviceCodes::use(std::string_view typed, Who who, Time now) {
  const std::optional<std::string> code = code_in(typed);
  if (!code) return {Outcome::kWrong};
  const std::lock_guard lock(mutex_);
  forget_old(now);
  if (full(wrong_) || too_often(wrong_.by_guest, who.guest, kMostWrong, now) ||
      too_often(wrong_.by_address, who.where, kMostWrongThere, now)) {
    return {Outcome::kTooOften};
  }
  const Hash hash = hash_of(*code);
  auto found = alive_.end();
  for (auto each = alive_.begin(); each != alive_.end(); ++each) {
    if (same(each->hash, hash)) found = each;
  }
  if (found == alive_.end()) {
    wrong_.by_guest[who.guest].push_back(now);
    wrong_.by_address[who.where].push_back(now);
    return {Outcome::kWrong};
  }
  const GuestId guest = found->guest;
  alive_.erase(found);
  wrong_.by_guest.erase(who.guest);
  return {Outcome::kGood, guest};
}

}  // namespace scriptorium::server
