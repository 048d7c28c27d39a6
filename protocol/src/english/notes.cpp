#include "english/notes.h"

#include <cmath>

#include "english/words.h"
#include "json/names.h"
#include "json/numbers.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

// At the beginning of a sentence. People's names are left as they write them.
std::string subject(const Note& note, const Happening& happening) {
  const std::string& name = happening.side(note.side);
  const bool is_color = name == name_of(Color::kRed) || name == name_of(Color::kBlue);
  return is_color ? capitalized(name) : name;
}

std::string the_weight(int weight, const Happening& happening) {
  const auto color = happening.color_of(weight);
  if (!color) return "the weight";
  return "the " + std::string(ordinal_word(happening.number_in_color(weight))) + ' ' + std::string(name_of(*color)) +
         " weight";
}

std::string centimetres_from_the_end(const Happening& happening, double x) {
  return shortest(millimetres_from_the_end(happening, x) / 10) + " cm from the far edge";
}

std::string over_edge(const Rest* rest) {
  if (!rest || rest->on()) return {};
  const bool is_end = rest->fell == Edge::kFar || rest->fell == Edge::kNear;
  return " over the " + std::string(name_of(rest->fell)) + (is_end ? " edge" : " side");
}

std::string describe_shot(const Note& note, const Happening& happening) {
  const std::string& player = happening.player(note);
  if (happening.shot() && std::holds_alternative<ThrowFour>(happening.shot()->shot)) {
    const auto color = happening.color_of(note.weight);
    return player + " throws the four " + std::string(name_of(*color)) + " weights together.";
  }
  const Rest* rest = happening.rest_of(note.weight);
  const std::string stops =
      rest && rest->on() ? "; it stops " + centimetres_from_the_end(happening, rest->x) : std::string();
  return player + " shoots " + the_weight(note.weight, happening) + stops + '.';
}

std::string describe_opening(const Note& note, const Happening& happening) {
  std::string text = subject(note, happening) + " shoots first";
  if (happening.hammer() < 0) return text + '.';
  text += " from end " + std::string(name_in(kEndNames, happening.end()));
  return text + "; " + happening.side(happening.hammer()) + " has the hammer.";
}

std::string describe_toss(const Note& note, const Happening& happening) {
  const auto* toss = std::get_if<Toss>(&happening.event());
  const std::string coin = toss ? "The coin shows " + std::string(name_in(kCoinNames, toss->landed)) + ": " : "";
  return coin + (coin.empty() ? subject(note, happening) : happening.side(note.side)) + " wins the toss.";
}

std::string describe_score(const Note& note, const Happening& happening) {
  const std::string points = note.points > 0 ? std::to_string(note.points) : "nothing";
  return subject(note, happening) + " scores " + points + " and has " + std::to_string(note.total) + '.';
}

std::string describe_forfeit(const Note& note, const Happening& happening) {
  const bool whole_turn = !happening.color_of(note.weight);
  return happening.player(note) + " forfeits " + (whole_turn ? "the throw" : the_weight(note.weight, happening)) + '.';
}

std::string foul_words(FoulKind kind) {
  switch (kind) {
    case FoulKind::kFoot:
      return "no foot behind the playing surface";
    case FoulKind::kShaking:
      return "striking or shaking the table";
    case FoulKind::kOutOfTurn:
      return "shooting out of turn";
    case FoulKind::kWrongColor:
      return "shooting the wrong colour";
    case FoulKind::kTouchedWeight:
      return "touching a weight in play";
    case FoulKind::kPeeking:
      return "peeking";
  }
  return "a foul";
}

}  // namespace

double millimetres_from_the_end(const Happening& happening, double x) {
  return std::floor((happening.setup().table->length - x) * 1000 + 0.5);
}

std::string describe(const Note& note, const Happening& happening) {
  const auto weight = [&] { return capitalized(the_weight(note.weight, happening)); };
  const auto side = [&] { return subject(note, happening); };
  switch (note.kind) {
    case NoteKind::kTossWon:
      return describe_toss(note, happening);
    case NoteKind::kChooses:
      return side() + " has to choose.";
    case NoteKind::kOpens:
      return describe_opening(note, happening);
    case NoteKind::kShot:
      return describe_shot(note, happening);
    case NoteKind::kFell:
      return weight() + " falls" + over_edge(happening.rest_of(note.weight)) + '.';
    case NoteKind::kNoCushion:
      return weight() + " touches no cushion first.";
    case NoteKind::kTakenOff:
      return weight() + " is taken off.";
    case NoteKind::kPutBack:
      return weight() + " goes back where it stood.";
    case NoteKind::kDeadRemoved:
      return weight() + " is dead and taken away.";
    case NoteKind::kForfeited:
      return describe_forfeit(note, happening);
    case NoteKind::kTurnFailed:
      return possessive(side()) + " turn ends with nothing.";
    case NoteKind::kScored:
      return describe_score(note, happening);
    case NoteKind::kHickey:
      return side() + " puts " + money(note.cents) + " into the jar.";
    case NoteKind::kExtraFrame:
      return "That does not decide the game: play goes on.";
    case NoteKind::kGameWon:
      return side() + " wins the game with " + std::to_string(note.total) + '.';
    case NoteKind::kJarTaken:
      return side() + " takes the jar, " + money(note.cents) + '.';
    case NoteKind::kMatchWon:
      return side() + " wins the match.";
    case NoteKind::kDusted:
      return side() + " dusts the board.";
    case NoteKind::kDustGranted:
      return "Dusting is granted.";
    case NoteKind::kFoul:
      return "A foul is noted against " + happening.side(note.side) + ": " + foul_words(note.foul) + '.';
    case NoteKind::kConceded:
      return side() + " concedes.";
    case NoteKind::kUndone:
      return "The last step is undone.";
    case NoteKind::kRedone:
      return "What was undone is done again.";
  }
  return "Something happens.";
}

}  // namespace hammer::protocol
