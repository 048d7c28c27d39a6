#include "training/generation.h"

#include <memory>

#include "hammer/det_math.h"
#include "hammer/index.h"
#include "hammer/random.h"

namespace hammer::ai {
namespace {

// Adam in its standard form; the constants are our choice.
constexpr int kBatch = 128;
constexpr float kLastRate = 0.00005f, kKeep = 0.9f, kKeepSquares = 0.999f, kTiny = 1e-8f;

struct Answer {
  int own, other;  // the outputs that were right; other is -1 if there is one distribution
};

Answer answer_of(const Net& net, const Example& example) {
  const int own = net.bins.bin_of(example.own), other = net.bins.bin_of(example.other);
  if (net.heads == Heads::kPlaysAlone) return {own, -1};
  if (net.heads == Heads::kBothScore) return {own, net.bins.count + other};
  return {own == 0 && other > 0 ? net.bins.count - 1 + other : own, -1};
}

// A sum in a fixed order that compilers can vectorize: eight partial sums.
float dot(const float* a, const float* b, int count) {
  std::array<float, 8> parts{};
  const int whole = count / 8 * 8;
  for (int i = 0; i < whole; i += 8)
    for (int k = 0; k < 8; ++k) parts[idx(k)] += a[i + k] * b[i + k];
  for (int i = whole; i < count; ++i) parts[0] += a[i] * b[i];
  float sum = 0;
  for (const float part : parts) sum += part;
  return sum;
}

// The gradient of a layer, and of what went into it.
template <std::size_t kIn, std::size_t kOut>
void add_gradient(const std::array<float, kIn>& in, const std::array<float, kOut>& slope, std::size_t outputs,
                  std::array<std::array<float, kOut>, kIn>& weights, std::array<float, kOut>& bias) {
  for (std::size_t j = 0; j < outputs; ++j) bias[j] += slope[j];
  for (std::size_t i = 0; i < kIn; ++i) {
    const float x = in[i];
    if (x == 0) continue;
    for (std::size_t j = 0; j < outputs; ++j) weights[i][j] += x * slope[j];
  }
}

template <std::size_t kOut>
void slope_through(const std::array<std::array<float, kOut>, kHidden>& weights, const std::array<float, kOut>& slope,
                   std::size_t outputs, const HiddenLayer& layer, HiddenLayer& back) {
  for (std::size_t i = 0; i < kHidden; ++i)
    back[i] = layer[i] > 0 ? dot(weights[i].data(), slope.data(), static_cast<int>(outputs)) : 0;
}

class Adam {
 public:
  explicit Adam(NetWeights& weights)
      : weights_(weights), means_(std::make_unique<NetWeights>()), squares_(std::make_unique<NetWeights>()) {}

  // Also clears the gradient.
  void step(NetWeights& gradient, float rate) {
    keep_ *= kKeep;
    keep_squares_ *= kKeepSquares;
    rate_ = rate;
    step_rows(weights_.first, gradient.first, means_->first, squares_->first);
    step_row(weights_.first_bias, gradient.first_bias, means_->first_bias, squares_->first_bias);
    step_rows(weights_.second, gradient.second, means_->second, squares_->second);
    step_row(weights_.second_bias, gradient.second_bias, means_->second_bias, squares_->second_bias);
    step_rows(weights_.third, gradient.third, means_->third, squares_->third);
    step_row(weights_.third_bias, gradient.third_bias, means_->third_bias, squares_->third_bias);
  }

 private:
  template <std::size_t kIn, class Row>
  void step_rows(std::array<Row, kIn>& w, std::array<Row, kIn>& g, std::array<Row, kIn>& means,
                 std::array<Row, kIn>& squares) {
    for (std::size_t i = 0; i < kIn; ++i) step_row(w[i], g[i], means[i], squares[i]);
  }

  template <class Row>
  void step_row(Row& w, Row& g, Row& means, Row& squares) {
    const float mean_scale = 1 / (1 - keep_), square_scale = 1 / (1 - keep_squares_);
    for (std::size_t i = 0; i < w.size(); ++i) {
      const float slope = g[i] * (1.0f / kBatch);
      means[i] = kKeep * means[i] + (1 - kKeep) * slope;
      squares[i] = kKeepSquares * squares[i] + (1 - kKeepSquares) * slope * slope;
      w[i] -= rate_ * means[i] * mean_scale / (__builtin_sqrtf(squares[i] * square_scale) + kTiny);
      g[i] = 0;
    }
  }

  NetWeights& weights_;
  std::unique_ptr<NetWeights> means_, squares_;
  float keep_ = 1, keep_squares_ = 1, rate_ = 0;
};

void add_example(const Net& net, const Example& example, NetWeights& gradient) {
  Activations activations;
  Outputs slope{};
  predict(net, example.features, activations, slope);
  const Answer answer = answer_of(net, example);
  slope[idx(answer.own)] -= 1;
  if (answer.other >= 0) slope[idx(answer.other)] -= 1;
  const std::size_t outputs = idx(net.outputs());
  HiddenLayer second, first;
  slope_through(net.weights.third, slope, outputs, activations.second, second);
  slope_through(net.weights.second, second, kHidden, activations.first, first);
  add_gradient(activations.second, slope, outputs, gradient.third, gradient.third_bias);
  add_gradient(activations.first, second, kHidden, gradient.second, gradient.second_bias);
  add_gradient(example.features, first, kHidden, gradient.first, gradient.first_bias);
}

template <std::size_t kIn, std::size_t kOut>
void scatter(std::array<std::array<float, kOut>, kIn>& weights, double width, Random& random) {
  for (auto& row : weights)
    for (float& weight : row) weight = static_cast<float>(random.between(-width, width));
}

void shuffle(std::vector<std::uint32_t>& order, Random& random) {
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
}

}  // namespace

Net make_net(Heads heads, const Bins& bins, std::uint64_t seed) {
  Net net{.heads = heads, .bins = bins, .weights = {}};
  Random random(seed);
  scatter(net.weights.first, 0.25, random);
  scatter(net.weights.second, 0.3, random);
  scatter(net.weights.third, 0.2, random);
  return net;
}

void set_typical(Bins& bins, const std::vector<Example>& examples, Heads heads) {
  std::array<std::int64_t, kMaxBins> sum{}, count{};
  const auto see = [&](int points) {
    sum[idx(bins.bin_of(points))] += points;
    ++count[idx(bins.bin_of(points))];
  };
  for (const Example& example : examples) {
    see(example.own);
    if (heads != Heads::kPlaysAlone) see(example.other);
  }
  for (int i = 0; i < bins.count; ++i)
    if (count[idx(i)] > 0)
      bins.typical[idx(i)] = static_cast<std::int16_t>((sum[idx(i)] + count[idx(i)] / 2) / count[idx(i)]);
}

void learn(Net& net, const std::vector<Example>& examples, const Lesson& lesson,
           const std::function<void(double)>& progress) {
  std::vector<std::uint32_t> order(examples.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::uint32_t>(i);
  Random random(lesson.seed);
  Adam adam(net.weights);
  const auto gradient = std::make_unique<NetWeights>();
  const std::size_t batches = order.size() / kBatch;
  const double all = static_cast<double>(batches) * lesson.epochs;
  for (int epoch = 0; epoch < lesson.epochs; ++epoch) {
    shuffle(order, random);
    for (std::size_t batch = 0; batch < batches; ++batch) {
      for (std::size_t i = batch * kBatch; i < (batch + 1) * kBatch; ++i)
        add_example(net, examples[order[i]], *gradient);
      const double done = (static_cast<double>(batches) * epoch + static_cast<double>(batch)) / all;
      const auto left = static_cast<float>(1 - done);
      adam.step(*gradient, kLastRate + (lesson.rate - kLastRate) * left * left);
      if (progress && batch % 256 == 0) progress(done);
    }
  }
}

double loss_of(const Net& net, const std::vector<Example>& examples) {
  double sum = 0;
  for (const Example& example : examples) {
    Outputs chances;
    net.predict(example.features, chances);
    const Answer answer = answer_of(net, example);
    sum -= log(max(1e-12, static_cast<double>(chances[idx(answer.own)])));
    if (answer.other >= 0) sum -= log(max(1e-12, static_cast<double>(chances[idx(answer.other)])));
  }
  return examples.empty() ? 0 : sum / static_cast<double>(examples.size());
}

}  // namespace hammer::ai
