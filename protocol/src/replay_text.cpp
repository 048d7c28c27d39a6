#include <algorithm>
#include <tuple>
#include <vector>

#include "code_names.h"
#include "happening.h"
#include "hex.h"
#include "judge_sentences.h"
#include "note_sentences.h"
#include "protocol/names.h"
#include "protocol/numbers.h"
#include "protocol/replay.h"
#include "told.h"
#include "words.h"

namespace hammer::protocol {
namespace {

std::string show_teams(const ToldMatch& told) {
  std::vector<std::string> sides;
  for (const auto& [player, side] : told.seats) {
    if (std::find(sides.begin(), sides.end(), side) == sides.end()) sides.push_back(side);
  }
  std::string text;
  for (const std::string& side : sides) {
    std::vector<std::string_view> players;
    for (const auto& [player, of] : told.seats) {
      if (of == side) players.push_back(player);
    }
    const bool alone = players.size() == 1 && players[0] == side;
    text += "  " + side + (alone ? "" : ": " + join(players, "and")) + '\n';
  }
  return text;
}

std::string show_setup(const ToldMatch& told) {
  const Game* game = find_game(told.game);
  std::string text = game ? std::string(game->name) : told.game;
  if (!told.table.empty()) text += " on a " + told.table + " table";
  if (told.powder) text += ", powder " + shortest(*told.powder) + " m/s²";
  if (!told.weight.empty()) text += ", " + told.weight + " weights";
  return text + '\n' + show_teams(told);
}

class Teller {
 public:
  explicit Teller(const Setup& setup) : match_(setup) {}

  void tell(const Event& event) {
    write_heading();
    const int weight = match_.state().board.count + 1;
    Happening happening(match_);
    happening.complete(match_, match_.append(event).value());
    text_ += std::holds_alternative<ShotPlayed>(event) ? ' ' + std::to_string(weight) + "  " : std::string(4, ' ');
    for (const Note& note : happening.notes()) {
      if (note.judgement) {
        end_line();
        text_ += "    " + describe_summary(*note.judgement, match_.setup().game->shares_board) + ' ';
      }
      text_ += describe(note, happening) + ' ';
    }
    end_line();
  }

  std::string take() { return std::move(text_); }

 private:
  using Place = std::tuple<bool, int, int, int>;

  // Of the round or turn that is being played, so that a heading comes when it changes.
  Place place() const {
    const State& state = match_.state();
    const bool opened = state.phase == Phase::kShooting;
    const int turn = match_.setup().game->shares_board ? 0 : state.place;
    return {opened, state.game_number, opened ? state.round : 0, opened ? turn : 0};
  }

  void write_heading() {
    if (told_ == place() || match_.state().phase == Phase::kOver) return;
    told_ = place();
    text_ += '\n' + heading() + '\n';
  }

  std::string heading() const {
    const State& state = match_.state();
    const Setup& setup = match_.setup();
    const std::string game =
        setup.options.best_of() > 1 ? "Game " + std::to_string(state.game_number) + ", " : std::string();
    if (state.phase != Phase::kShooting) return game + (game.empty() ? "Opening" : "opening");
    const std::string end = ", end " + std::string(name_in(kEndNames, state.end)) + ": ";
    const auto side = [&](int index) { return setup.sides[static_cast<std::size_t>(index)]; };
    const std::string number = std::to_string(state.round);
    const std::string round = game.empty() ? "R" : "r";
    if (setup.game->shares_board) {
      return game + round + "ound " + number + end + side(match_.first()) + " first, " + side(match_.hammer()) +
             " has the hammer";
    }
    return game + (game.empty() ? "F" : "f") + "rame " + number + end + side(match_.to_shoot()->side);
  }

  void end_line() {
    while (text_.ends_with(' ')) text_.pop_back();
    if (!text_.ends_with('\n')) text_ += '\n';
  }

  Match match_;
  Place told_{true, 0, 0, 0};
  std::string text_;
};

std::string show_scores(const ToldScores& scores) {
  std::vector<std::string> parts;
  for (const auto& [side, points] : scores) parts.push_back(side + ' ' + std::to_string(points));
  return "Score: " + join(std::vector<std::string_view>(parts.begin(), parts.end()), "and") + '\n';
}

std::string tell_as_played(const Match& match) {
  Teller teller(match.setup());
  for (const Event& event : match.log()) teller.tell(event);
  return teller.take() + '\n' + show_scores(scores_of(match));
}

std::string tell_as_told(const ToldMatch& told) {
  std::string text = "\nAs the record tells it\n";
  for (const ToldEvent& event : told.events) {
    text += "   ";
    for (const std::string& sentence : event.sentences) text += ' ' + sentence;
    text += '\n';
  }
  const ToldScores none;
  const ToldScores& last = !told.hash.empty() ? told.scores : told.events.empty() ? none : told.events.back().scores;
  if (!last.empty()) text += '\n' + show_scores(last);
  return told.winner.empty() ? text : text + "Winner: " + told.winner + '\n';
}

}  // namespace

std::string replay_text(const ReadRecord& record) {
  return show_setup(*record.told) + (record.own ? tell_as_played(*record.match) : tell_as_told(*record.told));
}

std::string verdict_text(const ReadRecord& record) {
  if (record.fault) return "Refused: " + record.fault->sentence() + '\n';
  const std::string events = counted(static_cast<int>(record.told->events.size()), "event");
  if (!record.own) {
    return "Unverified: " + describe_revisions(record) + "; " + events + ", by its own account hash " +
           record.told->hash + '\n';
  }
  const std::string undrawn = record.seed ? "" : "; it has no seed, so what was drawn could not be drawn again";
  return "Verified: " + events + ", hash " + hex(record.match->hash(), 16) + undrawn + '\n';
}

}  // namespace hammer::protocol
