// The coach's codes and numbers as English.
#pragma once

#include <string>

#include "ai/advice.h"
#include "ai/estimate.h"
#include "read/situation.h"

namespace hammer::protocol {

// Each in the order of its enumeration.
inline constexpr std::array<std::string_view, 11> kShotKindNames{
    "lag", "hanger", "guard", "take_out", "stick", "take_out_two", "tap", "promote", "clear", "throw_away", "four"};
inline constexpr std::array<std::string_view, 18> kReasonNames{
    "wins_game",  "removes_leader", "takes_lead",  "adds_to_lead", "cuts_loss",   "protects",
    "hard_reply", "scores_now",     "makes_three", "clears_two",   "must_clear",  "rescues_dead",
    "void_risk",  "keeps_open",     "safe",        "risky",        "only_chance", "nothing_better"};
inline constexpr std::array<std::string_view, 5> kGradeNames{"best", "good", "fair", "mistake", "blunder"};

// What the numbers of a reason are called; empty where it has none.
struct ReasonNumbers {
  std::string_view chance, amount;
};
ReasonNumbers numbers_of(ai::ReasonCode code);

// "Knock off blue's 3 and stay on the board."
std::string describe_shot(const SentSituation& sent, const ai::Aim& aim, const ai::ShotName& name);

// "It removes blue's 3, which costs 3 points now, in 71 of 100 throws."
std::string describe_reason(const SentSituation& sent, const ai::Reason& reason);

std::string describe_rating(const SentSituation& sent, const ai::Rating& rating);
std::string describe_estimate(const ai::HandEstimate& estimate);

// "71 %", "0.4 %"
std::string percent(double share);

}  // namespace hammer::protocol
