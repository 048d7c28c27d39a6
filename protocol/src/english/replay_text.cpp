#include "protocol/replay_text.h"

#include <algorithm>
#include <vector>

#include "english/judgement.h"
#include "english/match_teller.h"
#include "english/notes.h"
#include "english/words.h"
#include "json/writer.h"
#include "protocol/english.h"
#include "write/code_names.h"
#include "write/state.h"

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

std::string show_teams(const Narration& narration) {
  std::vector<std::string> sides;
  for (const NarratedSeat& seat : narration.seats) {
    if (std::find(sides.begin(), sides.end(), seat.side) == sides.end()) sides.push_back(seat.side);
  }
  std::string text;
  for (const std::string& side : sides) {
    std::vector<std::string> players;
    bool alone = true;
    for (const NarratedSeat& seat : narration.seats) {
      if (seat.side != side) continue;
      alone = seat.player == side;
      players.push_back(seat.player + (seat.hand.empty() ? "" : " (hand: " + seat.hand + ')'));
    }
    const std::string names = join(std::vector<std::string_view>(players.begin(), players.end()), "and");
    text += "  " + (alone && players.size() == 1 ? "" : side + ": ") + names + '\n';
  }
  return text;
}

std::string tell_as_played(const Match& match) {
  Match again(match.setup());
  MatchTeller teller;
  for (const Event& event : match.log()) {
    teller.begin(again);
    teller.tell(AppliedEvent::append(again, event).value());
  }
  return teller.take() + '\n' + show_scores(scores_of(match));
}

std::string tell_as_narrated(const Narration& narration) {
  std::string text = "\nAs the record tells it\n";
  const PlayerNames names(narration);
  for (const NarratedEvent& event : narration.events) {
    text += "   ";
    for (const std::string& sentence : event.sentences) text += ' ' + sentence;
    for (const JsonObject& note : event.notes) text += ' ' + describe(note, names);
    text += '\n';
  }
  const NamedScores none;
  const NamedScores& last = !narration.hash.empty()    ? narration.scores
                            : narration.events.empty() ? none
                                                       : narration.events.back().scores;
  if (!last.empty()) text += '\n' + show_scores(last);
  return narration.winner.empty() ? text : text + "Winner: " + narration.winner + '\n';
}

// "; the name of player 2 has been removed"
std::string removed_words(const std::vector<int>& removed, const std::string& noun) {
  std::vector<std::string> numbers;
  for (const int number : removed) numbers.push_back(std::to_string(number + 1));
  if (numbers.empty()) return {};
  const std::string who = join(std::vector<std::string_view>(numbers.begin(), numbers.end()), "and");
  return numbers.size() == 1 ? "; the name of " + noun + ' ' + who + " has been removed"
                             : "; the names of " + noun + "s " + who + " have been removed";
}

std::string nameless_words(const ReadRecord& record) {
  return removed_words(record.nameless_seats(), "player") + removed_words(record.nameless_sides(), "side");
}

// What was checked of the luck of a match that a server hosted.
std::string luck_words(const ReadRecord& record) {
  if (!record.head.luck) return "";
  const MatchLuck& luck = *record.head.luck;
  std::string with, without;
  for (std::size_t i = 0; i < record.narration->seats.size(); ++i) {
    std::string& list = luck.number_of(static_cast<int>(i)) ? with : without;
    list += (list.empty() ? "" : ", ") + record.narration->seats[i].player;
  }
  std::string text = "Luck: the server's secret is the one that it committed itself to before the match. ";
  text += "Numbers added by: " + (with.empty() ? "nobody" : with);
  if (!without.empty()) text += "; none by: " + without;
  const int draws = count_draws(*record.match);
  if (draws == 0) return text + ". Nothing was drawn.\n";
  return text + (draws == 1 ? ". The one draw comes out the same.\n"
                            : ". All " + counted(draws, "draw") + " come out the same.\n");
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
  if (headed_ == place_of(before) || before.state().phase == Phase::kOver) return;
  headed_ = place_of(before);
  text_ += '\n' + heading_of(before) + '\n';
}

void MatchTeller::tell(const AppliedEvent& applied) {
  const bool is_shot = !applied.notes().empty() && applied.notes().front().kind == NoteKind::kShot;
  text_ += is_shot ? ' ' + std::to_string(weight_) + "  " : std::string(4, ' ');
  if (const auto* choose = std::get_if<Choose>(&applied.event()))
    text_ += describe_choice(*choose, applied.side(chooser_)) + ' ';
  const PlayerNames names(applied.setup());
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

std::string show_board(const Narration& narration) {
  const Game* game = find_game(narration.game);
  std::string text = game ? std::string(game->name) : narration.game;
  if (!narration.table.empty()) text += " on " + a_table(narration.table);
  if (narration.powder) text += ", powder " + shortest(*narration.powder) + " m/s²";
  if (!narration.weight.empty()) text += ", " + narration.weight + " weights";
  return text + '\n';
}

std::string show_scores(const NamedScores& scores) {
  std::vector<std::string> parts;
  // "Pro 2 7" would be anybody's guess.
  const bool numbered = std::any_of(scores.begin(), scores.end(),
                                    [](auto& score) { return score.first.back() >= '0' && score.first.back() <= '9'; });
  for (const auto& [side, points] : scores) parts.push_back(side + (numbered ? ": " : " ") + std::to_string(points));
  return "Score: " + join(std::vector<std::string_view>(parts.begin(), parts.end()), "and") + '\n';
}

std::string show_machines(const Setup& setup, std::span<const ai::Level> levels, std::uint64_t seed) {
  Narration agreed;
  agreed.game = setup.game->key;
  agreed.table = setup.table->name;
  agreed.weight = setup.weight->name;
  agreed.powder = setup.deceleration;
  std::string text = show_board(agreed);
  for (std::size_t seat = 0; seat < levels.size(); ++seat) {
    const Seat& player = setup.seats[seat];
    const std::string& side = setup.sides[static_cast<std::size_t>(player.side)];
    text += "  " + (side == player.name ? "" : side + ": ") + player.name + ", hand " +
            std::string(levels[seat].hand->name) + ", judgement " + std::string(levels[seat].policy->name) + '\n';
  }
  return text + "  Seed " + std::to_string(seed) + '\n';
}

std::string show_machines_result(const Match& match, const MachinesEffort& effort) {
  const std::string abandoned =
      effort.is_over ? "" : "Abandoned after " + std::to_string(match.log().size()) + " events without a winner.\n";
  return '\n' + show_scores(scores_of(match)) + abandoned + counted(effort.throws, "throw") + ", " +
         std::to_string(effort.simulated) + " shots simulated to choose them\n";
}

std::string describe_revisions(const ReadRecord& record) {
  if (!record.narration) return {};
  if (record.objection && record.objection->why.code == "uses_unknown") return sentence_of(record.objection->why);
  const RecordHead& head = record.head;
  std::string text = "recorded with physics revision " + std::to_string(head.revisions.physics) + " and revision " +
                     std::to_string(head.revisions.game) + " of the game";
  if (head.version > kRecordVersion) text += " in format " + std::to_string(head.version);
  text += "; this program has " + std::to_string(kPhysicsRevision) + " and ";
  const Game* game = find_game(record.narration->game);
  text += game ? std::to_string(game->revision) : "no such game";
  return head.version <= kRecordVersion ? text : text + ", format " + std::to_string(kRecordVersion);
}

std::string replay_text(const ReadRecord& record) {
  std::string text = show_board(*record.narration) + show_teams(*record.narration) +
                     (record.own ? tell_as_played(*record.match) : tell_as_narrated(*record.narration));
  // The text of another program may have control characters.
  for (char& c : text)
    if ((c >= 0 && c < ' ' && c != '\n') || c == '\x7f') c = '?';
  return text;
}

std::string verdict_text(const ReadRecord& record) {
  if (record.fault) return "Refused: " + record.fault->sentence() + '\n';
  const std::string events = counted(static_cast<int>(record.narration->events.size()), "event");
  if (!record.own) {
    return "Unverified: " + describe_revisions(record) + "; " + events + ", by its own account hash " +
           record.narration->hash + nameless_words(record) + '\n';
  }
  const bool is_drawn = record.head.draws().has_value();
  const std::string source = record.head.luck ? "secret" : "seed";
  const std::string undrawn = is_drawn ? "" : "; it has no " + source + ", so what was drawn could not be drawn again";
  const std::string hash = hex(record_hash(record.head, *record.match), 16);
  return "Verified: " + events + ", hash " + hash + undrawn + nameless_words(record) + '\n' +
         (is_drawn ? luck_words(record) : "");
}

}  // namespace hammer::protocol
