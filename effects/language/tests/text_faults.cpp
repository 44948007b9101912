#include "effects/language/tests/text_faults.h"

#include <fmt/format.h>

namespace scriptorium::effects {
namespace {

constexpr std::string_view kNever[] = {"{",  "}",  "\\", "  ", " ,", " .", " :",
                                       "..", ",,", ",.", ":.", "-.", " - "};
constexpr std::string_view kNotEnglish[] = {" tu ", " versículo", " carta", " cada ", " de "};
constexpr std::string_view kNotSpanish[] = {" your ", " verse",  " card",   " each ", " the ",
                                            " a el ", " de el ", " tú tú ", " of "};

// Nouns of the sketched games with their gender, to see whether what stands before them agrees.
constexpr std::string_view kMasculine[] = {"versículo", "Salmo", "Personaje", "VERBO", "TÍTULO"};
constexpr std::string_view kFeminine[] = {"carta", "Parábola", "Lección", "Profecía", "Letra"};
constexpr std::string_view kBeforeMasculine[] = {"un",  "el",   "los",  "otro",  "otros",
                                                 "ese", "esos", "este", "todos", "tantos"};
constexpr std::string_view kBeforeFeminine[] = {"una", "la",   "las",  "otra",  "otras",
                                                "esa", "esas", "esta", "todas", "tantas"};

void check_gender(std::string_view text, std::vector<std::string>& faults) {
  const auto never = [&](const auto& before, const auto& nouns) {
    for (const std::string_view first : before) {
      for (const std::string_view noun : nouns) {
        const std::string pair = fmt::format(" {} {}", first, noun);
        if (text.find(pair) != std::string_view::npos) faults.push_back("gender:" + pair);
      }
    }
  };
  never(kBeforeFeminine, kMasculine);
  never(kBeforeMasculine, kFeminine);
}

void check_articles(std::string_view text, std::vector<std::string>& faults) {
  const auto before = [&](std::string_view article, std::string_view letters) {
    for (std::size_t at = text.find(article); at != std::string_view::npos;
         at = text.find(article, at + 1)) {
      const std::size_t next = at + article.size();
      if (next < text.size() && letters.find(text[next]) != std::string_view::npos)
        faults.push_back("article:" + std::string(text.substr(at, article.size() + 6)));
    }
  };
  before(" a ", "AEIOaeio");
  before(" an ", "BCDFGJKLMNPQRSTVWXYZbcdfgjklmnpqrstvwxyz");
}

void check_line(std::string_view line, std::vector<std::string>& faults) {
  if (line.starts_with("• ")) line.remove_prefix(std::string_view("• ").size());
  if (line.empty()) {
    faults.emplace_back("an empty line");
    return;
  }
  if (!line.ends_with('.') && !line.ends_with(':')) faults.emplace_back("no stop at the end");
  if (line[0] >= 'a' && line[0] <= 'z') faults.emplace_back("begins with a small letter");
  for (std::size_t at = line.find(". "); at != std::string_view::npos;
       at = line.find(". ", at + 1)) {
    const char next = line[at + 2];
    if (next >= 'a' && next <= 'z') faults.emplace_back("a sentence begins with a small letter");
  }
  std::string before;
  for (const std::string& word : words_of(line)) {
    if (word == before) faults.push_back("the same word twice: " + word);
    before = word;
  }
}

}  // namespace

std::vector<std::string> text_faults(const std::string& text, Language language) {
  std::vector<std::string> faults;
  if (text.empty()) return {"no text"};
  if (!is_utf8(text)) faults.emplace_back("not UTF-8");
  for (const std::string_view each : kNever) {
    if (text.find(each) != std::string::npos) faults.push_back(fmt::format("has \"{}\"", each));
  }
  const auto other = [&](const auto& list) {
    for (const std::string_view each : list) {
      if (text.find(each) != std::string::npos) faults.push_back(fmt::format("has \"{}\"", each));
    }
  };
  if (language == Language::kEnglish) {
    other(kNotEnglish);
    check_articles(text, faults);
  } else {
    other(kNotSpanish);
    check_gender(text, faults);
  }
  for (const std::string_view line : split(text, '\n')) check_line(line, faults);
  return faults;
}

}  // namespace scriptorium::effects
