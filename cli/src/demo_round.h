// A round for show, with its picture in characters: two sides take turns with their four weights. Nothing is scored.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "hammer/physics.h"
#include "hammer/random.h"
#include "hammer/table.h"
#include "hammer/trajectory.h"

namespace hammer::cli {

class DemoRound {
 public:
  explicit DemoRound(std::uint64_t seed);

  bool is_over() const { return position_.count == kMaxWeights; }

  // Plays the next shot, and describes it in a sentence or more.
  std::string play();

  const Table& table() const { return table_; }
  const Position& position() const { return position_; }
  // "R1", "B1", "R2" … in the order played.
  const std::vector<std::string>& labels() const { return labels_; }

 private:
  struct Aim {
    Shot shot;
    std::string words;  // "shoots at R1"
  };

  Aim choose_aim();
  Aim aim_lag();
  Aim aim_at(int target);
  int find_target() const;
  std::string describe(int shot_weight, const Outcome& outcome) const;
  void keep(const Outcome& outcome);

  const Table& table_;
  Surface surface_;
  Random random_;
  Position position_;
  std::vector<std::string> labels_;
  Trajectory trajectory_;
};

// "24 cm from the end"
std::string from_the_end(const Table& table, double x);

// Metres of the board that are drawn, from the far edge back.
inline constexpr double kPictureDepth = 1.0;

// Seen from above, the far edge on the right, the shooter's left on top. `labels` are two characters a weight.
std::string draw_far_end(const Table& table, const Position& position, std::span<const std::string> labels);

}  // namespace hammer::cli
