// Sequential halving: many shots a few times each, the better ones more often, with new ones around the best. All of
// them get the same noise (common random numbers), and the last are judged on noise that chose nothing.
#pragma once

#include "candidates.h"
#include "evaluation.h"

namespace hammer::ai {

struct Arm {
  Candidate candidate;
  double sum = 0;
  double squares = 0;        // of the means of pairs of throws, which err in opposite ways
  double first_of_pair = 0;  // the last that waits for its other
  int thrown = 0;

  void add(double value);

  double mean() const { return thrown > 0 ? sum / thrown : -1e9; }
  double error() const;
};

class Search {
 public:
  Search(const View& view, const Aimer& aimer, const Evaluation& evaluation, const Board& board, std::uint64_t seed)
      : view_(view), aimer_(aimer), evaluation_(evaluation), board_(board), seed_(seed) {}

  // One stage of the halving: neighbours this far from the best `refined` shots, then up to so many samples each.
  struct Stage {
    double share;  // of the effort
    int samples;   // that each has had when the stage ends
    int refined;
    double step;
  };

  // The best few, well apart, best first, each judged on fresh samples. `lags_only`: of lags alone.
  std::vector<Arm> run(int effort, bool lags_only, int judged);

  // A broad choice of shots, each judged so often on fresh samples.
  std::vector<Arm> judge_some(int how_many, int samples, Random& random);

  int simulated() const { return simulated_; }

 private:
  std::vector<Candidate> all(int most, bool lags_only);
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
