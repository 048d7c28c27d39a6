// The shots worth looking at, and sequential halving among them: all are tried a few times, the better ones more often,
// with new ones around the best. They share their noise (common random numbers); the last are judged on fresh noise.
#pragma once

#include <vector>

#include "evaluation/evaluation.h"

namespace hammer::ai {

// ---------------------------------------------------------------- candidates

// The standard shots (lags, hits, taps, banks, a throw-away), found by inverting the simulator; and a grid over
// everything that can be thrown. All of it follows from the game's description.
struct Candidate {
  Aim aim;
  Idea idea;
};

// Lags only.
std::vector<Candidate> lags(const View& view, const Aimer& aimer);
// The standard shots on this board.
std::vector<Candidate> ideas(const View& view, const Aimer& aimer, const Board& board);

// How fine a grid is.
struct Mesh {
  int releases;  // across the board
  int lanes;     // across the board, at the far end
  int reaches;   // how hard
};
std::vector<Candidate> grid(const View& view, const Aimer& aimer, const Mesh& mesh);

// Four weights together: how hard, where to, how far apart.
std::vector<Candidate> throws_of_four(const View& view, const Aimer& aimer, const Mesh& mesh);

// A little different from a shot, in every direction; `step` 1 is about the distance between neighbours of a grid.
std::vector<Candidate> neighbours(const View& view, const Candidate& candidate, double step);

// ---------------------------------------------------------------- search

struct Arm {
  Candidate candidate;
  double sum = 0;
  double squares = 0;        // of the means of pairs of throws, which err in opposite ways
  double first_of_pair = 0;  // the last throw that has no pair yet
  int thrown = 0;

  void add(double value);

  double mean() const { return thrown > 0 ? sum / thrown : -1e9; }
  double error() const;
};

class Search {
 public:
  Search(const View& view, const Aimer& aimer, const Evaluation& evaluation, const Board& board, std::uint64_t seed)
      : view_(view), aimer_(aimer), evaluation_(evaluation), board_(board), seed_(seed) {}

  // One stage of the halving: neighbours this far from the best `refined` shots, then up to `samples` samples each.
  struct Stage {
    double share;  // of the effort
    int samples;   // that each has had when the stage ends
    int refined;
    double step;
  };

  // The best few, well apart, best first, each judged on fresh samples. `lags_only`: of lags alone.
  std::vector<Arm> run(int effort, bool lags_only, int judged);

  // A broad choice of shots, each judged on `samples` fresh samples.
  std::vector<Arm> judge_some(int how_many, int samples, Random& random);

  int simulated() const { return simulated_; }

 private:
  std::vector<Candidate> all(int max_count, bool lags_only);
  std::vector<Candidate> untouching(std::vector<Candidate> all);
  void halve(std::vector<Arm>& arms, const Stage& stage, double throws);
  void sample(Arm& arm, int samples, std::uint64_t stream);
  void sample_to(std::vector<Arm>& arms, int samples);

  const View& view_;
  const Aimer& aimer_;
  const Evaluation& evaluation_;
  const Board& board_;
  std::uint64_t seed_;
  int simulated_ = 0;
};

}  // namespace hammer::ai
