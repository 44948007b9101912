#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/play_session.h"
#include "table/styled.h"
#include "text/scripture/scripture.h"

namespace scriptorium::cli {
namespace {

using text::Reference;
using text::Scripture;
using text::Translation;

constexpr std::size_t kWidth = 80;

struct Request {
  Reference reference;
  Translation translation = Translation::kKjv;
  Language language = Language::kEnglish;
  bool strongs = false;
  bool chapter = false;
};

std::string said(std::string_view key, Language language,
                 const std::vector<std::string>& arguments = {}) {
  return cli_phrases().say(key, language, arguments);
}

Error usage(std::string_view key, Language language,
            const std::vector<std::string>& arguments = {}) {
  return {"usage", said(key, language, arguments), {}, {}};
}

Error refused(const text::ReferenceFault& fault, Language language) {
  using Kind = text::ReferenceFault::Kind;
  const std::string count = std::to_string(fault.count);
  const std::optional<text::Book> book = text::find_book(fault.name);
  const bool one_chapter = book && text::chapters_in(*book) == 1;
  switch (fault.kind) {
    case Kind::kUnreadable:
      break;
    case Kind::kUnknownBook:
      if (fault.nearest.empty()) {
        return usage("verse.unknown_book", language, {shorten(fault.name)});
      }
      return usage("verse.nearest", language, {shorten(fault.name), fault.nearest});
    case Kind::kNoNumbers:
      return usage(one_chapter ? "verse.no_numbers_one_chapter" : "verse.no_numbers", language,
                   {fault.name, count});
    case Kind::kNoChapter:
      return usage(one_chapter ? "verse.no_chapter_one" : "verse.no_chapter", language,
                   {fault.name, count});
    case Kind::kNoVerse:
      return usage("verse.no_verse", language, {fault.name, count});
    case Kind::kBackwards:
      return usage("verse.backwards", language);
    case Kind::kTwoChapters:
      return usage("verse.two_chapters", language);
  }
  return usage("verse.unreadable", language);
}

Result<Request> read_request(const Arguments& arguments) {
  const Language language = arguments.language();
  std::string given;
  for (const std::string& word : arguments.words()) given += (given.empty() ? "" : " ") + word;
  if (given.empty()) return usage("verse.needed", language);
  const auto read = text::parse_reference(given, language);
  if (const auto* fault = std::get_if<text::ReferenceFault>(&read)) {
    return refused(*fault, language);
  }
  Request request = {std::get<Reference>(read), Translation::kKjv, language,
                     arguments.has("strongs"), arguments.has("chapter")};
  const bool spanish = language == Language::kSpanish && text::in_bible(request.reference.book);
  const std::string code = arguments.text("text", spanish ? "rv1909" : "kjv");
  const std::optional<Translation> translation = text::translation_by_code(code);
  if (!translation) return usage("verse.unknown_text", language, {shorten(code)});
  request.translation = *translation;
  if (!Scripture::has(request.reference.book, request.translation)) {
    return usage("verse.only_english", language,
                 {std::string(text::book_name(request.reference.book, language))});
  }
  return request;
}

void print(const Text& text) {
  for (const Text& line : wrap(text, kWidth)) fmt::print("{}\n", line.plain());
}

std::string own_place(Reference reference, const text::OwnPlace& own, Language language) {
  return text::write_reference(
      {reference.book, static_cast<std::uint8_t>(own.chapter), static_cast<std::uint8_t>(own.first),
       static_cast<std::uint8_t>(own.last)},
      language);
}

// What a reader should know of a verse beside its text.
void print_note(const Request& request, Reference at, const text::Verse& verse) {
  const std::string name = text::write_reference(at, request.language);
  if (verse.text.empty()) {
    print(Text("  " + said("verse.absent", request.language, {name})));
  } else if (verse.own) {
    const std::string own = own_place(at, *verse.own, request.language);
    print(Text("  " + said("verse.own", request.language, {name, own})));
  }
}

// Numbered unless it is one verse alone; with the chapter around it, what was asked for is marked.
void print_verses(const Scripture& scripture, const Request& request) {
  const Reference asked = request.reference;
  const Reference shown = request.chapter ? text::whole_chapter(asked) : asked;
  const bool numbered = shown.first != shown.last;
  for (const Reference at : text::verses_of(shown)) {
    const text::Verse verse = scripture.verse(at, request.translation);
    const bool mark = request.chapter && at.first >= asked.first && at.first <= asked.last;
    std::string line = numbered ? fmt::format("{} {:>3}  ", mark ? ">" : " ", at.first) : "  ";
    const std::size_t hang = line.size();
    line += verse.text;
    if (!verse.text.empty()) print(Text(line).hang(hang));
  }
  for (const Reference at : text::verses_of(asked)) {
    print_note(request, at, scripture.verse(at, request.translation));
  }
}

void print_strongs(const Scripture& scripture, const Request& request) {
  fmt::print("\n");
  if (!text::in_bible(request.reference.book)) {
    return print(Text(said("verse.no_strongs", request.language)));
  }
  print(Text(said("verse.strongs", request.language)));
  for (const Reference at : text::verses_of(request.reference)) {
    if (request.reference.first != request.reference.last) fmt::print("  {}\n", at.first);
    for (const text::StrongWord& word : scripture.words(at)) {
      Text line("  " + std::string(word.text));
      line.pad(16).add(word.strong.text()).pad(23);
      if (const auto lemma = scripture.lemma(word.strong)) {
        line.add(fmt::format("{} ({})", lemma->word, lemma->transliteration));
        if (!lemma->gloss.empty()) line.add(fmt::format(": {}", lemma->gloss));
      }
      print(line.hang(23));
    }
  }
}

void print_all(const Scripture& scripture, const Request& request) {
  const bool bible = text::in_bible(request.reference.book);
  const std::string_view code =
      bible ? text::translation_code(request.translation) : std::string_view("latter_day");
  fmt::print("{} ({})\n", text::write_reference(request.reference, request.language),
             said(fmt::format("verse.text.{}", code), request.language));
  const std::string_view title = scripture.chapter_title(request.reference, request.translation);
  if (request.chapter && !title.empty()) print(Text("  " + std::string(title)).hang(2));
  print_verses(scripture, request);
  if (request.strongs) print_strongs(scripture, request);
}

json::array words_json(const Scripture& scripture, Reference at) {
  json::array words;
  for (const text::StrongWord& word : scripture.words(at)) {
    json::object entry = {
        {"text", word.text}, {"begin", word.begin}, {"strong", word.strong.text()}};
    if (const auto lemma = scripture.lemma(word.strong)) {
      entry["lemma"] = lemma->word;
      entry["transliteration"] = lemma->transliteration;
      entry["pronunciation"] = lemma->pronunciation;
      entry["gloss"] = lemma->gloss;
    }
    words.push_back(std::move(entry));
  }
  return words;
}

json::object to_json(const Scripture& scripture, const Request& request) {
  const Reference asked = request.reference;
  json::array verses;
  for (const Reference at : text::verses_of(request.chapter ? text::whole_chapter(asked) : asked)) {
    const text::Verse verse = scripture.verse(at, request.translation);
    json::object entry = {{"verse", at.first}};
    if (!verse.text.empty()) entry["text"] = verse.text;
    if (verse.own) {
      entry["own"] = {
          {"chapter", verse.own->chapter}, {"first", verse.own->first}, {"last", verse.own->last}};
    }
    if (request.strongs) entry["words"] = words_json(scripture, at);
    verses.push_back(std::move(entry));
  }
  json::object out = {{"reference", text::write_reference(asked, request.language)},
                      {"book", text::book_name(asked.book, request.language)},
                      {"chapter", asked.chapter},
                      {"first", asked.first},
                      {"last", asked.last},
                      {"translation", text::translation_code(request.translation)}};
  const std::string_view title = scripture.chapter_title(asked, request.translation);
  if (!title.empty()) out["title"] = title;
  out["verses"] = std::move(verses);
  return out;
}

}  // namespace

int verse(const Context& context, const Arguments& arguments) {
  const Result<Request> request = read_request(arguments);
  if (!request) return complain(request.error());
  const Scripture scripture = Scripture::load(context.shelf.share / Scripture::kFile);
  if (arguments.has("json")) {
    fmt::print("{}\n", json::serialize(to_json(scripture, *request)));
  } else {
    print_all(scripture, *request);
  }
  return 0;
}

}  // namespace scriptorium::cli
