// `hammer match`: a whole match by machine players, shown round by round (turn by turn, where a side has the board
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
#include "protocol/typed_setup.h"

namespace hammer::protocol {

// The options of the command line. Sides are separated by commas, partners of a side by plus signs: "champion,casual",
// "pro+novice,pro+novice". `setup.sides` is not used.
struct TypedMachineMatch {
  TypedSetup setup;
  std::string players, seed, effort, effort_last;  // empty: the default
};

class MachineMatch {
 public:
  enum class Format : std::uint8_t { kText, kJson };

  // Nothing is played yet. Where the match is refused, refusal() says why, and nothing else may be called. For typed
  // options the sentence names these.
  //
  // From one line of JSON: {"game","players":["champion","casual"],"seed"}, as in a setup line "preset", "options",
  // "table", "powder" and "weight"; "effort" and "effort_last" in simulated shots. `seed` is used where the line has
  // none.
  MachineMatch(std::string_view line, std::optional<std::uint64_t> seed, Format format);
  MachineMatch(const TypedMachineMatch& typed, std::uint64_t seed, Format format);
  ~MachineMatch();

  struct Refusal {
    Complaint complaint;
    std::string sentence;
  };
  const std::optional<Refusal>& refusal() const { return refusal_; }

  // Players, table and seed, as text; empty as JSON.
  std::string show_head() const;
  bool is_done() const;
  // Plays to the end of the round or turn, and shows it. Not once it is done.
  std::string play_round();
  // The result, once it is done.
  std::string show_result() const;

  // The lines of the record since the last call; then, once, its end.
  std::string take_record();
  std::string end_record();

 private:
  struct Playing;
  void refuse(const Complaint& complaint);
  void begin(const JsonValue& line, std::optional<std::uint64_t> seed, Format format);

  std::optional<Refusal> refusal_;
  std::unique_ptr<Playing> playing_;
};

// A whole match from such a line: all that `hammer match --json` prints for it, or {"error","field"}.
std::string machine_match_json(std::string_view line);

}  // namespace hammer::protocol
