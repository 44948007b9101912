#include "table/text_table.h"

#include "table/rulebook.h"

namespace scriptorium {
namespace {

class PlainTextTable final : public TextTable {
 public:
  std::vector<Text> show(const Reader& reader, const AnyMatch& match,
                         Glance glance) const override {
    std::vector<Text> lines;
    if (glance == Glance::kTable || match.actors().empty()) {
      const std::string view = pretty(match.view(reader.viewer));
      for (const std::string_view line : split(view, '\n')) lines.emplace_back(std::string(line));
    }
    for (const auto& [number, notation] : choices(reader, match)) {
      lines.push_back(Text("  ")
                          .add(std::to_string(number), Style::kLabel)
                          .add("  ")
                          .add(notation, Style::kStrong));
    }
    return lines;
  }

  Text tell(const Reader& reader, const json::object& event, const json::object&) const override {
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

  std::vector<Text> help(const Reader& reader, const AnyMatch& match) const override {
    const auto all = choices(reader, match);
    const std::string example = all.empty() ? "" : all.front().second;
    return {say(table_phrases(), "plain.help", reader.language, {Text(example, Style::kCommand)})};
  }

  Typed read(const Reader& reader, const AnyMatch& match, std::string_view line) override {
    const auto all = choices(reader, match);
    std::vector<std::string_view> known;
    for (const auto& [number, notation] : all) {
      if (line == std::to_string(number)) return act(match, notation);
      known.push_back(notation);
    }
    Typed typed = act(match, line);
    if (!typed.error) {
      typed.error = match.why(reader.viewer.seat(), typed.actions[0], reader.language);
      if (!typed.error || !typed.error->rule.empty()) return typed;
    }
    std::string message =
        say(table_phrases(), "plain.unknown", reader.language, {Text(shorten(line))}).plain();
    if (const std::string_view near = nearest(line, known); !near.empty()) {
      message +=
          " " +
          say(table_phrases(), "did_you_mean", reader.language, {Text(std::string(near))}).plain();
    }
    typed.actions.clear();
    typed.error = Error{"typed", std::move(message), {}, {}};
    return typed;
  }

 private:
  static Typed act(const AnyMatch& match, std::string_view notation) {
    const Result<json::object> action = match.game().read_notation(notation);
    if (!action) return {{}, {}, action.error()};
    Typed typed;
    typed.actions.emplace_back(*action);
    return typed;
  }

  static std::vector<std::pair<int, std::string>> choices(const Reader& reader,
                                                          const AnyMatch& match) {
    std::vector<std::pair<int, std::string>> all;
    if (reader.viewer.is_spectator() || !match.actors().has(reader.viewer)) return all;
    const Result<json::array> legal = match.legal(reader.viewer.seat(), {}, reader.language);
    if (!legal) return all;
    for (const json::value& action : *legal) {
      all.emplace_back(static_cast<int>(all.size()) + 1, match.game().notation(action.as_object()));
    }
    return all;
  }
};

}  // namespace

std::unique_ptr<TextTable> plain_text_table() { return std::make_unique<PlainTextTable>(); }

}  // namespace scriptorium
