#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "table/any_game.h"
#include "table/request.h"

namespace scriptorium {

std::span<const RequestSpec> requests();
// The objects within these.
std::span<const Part> parts();

// What a server has besides the referee: requests about rooms, what is told unasked, and pages.
struct Rooms {
  std::span<const RequestSpec> requests = {};
  std::span<const RequestSpec> told = {};
  std::span<const RequestSpec> pages = {};  // what plain HTTP answers
  std::span<const Part> parts = {};
};
// JSON Schema (draft 2020-12) of every message; docs/protocol.schema.json is this, printed.
json::object protocol_schema(const Registry& registry, const Rooms& rooms = {});

// One table behind the protocol: a line in, a line out. Whatever the line holds, the answer is an
// object, and a request that fails changes nothing.
class Referee {
 public:
  static constexpr std::size_t kLongestLine = 4 << 20;

  // Seeds for tables that name none come from `fresh_seed`.
  Referee(const Registry& registry, std::function<Seed()> fresh_seed)
      : registry_(registry), fresh_seed_(std::move(fresh_seed)) {}

  std::string answer(std::string_view line);
  // The answer to a line that was longer than kLongestLine and was not kept.
  static std::string answer_too_long();

  const AnyMatch* match() const { return match_.get(); }

 private:
  Answer carry_out(Ask what, const json::object& request);
  Answer carry_out_at_table(Ask what, const json::object& request);
  Answer seat_table(Result<std::unique_ptr<AnyMatch>> match);
  Answer do_new(const json::object& request);
  Answer do_load(const json::object& request);
  Answer do_position(const json::object& request);
  Answer do_actors() const;
  Answer do_view(const json::object& request) const;
  Answer do_events(const json::object& request) const;
  Answer do_save() const;
  Answer do_act(const json::object& request);
  Answer do_bot(const json::object& request);
  Answer do_clock(const json::object& request);
  Answer do_take_back(const json::object& request);
  Answer do_review(const json::object& request) const;
  // What the viewer was told since, as the answer to something that it did.
  std::string happened(Viewer viewer, std::uint32_t since) const;
  void give_verdicts();

  const Registry& registry_;
  std::function<Seed()> fresh_seed_;
  std::unique_ptr<AnyMatch> match_;
};

}  // namespace scriptorium
