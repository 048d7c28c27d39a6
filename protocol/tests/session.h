// A session with the umpire, and its answers as values.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "answers.h"
#include "protocol/umpire.h"

namespace hammer::protocol {

inline const std::string kTwo = R"("seats":[{"name":"Ann","side":"red"},{"name":"Bob","side":"blue"}])";
inline const std::string kKnockOff = R"({"game":"knock-off",)" + kTwo + "}";

class Session {
 public:
  explicit Session(const std::string& setup = kKnockOff) { expect_ok(setup); }
  explicit Session(const ReadRecord& record) : umpire_(record, 1, {}) {}

  JsonValue send(const std::string& line) { return parsed(umpire_.answer(line)); }

  JsonValue expect_ok(const std::string& line) {
    const JsonValue answer = send(line);
    EXPECT_TRUE(as<bool>(at(answer, "ok"))) << line << umpire_.answer("{}");
    return answer;
  }

  // The sentence; the state must be as it was.
  std::string expect_refused(const std::string& line, const std::string& field) {
    const std::string before = state_text();
    const JsonValue answer = send(line);
    EXPECT_FALSE(as<bool>(at(answer, "ok"))) << line;
    const JsonValue named = at(answer, "field");
    EXPECT_EQ(is_null(named) ? "" : as<std::string>(named), field) << line;
    EXPECT_EQ(state_text(), before) << line;
    return as<std::string>(at(answer, "error"));
  }

  JsonValue state() const { return at(parsed(umpire_.show()), "state"); }
  std::string state_text() const { return umpire_.match() ? umpire_.show() : std::string(); }
  double score(std::string_view side) const { return as<double>(at(at(state(), "score"), side)); }
  std::string text(std::string_view field) const { return as<std::string>(at(state(), field)); }

  // The whole record so far.
  std::string record(bool end = true) { return record_ += end ? umpire_.end_record() : umpire_.take_record(); }

  Umpire& umpire() { return umpire_; }

 private:
  Umpire umpire_{1, {}};
  std::string record_;
};

// The names of the events in an answer, separated by spaces.
inline std::string events_of(const JsonValue& answer) {
  std::string names;
  for (const JsonValue& event : as<JsonArray>(at(answer, "events"))) {
    names += (names.empty() ? "" : " ") + as<std::string>(at(event, "event"));
  }
  return names;
}

inline std::string texts_of(const JsonValue& answer) {
  std::string texts;
  for (const JsonValue& event : as<JsonArray>(at(answer, "events"))) {
    texts += (texts.empty() ? "" : " ") + as<std::string>(at(event, "text"));
  }
  return texts;
}

}  // namespace hammer::protocol
