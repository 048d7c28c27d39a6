#include "english/refusals.h"

#include <string>
#include <vector>

#include "english/positions.h"
#include "json/fields.h"
#include "json/names.h"
#include "read/options.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

std::string side_name(const Match& match, int side) {
  const bool is_one = side >= 0 && side < match.setup().side_count();
  return is_one ? quoted(match.setup().sides[static_cast<std::size_t>(side)]) : "nobody";
}

std::string what_now(const Match& match) {
  const State& state = match.state();
  switch (state.phase) {
    case Phase::kToss:
      return "the match has not been opened; accepted is toss or open";
    case Phase::kChoice:
      return side_name(match, state.chooser) + " has to choose; accepted is choose";
    case Phase::kShooting: {
      const auto next = match.to_shoot();
      return side_name(match, next ? next->side : -1) + " has to shoot; accepted is " +
             (next && next->four ? "throw-four" : "shoot") + ", report or forfeit";
    }
    case Phase::kOver:
      break;
  }
  return "the match is over; accepted is undo";
}

// A sentence without its field in front.
std::string whole_sentence(const Refused& refused, const Match& match) {
  const std::string game(match.setup().game->name);
  switch (refused.why) {
    case Refusal::kOver:
    case Refusal::kNotTossTime:
    case Refusal::kNotChoiceTime:
    case Refusal::kNotShootingTime:
      return what_now(match);
    case Refusal::kFourNow:
      return "four weights are to be thrown together now; accepted is throw-four";
    case Refusal::kOneNow:
      return "one weight is to be shot now; accepted is shoot";
    case Refusal::kGivenUp:
      return describe_capped();
    case Refusal::kNothingWorn:
      return "powder does not wear in this match, so there is nothing to dust; accepted with the option wear true";
    case Refusal::kDustNotGranted:
      return "dusting has to be granted first; accepted is grant-dust";
    case Refusal::kGrantNotNeeded:
      return "dusting needs no grant in this match; accepted with the option dusting director";
    case Refusal::kNothingToUndo:
      return "there is nothing to undo";
    case Refusal::kNothingToRedo:
      return "there is nothing to redo";
    default:
      return {};
  }
}

std::string range_of(const Refused& refused) {
  return describe(
      NumberField{.name = refused.field, .unit = "", .low = refused.accepted[0], .high = refused.accepted[1]});
}

// "0, 3 to 24 or 26"
std::string possible_points(const Setup& setup) {
  constexpr int kMore = 200;  // than eight weights are worth in any game
  const auto can = [&](int points) { return setup.game->can_score(*setup.table, setup.options, points); };
  std::vector<std::string> runs;
  for (int from = 0; from < kMore; ++from) {
    if (!can(from)) continue;
    int to = from;
    while (to + 1 < kMore && can(to + 1)) ++to;
    runs.push_back(std::to_string(from) + (to > from ? " to " + std::to_string(to) : ""));
    from = to;
  }
  return join(std::vector<std::string_view>(runs.begin(), runs.end()));
}

// What follows the name of the field.
std::string rest_of_sentence(const Refused& refused, const Match& match) {
  const Setup& setup = match.setup();
  const std::string game(setup.game->name);
  const std::vector<std::string_view> sides(setup.sides.begin(), setup.sides.end());
  switch (refused.why) {
    case Refusal::kNoSuchSide:
      return " is no side of this match; accepted is " + join(sides);
    case Refusal::kCallNeeded:
      return " is missing; accepted is the side that calls, " + join(sides);
    case Refusal::kCallNotNeeded:
      return " is given, but the order of three or more sides is drawn; leave it out";
    case Refusal::kOrder:
      return " does not give every side once; accepted is " + join(sides, "and") + " in any order";
    case Refusal::kColorTaken:
      return " is not that side's: a side named red or blue has that colour; accepted is the other colour";
    case Refusal::kColorMissing:
      return " is missing; accepted is red or blue";
    case Refusal::kColorNotAsked:
      return R"( is given, but take is not "color"; leave it out)";
    case Refusal::kNoColors:
      return " is not for " + game + ", whose sides have no colours; accepted is hammer or first";
    case Refusal::kChoiceGone:
      return " is gone: the order has been taken; accepted is color";
    case Refusal::kShotNotFinite:
      return " is not a finite number";
    case Refusal::kPlace:
    case Refusal::kSpeed:
    case Refusal::kAngle:
    case Refusal::kSpin:
    case Refusal::kSpread:
      return " is not within what can be thrown; accepted is " + range_of(refused);
    case Refusal::kReleaseBlocked:
      return " is where another weight lies; accepted is a place that is free at the release";
    case Refusal::kReportWeights:
      return " are too many of a colour, off the board or in each other; accepted are four of each colour";
    case Refusal::kReportFirstColor:
      return " is missing; accepted is the colour that was thrown together, red or blue";
    case Refusal::kReportNoFirstColor:
      return " is given, but there is no colour thrown first in this report; leave it out";
    case Refusal::kReportPoints:
      return " is " + std::to_string(refused.other) + ", which no " + (setup.game->shares_board ? "round" : "turn") +
             " of " + game + " is worth; accepted is " + possible_points(setup);
    case Refusal::kReportBothScore:
      return " gives points to both sides, but only one scores in a round; accepted is one";
    case Refusal::kReportSide:
      return " is of another side; accepted is the side at turn, " + side_name(match, refused.index);
    case Refusal::kReportFirst:
      return " is for games in which two sides share the board; leave it out";
    case Refusal::kDustArea:
      return " is whole; accepted is edges, by the option dusting";
    case Refusal::kPeekingAllowed:
      return " is peeking, which is allowed in this match";
    case Refusal::kAlreadyOut:
      return " has conceded already";
    case Refusal::kBadSlide:
      return " is not how a shot from here can end";
    default:
      return " is not accepted";
  }
}

}  // namespace

Complaint describe(const Refused& refused, const Match& match) {
  std::string field(refused.field);
  if (std::string whole = whole_sentence(refused, match); !whole.empty()) return {std::move(field), std::move(whole)};
  if (refused.why == Refusal::kReportPoints && refused.index >= 0) {
    field += '.' + shortened(match.setup().sides[static_cast<std::size_t>(refused.index)]);
  }
  std::string sentence = (field.empty() ? "the line" : field) + rest_of_sentence(refused, match);
  return {std::move(field), std::move(sentence)};
}

}  // namespace hammer::protocol
