// `hammer umpire`: a match by lines of text. The first line sets it up, every other one is a command; each is answered
// with what happened and where the match stands, or with what is wrong and the match as it was.
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
#include "protocol/line_limit.h"
#include "protocol/record.h"
#include "protocol/recorded_match.h"

namespace hammer::protocol {

class Umpire {
 public:
  // Draws come from the seed of the setup; where it has none, from this one. Nothing: the setup must have one.
  Umpire(std::optional<std::uint64_t> seed, const NameSecret& secret);
  // Takes up the match of a record that can go on: it is written anew, in the format of today. Where the record has no
  // seed, what is still to be drawn comes from this one, and the record stays without.
  Umpire(const ReadRecord& record, std::uint64_t seed, const NameSecret& secret);
  ~Umpire();
  Umpire(Umpire&&) noexcept;
  Umpire& operator=(Umpire&&) noexcept;

  // One line, without a newline; nothing for a blank one.
  std::string answer(std::string_view line);
  // A line of the record of a match that is played elsewhere, or several, from the first on, as answer() would have
  // answered what led to it. A throw is simulated again, so that its course is there; where it comes out otherwise
  // here, what the line says holds and the answer has "differs": true.
  std::string follow(std::string_view lines);
  // The answer to a line of more than kMaxLineBytes.
  std::string refuse_long_line() const;
  // The answer where a record has no seed, and none is given.
  std::string refuse_missing_seed() const;
  // The answer to the setup line: nothing has happened, what was agreed, and where the match stands.
  std::string show() const;

  // A machine's turn. {"level":"pro"} in, with "effort" and "effort_last" as in hammer match; out as answer() answers
  // the command that it chooses. A throw that the match does not take (a weight lies wherever it would be let go) is
  // forfeited.
  std::string act(std::string_view line);

  // Of the throw that the last accepted line was, for drawing it; nothing where it was none.
  std::optional<ThrowCourse> course() const;

  // Nothing before the setup.
  const Match* match() const;

  // The lines of the record that have come since this was last asked; then, once, its end.
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
  std::unique_ptr<class RecordCursor> followed_;  // in its place, where a match is followed
  std::optional<std::uint64_t> seed_;
  NameSecret secret_;
  std::optional<Thrown> thrown_;
  std::string unwritten_;
};

}  // namespace hammer::protocol
