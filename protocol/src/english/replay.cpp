#include <algorithm>
#include <vector>

#include "english/match_teller.h"
#include "english/words.h"
#include "json/names.h"
#include "json/numbers.h"
#include "protocol/english.h"
#include "protocol/replay.h"
#include "record/told.h"

namespace hammer::protocol {
namespace {

std::string show_teams(const ToldMatch& told) {
  std::vector<std::string> sides;
  for (const ToldSeat& seat : told.seats) {
    if (std::find(sides.begin(), sides.end(), seat.side) == sides.end()) sides.push_back(seat.side);
  }
  std::string text;
  for (const std::string& side : sides) {
    std::vector<std::string> players;
    bool alone = true;
    for (const ToldSeat& seat : told.seats) {
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
    Happening happening(again);
    happening.complete(again, again.append(event).value());
    teller.tell(happening);
  }
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

std::string RecordFault::reason() const { return sentence_of(why); }

std::string RecordFault::sentence() const { return "line " + std::to_string(line) + ": " + reason(); }

std::string replay_text(const ReadRecord& record) {
  return show_board(*record.told) + show_teams(*record.told) +
         (record.own ? tell_as_played(*record.match) : tell_as_told(*record.told));
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
