#include "table/text_table.h"

#include <algorithm>

#include "table/lists.h"
#include "table/rulebook.h"
#include "table/telling.h"

namespace scriptorium {
namespace {

// In lower case, as far as letters without accents go: that is how people type.
std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return out;
}

std::string said(const Reader& reader, std::string_view key, const std::vector<Text>& arguments) {
  return say(table_phrases(), key, reader.language, arguments).plain();
}

// The card that `card bread` asks for; nothing if the line asks for none.
std::vector<Text> shown_card(const Reader& reader, const AnyGame& game, const std::string& typed) {
  const std::vector<std::string> look =
      typed_words(table_phrases(), "offers.look", reader.language);
  const std::size_t blank = typed.find(' ');
  if (blank == std::string::npos || std::ranges::find(look, typed.substr(0, blank)) == look.end()) {
    return {};
  }
  const std::string wanted(trim(std::string_view(typed).substr(blank)));
  for (const json::value& card : game.cards(reader.language)) {
    const bool meant = lower(std::string_view(card.at("title").as_string())) == wanted ||
                       card.at("id") == json::value(wanted);
    if (meant) return game.show_card(card.as_object(), reader.language);
  }
  return {};
}

}  // namespace

Text seat_name(const Reader& reader, int seat) {
  if (reader.is(seat)) return say(table_phrases(), "you", reader.language);
  return {reader.names.at(static_cast<std::size_t>(seat)), Style::kName};
}

Text listed(const Reader& reader, const std::vector<Text>& parts) {
  if (parts.size() < 2) return parts.empty() ? Text() : parts.front();
  const std::vector<Text> first(parts.begin(), parts.end() - 1);
  const std::string_view how = and_before(parts.back().plain());
  return say(table_phrases(), how, reader.language, {join(first, ", "), parts.back()});
}

NumberedTextTable::Offer NumberedTextTable::offer(const Reader&, const AnyMatch& match,
                                                  const json::object&,
                                                  const json::object& action) const {
  return {action, Text(match.game().notation(action), Style::kStrong)};
}

std::vector<NumberedTextTable::Offer> NumberedTextTable::offers(const Reader& reader,
                                                                const AnyMatch& match) const {
  std::vector<Offer> all;
  if (reader.viewer.is_spectator() || !match.actors().has(reader.viewer)) return all;
  const json::object view = match.view(reader.viewer);
  const Result<json::array> legal = match.legal(reader.viewer.seat(), {}, reader.language);
  if (!legal) return all;
  for (const json::value& action : *legal) {
    all.push_back(offer(reader, match, view, action.as_object()));
  }
  return all;
}

void NumberedTextTable::show_offers(const Reader& reader, const AnyMatch& match,
                                    std::vector<Text>& lines) const {
  int count = 0;
  for (const Offer& each : offers(reader, match)) {
    Text line = Text("  ").add(std::to_string(++count), Style::kLabel);
    line.add(count < 10 ? "   " : "  ").hang(6).add(each.text);
    if (!each.beside.empty()) {
      line.add(reader.drawing ? "  · " : ": ", Style::kDim).add(each.beside.plain(), Style::kDim);
    }
    lines.push_back(line);
  }
}

std::vector<Text> NumberedTextTable::help(const Reader& reader, const AnyMatch& match) const {
  const auto line = [&](std::string_view key, const std::vector<Text>& arguments) {
    return Text("  ").add(say(table_phrases(), key, reader.language, arguments));
  };
  const std::vector<Offer> all = offers(reader, match);
  const std::string example = all.empty() ? "" : lower(all.back().text.plain());
  std::vector<Text> lines = {line("offers.number", {}), line("offers.words", {Text(example)})};
  if (const json::array cards = match.game().cards(reader.language); !cards.empty()) {
    const std::string title = lower(std::string_view(cards[0].at("title").as_string()));
    lines.push_back(line("offers.card", {Text(title)}));
  }
  return lines;
}

Typed NumberedTextTable::read(const Reader& reader, const AnyMatch& match, std::string_view line) {
  const std::vector<Offer> all = offers(reader, match);
  const std::string typed = lower(trim(line));
  std::vector<std::string> known;
  for (const Offer& each : all) known.push_back(lower(each.text.plain()));
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (typed == std::to_string(i + 1) || typed == known[i]) return {{all[i].action}, {}, {}};
  }
  if (std::vector<Text> card = shown_card(reader, match.game(), typed); !card.empty()) {
    return {{}, std::move(card), {}};
  }
  // As programs write it; then the rules say why not.
  if (const Result<json::object> action = match.game().read_notation(line); action) {
    const auto no = match.why(reader.viewer.seat(), *action, reader.language);
    if (!no || !no->rule.empty()) return {{*action}, {}, no};
  }
  std::string message =
      said(reader, "offers.unknown", {Text(shorten(line)), Text(std::to_string(all.size()))});
  const std::vector<std::string_view> near_to(known.begin(), known.end());
  if (const std::string_view near = nearest(typed, near_to); !near.empty()) {
    message += " " + said(reader, "did_you_mean", {Text(std::string(near))});
  }
  return {{}, {}, Error{"typed", std::move(message), {}, {}}};
}

namespace {

class PlainTextTable final : public NumberedTextTable {
 public:
  explicit PlainTextTable(const Telling* telling) : telling_(telling) {}

  std::vector<Text> show(const Reader& reader, const AnyMatch& match,
                         Glance glance) const override {
    std::vector<Text> lines;
    if (glance == Glance::kTable || match.actors().empty()) {
      const std::string view = pretty(match.view(reader.viewer));
      for (const std::string_view line : split(view, '\n')) lines.emplace_back(std::string(line));
    }
    show_offers(reader, match, lines);
    return lines;
  }

  Text tell(const Reader& reader, const json::object& event,
            const json::object& before) const override {
    if (telling_ != nullptr) return telling_->tell({reader, event, before});
    Text text(std::string(event.at("type").as_string()), Style::kStrong);
    for (const auto& [key, value] : event) {
      if (std::string_view(key) == "type") continue;
      const std::int64_t* seat = std::string_view(key) == "seat" ? value.if_int64() : nullptr;
      const bool named =
          seat != nullptr && *seat >= 0 && static_cast<std::size_t>(*seat) < reader.names.size();
      text.add(" " + std::string(key) + " ");
      text.add(named ? reader.names[static_cast<std::size_t>(*seat)] : json::serialize(value));
    }
    return text;
  }

  Text prompt(const Reader& reader, const AnyMatch&) const override {
    return say(table_phrases(), "plain.prompt", reader.language);
  }

 private:
  const Telling* telling_;
};

}  // namespace

std::unique_ptr<TextTable> plain_text_table(const Telling* telling) {
  return std::make_unique<PlainTextTable>(telling);
}

}  // namespace scriptorium
