#include "server/net/answer.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>
#include <utility>

namespace scriptorium::server {
namespace {

std::string_view reason_of(int status) {
  switch (status) {
    case 200:
      return "OK";
    case 201:
      return "Created";
    case 204:
      return "No Content";
    case 304:
      return "Not Modified";
    case 400:
      return "Bad Request";
    case 401:
      return "Unauthorized";
    case 403:
      return "Forbidden";
    case 404:
      return "Not Found";
    case 405:
      return "Method Not Allowed";
    case 409:
      return "Conflict";
    case 413:
      return "Content Too Large";
    case 426:
      return "Upgrade Required";
    case 429:
      return "Too Many Requests";
    case 431:
      return "Request Header Fields Too Large";
    case 500:
      return "Internal Server Error";
    case 503:
      return "Service Unavailable";
    default:
      return "Other";
  }
}

}  // namespace

Answer refuse(Fault fault, Language language, std::string headers) {
  headers += "Cache-Control: no-store\r\n";
  return {status_of(fault), "application/json", std::move(headers), json_of(fault, language)};
}

std::string head_of(const Answer& answer, bool keep_alive) {
  std::string head =
      fmt::format("HTTP/1.1 {} {}\r\nDate: {:%a, %d %b %Y %H:%M:%S} GMT\r\n", answer.status,
                  reason_of(answer.status), fmt::gmtime(std::time(nullptr)));
  if (answer.body) {
    head +=
        fmt::format("Content-Type: {}\r\nContent-Length: {}\r\n", answer.type, answer.body->size());
  }
  head += keep_alive ? "Connection: keep-alive\r\n" : "Connection: close\r\n";
  for (const auto& [name, value] : kEveryAnswer) head += fmt::format("{}: {}\r\n", name, value);
  head += answer.headers;
  head += "\r\n";
  return head;
}

}  // namespace scriptorium::server
