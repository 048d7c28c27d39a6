// How the coach distinguishes one weight from all others on the board.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "hammer/judge.h"
#include "read/situation.h"

namespace hammer::protocol {

enum class Lane : std::uint8_t { kLeft, kMiddle, kRight };
enum class RankBy : std::uint8_t { kDepth, kPlace };  // from the deepest, or from the left

inline constexpr std::array<std::string_view, 3> kLaneNames{"left", "middle", "right"};
inline constexpr std::array<std::string_view, 2> kRankByNames{"depth", "place"};

// A weight by whose it is and what it is worth, and where others are like it, by its lane or its rank among them.
struct WeightName {
  std::string side{};  // whose it is; empty where a side has the board alone: its colour is enough
  Color color = Color::kRed;
  Zone zone = Zone::kDead;
  int value = 0;
  int alike = 1;               // weights of the same owner and worth, itself among them
  std::optional<Lane> lane{};  // where not all of these are in it
  int rank = 0, of = 0;        // 1 is the first of those left; 0 where it is the only one
  RankBy by = RankBy::kDepth;

  bool is_like(const WeightName& other) const;
};

// The weights of a board with what each is worth, by index. No two have the same name.
class WeightNames {
 public:
  explicit WeightNames(const SentSituation& sent);

  WeightName name(int i) const;
  int count_on() const;

 private:
  using Group = std::vector<int>;

  const BoardWeight& weight(int i) const { return board_.weights[static_cast<std::size_t>(i)]; }
  WeightName plain_name(int i) const;
  bool is_alike(int i, int other) const;
  Lane lane(int i) const;
  void sort(Group& group, RankBy by) const;
  double least_gap(Group group, RankBy by) const;
  void rank(int i, Group group, WeightName& name) const;

  const SentSituation& sent_;
  const Board& board_;
  std::array<JudgedWeight, kMaxWeights> judged_{};
};

}  // namespace hammer::protocol
