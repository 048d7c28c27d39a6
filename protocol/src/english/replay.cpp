#include <algorithm>
#include <vector>

#include "english/match_teller.h"
#include "english/notes.h"
#include "english/words.h"
#include "json/names.h"
#include "json/numbers.h"
#include "protocol/english.h"
#include "protocol/replay.h"
#include "record/told.h"

namespace hammer::protocol {
namespace {

std::string show_teams(const NarrationMatch& told) {
  std::vector<std::string> sides;
  for (const NarrationSeat& seat : told.seats) {
    if (std::find(sides.begin(), sides.end(), seat.side) == sides.end()) sides.push_back(seat.side);
  }
  std::string text;
  for (const std::string& side : sides) {
    std::vector<std::string> players;
    bool alone = true;
    for (const NarrationSeat& seat : told.seats) {
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
    AppliedEvent applied(again);
    applied.complete(again, again.append(event).value());
    teller.tell(applied);
  }
  return teller.take() + '\n' + show_scores(scores_of(match));
}

std::string tell_as_told(const NarrationMatch& told) {
  std::string text = "\nAs the record tells it\n";
  const NoteNames names(told);
  for (const NarrationEvent& event : told.events) {
    text += "   ";
    for (const std::string& sentence : event.sentences) text += ' ' + sentence;
    for (const JsonObject& note : event.notes) text += ' ' + describe(note, names);
    text += '\n';
  }
  const NarrationScores none;
  const NarrationScores& last = !told.hash.empty()    ? told.scores
                                : told.events.empty() ? none
                                                      : told.events.back().scores;
  if (!last.empty()) text += '\n' + show_scores(last);
  return told.winner.empty() ? text : text + "Winner: " + told.winner + '\n';
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

}  // namespace

std::string RecordFault::reason() const { return sentence_of(why); }

std::string RecordFault::sentence() const { return "line " + std::to_string(line) + ": " + reason(); }

std::string describe_revisions(const ReadRecord& record) {
  if (!record.told) return {};
  if (record.objection && record.objection->why.code == "uses_unknown") return sentence_of(record.objection->why);
  const RecordHead& head = record.head;
  std::string text = "recorded with physics revision " + std::to_string(head.revisions.physics) + " and revision " +
                     std::to_string(head.revisions.game) + " of the game";
  if (head.version > kRecordVersion) text += " in format " + std::to_string(head.version);
  text += "; this program has " + std::to_string(kPhysicsRevision) + " and ";
  const Game* game = find_game(record.told->game);
  text += game ? std::to_string(game->revision) : "no such game";
  return head.version <= kRecordVersion ? text : text + ", format " + std::to_string(kRecordVersion);
}

std::string replay_text(const ReadRecord& record) {
  std::string text = show_board(*record.told) + show_teams(*record.told) +
                     (record.own ? tell_as_played(*record.match) : tell_as_told(*record.told));
  // What another program tells may hold characters that a terminal would obey.
  for (char& c : text)
    if ((c >= 0 && c < ' ' && c != '\n') || c == '\x7f') c = '?';
  return text;
}

std::string verdict_text(const ReadRecord& record) {
  if (record.fault) return "Refused: " + record.fault->sentence() + '\n';
  const std::string events = counted(static_cast<int>(record.told->events.size()), "event");
  if (!record.own) {
    return "Unverified: " + describe_revisions(record) + "; " + events + ", by its own account hash " +
           record.told->hash + nameless_words(record) + '\n';
  }
  const std::string undrawn = record.head.seed ? "" : "; it has no seed, so what was drawn could not be drawn again";
  const std::string hash = hex(record_hash(record.head, *record.match), 16);
  return "Verified: " + events + ", hash " + hash + undrawn + nameless_words(record) + '\n';
}

}  // namespace hammer::protocol
