#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <boost/json.hpp>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace scriptorium::cli_tests {

namespace json = boost::json;

// What a run of the program came to.
struct Outcome {
  int code = -1;  // -1: it was killed by a signal
  std::string out;
  std::string err;
};

inline std::string read_whole(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// A folder of the test's own, gone when it ends.
class Folder {
 public:
  Folder() {
    std::string name = testing::TempDir() + "scriptorium_XXXXXX";
    if (mkdtemp(name.data()) == nullptr) ADD_FAILURE() << "no folder for the test";
    path_ = name;
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string path(const std::string& name) const { return (path_ / name).string(); }
  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
    return path(name);
  }

 private:
  std::filesystem::path path_;
};

// What a line of shell prints; its status as wait tells it.
inline std::string shell(const std::string& command, int* status = nullptr) {
  std::string out;
  std::FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) {
    ADD_FAILURE() << "cannot run " << command;
    return out;
  }
  std::array<char, 65536> chunk = {};
  for (std::size_t got = 0; (got = std::fread(chunk.data(), 1, chunk.size(), pipe)) > 0;) {
    out.append(chunk.data(), got);
  }
  const int ended = pclose(pipe);
  if (status != nullptr) *status = ended;
  return out;
}

// Runs `scriptorium ARGUMENTS`, quoted for the shell as they stand, with `input` to read.
inline Outcome run(const std::string& arguments, const std::string& input = "",
                   const std::string& environment = "") {
  const Folder folder;
  const std::string command = environment + " '" SCRIPTORIUM_PROGRAM "' " + arguments + " <'" +
                              folder.write("in", input) + "' 2>'" + folder.path("err") + "'";
  Outcome outcome;
  int status = -1;
  outcome.out = shell(command, &status);
  // The shell tells of a signal as 128 and more.
  if (WIFEXITED(status) && WEXITSTATUS(status) < 128) outcome.code = WEXITSTATUS(status);
  outcome.err = read_whole(folder.path("err"));
  return outcome;
}

inline bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

inline std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> all;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    all.push_back(text.substr(begin, end - begin));
    if (end == std::string::npos) break;
    begin = end + 1;
  }
  return all;
}

// The one JSON object that the program printed.
inline json::object printed(const Outcome& outcome) {
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(lines(outcome.out).size(), 1U) << outcome.out;
  json::error_code fault;
  const json::value value = json::parse(outcome.out, fault);
  EXPECT_FALSE(fault) << outcome.out;
  return value.is_object() ? value.get_object() : json::object();
}

// Nothing on standard output, one sentence on standard error.
inline void expect_complaint(const Outcome& outcome, int code, const std::string& message) {
  EXPECT_EQ(outcome.code, code) << outcome.err;
  EXPECT_EQ(outcome.out, "");
  EXPECT_EQ(outcome.err, "scriptorium: " + message + "\n");
}

// The last of the answers that the referee gives to these lines.
inline json::object last_answer(const Outcome& outcome) {
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  const std::vector<std::string> answers = lines(outcome.out);
  if (answers.empty()) {
    ADD_FAILURE() << "no answer";
    return {};
  }
  return json::parse(answers.back()).as_object();
}

}  // namespace scriptorium::cli_tests
