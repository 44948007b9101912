#include "tests/server/player.h"

namespace scriptorium::server {

bool ScriptedPlayer::connect(int port) {
  joined_ = false;
  asked_.clear();
  my_turn_ = false;
  return !socket_.connect("127.0.0.1", port, socket_.cookie());
}

void ScriptedPlayer::ask(json::object request, std::string_view what) {
  asked_ = what;
  if (!table_.empty()) request["table"] = table_;
  request["do"] = asked_;
  request["id"] = asked_;
  socket_.send(json::serialize(request));
}

void ScriptedPlayer::turn() {
  if (socket_.closed()) return;
  socket_.flush();
  socket_.receive([this](std::string_view text) { hear(text); });
  if (!socket_.open() || !asked_.empty() || over_) return;
  if (opening_ && table_.empty()) {
    return ask({{"game", game_}, {"seats", 2}}, "open");
  }
  if (table_.empty()) return;
  if (!joined_) {
    json::object request;
    if (!told_.empty()) request["since"] = told_.rbegin()->first;
    return ask(std::move(request), "join");
  }
  if (!seated_) return ask({{"seat", seat_}}, "sit");
  if (opening_ && !started_) return ask({}, "start");
  if (my_turn_) ask({{"seat", seat_}}, "legal");
}

void ScriptedPlayer::hear(std::string_view text) {
  bytes_ += text.size();
  const json::object heard = json::parse({text.data(), text.size()}).as_object();
  if (heard.contains("told")) {
    if (heard.at("told") == "happened") news(heard);
    return;
  }
  const bool ok = heard.at("ok").as_bool();
  const std::string what = std::move(asked_);
  asked_.clear();
  if (!ok) {
    const std::string code(heard.at("error").at("code").as_string());
    // Seats that are still free, and what was done already before the server went down.
    // And where several may act, what somebody else did first.
    const bool usual =
        code == "seats_free" || code == "game_runs" || code == "seat_taken" || code == "stale";
    if (code == "game_runs") started_ = true;
    if (code == "seat_taken") seated_ = true;
    if (!usual) faults_.push_back(what + ": " + std::string(text));
    return;
  }
  if (what == "open") {
    table_ = heard.at("table").as_string();
    joined_ = true;
  } else if (what == "join") {
    joined_ = true;
    for (const json::value& mine : heard.at("yours").as_array()) seated_ |= mine == seat_;
    if (heard.at("stage") != "gathering") started_ = true;
    if (const json::value* all = heard.if_contains("news")) {
      for (const json::value& each : all->as_array()) news(each.as_object());
    }
  } else if (what == "sit") {
    seated_ = true;
  } else if (what == "start") {
    started_ = true;
  } else if (what == "legal") {
    const json::array& legal = heard.at("legal").as_array();
    if (legal.empty()) return;
    const auto chosen = dice_.below(static_cast<std::uint32_t>(legal.size()));
    ask({{"seat", seat_}, {"action", legal[chosen]}, {"revision", heard.at("decision")}}, "act");
  } else if (what == "act") {
    news(heard);
    acknowledged_ = static_cast<std::uint32_t>(heard.at("revision").as_int64());
  }
}

// What happened is numbered: the last event of the news has its revision.
void ScriptedPlayer::news(const json::object& news) {
  if (news.at("seat") != seat_) return;
  const auto revision = static_cast<std::uint32_t>(news.at("revision").as_int64());
  const json::array& events = news.at("events").as_array();
  std::uint32_t number = revision - static_cast<std::uint32_t>(events.size());
  for (const json::value& event : events) {
    const std::string text = json::serialize(event);
    const auto [place, fresh] = told_.emplace(++number, text);
    if (!fresh && place->second != text) {
      faults_.push_back("told twice, differently: " + place->second + " and " + text);
    }
  }
  if (!told_.empty() && revision < told_.rbegin()->first) {
    faults_.push_back("the table went back");
  }
  my_turn_ = false;
  for (const json::value& actor : news.at("actors").as_array()) my_turn_ |= actor == seat_;
  over_ = news.at("actors").as_array().empty();
  started_ = true;
}

}  // namespace scriptorium::server
