// `hammer umpire`: a match by lines of text. The first line sets it up, every other one is a command; each is answered
// with its events and the state of the match, or with what is wrong and the unchanged state.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "hammer/course.h"
#include "hammer/match.h"
#include "json/value.h"
#include "protocol/lines.h"
#include "protocol/record.h"
#include "protocol/record_writer.h"

namespace hammer::protocol {

class Umpire {
 public:
  // Draws come from the seed of the setup; where it has none, from this one. Nothing: the setup must have one.
  Umpire(std::optional<std::uint64_t> seed, const NameSecret& secret);
  // Resumes the match of a record that can go on: it is written again, in the current format. Where the record has no
  // seed, what is still to be drawn comes from this one, and the record stays without.
  Umpire(const ReadRecord& record, std::uint64_t seed, const NameSecret& secret);
  ~Umpire();
  Umpire(Umpire&&) noexcept;
  Umpire& operator=(Umpire&&) noexcept;

  // One line, without a newline; nothing for a blank one.
  std::string answer(std::string_view line);
  // A line of the record of a match that is played elsewhere, or several, from the first on, as answer() would have
  // answered what led to it. A throw is simulated again, so that its course can be drawn; where the result differs
  // here, that of the line holds and the answer has "differs": true.
  std::string follow(std::string_view lines);
  // The answer to a line of more than kMaxLineBytes.
  std::string refuse_long_line() const;
  // The answer where a record has no seed, and none is given.
  std::string refuse_missing_seed() const;
  // The answer to the setup line: no events, the setup, and the state.
  std::string show() const;

  // A machine's turn. {"level":"pro"} in, with "effort" and "effort_last" as in hammer match; out as answer() answers
  // the command that it chooses. A throw that the match refuses (its release is blocked by a weight) is
  // forfeited.
  std::string act(std::string_view line);

  // What was scored, round by round or turn by turn: {"ok":true,"sheet":{"rounds":[…]}}.
  std::string sheet() const;

  // The course of the throw in the last accepted line; nothing where that was not a throw.
  std::optional<ThrowCourse> course() const;

  // Nothing before the setup.
  const Match* match() const;

  // The lines of the record since the last call; then, once, its end.
  std::string take_record();
  std::string end_record();

 private:
  struct Thrown {
    State before;
    std::variant<Shoot, ThrowFour> shot;
  };

  std::string set_up(std::string_view line);
  std::string command(std::string_view line);
  std::string follow_one(std::string_view line, bool& is_taken);
  std::string accept(const AppliedEvent& applied, const State& before, bool differs);
  std::string refuse(const Complaint& complaint) const;
  std::uint64_t hash() const;
  void stop_following();

  std::optional<RecordedMatch> recorded_;
  std::unique_ptr<class RecordCursor> followed_;  // instead, where a match is followed
  std::optional<std::uint64_t> seed_;
  NameSecret secret_;
  std::optional<Thrown> thrown_;
  std::string unwritten_;
};

}  // namespace hammer::protocol
