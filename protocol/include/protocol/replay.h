// `hammer replay --json`: a record from its first event to its last, and shot by shot for a page that shows it.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "hammer/course.h"
#include "protocol/record.h"

namespace hammer::protocol {

// One object a line: the setup, then every event with what followed and the state after it; of another revision with
// what the record narrates.
std::string replay_json(const ReadRecord& record);

// The result of reading it, as the last line: verified, unverified and why, or refused and why.
std::string verdict_json(const ReadRecord& record);
// {"ok","refused","luck"}: whether it is accepted, verified or not, and else why: {"field","code","arguments","line"};
// and what the luck of a match at a server came from, where all of it verifies. No newline.
std::string acceptance_json(const ReadRecord& record);

// ---------------------------------------------------------------- shot by shot

// What every event did, the course of every throw, and the position that it was thrown from.
class OpenReplay {
 public:
  explicit OpenReplay(ReadRecord record);

  // What `hammer replay --partial --json` prints but for its last line. In its place
  // {"ok","verified","cut_off","refused", "contacts"}: whether there is nothing wrong but that the end is missing, what
  // is wrong, and of every event how many contacts there were between the weights of its throw, null where it threw
  // nothing. No newline at the end.
  std::string json() const;

  // Of an event, 0 first. Nothing where it threw nothing, or was made by other rules than ours.
  std::optional<ThrowCourse> course(int event) const;

  // How worn the board was before it; nullptr where powder does not wear.
  const PowderMap* powder(int event) const;

  // The position in which it was thrown, as hammer advise takes it; "null" where it threw nothing.
  std::string position_json(int event) const;

 private:
  struct Step {
    State before;
    std::optional<std::variant<Shoot, ThrowFour>> shot;  // for a redo, what was done again
  };
  const Step* step(int event) const;

  ReadRecord record_;
  std::vector<Step> steps_;
};

}  // namespace hammer::protocol
