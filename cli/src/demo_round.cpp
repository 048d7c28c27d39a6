#include "demo_round.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "hammer/index.h"

namespace hammer::cli {
namespace {

// A steady hand, so that the round is worth watching.
constexpr double kAngleError = 0.004;  // rad either way
constexpr double kSpeedError = 0.01;   // of the speed, either way
constexpr double kReach = 0.15;        // m from the centre line, at the release

bool is_red(int weight) { return weight % 2 == 0; }

// The speed needed to pass a place at a given speed.
double speed_for(double distance, double deceleration, double arriving) {
  return std::sqrt(2 * deceleration * distance + arriving * arriving);
}

std::string lane(double y) { return y > 0.06 ? "along the left" : y < -0.06 ? "along the right" : "down the middle"; }

std::string over_edge(Edge edge) {
  switch (edge) {
    case Edge::kLeft:
      return "over the left side";
    case Edge::kRight:
      return "over the right side";
    case Edge::kNear:
      return "over the near end";
    default:
      return "over the far end";
  }
}

// "B2 hits R1, R1 hits B1", each pair once.
std::string describe_touches(const Trajectory& trajectory, int shot_weight, const std::vector<std::string>& labels) {
  std::string text;
  std::vector<std::pair<int, int>> told;
  std::array<bool, kMaxWeights> moving{};
  moving[idx(shot_weight)] = true;
  for (const Contact& contact : trajectory.contacts()) {
    const bool both = moving[idx(contact.a)] && moving[idx(contact.b)];
    const int hitter = moving[idx(contact.a)] ? contact.a : contact.b;
    const int other = hitter == contact.a ? contact.b : contact.a;
    moving[idx(other)] = true;
    const std::pair pair{contact.a, contact.b};
    if (std::find(told.begin(), told.end(), pair) != told.end()) continue;
    told.push_back(pair);
    text += (told.size() > 1 ? ", " : " ") + labels[idx(hitter)] + (both ? " meets " : " hits ") + labels[idx(other)];
  }
  return text.empty() ? text : text + '.';
}

bool is_touched(const Trajectory& trajectory, int weight) {
  const auto touches = [&](const Contact& contact) { return contact.a == weight || contact.b == weight; };
  return std::any_of(trajectory.contacts().begin(), trajectory.contacts().end(), touches);
}

// A character is about twice as high as it is wide, so these keep the board's shape:
// a weight is four columns long, and touching weights never share a character.
constexpr int kColumns = 72;
constexpr int kRows = 17;

class Canvas {
 public:
  Canvas() : rows_(kRows, std::string(kColumns, ' ')) {}

  // What does not fit is left out.
  void put(int column, int row, std::string_view text) {
    if (row < 0 || row >= kRows) return;
    for (const char c : text) {
      if (column >= 0 && column < kColumns) rows_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = c;
      ++column;
    }
  }
  const std::vector<std::string>& rows() const { return rows_; }

 private:
  std::vector<std::string> rows_;
};

// The column of a place at this distance from the far edge; kColumns is the edge itself.
int column_of(double from_end) { return static_cast<int>(kColumns * (1 - from_end / kPictureDepth) + 0.5); }

int row_of(const Table& table, double y) {
  return std::clamp(static_cast<int>(kRows * (0.5 - y / table.width)), 0, kRows - 1);
}

void put_line(Canvas& canvas, const std::optional<double>& from_end) {
  if (!from_end) return;
  for (int row = 0; row < kRows; ++row) canvas.put(column_of(*from_end), row, ":");
}

void put_caption(std::string& captions, const std::optional<double>& from_end, std::string_view text) {
  if (!from_end) return;
  const int middle = column_of(*from_end) + 2;  // the picture is indented by two
  captions.replace(static_cast<std::size_t>(middle) - text.size() / 2, text.size(), text);
}

}  // namespace

std::string from_the_end(const Table& table, double x) {
  return std::to_string(std::lround((table.length - x) * 100)) + " cm from the end";
}

DemoRound::DemoRound(std::uint64_t seed)
    : table_(*find_table(kDefaultTable)),
      surface_(make_surface(table_, *find_weight_size(kDefaultWeightSize), find_powder(kDefaultPowder)->deceleration)),
      random_(seed) {}

std::string DemoRound::play() {
  const int weight = position_.count;
  const Aim aim = choose_aim();
  position_.add(launch(aim.shot));
  labels_.push_back((is_red(weight) ? "R" : "B") + std::to_string(weight / 2 + 1));
  const Outcome outcome = simulate(surface_, position_, &trajectory_);
  const std::string what_happened = describe(weight, outcome);
  keep(outcome);
  return (is_red(weight) ? "Red " : "Blue ") + aim.words + '.' + what_happened;
}

DemoRound::Aim DemoRound::choose_aim() {
  const int target = find_target();
  const bool hit = target >= 0 && random_.unit() < 0.5;
  Aim aim = hit ? aim_at(target) : aim_lag();
  aim.shot.angle += random_.between(-kAngleError, kAngleError);
  aim.shot.speed *= 1 + random_.between(-kSpeedError, kSpeedError);
  return aim;
}

DemoRound::Aim DemoRound::aim_lag() {
  const double distance = table_.length - random_.between(0.06, 0.4) - kReleaseX;
  const double y = random_.between(-kReach, kReach);
  return {{.y = y, .speed = speed_for(distance, surface_.deceleration, 0)}, "lags " + lane(y)};
}

DemoRound::Aim DemoRound::aim_at(int target) {
  const Weight& weight = position_.weights[idx(target)];
  const double distance = weight.x - kReleaseX;
  const double y = random_.between(-kReach, kReach);
  const double speed = speed_for(distance, surface_.deceleration, random_.between(0.7, 1.5));
  // For angles this small the slope is the angle.
  return {{.y = y, .speed = speed, .angle = (weight.y - y) / distance}, "shoots at " + labels_[idx(target)]};
}

// The other side's deepest weight, past the middle of the board.
int DemoRound::find_target() const {
  int target = -1;
  double deepest = table_.length / 2;
  for (int i = 0; i < position_.count; ++i) {
    const Weight& weight = position_.weights[idx(i)];
    if (!weight.on || is_red(i) == is_red(position_.count) || weight.x <= deepest) continue;
    deepest = weight.x;
    target = i;
  }
  return target;
}

std::string DemoRound::describe(int shot_weight, const Outcome& outcome) const {
  std::string text = describe_touches(trajectory_, shot_weight, labels_);
  for (int i = 0; i < outcome.count; ++i) {
    if (!outcome.was_on[idx(i)] || (i != shot_weight && !is_touched(trajectory_, i))) continue;
    const Rest& rest = outcome.weights[idx(i)];
    text += ' ' + labels_[idx(i)];
    text += rest.on() ? " stops " + from_the_end(table_, rest.x) + '.' : " goes " + over_edge(rest.fell) + '.';
  }
  return text;
}

void DemoRound::keep(const Outcome& outcome) {
  for (int i = 0; i < outcome.count; ++i) {
    const Rest& rest = outcome.weights[idx(i)];
    position_.weights[idx(i)] = {.x = rest.x, .y = rest.y, .on = outcome.on(i)};
  }
}

std::string draw_far_end(const Table& table, const Position& position, std::span<const std::string> labels) {
  Canvas canvas;
  put_line(canvas, table.deuce_line);
  put_line(canvas, table.trey_line);
  put_line(canvas, table.five_line);
  for (int i = 0; i < position.count; ++i) {
    const Weight& weight = position.weights[static_cast<std::size_t>(i)];
    const double from_end = table.length - weight.x;
    if (!weight.on || from_end > kPictureDepth) continue;
    const std::string text = '(' + labels[static_cast<std::size_t>(i)] + ')';
    const int column = std::min(column_of(from_end) - 2, kColumns - static_cast<int>(text.size()));
    canvas.put(column, row_of(table, weight.y), text);
  }

  const std::string edge = "  " + std::string(kColumns, '-') + "+\n";
  std::string picture = edge;
  for (const std::string& row : canvas.rows()) picture += "  " + row + "|\n";
  picture += edge;
  std::string captions(kColumns + 8, ' ');
  put_caption(captions, table.deuce_line, "deuce");
  put_caption(captions, table.trey_line, "trey");
  put_caption(captions, table.five_line, "five");
  put_caption(captions, 0.0, "end");
  captions.erase(captions.find_last_not_of(' ') + 1);
  return picture + captions + '\n';
}

}  // namespace hammer::cli
