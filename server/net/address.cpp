#include "server/net/address.h"

#include <arpa/inet.h>
#include <sys/socket.h>

#include <algorithm>
#include <vector>

#include "table/words.h"

namespace scriptorium::server {
namespace {

constexpr std::array<std::uint8_t, 12> kVersion4 = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr int kVersion4Bits = 8 * static_cast<int>(kVersion4.size());

bool is_version4(const Address& address) {
  return std::equal(kVersion4.begin(), kVersion4.end(), address.begin());
}

// A hop as proxies write it; some add a port: `192.0.2.7:4711`, `[2001:db8::7]:4711`.
std::optional<Address> read_hop(std::string_view text) {
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    const std::string_view rest = end == std::string_view::npos ? "no" : text.substr(end + 1);
    return rest.empty() || rest.starts_with(':') ? read_address(text.substr(1, end - 1))
                                                 : std::nullopt;
  }
  const std::size_t colon = text.find(':');
  const bool one_colon = colon != std::string_view::npos && colon == text.rfind(':');
  return read_address(one_colon ? text.substr(0, colon) : text);
}

}  // namespace

std::optional<Address> read_address(std::string_view text) {
  if (text.size() >= INET6_ADDRSTRLEN || text.find('\0') != std::string_view::npos) return {};
  const std::string whole(text);  // ends with a zero, which a view need not
  Address address = {};
  if (inet_pton(AF_INET6, whole.c_str(), address.data()) == 1) return address;
  std::copy(kVersion4.begin(), kVersion4.end(), address.begin());
  if (inet_pton(AF_INET, whole.c_str(), address.data() + kVersion4.size()) == 1) return address;
  return std::nullopt;
}

std::string text_of(const Address& address) {
  std::array<char, INET6_ADDRSTRLEN> text = {};
  const bool four = is_version4(address);
  inet_ntop(four ? AF_INET : AF_INET6, address.data() + (four ? kVersion4.size() : 0), text.data(),
            text.size());
  return text.data();
}

Network network_of(const Address& address) {
  const bool four = is_version4(address);
  Network network = 0;
  for (std::size_t i = four ? kVersion4.size() : 0; i < (four ? address.size() : 8U); ++i) {
    network = network << 8 | address[i];
  }
  return network;
}

bool AddressRange::has(const Address& other) const {
  if (bits < kVersion4Bits && is_version4(other)) return false;  // `::/1` is of IPv6 alone
  int left = bits;
  for (std::size_t i = 0; left > 0; ++i, left -= 8) {
    const int ignored = std::max(0, 8 - left);
    if (address[i] >> ignored != other[i] >> ignored) return false;
  }
  return true;
}

std::optional<AddressRange> read_address_range(std::string_view text) {
  const std::size_t slash = text.find('/');
  const std::optional<Address> address = read_address(text.substr(0, slash));
  if (!address || slash == std::string_view::npos) {
    return address ? std::optional(AddressRange{*address}) : std::nullopt;
  }
  const bool four = text.find(':') == std::string_view::npos;
  const auto bits = whole_number(text.substr(slash + 1), 1, four ? 32 : 128);
  if (!bits) return std::nullopt;
  return AddressRange{*address, static_cast<int>(*bits) + (four ? kVersion4Bits : 0)};
}

bool in_any(std::span<const AddressRange> ranges, const Address& address) {
  return std::ranges::any_of(ranges, [&](const AddressRange& each) { return each.has(address); });
}

Address client_of(const Address& peer, std::span<const AddressRange> proxies,
                  std::string_view forwarded_for) {
  if (!in_any(proxies, peer)) return peer;
  const std::vector<std::string_view> hops = split(forwarded_for, ',');
  for (auto hop = hops.rbegin(); hop != hops.rend(); ++hop) {
    const std::optional<Address> address = read_hop(trim(*hop));
    if (!address) return peer;
    if (!in_any(proxies, *address)) return *address;
  }
  return peer;
}

}  // namespace scriptorium::server
