#include <algorithm>
#include <tuple>
#include <vector>

#include "code_names.h"
#include "happening.h"
#include "hex.h"
#include "judge_sentences.h"
#include "note_sentences.h"
#include "option_fields.h"
#include "protocol/names.h"
#include "protocol/numbers.h"
#include "protocol/replay.h"

namespace hammer::protocol {
namespace {

std::string show_teams(const Setup& setup) {
  std::string text;
  for (std::size_t side = 0; side < setup.sides.size(); ++side) {
    std::vector<std::string_view> players;
    for (const Seat& seat : setup.seats) {
      if (seat.side == static_cast<int>(side)) players.push_back(seat.name);
    }
    const bool alone = players.size() == 1 && players[0] == setup.sides[side];
    text += "  " + setup.sides[side] + (alone ? "" : ": " + join(players, "and")) + '\n';
  }
  return text;
}

std::string show_setup(const Setup& setup) {
  return std::string(setup.game->name) + " on a " + std::string(setup.table->name) + " table, powder " +
         shortest(setup.deceleration) + " m/s², " + std::string(setup.weight->name) + " weights\n" + show_teams(setup);
}

class Teller {
 public:
  explicit Teller(const Setup& setup) : match_(setup) {}

  void tell(const Event& event) {
    write_heading();
    const int weight = match_.state().board.count + 1;
    Happening happening(match_);
    happening.complete(match_, match_.append(event).value());
    text_ += std::holds_alternative<ShotPlayed>(event) ? " " + std::to_string(weight) + "  " : "    ";
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

std::string show_score(const Match& match) {
  std::vector<std::string> parts;
  for (std::size_t side = 0; side < match.setup().sides.size(); ++side) {
    parts.push_back(match.setup().sides[side] + ' ' + std::to_string(match.state().scores[side]));
  }
  return "Score: " + join(std::vector<std::string_view>(parts.begin(), parts.end()), "and") + '\n';
}

}  // namespace

std::string replay_text(const ReadRecord& record) {
  Teller teller(record.match->setup());
  for (const Event& event : record.match->log()) teller.tell(event);
  return show_setup(record.match->setup()) + teller.take() + '\n' + show_score(*record.match);
}

std::string verdict_text(const ReadRecord& record) {
  if (record.fault) return "Refused: " + record.fault->sentence() + '\n';
  const std::string events =
      std::to_string(record.match->log().size()) + " events, hash " + hex(record.match->hash(), 16);
  if (record.verified) return "Verified: " + events + '\n';
  return "Unverified: " + describe_revisions(record) + "; " + events + '\n';
}

}  // namespace hammer::protocol
