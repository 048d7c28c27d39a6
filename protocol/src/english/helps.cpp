#include <array>
#include <span>

#include "protocol/english.h"

namespace hammer::protocol {
namespace {

struct Help {
  std::string_view name, text;
};

constexpr std::array kOptions{
    Help{"game_score", "points that win the game"},
    Help{"innings", "innings to play, before any extra ones"},
    Help{"foul_line",
         "the line a weight must clear to be in play: the one nearest the shooter, or the one at the far end"},
    Help{"dead_weights",
         "what becomes of a weight short of the foul line: taken off at once, or left where it may still be struck"},
    Help{"dead_weight_voids", "a dead weight still on the board at the end makes everything worth nothing"},
    Help{"corner_hangers", "a hanger over a corner is worth 26 instead of 13"},
    Help{"scoring", "by which game's rules the round is counted"},
    Help{"peeking", "whether a shooter may go and look at the far end before the last weight is played"},
    Help{"dusting", "where a side may powder dry spots: the whole board, its edges, or only when the host grants it"},
    Help{"wear", "the powder wears where weights slide"},
    Help{"hickey_cents", "stake in cents that a turn without points puts into the jar; 0 for no jar"},
    Help{"toss", "what the toss wins: a choice, or simply the first shot"},
    Help{"start_end", "how the end to start from is found: tossed for, or named"},
    Help{"tie_tolerance_mm", "two weights closer than this many millimetres in depth are level"},
    Help{"best_of", "the most games in the series; an odd number"},
    Help{"handicap", "points that a side starts with"},
    Help{"hanger_value", "what a hanger is worth"},
    Help{"tied_leaders",
         "when both sides' best are level: nobody scores, or the pair is ignored and the next compared"},
    Help{"win_by_two", "the winner must be two points ahead"},
    Help{"shot_clock", "seconds for each shot; 0 for no clock"},
    Help{"hand", "how much every human throw strays from its aim"},
};

constexpr std::array kPresets{
    Help{"tournament", "as tournaments play it: every option at its default"},
    Help{"brochure", "as the brochure has it: dead weights off at once, no corner hangers"},
};

constexpr std::array kJudgements{
    Help{"toddler", "throws anything, for the fun of it"},
    Help{"child", "takes almost any shot that comes to mind"},
    Help{"newcomer", "knows what counts, and seldom how to get it"},
    Help{"beginner", "finds a good shot now and then"},
    Help{"learner", "finds a good shot about as often as not"},
    Help{"novice", "sees the good shots, and often takes another"},
    Help{"casual", "takes a middling shot now and then"},
    Help{"league", "rarely far from the best shot"},
    Help{"pro", "nearly always the best shot, or as good"},
    Help{"champion", "always the shot that wins most often"},
    Help{"lag-only", "only lags, and never into a weight: for the most points"},
    Help{"greedy", "takes the most points, as if the round ended now"},
    Help{"rollout", "plays every shot on to the end of the round by a simple rule"},
};

std::string_view find(std::span<const Help> helps, std::string_view name) {
  for (const Help& help : helps)
    if (help.name == name) return help.text;
  return {};
}

}  // namespace

std::string_view option_help(std::string_view name) { return find(kOptions, name); }
std::string_view preset_help(std::string_view name) { return find(kPresets, name); }
std::string_view judgement_help(std::string_view name) { return find(kJudgements, name); }

}  // namespace hammer::protocol
