#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace scriptorium::server {

// An address of the Internet. One of IP version 4 is kept as ::ffff:a.b.c.d, however it came.
using Address = std::array<std::uint8_t, 16>;

// `192.0.2.7` or `2001:db8::7`, and nothing else.
std::optional<Address> read_address(std::string_view text);
std::string text_of(const Address& address);

// An address as limits count it: all of IPv4, half of IPv6, since whoever has one there has 2^64.
using Network = std::uint64_t;
Network network_of(const Address& address);

// All addresses that begin with the same bits.
struct AddressRange {
  Address address = {};
  int bits = 128;

  bool has(const Address& other) const;
};
// An address, or several as in `10.0.0.0/8`. Not all there are: that is no range but a mistake.
std::optional<AddressRange> read_address_range(std::string_view text);

// Who is at the other end. X-Forwarded-For counts only if the peer is one of our proxies; each of
// them appends the address it was called from. So the last hop that is not one of them is the
// client, and anything before it may be forged by the client. If there is no such
// hop, or an unreadable one comes first, it is the peer.
Address client_of(const Address& peer, std::span<const AddressRange> proxies,
                  std::string_view forwarded_for);

bool in_any(std::span<const AddressRange> ranges, const Address& address);

}  // namespace scriptorium::server
