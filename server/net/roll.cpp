#include "server/net/roll.h"

#include <cassert>
#include <vector>

namespace scriptorium::server {
namespace {

bool is_full(std::size_t count, std::size_t limit) { return limit != 0 && count >= limit; }

}  // namespace

std::optional<Roll::Place> Roll::enter(std::optional<Network> network) {
  const std::scoped_lock lock(mutex_);
  if (is_full(entries_.size(), limits_.sockets)) return std::nullopt;
  if (network && !add_socket(*network)) return std::nullopt;
  entries_.emplace(++last_id_, Entry{network});
  return Place(*this, last_id_);
}

bool Roll::serve(std::uint64_t id, Network network) {
  const std::scoped_lock lock(mutex_);
  Entry& entry = entries_.at(id);
  assert(!entry.guest);
  if (entry.network == network) return true;
  if (!add_socket(network)) return false;
  if (entry.network) remove_socket(*entry.network);
  entry.network = network;
  return true;
}

bool Roll::add_socket(Network network) {
  Counts& counts = networks_[network];
  if (is_full(counts.sockets, limits_.sockets_per_address)) return false;
  ++counts.sockets;
  return true;
}

void Roll::remove_socket(Network network) {
  const auto counts = networks_.find(network);
  if (--counts->second.sockets == 0) networks_.erase(counts);
}

void Roll::watch(std::uint64_t id, std::weak_ptr<Open> open) {
  const std::scoped_lock lock(mutex_);
  entries_.at(id).open = std::move(open);
}

Seating Roll::seat(std::uint64_t id, GuestId guest) {
  const std::scoped_lock lock(mutex_);
  Entry& entry = entries_.at(id);
  assert(entry.network);
  Counts& counts = networks_.at(*entry.network);
  if (is_full(counts.connections, limits_.connections_per_address)) return Seating::kAddressFull;
  std::size_t& open = guests_[guest];
  if (is_full(open, limits_.connections_per_guest)) return Seating::kGuestFull;
  ++open;
  ++counts.connections;
  ++connections_;
  entry.guest = guest;
  return Seating::kSeated;
}

void Roll::leave(std::uint64_t id) {
  const std::scoped_lock lock(mutex_);
  const auto entry = entries_.find(id);
  if (entry->second.guest) {
    const auto guest = guests_.find(*entry->second.guest);
    if (--guest->second == 0) guests_.erase(guest);
    --networks_.at(*entry->second.network).connections;
    --connections_;
  }
  if (entry->second.network) remove_socket(*entry->second.network);
  entries_.erase(entry);
  if (entries_.empty()) empty_.notify_all();
}

void Roll::sweep(Clock::time_point now) {
  each([now](Open& open) {
    if (open.is_late(now)) open.deadline_passed();
  });
}

void Roll::each(const std::function<void(Open&)>& f) {
  std::vector<std::shared_ptr<Open>> all;  // the last of them may die here: not under the lock
  {
    const std::scoped_lock lock(mutex_);
    all.reserve(entries_.size());
    for (const auto& [id, entry] : entries_) {
      if (std::shared_ptr<Open> open = entry.open.lock()) all.push_back(std::move(open));
    }
  }
  for (const std::shared_ptr<Open>& open : all) f(*open);
}

bool Roll::wait_until_empty(Clock::duration most) {
  std::unique_lock lock(mutex_);
  return empty_.wait_for(lock, most, [this] { return entries_.empty(); });
}

std::size_t Roll::sockets() const {
  const std::scoped_lock lock(mutex_);
  return entries_.size();
}

std::size_t Roll::connections() const {
  const std::scoped_lock lock(mutex_);
  return connections_;
}

}  // namespace scriptorium::server
