#include "network/net.h"

#include <bit>

#include "ai/networks.h"
#include "hammer/det_math.h"
#include "hammer/index.h"

namespace hammer::ai {
namespace {

// e^x for x <= 0 to about one part in a million: enough for chances, and a loop that compilers can turn into vectors.
float quick_exp(float x) {
  if (x < -80.0f) x = -80.0f;
  constexpr float kRound = 12582912.0f;  // 1.5 * 2^23: adding it leaves the nearest whole number in the low bits
  const float shifted = x * 1.44269504f + kRound;
  const float twos = shifted - kRound;
  const float rest = (x - twos * 0.693359375f) + twos * 2.12194440e-4f;
  float sum = 1.0f / 720;
  sum = sum * rest + 1.0f / 120;
  sum = sum * rest + 1.0f / 24;
  sum = sum * rest + 1.0f / 6;
  sum = sum * rest + 0.5f;
  sum = sum * rest + 1.0f;
  sum = sum * rest + 1.0f;
  const std::uint32_t power = (std::bit_cast<std::uint32_t>(shifted) + 127u) << 23;
  return sum * std::bit_cast<float>(power);
}

template <std::size_t kIn, std::size_t kOut>
void multiply(const std::array<float, kIn>& in, const std::array<std::array<float, kOut>, kIn>& weights,
              const std::array<float, kOut>& bias, std::size_t outputs, std::array<float, kOut>& out) {
  for (std::size_t j = 0; j < outputs; ++j) out[j] = bias[j];
  for (std::size_t i = 0; i < kIn; ++i) {
    const float x = in[i];
    if (x == 0) continue;
    for (std::size_t j = 0; j < outputs; ++j) out[j] += x * weights[i][j];
  }
}

void rectify(HiddenLayer& layer) {
  for (float& x : layer) x = x > 0 ? x : 0;
}

void to_chances(float* values, int count) {
  float largest = values[0];
  for (int i = 1; i < count; ++i) largest = values[i] > largest ? values[i] : largest;
  for (int i = 0; i < count; ++i) values[i] = quick_exp(values[i] - largest);
  float sum = 0;
  for (int i = 0; i < count; ++i) sum += values[i];
  const float inverse = 1 / sum;
  for (int i = 0; i < count; ++i) values[i] *= inverse;
}

// ---------------------------------------------------------------- as whole numbers

constexpr std::int16_t kFormat = 1;
constexpr double kScaleUnit = 0x1p-18, kBiasUnit = 0x1p-11;
constexpr int kMaxStep = 127, kMaxScale = 32767, kMaxBias = 32767;

std::int16_t rounded(double x) { return static_cast<std::int16_t>(x + with_sign_of(0.5, x)); }

template <std::size_t kIn, std::size_t kOut>
void write_layer(const std::array<std::array<float, kOut>, kIn>& weights, const std::array<float, kOut>& bias,
                 std::size_t outputs, std::vector<std::int16_t>& numbers) {
  for (std::size_t j = 0; j < outputs; ++j) {
    double largest = 0;
    for (std::size_t i = 0; i < kIn; ++i) largest = max(largest, abs(static_cast<double>(weights[i][j])));
    const double steps = clamp(largest / kMaxStep / kScaleUnit, 1, kMaxScale);
    const std::int16_t scale = rounded(steps);
    numbers.push_back(scale);
    numbers.push_back(rounded(clamp(static_cast<double>(bias[j]) / kBiasUnit, -kMaxBias, kMaxBias)));
    for (std::size_t i = 0; i < kIn; ++i)
      numbers.push_back(rounded(clamp(static_cast<double>(weights[i][j]) / (scale * kScaleUnit), -kMaxStep, kMaxStep)));
  }
}

class Reader {
 public:
  explicit Reader(std::span<const std::int16_t> numbers) : numbers_(numbers) {}

  std::int32_t next() {
    if (read_ >= numbers_.size()) {
      failed_ = true;
      return 0;
    }
    return numbers_[read_++];
  }
  bool finished() const { return !failed_ && read_ == numbers_.size(); }

  template <std::size_t kIn, std::size_t kOut>
  void layer(std::size_t outputs, std::array<std::array<float, kOut>, kIn>& weights, std::array<float, kOut>& bias) {
    for (std::size_t j = 0; j < outputs; ++j) {
      const auto scale = static_cast<float>(next() * kScaleUnit);
      bias[j] = static_cast<float>(next() * kBiasUnit);
      for (std::size_t i = 0; i < kIn; ++i) weights[i][j] = static_cast<float>(next()) * scale;
    }
  }

 private:
  std::span<const std::int16_t> numbers_;
  std::size_t read_ = 0;
  bool failed_ = false;
};

}  // namespace

int Bins::bin_of(int points) const {
  int bin = 0;
  while (bin + 1 < count && points > upper[idx(bin)]) ++bin;
  return bin;
}

Bins make_bins(int max_points) {
  const int fine = max_points > 30 ? 16 : 10;
  Bins bins;
  for (int points = 0, width = 1; bins.count < kMaxBins && points <= max_points; points += width) {
    if (points > fine) width = 2 + (points - fine) / 8;
    bins.typical[idx(bins.count)] = static_cast<std::int16_t>(points + (width - 1) / 2);
    bins.upper[idx(bins.count++)] = static_cast<std::int16_t>(points + width - 1);
  }
  return bins;
}

Heads heads_of(const Game& game, const Options& options) {
  if (!game.shares_board) return Heads::kPlaysAlone;
  return game.both_can_score && game.both_can_score(options) ? Heads::kBothScore : Heads::kOneScores;
}

int output_count(Heads heads, const Bins& bins) {
  switch (heads) {
    case Heads::kOneScores:
      return 2 * bins.count - 1;
    case Heads::kBothScore:
      return 2 * bins.count;
    case Heads::kPlaysAlone:
      return bins.count;
  }
  return 0;
}

void predict(const Net& net, const Features& features, Activations& activations, Outputs& chances) {
  const NetWeights& weights = net.weights;
  const int outputs = net.outputs();
  multiply(features, weights.first, weights.first_bias, kHidden, activations.first);
  rectify(activations.first);
  multiply(activations.first, weights.second, weights.second_bias, kHidden, activations.second);
  rectify(activations.second);
  multiply(activations.second, weights.third, weights.third_bias, idx(outputs), chances);
  if (net.heads == Heads::kBothScore) {
    to_chances(chances.data(), net.bins.count);
    to_chances(chances.data() + net.bins.count, net.bins.count);
  } else {
    to_chances(chances.data(), outputs);
  }
}

void Net::predict(const Features& features, Outputs& chances) const {
  Activations activations;
  ai::predict(*this, features, activations, chances);
}

std::vector<std::int16_t> to_numbers(const Net& net) {
  std::vector<std::int16_t> numbers{kFormat, kInputs, kHidden, static_cast<std::int16_t>(net.heads),
                                    static_cast<std::int16_t>(net.bins.count)};
  for (int i = 0; i < net.bins.count; ++i) {
    numbers.push_back(net.bins.upper[idx(i)]);
    numbers.push_back(net.bins.typical[idx(i)]);
  }
  write_layer(net.weights.first, net.weights.first_bias, kHidden, numbers);
  write_layer(net.weights.second, net.weights.second_bias, kHidden, numbers);
  write_layer(net.weights.third, net.weights.third_bias, idx(net.outputs()), numbers);
  return numbers;
}

bool from_numbers(std::span<const std::int16_t> numbers, Net& net) {
  Reader reader(numbers);
  if (reader.next() != kFormat || reader.next() != kInputs || reader.next() != kHidden) return false;
  const std::int32_t heads = reader.next();
  if (heads < 0 || heads > static_cast<std::int32_t>(Heads::kPlaysAlone)) return false;
  net.heads = static_cast<Heads>(heads);
  net.bins.count = reader.next();
  if (net.bins.count < 1 || net.bins.count > kMaxBins) return false;
  for (int i = 0; i < net.bins.count; ++i) {
    net.bins.upper[idx(i)] = static_cast<std::int16_t>(reader.next());
    net.bins.typical[idx(i)] = static_cast<std::int16_t>(reader.next());
  }
  reader.layer(kHidden, net.weights.first, net.weights.first_bias);
  reader.layer(kHidden, net.weights.second, net.weights.second_bias);
  reader.layer(idx(net.outputs()), net.weights.third, net.weights.third_bias);
  return reader.finished();
}

// ---------------------------------------------------------------- those that a program has

namespace {

const StoredNet* find_stored(std::string_view name) {
  for (const StoredNet& net : stored_nets())
    if (net.name == name) return &net;
  return nullptr;
}

}  // namespace

std::vector<std::int16_t> unpacked(std::span<const std::uint8_t> bytes) {
  std::vector<std::int16_t> numbers;
  numbers.reserve(bytes.size());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (bytes[i] != kLongNumber) {
      numbers.push_back(static_cast<std::int8_t>(bytes[i]));
      continue;
    }
    if (bytes.size() - i < 3) break;
    numbers.push_back(static_cast<std::int16_t>(bytes[i + 1] | bytes[i + 2] << 8));
    i += 2;
  }
  return numbers;
}

std::vector<std::int16_t> StoredNet::numbers() const { return unpacked(packed); }

bool plays_alike(const Game& a, const Game& b) {
  return a.shares_board == b.shares_board && a.turns == b.turns && a.restore == b.restore &&
         a.has_failed == b.has_failed && a.score == b.score;
}

std::string net_name(const Game& game, const Options& options) {
  std::string name(game.key);
  if (options.has(Option::kScoring) && options.value(Option::kScoring) != 0) {
    name += '.';
    name += info_of(Option::kScoring).names[idx(options.scoring())];
  }
  return name;
}

const StoredNet* find_net(const Game& game, const Options& options) {
  if (const StoredNet* own = find_stored(net_name(game, options))) return own;
  for (const Game* other : games())
    if (plays_alike(game, *other))
      if (const StoredNet* net = find_stored(net_name(*other, options))) return net;
  return nullptr;
}

bool is_network(std::span<const std::uint8_t> packed) {
  Net net;
  return from_numbers(unpacked(packed), net);
}

}  // namespace hammer::ai
