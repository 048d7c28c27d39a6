#include "english/options.h"

#include <algorithm>
#include <string>

#include "english/positions.h"
#include "hammer/game.h"
#include "json/names.h"
#include "json/numbers.h"

namespace hammer::protocol {
namespace {

std::string options_of(const Game& game) {
  std::vector<std::string_view> names;
  for (const OptionInfo& info : option_infos()) {
    const auto is_it = [&](const GameOption& option) { return option.option == info.option; };
    if (std::any_of(game.options.begin(), game.options.end(), is_it)) names.push_back(info.name);
  }
  return join(names, "and");
}

// "scoring knock_off or scoring target"
std::string show_conditions(const Game& game, Option option) {
  std::vector<std::string> conditions;
  for (const GameOption& listed : game.options) {
    if (listed.option == option && listed.only) conditions.push_back(show_condition(*listed.only));
  }
  return join(std::vector<std::string_view>(conditions.begin(), conditions.end()));
}

std::string given_value(const OptionRefusal& refusal, const OptionRequest& request) {
  for (const OptionValue& value : request.given) {
    if (value.option == refusal.option) return " is " + show_option_value(value);
  }
  return " is not accepted";
}

std::string accepted_range(const OptionInfo& info) {
  if (info.type == OptionType::kTruth) return "true or false";
  if (info.type == OptionType::kChoice) return join(info.names);
  return describe(NumberField{info.name, "", info.low, info.high, std::nullopt, info.type == OptionType::kInteger});
}

std::string handicap_too_high(const OptionRefusal& refusal, const OptionRequest& request, const Roster* roster) {
  const auto side = static_cast<std::size_t>(std::max(0, refusal.side));
  const std::string whom = roster && side < roster->sides.size() ? quoted(roster->sides[side]) : "a side";
  return " gives " + whom + ' ' + std::to_string(request.handicap[side]) +
         "; accepted is a whole number from 0, below the game score";
}

std::string rest_of_sentence(const OptionRefusal& refusal, const OptionRequest& request, const Roster* roster) {
  const OptionInfo& info = info_of(refusal.option);
  const std::string game(request.game->name);
  switch (refusal.fault) {
    case OptionFault::kTwice:
      return " is given twice";
    case OptionFault::kNotInThisGame:
      return " is no option of " + game + "; it has " + options_of(*request.game);
    case OptionFault::kNeedsOther:
      return " is for " + game + " only with " + show_conditions(*request.game, refusal.option) +
             "; leave it out, or choose that too";
    case OptionFault::kNotWhole:
    case OptionFault::kOutOfRange:
      return given_value(refusal, request) + "; accepted is " + accepted_range(info);
    case OptionFault::kEven:
      return given_value(refusal, request) + "; accepted is an odd number, so that somebody wins the match";
    case OptionFault::kHandicapTooHigh:
      return handicap_too_high(refusal, request, roster);
    case OptionFault::kNotOnCushions:
      return given_value(refusal, request) + ", but on " + a_table(*request.table) +
             (refusal.option == Option::kFoulLine ? " the foul line is always the centre line"
                                                  : " there are no side edges to hang over") +
             "; leave it out";
    case OptionFault::kNoDeadWeightsToVoid:
      return " is true, but dead weights are removed at once, so none is left to void a turn; accepted is false, or "
             "dead_weights stay";
  }
  return " is not accepted";
}

}  // namespace

Complaint describe(const OptionRefusal& refusal, const OptionRequest& request, const Roster* roster) {
  const std::string field = "options." + std::string(info_of(refusal.option).name);
  return {field, field + rest_of_sentence(refusal, request, roster)};
}

}  // namespace hammer::protocol
