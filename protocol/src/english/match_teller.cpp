#include "english/match_teller.h"

#include <algorithm>
#include <vector>

#include "english/judge.h"
#include "english/notes.h"
#include "english/words.h"
#include "json/names.h"
#include "json/numbers.h"
#include "record/told.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

std::string heading_of(const Match& match) {
  const State& state = match.state();
  const Setup& setup = match.setup();
  const std::string game =
      setup.options.best_of() > 1 ? "Game " + std::to_string(state.game_number) + ", " : std::string();
  if (state.phase != Phase::kShooting) return game + (game.empty() ? "Opening" : "opening");
  const std::string end = ", end " + std::string(name_in(kEndNames, state.end)) + ": ";
  const auto side = [&](int index) { return setup.sides[static_cast<std::size_t>(index)]; };
  const std::string number = std::to_string(state.round);
  const std::string round = game.empty() ? "R" : "r";
  if (setup.game->shares_board) {
    return game + round + "ound " + number + end + side(match.first()) + " first, " + side(match.hammer()) +
           " has the hammer";
  }
  return game + (game.empty() ? "F" : "f") + "rame " + number + end + side(match.to_shoot()->side);
}

std::string describe_choice(const Choose& choose, const std::string& side) {
  if (choose.color) return side + " takes " + std::string(name_of(*choose.color)) + '.';
  return side + (choose.take == Take::kHammer ? " takes the hammer." : " chooses to shoot first.");
}

}  // namespace

MatchTeller::Place MatchTeller::place_of(const Match& match) {
  const State& state = match.state();
  const bool opened = state.phase == Phase::kShooting;
  const int turn = match.setup().game->shares_board ? 0 : state.order_index;
  return {opened, state.game_number, opened ? state.round : 0, opened ? turn : 0};
}

void MatchTeller::begin(const Match& before) {
  weight_ = before.state().board.count + 1;
  chooser_ = before.state().chooser;
  if (told_ == place_of(before) || before.state().phase == Phase::kOver) return;
  told_ = place_of(before);
  text_ += '\n' + heading_of(before) + '\n';
}

void MatchTeller::tell(const AppliedEvent& applied) {
  const bool is_shot = !applied.notes().empty() && applied.notes().front().kind == NoteKind::kShot;
  text_ += is_shot ? ' ' + std::to_string(weight_) + "  " : std::string(4, ' ');
  if (const auto* choose = std::get_if<Choose>(&applied.event()))
    text_ += describe_choice(*choose, applied.side(chooser_)) + ' ';
  const NoteNames names(applied.setup());
  for (const Note& note : applied.notes()) {
    if (note.judgement) {
      end_line();
      text_ += "    " + describe_summary(*note.judgement, applied.setup().game->shares_board) + ' ';
    }
    text_ += describe(note_code(note, applied), names) + ' ';
  }
  end_line();
}

void MatchTeller::end_line() {
  while (text_.ends_with(' ')) text_.pop_back();
  if (!text_.ends_with('\n')) text_ += '\n';
}

std::string show_board(const NarrationMatch& told) {
  const Game* game = find_game(told.game);
  std::string text = game ? std::string(game->name) : told.game;
  if (!told.table.empty()) text += " on " + a_table(told.table);
  if (told.powder) text += ", powder " + shortest(*told.powder) + " m/s²";
  if (!told.weight.empty()) text += ", " + told.weight + " weights";
  return text + '\n';
}

std::string show_scores(const NarrationScores& scores) {
  std::vector<std::string> parts;
  // "Pro 2 7" would be anybody's guess.
  const bool numbered = std::any_of(scores.begin(), scores.end(),
                                    [](auto& score) { return score.first.back() >= '0' && score.first.back() <= '9'; });
  for (const auto& [side, points] : scores) parts.push_back(side + (numbered ? ": " : " ") + std::to_string(points));
  return "Score: " + join(std::vector<std::string_view>(parts.begin(), parts.end()), "and") + '\n';
}

std::string show_machines(const Setup& setup, std::span<const ai::Level> levels, std::uint64_t seed) {
  NarrationMatch agreed;
  agreed.game = setup.game->key;
  agreed.table = setup.table->name;
  agreed.weight = setup.weight->name;
  agreed.powder = setup.deceleration;
  std::string text = show_board(agreed);
  for (std::size_t seat = 0; seat < levels.size(); ++seat) {
    const Seat& player = setup.seats[seat];
    const std::string& side = setup.sides[static_cast<std::size_t>(player.side)];
    text += "  " + (side == player.name ? "" : side + ": ") + player.name + ", hand " +
            std::string(levels[seat].hand->name) + ", judgement " + std::string(levels[seat].judging->name) + '\n';
  }
  return text + "  Seed " + std::to_string(seed) + '\n';
}

std::string show_machines_result(const Match& match, const MachinesEffort& effort) {
  const std::string put_down =
      effort.is_over ? "" : "Put down after " + std::to_string(match.log().size()) + " events without a winner.\n";
  return '\n' + show_scores(scores_of(match)) + put_down + counted(effort.throws, "throw") + ", " +
         std::to_string(effort.simulated) + " shots simulated to choose them\n";
}

}  // namespace hammer::protocol
