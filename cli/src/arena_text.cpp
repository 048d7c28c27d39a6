#include "arena_text.h"

#include <array>
#include <cstdio>
#include <optional>

namespace hammer::cli {
namespace {

std::string fixed(double number, int digits) {
  std::array<char, 40> text;
  std::snprintf(text.data(), text.size(), "%.*f", digits, number);
  return text.data();
}

std::string percent(double share) { return fixed(100 * share, 1); }

std::string mean(std::int64_t sum, std::int64_t count, double times, int digits) {
  if (count == 0) return "-";
  return fixed(times * static_cast<double>(sum) / static_cast<double>(count), digits);
}

std::string or_dash(const std::optional<double>& number) { return number ? fixed(*number, 2) : "-"; }

std::string row(const std::string& what, const std::string& a, const std::string& b) {
  std::array<char, 120> line;
  std::snprintf(line.data(), line.size(), "  %-34s %14s %14s\n", what.c_str(), a.c_str(), b.c_str());
  return line.data();
}

template <class Show>
std::string row_of(const std::string& what, const protocol::ArenaReport& report, Show&& show) {
  return row(what, show(report.result.tallies[0], report.times[0]), show(report.result.tallies[1], report.times[1]));
}

std::string sprt_sentence(const protocol::ArenaReport::AskedSprt& asked) {
  const std::string low = percent(asked.sprt.low) + " %", high = percent(asked.sprt.high) + " %";
  if (asked.verdict == ai::Sprt::Verdict::kGoOn) return "Too few pairs to tell " + low + " from " + high + ".\n";
  const bool is_high = asked.verdict == ai::Sprt::Verdict::kHigh;
  return "Stopped: " + (is_high ? high + " rather than " + low : low + " rather than " + high) + ".\n";
}

std::string table(const protocol::ArenaReport& report) {
  using protocol::DecisionTimes;
  std::string text = row("", "A", "B");
  text += row("", report.levels[0], report.levels[1]);
  const std::string round = report.shares_board ? "round" : "turn";
  text += row_of("points a " + round, report,
                 [](const ai::Tally& tally, const DecisionTimes&) { return mean(tally.points, tally.rounds, 1, 3); });
  text += row_of(round + "s that scored, %", report, [](const ai::Tally& tally, const DecisionTimes&) {
    return mean(tally.scoring_rounds, tally.rounds, 100, 1);
  });
  if (report.shares_board) {
    text += row_of("throws that knocked a rival off, %", report, [](const ai::Tally& tally, const DecisionTimes&) {
      return mean(tally.knocked_off, tally.throws, 100, 1);
    });
  }
  text += row_of("simulated shots a decision", report, [](const ai::Tally& tally, const DecisionTimes&) {
    return mean(tally.simulated, tally.decisions, 1, 0);
  });
  text += row_of("the most, ordinary / last", report, [](const ai::Tally& tally, const DecisionTimes&) {
    return std::to_string(tally.max_simulated_ordinary) + " / " + std::to_string(tally.max_simulated_last);
  });
  text += row_of("ms a decision", report,
                 [](const ai::Tally&, const DecisionTimes& times) { return fixed(times.mean, 2); });
  text += row_of("median ms, ordinary / last", report, [](const ai::Tally&, const DecisionTimes& times) {
    return or_dash(times.median_ordinary) + " / " + or_dash(times.median_last);
  });
  return text;
}

}  // namespace

std::string arena_text(const protocol::ArenaReport& report) {
  const ai::PairScores& scores = report.result.scores;
  const ai::Interval interval = ai::win_interval(scores);
  std::string text = "A wins " + percent(scores.mean()) + " % of " + std::to_string(2 * scores.count()) +
                     " matches in mirrored pairs; 95 %: " + percent(interval.low) + " to " + percent(interval.high) +
                     " %\n" + report.game + " on " + report.table + ", seed " + std::to_string(report.seed) + "\n";
  if (report.result.unfinished > 0)
    text += std::to_string(report.result.unfinished) + " of them did not come to an end and count as half.\n";
  if (report.sprt) text += sprt_sentence(*report.sprt);
  return text + '\n' + table(report);
}

}  // namespace hammer::cli
