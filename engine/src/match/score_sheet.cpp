// The score sheet of a real table: what was scored, and how it is put right afterwards.
#include <algorithm>
#include <iterator>

#include "hammer/index.h"
#include "match/play.h"

namespace hammer {
namespace {

bool was_thrown(const Event& event) {
  return std::holds_alternative<ShotPlayed>(event) || std::holds_alternative<Forfeit>(event);
}

ScoredRound round_of(const Setup& setup, const State& state, const Report* by) {
  ScoredRound round{.by = by, .game = state.game_number, .round = state.round, .end = state.end};
  round.first = setup.game->shares_board ? state.order[0] : turn_of(setup, state);
  if (by && by->first >= 0) round.first = by->first;
  round.totals = state.scores;
  return round;
}

// False: nothing was scored.
bool add_scores(const std::vector<Note>& notes, ScoredRound& round) {
  bool is_scored = false;
  for (const Note& note : notes) {
    if (note.kind == NoteKind::kHickey) round.cents = note.cents;
    if (note.kind != NoteKind::kScored) continue;
    is_scored = true;
    round.points[idx(note.side)] = note.points;
    round.totals[idx(note.side)] = note.total;
  }
  return is_scored;
}

void add_jar(const std::vector<Note>& notes, ScoredRound& round) {
  for (const Note& note : notes) {
    if (note.kind != NoteKind::kJarTaken) continue;
    round.jar_taken_by = note.side;
    round.jar_taken = note.cents;
  }
}

}  // namespace

int turn_of(const Setup& setup, const State& state) {
  if (setup.game->shares_board || state.phase != Phase::kShooting) return -1;
  return state.order[idx(state.order_index)];
}

std::vector<ScoredRound> Match::sheet() const {
  std::vector<ScoredRound> rounds;
  State state = first_state(setup_);
  int reports = 0;
  for (const Counted& counted : counted_) {
    ScoredRound round = round_of(setup_, state, report_of(counted));
    if (round.by) round.report = ++reports;
    std::vector<Note> notes;
    play_counted(counted, state, notes);
    if (add_scores(notes, round)) rounds.push_back(round);
    if (!rounds.empty()) add_jar(notes, rounds.back());  // also when the others concede (HJ2)
  }
  return rounds;
}

const Report* Match::report_of(const Counted& counted) const {
  if (const Correct* correction = correction_at(counted.event)) return &correction->puts[idx(counted.put)];
  return std::get_if<Report>(&log_[idx(counted.event)]);
}

int Match::count_reports(const Counting& counting, int before) const {
  return static_cast<int>(std::count_if(counting.begin(), counting.begin() + before,
                                        [&](const Counted& each) { return report_of(each) != nullptr; }));
}

// -1: there are not so many.
int Match::place_of(int report, const Counting& counting) const {
  for (int place = 0; place < static_cast<int>(counting.size()); ++place)
    if (report_of(counting[idx(place)]) && --report == 0) return place;
  return -1;
}

// ---------------------------------------------------------------- corrections

// Everything later is left where it is, also what no longer fits.
Match::Counting Match::corrected(Counting counting, int correction) const {
  const Correct& made = *correction_at(correction);
  const int place = place_of(made.report, counting);
  for (int i = 0; i < made.removes; ++i) counting.erase(counting.begin() + place_of(made.report, counting));
  Counting puts;
  for (int put = 0; put < static_cast<int>(made.puts.size()); ++put) puts.push_back({correction, put});
  counting.insert(counting.begin() + place, puts.begin(), puts.end());
  return counting;
}

Match::Counting Match::counted_again() const {
  Counting counting;
  for (const int event : done_) {
    const Correct* correction = correction_at(event);
    if (!correction) {
      counting.push_back({event});
      continue;
    }
    counting = corrected(std::move(counting), event);
    counting.resize(counting.size() - idx(correction->leave_out), Counted{0});
  }
  return counting;
}

std::optional<Refused> Match::fault_of(const Correct& correction) const {
  const int reports = count_reports(counted_, static_cast<int>(counted_.size()));
  if (correction.report < 1 || correction.report > reports)
    return Refused{Refusal::kNoSuchReport, "report", -1, reports};
  if (correction.removes < 0 || correction.removes > reports - correction.report + 1)
    return Refused{Refusal::kNoSuchReport, "removes", -1, reports};
  if (correction.puts.size() > kMaxPuts) return Refused{Refusal::kTooManyPuts, "puts"};
  if (correction.removes == 0 && correction.puts.empty()) return Refused{Refusal::kNothingCorrected, "removes"};
  return std::nullopt;
}

// Those before `from` count already.
std::optional<Refused> Match::find_misfit(const Counting& counting, int from, int correction) const {
  State state = state_before(from);
  std::vector<Note> notes;
  const auto why_not = [&](const Counted& each) -> std::optional<Refused> {
    if (each.event != correction && was_thrown(log_[idx(each.event)])) return Refused{Refusal::kThrownLater};
    if (each.event != correction && report_of(each) && each.turn != turn_of(setup_, state))
      return Refused{Refusal::kReportSide};
    return play_counted(each, state, notes);
  };
  for (int place = from; place < static_cast<int>(counting.size()); ++place) {
    const auto misfit = why_not(counting[idx(place)]);
    if (!misfit) continue;
    if (counting[idx(place)].event == correction) return misfit;
    const int before = count_reports(counting, place);
    const bool takes_reports = count_reports(counting, static_cast<int>(counting.size())) > before;
    return Refused{.why = Refusal::kLaterDoNotFit,
                   .field = "leave_out",
                   .index = takes_reports ? before + 1 : -1,
                   .other = static_cast<int>(counting.size()) - place,
                   .cause = misfit->why};
  }
  return std::nullopt;
}

// It is in the log. Refused: nothing has changed.
Result<std::vector<Note>, Refused> Match::make_correction(int event) {
  const Correct& correction = *correction_at(event);
  if (const auto fault = fault_of(correction)) return *fault;
  Counting counting = corrected(counted_, event);
  const auto misfit = find_misfit(counting, place_of(correction.report, counted_), event);
  if (misfit && (misfit->why != Refusal::kLaterDoNotFit || misfit->other != correction.leave_out)) return *misfit;
  if (!misfit && correction.leave_out != 0) return Refused{Refusal::kNothingToLeaveOut, "leave_out"};
  counting.resize(counting.size() - idx(correction.leave_out), Counted{0});
  count_anew(counting);
  return notes_of(event);
}

Result<std::vector<Note>, Refused> Match::correct(const Correct& correction) {
  const int event = static_cast<int>(log_.size());
  log_.push_back(correction);
  auto notes = make_correction(event);
  if (!notes) {
    log_.pop_back();
    return notes;
  }
  undone_.clear();
  done_.push_back(event);
  return notes;
}

// Not everything that is played through again: the rounds that were put, and who has won.
std::vector<Note> Match::notes_of(int correction) const {
  std::vector<Note> notes{{.kind = NoteKind::kCorrected}};
  const int count = static_cast<int>(correction_at(correction)->puts.size());
  const auto first = std::ranges::find(counted_, Counted{correction});
  State state = count > 0 ? state_before(static_cast<int>(first - counted_.begin())) : State{};
  for (int put = 0; put < count; ++put) {
    std::vector<Note> followed;
    play_counted({correction, put}, state, followed);
    std::ranges::copy_if(followed, std::back_inserter(notes),
                         [](const Note& note) { return note.kind == NoteKind::kScored; });
  }
  if (state_.phase == Phase::kOver) notes.push_back({.kind = NoteKind::kMatchWon, .side = state_.winner});
  return notes;
}

}  // namespace hammer
