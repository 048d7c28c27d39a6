#include "write/complaints.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "hammer/game.h"
#include "json/fields.h"
#include "json/writer.h"
#include "write/code_names.h"
#include "write/state.h"

namespace hammer::protocol {
namespace {

JsonValue names(const std::vector<std::string>& texts) {
  return list_of(std::vector<std::string_view>(texts.begin(), texts.end()));
}

// ---- of a command

JsonMember side_of(const Match& match, int side) {
  const bool is_one = side >= 0 && side < match.setup().side_count();
  return arg("side", is_one ? shortened(match.setup().sides[static_cast<std::size_t>(side)]) : std::string());
}

Complaint what_now(const Match& match, std::string field) {
  const State& state = match.state();
  switch (state.phase) {
    case Phase::kToss:
      return {"not_opened", std::move(field)};
    case Phase::kChoice:
      return {"to_choose", std::move(field), {side_of(match, state.chooser)}};
    case Phase::kShooting: {
      const auto next = match.to_shoot();
      return {"to_shoot",
              std::move(field),
              {side_of(match, next ? next->side : -1), arg("four", next.has_value() && next->four)}};
    }
    case Phase::kOver:
      break;
  }
  return {"over", std::move(field)};
}

Complaint why_later_does_not_fit(std::optional<Refusal> cause) {
  switch (cause.value_or(Refusal::kBadSlide)) {
    case Refusal::kOver:
      return {"match_would_be_over"};
    case Refusal::kNotShootingTime:
      return {"game_would_be_over"};
    case Refusal::kNotTossTime:
    case Refusal::kNotChoiceTime:
      return {"game_would_go_on"};
    case Refusal::kReportSide:
      return {"turn_would_be_anothers"};
    case Refusal::kThrownLater:
      return {"thrown_later"};
    default:
      return {"would_be_refused"};
  }
}

// ---- of a setup

int players_of(const Setup& setup, int side) {
  const auto plays = [&](const Seat& seat) { return seat.side == side; };
  return static_cast<int>(std::count_if(setup.seats.begin(), setup.seats.end(), plays));
}

Complaint unequal_teams(const Setup& setup) {
  int side = 1;
  while (side + 1 < setup.side_count() && players_of(setup, side) == players_of(setup, 0)) ++side;
  return {"unequal_teams",
          "seats",
          {arg("side", setup.sides[0]), arg("players", players_of(setup, 0)),
           arg("other", setup.sides[static_cast<std::size_t>(side)]), arg("others", players_of(setup, side))}};
}

// ---- of options

std::vector<std::string> options_of(const Game& game) {
  std::vector<std::string> all;
  for (const OptionInfo& info : option_infos()) {
    const auto is_it = [&](const GameOption& option) { return option.option == info.option; };
    if (std::any_of(game.options.begin(), game.options.end(), is_it)) all.emplace_back(info.name);
  }
  return all;
}

// "scoring knock_off", "scoring target"
std::vector<std::string> conditions_of(const Game& game, Option option) {
  std::vector<std::string> conditions;
  for (const GameOption& listed : game.options) {
    if (listed.option == option && listed.only) conditions.push_back(show_condition(*listed.only));
  }
  return conditions;
}

const OptionValue* find_given(const OptionRefusal& refusal, const OptionRequest& request) {
  for (const OptionValue& value : request.given) {
    if (value.option == refusal.option) return &value;
  }
  return nullptr;
}

JsonObject accepted_by(const OptionInfo& info) {
  if (info.type == OptionType::kBoolean) return accepted_form("boolean");
  if (info.type == OptionType::kChoice) return accepted(info.names);
  return accepted(NumberField{info.name, "", info.low, info.high, std::nullopt, info.type == OptionType::kInteger});
}

// ---- of a position

const Weight& weight_at(const SentWeights& sent, int i) { return sent.position.weights[static_cast<std::size_t>(i)]; }

Complaint off_board(const SentWeights& sent, int i) {
  const Weight& weight = weight_at(sent, i);
  const std::string field = field_of(sent, i);
  const JsonMember table = arg("table", sent.table.name);
  if (weight.x < 0 || weight.x > sent.table.length) {
    return {weight.x < 0 ? "before_near_edge" : "past_end",
            field + ".x",
            {arg("value", weight.x), table, arg("low", 0), arg("high", sent.table.length)}};
  }
  const double limit = sent.table.width / 2 - (sent.table.cushions ? sent.size.radius : 0);
  return {sent.table.cushions ? "into_cushion" : "past_side",
          field + ".y",
          {arg("value", weight.y), arg("side", weight.y > 0 ? "left" : "right"), table, arg("low", -limit),
           arg("high", limit)}};
}

// The complaint is about the later one: the shot, or the one that was added to a position.
Complaint overlap(const SentWeights& sent, int first, int second) {
  const auto [other, i] = std::minmax({first, second});
  const Weight &one = weight_at(sent, i), &two = weight_at(sent, other);
  const double apart = std::sqrt((one.x - two.x) * (one.x - two.x) + (one.y - two.y) * (one.y - two.y));
  return {"overlap",
          field_of(sent, i),
          {arg("other", field_of(sent, other)), arg("apart", apart), arg("least", 2 * sent.size.radius)}};
}

}  // namespace

Complaint complaint_of(const Refused& refused, const Match& match) {
  const Setup& setup = match.setup();
  std::string field(refused.field);
  const JsonMember game = arg("game", setup.game->name);
  const auto plain = [&](std::string_view code) { return Complaint{code, field}; };
  switch (refused.why) {
    case Refusal::kOver:
    case Refusal::kNotTossTime:
    case Refusal::kNotChoiceTime:
    case Refusal::kNotShootingTime:
      return what_now(match, std::move(field));
    case Refusal::kFourNow:
      return plain("four_now");
    case Refusal::kOneNow:
      return plain("one_now");
    case Refusal::kGivenUp:
      return {"capped", std::move(field), complaint_of_cap().arguments};
    case Refusal::kNothingWorn:
      return plain("nothing_worn");
    case Refusal::kDustNotGranted:
      return plain("dust_not_granted");
    case Refusal::kGrantNotNeeded:
      return plain("grant_not_needed");
    case Refusal::kNothingToUndo:
      return plain("nothing_to_undo");
    case Refusal::kNothingToRedo:
      return plain("nothing_to_redo");
    case Refusal::kNoSuchSide:
      return {"no_such_side", std::move(field), {arg("names", names(setup.sides))}};
    case Refusal::kCallNeeded:
      return {"call_needed", std::move(field), {arg("names", names(setup.sides))}};
    case Refusal::kCallNotNeeded:
      return plain("call_not_needed");
    case Refusal::kOrder:
      return {"not_every_side", std::move(field), {arg("names", names(setup.sides))}};
    case Refusal::kColorTaken:
      return plain("color_of_name");
    case Refusal::kColorMissing:
      return {"missing", std::move(field), accepted(kColorNames)};
    case Refusal::kColorNotAsked:
      return plain("color_not_asked");
    case Refusal::kNoColors:
      return {"no_colors", std::move(field), {game}};
    case Refusal::kChoiceGone:
      return plain("choice_gone");
    case Refusal::kShotNotFinite:
      return plain("not_finite_number");
    case Refusal::kPlace:
    case Refusal::kSpeed:
    case Refusal::kAngle:
    case Refusal::kSpin:
    case Refusal::kSpread:
      return {"not_throwable", field,
              accepted(NumberField{
                  .name = refused.field, .unit = "", .low = refused.accepted[0], .high = refused.accepted[1]})};
    case Refusal::kReleaseBlocked:
      return plain("release_blocked");
    case Refusal::kReportWeights:
      return plain("weights_misplaced");
    case Refusal::kReportFirstColor:
      return plain("first_color_missing");
    case Refusal::kReportNoFirstColor:
      return plain("no_first_color_here");
    case Refusal::kReportPoints:
      if (refused.index >= 0) field += '.' + shortened(setup.sides[static_cast<std::size_t>(refused.index)]);
      return {"points_impossible",
              std::move(field),
              {arg("points", refused.other), arg("shared", setup.game->shares_board), game,
               arg("ranges", possible_points(setup))}};
    case Refusal::kReportBothScore:
      return plain("both_score");
    case Refusal::kReportSide:
      return {"not_at_turn", std::move(field), {side_of(match, refused.index)}};
    case Refusal::kReportFirst:
      return plain("first_not_here");
    case Refusal::kNoSuchReport:
      return {"no_such_report", std::move(field), {arg("reports", refused.other)}};
    case Refusal::kNothingCorrected:
      return plain("nothing_corrected");
    case Refusal::kTooManyPuts:
      return {"too_many_puts", std::move(field), {arg("most", kMaxPuts)}};
    case Refusal::kLaterDoNotFit:
      return {
          "later_do_not_fit",
          std::move(field),
          {arg("events", refused.other), refused.index < 0 ? arg("report", JsonValue{}) : arg("report", refused.index),
           arg("why", why_later_does_not_fit(refused.cause))}};
    case Refusal::kThrownLater:
      return plain("thrown_later");
    case Refusal::kNothingToLeaveOut:
      return plain("nothing_to_leave_out");
    case Refusal::kDustArea:
      return plain("edges_only");
    case Refusal::kPeekingAllowed:
      return plain("peeking_allowed");
    case Refusal::kAlreadyOut:
      return plain("already_out");
    case Refusal::kBadSlide:
      return plain("bad_slide");
  }
  return plain("not_accepted_here");
}

Complaint cannot_happen(const Complaint& why) { return {"cannot_happen", {}, {arg("why", why)}}; }

Complaint complaint_of(const SetupRefusal& refusal, const Setup& setup) {
  const Game& game = *setup.game;
  switch (refusal.fault) {
    case SetupFault::kTooFewSides:
    case SetupFault::kTooManySides: {
      const JsonArray range{{static_cast<double>(game.min_sides)}, {static_cast<double>(game.max_sides)}};
      return {"sides_count",
              "seats",
              {arg("count", setup.side_count()), arg("game", game.name), arg("ranges", JsonArray{{range}})}};
    }
    case SetupFault::kUnequalTeams:
      return unequal_teams(setup);
    case SetupFault::kTeamSize: {
      std::vector<std::string> sizes;
      for (const int size : game.team_sizes) sizes.push_back(whole_number(size));
      return {"team_size",
              "seats",
              {arg("players", players_of(setup, 0)), arg("game", game.name), arg("sizes", names(sizes))}};
    }
    case SetupFault::kTable:  // the rest cannot be written in a setup line that was read
    case SetupFault::kEmptyName:
    case SetupFault::kSameName:
    case SetupFault::kEmptySide:
    case SetupFault::kDeceleration:
      break;
  }
  return {"setup_unplayable"};
}

Complaint complaint_of(const OptionRefusal& refusal, const OptionRequest& request, const Roster* roster) {
  const OptionInfo& info = info_of(refusal.option);
  std::string field = "options." + std::string(info.name);
  const JsonMember game = arg("game", request.game->name);
  const OptionValue* given = find_given(refusal, request);
  const JsonMember value = arg("name", given ? show_option_value(*given) : std::string());
  switch (refusal.fault) {
    case OptionFault::kTwice:
      return {"given_twice", std::move(field)};
    case OptionFault::kNotInThisGame:
      return {"not_in_game", std::move(field), {game, arg("names", names(options_of(*request.game)))}};
    case OptionFault::kNeedsOther:
      return {"needs_other",
              std::move(field),
              {game, arg("conditions", names(conditions_of(*request.game, refusal.option)))}};
    case OptionFault::kNotWhole:
    case OptionFault::kOutOfRange: {
      JsonObject arguments = accepted_by(info);
      if (given) arguments.push_back(arg("value", given->value));
      return {"not_accepted", std::move(field), std::move(arguments)};
    }
    case OptionFault::kEven:
      return {"odd", std::move(field), {value}};
    case OptionFault::kHandicapTooHigh: {
      const auto side = static_cast<std::size_t>(std::max(0, refusal.side));
      const bool is_known = roster && side < roster->sides.size();
      return {"handicap_too_high",
              std::move(field),
              {arg("side", is_known ? roster->sides[side] : std::string()), arg("points", request.handicap[side])}};
    }
    case OptionFault::kNotOnCushions:
      return {refusal.option == Option::kFoulLine ? "centre_line" : "no_side_edges",
              std::move(field),
              {value, arg("table", request.table->name)}};
    case OptionFault::kNoDeadWeightsToVoid:
      return {"no_dead_to_void", std::move(field)};
  }
  return {"not_accepted_here", std::move(field)};
}

std::string field_of(const SentWeights& sent, int weight) {
  if (weight < sent.listed) return element_of("weights", static_cast<std::size_t>(weight));
  return std::string(sent.launched);
}

Complaint complaint_of(const PositionRefusal& refusal, const SentWeights& sent) {
  const int i = refusal.weight;
  switch (refusal.fault) {
    case PositionFault::kTooMany:
      return {"too_many_together", "weights", {arg("most", kMaxWeights)}};
    case PositionFault::kNotFinite:
      return {"not_finite_number", field_of(sent, i) + '.' + refusal.field};
    case PositionFault::kOffBoard:
      return off_board(sent, i);
    case PositionFault::kOverlap:
      return overlap(sent, i, refusal.other);
    case PositionFault::kTooFast: {
      const Weight& weight = weight_at(sent, i);
      const double speed = std::sqrt(weight.vx * weight.vx + weight.vy * weight.vy);
      return {"too_fast", field_of(sent, i), {arg("speed", speed), arg("high", kMaxSpeed)}};
    }
    case PositionFault::kSpinTooFast:
      return {"spin_too_fast",
              field_of(sent, i) + ".spin",
              {arg("value", weight_at(sent, i).spin), arg("low", -kMaxSpin), arg("high", kMaxSpin)}};
    case PositionFault::kDeceleration:
      return {"powder_unplayable", "powder"};
  }
  return {"not_playable", "weights"};
}

Complaint complaint_of_cap() { return {"capped", {}, {arg("contacts", kMaxContacts)}}; }

}  // namespace hammer::protocol
