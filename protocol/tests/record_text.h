// A match that was played, and its record as text that can be changed.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "protocol/record.h"
#include "session.h"

namespace hammer::protocol {

inline const std::vector<std::string> kCommands{R"({"cmd":"toss","side":"red","call":"heads"})",
                                                R"({"cmd":"choose","take":"first"})",
                                                R"({"cmd":"shoot","y":0.01,"speed":1.9,"angle":0.003,"spin":2})",
                                                R"({"cmd":"undo"})",
                                                R"({"cmd":"redo"})",
                                                R"({"cmd":"shoot","speed":1.87,"angle":-0.001})"};

inline const std::string kNoisy = R"({"game":"knock-off","options":{"hand":"natural","wear":true},)" + kTwo + "}";

inline Session played(const std::string& setup = kNoisy) {
  Session session(setup);
  for (const std::string& command : kCommands) session.expect_ok(command);
  return session;
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// The text with its sums put right: what somebody would do who knows how.
inline std::string with_right_sums(const std::vector<std::string>& lines) {
  Hash sum;
  std::string text;
  for (const std::string& line : lines) {
    if (line.starts_with(R"({"names")")) {  // outside the sums
      text += line + '\n';
      continue;
    }
    std::string kept = line.substr(0, line.rfind(",\"sum\""));
    add_bytes(sum, kept);
    const std::string ending = sum_ending(sum) + '\n';
    add_bytes(sum, ending);
    text += kept + ending;
  }
  return text;
}

inline RecordHead head_of(const Match& match, std::optional<std::uint64_t> seed) {
  return RecordHead::of(match.setup(), seed, {});
}

inline std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const std::size_t place = text.find(what);
  EXPECT_NE(place, std::string::npos) << what << " in " << text;
  return place == std::string::npos ? text : text.replace(place, what.size(), by);
}

}  // namespace hammer::protocol
