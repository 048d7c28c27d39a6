#include "english/positions.h"

#include <algorithm>
#include <cmath>

#include "json/numbers.h"

namespace hammer::protocol {
namespace {

constexpr int kDigits = 7;          // enough to retype a limit
constexpr int kOverlapDigits = 12;  // an overlap can be as small as kTouching

const Weight& weight_at(const SentWeights& sent, int i) { return sent.position.weights[static_cast<std::size_t>(i)]; }

std::string range(double low, double high) { return rounded(low, kDigits) + " to " + rounded(high, kDigits); }

Complaint off_board_along(const SentWeights& sent, int i) {
  const double x = weight_at(sent, i).x;
  const std::string field = field_of(sent, i) + ".x";
  const std::string where = x < 0 ? ", before the near edge of " : ", past the end of ";
  return {field, field + " is " + shortest(x) + where + a_table(sent.table) + " (" + range(0, sent.table.length) + ')'};
}

Complaint off_board_across(const SentWeights& sent, int i) {
  const double y = weight_at(sent, i).y;
  const std::string field = field_of(sent, i) + ".y";
  const std::string side = y > 0 ? "left" : "right";
  const double limit = sent.table.width / 2 - (sent.table.cushions ? sent.size.radius : 0);
  const std::string where =
      sent.table.cushions ? ", into the " + side + " cushion of " : ", past the " + side + " edge of ";
  return {field, field + " is " + shortest(y) + where + a_table(sent.table) + " (" + range(-limit, limit) + ')'};
}

// The later one is told to move: the shot, or the one that was added to a position.
Complaint overlap(const SentWeights& sent, int first, int second) {
  const auto [other, i] = std::minmax({first, second});
  const Weight &one = weight_at(sent, i), &two = weight_at(sent, other);
  const double apart = std::sqrt((one.x - two.x) * (one.x - two.x) + (one.y - two.y) * (one.y - two.y));
  const std::string field = field_of(sent, i);
  return {field, field + " overlaps " + field_of(sent, other) + ": their centres are " +
                     rounded(apart, kOverlapDigits) + " m apart; accepted is " +
                     rounded(2 * sent.size.radius, kDigits) + " or more"};
}

Complaint too_fast(const SentWeights& sent, int i) {
  const Weight& weight = weight_at(sent, i);
  const double speed = std::sqrt(weight.vx * weight.vx + weight.vy * weight.vy);
  const std::string field = field_of(sent, i);
  return {field,
          field + " moves at " + rounded(speed, kDigits) + " m/s; accepted is at most " + rounded(kMaxSpeed, kDigits)};
}

Complaint spins_too_fast(const SentWeights& sent, int i) {
  const std::string field = field_of(sent, i) + ".spin";
  return {field,
          field + " is " + shortest(weight_at(sent, i).spin) + " rad/s; accepted is " + range(-kMaxSpin, kMaxSpin)};
}

}  // namespace

std::string field_of(const SentWeights& sent, int weight) {
  if (weight < sent.listed) return "weights[" + std::to_string(weight) + ']';
  return std::string(sent.launched);
}

Complaint describe(const PositionRefusal& refusal, const SentWeights& sent) {
  const int i = refusal.weight;
  switch (refusal.fault) {
    case PositionFault::kTooMany:
      return {"weights", "weights and the shot are more than " + std::to_string(kMaxWeights) + " together"};
    case PositionFault::kNotFinite: {
      const std::string field = field_of(sent, i) + '.' + refusal.field;
      return {field, field + " is not a finite number"};
    }
    case PositionFault::kOffBoard: {
      const double x = weight_at(sent, i).x;
      return x < 0 || x > sent.table.length ? off_board_along(sent, i) : off_board_across(sent, i);
    }
    case PositionFault::kOverlap:
      return overlap(sent, i, refusal.other);
    case PositionFault::kTooFast:
      return too_fast(sent, i);
    case PositionFault::kSpinTooFast:
      return spins_too_fast(sent, i);
    case PositionFault::kDeceleration:
      return {"powder", "powder is outside what can be played"};
  }
  return {"weights", "weights are not a position that can be played"};
}

std::string a_table(const Table& table) {
  const bool vowel = table.name.starts_with('8') || table.name.starts_with("18");
  return (vowel ? "an " : "a ") + std::string(table.name) + " table";
}

std::string describe_capped() {
  return "stopped after " + std::to_string(kMaxContacts) +
         " contacts, so the result is not the shot's: this is a defect in Hammer, please report this line";
}

}  // namespace hammer::protocol
