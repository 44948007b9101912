#include "text/scripture/build/latter_day.h"

#include <boost/json.hpp>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "text/scripture/canon.h"

namespace scriptorium::text {
namespace {

namespace json = boost::json;

std::string text_of(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value == nullptr ? std::string() : std::string(value->as_string());
}

// One blank between words, none at the ends.
std::string tidy(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c != ' ' || (!out.empty() && out.back() != ' ')) out += c;
  }
  while (out.ends_with(' ')) out.pop_back();
  return out;
}

class VerseReader {
 public:
  // The file's books must be the next of the list, its chapters and verses as many.
  void read(const std::filesystem::path& file) try {
    std::ifstream in(file, std::ios::binary);
    if (!in) throw std::runtime_error("cannot be read");
    const std::string bytes(std::istreambuf_iterator<char>(in), {});
    const json::value value = json::parse(bytes);
    const json::object& work = value.as_object();
    if (const json::value* sections = work.if_contains("sections")) {
      open_book("Doctrine and Covenants");
      for (const json::value& section : sections->as_array()) read_chapter(section.as_object(), {});
      close_book();
      return;
    }
    for (const json::value& book : work.at("books").as_array()) read_book(book.as_object());
  } catch (const std::exception& fault) {
    throw std::runtime_error(file.string() + ": " + fault.what());
  }

  LatterDayWorks take() {
    if (book_ != kBooks) throw std::runtime_error("the Latter-day works are not complete");
    return std::move(works_);
  }

 private:
  void read_book(const json::object& book) {
    open_book(text_of(book, "book"));
    std::string heading = text_of(book, "heading");
    for (const json::value& chapter : book.at("chapters").as_array()) {
      read_chapter(chapter.as_object(), std::move(heading));
      heading.clear();
    }
    close_book();
  }

  void open_book(const std::string& name) {
    if (find_book(name) != book_)
      throw std::runtime_error("not the next book of the list: " + name);
    chapter_ = 0;
  }

  void close_book() {
    if (chapter_ != chapters_in(book_)) throw std::runtime_error("chapters are missing");
    ++book_;
  }

  // A book's heading stands above its first chapter.
  void read_chapter(const json::object& chapter, std::string heading) {
    ++chapter_;
    const std::string own = text_of(chapter, "heading");
    if (!heading.empty() && !own.empty()) heading += ' ';
    works_.titles.push_back(heading + own);
    const json::array& verses = chapter.at("verses").as_array();
    if (static_cast<int>(verses.size()) != verses_in(book_, chapter_)) {
      throw std::runtime_error("not the number of verses in chapter " + std::to_string(chapter_));
    }
    for (const json::value& verse : verses)
      works_.verses.push_back(tidy(text_of(verse.as_object(), "text")));
  }

  Book book_ = kBibleBooks;
  int chapter_ = 0;
  LatterDayWorks works_;
};

}  // namespace

LatterDayWorks read_latter_day(const std::filesystem::path& folder) {
  VerseReader reader;
  for (const char* name : {"book-of-mormon", "doctrine-and-covenants", "pearl-of-great-price"}) {
    reader.read(folder / (std::string(name) + ".json"));
  }
  return reader.take();
}

}  // namespace scriptorium::text
