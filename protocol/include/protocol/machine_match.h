// `hammer match`: a whole match by machine players, told round by round (turn by turn, where a side has the board
// alone), to people or as JSON.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "hammer/match.h"
#include "json/complaint.h"
#include "json/value.h"
#include "protocol/setup_words.h"

namespace hammer::protocol {

// As they are typed. Sides are separated by commas, partners of a side by plus signs: "champion,casual",
// "pro+novice,pro+novice". `words.sides` is not used.
struct MachineMatchWords {
  SetupWords words;
  std::string players, seed, effort, effort_last;  // empty: as for who names none
};

class MachineMatch {
 public:
  enum class Telling : std::uint8_t { kText, kJson };

  // Nothing is played yet. Where the match cannot be, refusal() says why, and nothing else may be asked. Of words it
  // names the options that were typed.
  //
  // From one line of JSON: {"game","players":["champion","casual"],"seed"}, as in a setup line "preset", "options",
  // "table", "powder" and "weight"; "effort" and "effort_last" in simulated shots. The seed is for who names none.
  MachineMatch(std::string_view line, std::optional<std::uint64_t> seed, Telling telling);
  MachineMatch(const MachineMatchWords& words, std::uint64_t seed, Telling telling);
  ~MachineMatch();

  struct Refusal {
    Complaint complaint;
    std::string sentence;
  };
  const std::optional<Refusal>& refusal() const { return refusal_; }

  // Who plays what, and with which seed: for people only, nothing as JSON.
  std::string show_head() const;
  bool is_done() const;
  // Plays on to the end of the round or turn, and tells it. Not when it is done.
  std::string play_round();
  // The result, once it is done.
  std::string show_result() const;

  // The lines of the record that have come since this was last asked; then, once, its end.
  std::string take_record();
  std::string end_record();

 private:
  struct Playing;
  void refuse(const Complaint& complaint);
  void begin(const JsonValue& line, std::optional<std::uint64_t> seed, Telling telling);

  std::optional<Refusal> refusal_;
  std::unique_ptr<Playing> playing_;
};

// A whole match from such a line: all that `hammer match --json` prints for it, or {"error","field"}.
std::string machine_match_json(std::string_view line);

}  // namespace hammer::protocol
