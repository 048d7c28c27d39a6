#include "english/notes.h"

#include <algorithm>
#include <string_view>

#include "english/words.h"
#include "json/writer.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

std::string foul_words(std::string_view kind) {
  if (kind == "foot") return "no foot behind the playing surface";
  if (kind == "shaking") return "striking or shaking the table";
  if (kind == "out_of_turn") return "shooting out of turn";
  if (kind == "wrong_color") return "shooting the wrong colour";
  if (kind == "touched_weight") return "touching a weight in play";
  if (kind == "peeking") return "peeking";
  return "a foul";
}

// A record may be of another program: what is missing or of another kind is passed over.
class NoteTeller {
 public:
  NoteTeller(const JsonObject& code, const PlayerNames& names) : code_(code), names_(names) {}

  std::string tell() const {
    const std::string_view event = text("event");
    const auto known = std::find(kNoteNames.begin(), kNoteNames.end(), event);
    if (known == kNoteNames.end()) return capitalized(std::string(event)) + '.';
    return tell(static_cast<NoteKind>(known - kNoteNames.begin()));
  }

 private:
  const JsonValue* find(std::string_view name) const {
    const auto found = std::ranges::find(code_, name, &JsonMember::name);
    return found == code_.end() ? nullptr : &found->value;
  }
  template <class T>
  const T* get(std::string_view name) const {
    const JsonValue* value = find(name);
    return value ? value->get<T>() : nullptr;
  }
  std::string_view text(std::string_view name) const {
    const auto* held = get<std::string>(name);
    return held ? std::string_view(*held) : std::string_view();
  }
  double number(std::string_view name) const {
    const double* held = get<double>(name);
    return held ? *held : 0;
  }
  std::string digits(std::string_view name) const { return shortest(number(name)); }

  const std::string& side(std::string_view name = "side") const {
    const double* held = get<double>(name);
    return names_.side(held ? *held : -1);
  }
  const std::string& player() const {
    const double* held = get<double>("seat");
    return names_.player(held ? *held : -1);
  }

  // At the beginning of a sentence. People's names are left as they write them.
  std::string subject() const {
    const bool is_color = side() == name_of(Color::kRed) || side() == name_of(Color::kBlue);
    return is_color ? capitalized(side()) : side();
  }

  std::string the_weight() const {
    if (text("color").empty()) return "the weight";
    const auto place = static_cast<int>(std::clamp(number("number"), 1.0, 8.0));
    return "the " + std::string(ordinal_word(place)) + ' ' + std::string(text("color")) + " weight";
  }
  std::string weight() const { return capitalized(the_weight()); }

  std::string over_edge() const {
    const std::string_view edge = text("edge");
    if (edge.empty()) return {};
    const bool is_end = edge == name_of(Edge::kFar) || edge == name_of(Edge::kNear);
    return " over the " + std::string(edge) + (is_end ? " edge" : " side");
  }

  std::string tell_shot() const {
    if (get<bool>("four")) return player() + " throws the four " + std::string(text("color")) + " weights together.";
    const double* from_end = get<double>("from_far_edge_mm");
    const std::string stops = from_end ? "; it stops " + shortest(*from_end / 10) + " cm from the far edge" : "";
    return player() + " shoots " + the_weight() + stops + '.';
  }

  std::string tell_opening() const {
    const std::string shoots = subject() + " shoots first";
    if (!get<double>("hammer")) return shoots + '.';
    return shoots + " from end " + std::string(text("end")) + "; " + side("hammer") + " has the hammer.";
  }

  std::string tell_toss() const {
    const std::string_view coin = text("landed");
    if (coin.empty()) return subject() + " wins the toss.";
    return "The coin shows " + std::string(coin) + ": " + side() + " wins the toss.";
  }

  std::string tell_score() const {
    const std::string points = number("points") > 0 ? digits("points") : "nothing";
    return subject() + " scores " + points + " and has " + digits("total") + '.';
  }

  std::string tell_correction() const {
    const std::string what = number("puts") == 0 ? "taken out" : number("removes") == 0 ? "put in" : "corrected";
    return "A round has been " + what + (number("leave_out") > 0 ? ". What no longer fits has been left out." : ".");
  }

  std::string money_told() const { return money(static_cast<std::int64_t>(std::clamp(number("cents"), -1e15, 1e15))); }

  std::string tell(NoteKind kind) const {
    switch (kind) {
      case NoteKind::kTossWon:
        return tell_toss();
      case NoteKind::kChooses:
        return subject() + " has to choose.";
      case NoteKind::kOpens:
        return tell_opening();
      case NoteKind::kShot:
        return tell_shot();
      case NoteKind::kFell:
        return weight() + " falls" + over_edge() + '.';
      case NoteKind::kNoCushion:
        return weight() + " touches no cushion first.";
      case NoteKind::kTakenOff:
        return weight() + " is taken off.";
      case NoteKind::kPutBack:
        return weight() + " goes back where it stood.";
      case NoteKind::kDeadRemoved:
        return weight() + " is dead and taken away.";
      case NoteKind::kForfeited:
        return player() + " forfeits " + (text("color").empty() ? "the throw" : the_weight()) + '.';
      case NoteKind::kTurnFailed:
        return possessive(subject()) + " turn ends with nothing.";
      case NoteKind::kScored:
        return tell_score();
      case NoteKind::kHickey:
        return subject() + " puts " + money_told() + " into the jar.";
      case NoteKind::kExtraFrame:
        return "That does not decide the game: play goes on.";
      case NoteKind::kGameWon:
        return subject() + " wins the game with " + digits("total") + '.';
      case NoteKind::kJarTaken:
        return subject() + " takes the jar, " + money_told() + '.';
      case NoteKind::kMatchWon:
        return subject() + " wins the match.";
      case NoteKind::kDusted:
        return subject() + " dusts the board.";
      case NoteKind::kDustGranted:
        return "Dusting is granted.";
      case NoteKind::kFoul:
        return "A foul is noted against " + side() + ": " + foul_words(text("kind")) + '.';
      case NoteKind::kConceded:
        return subject() + " concedes.";
      case NoteKind::kClaimed:
        return "Win claimed: " + side() + " didn't come back.";
      case NoteKind::kCorrected:
        return tell_correction();
      case NoteKind::kUndone:
        return "The last step is undone.";
      case NoteKind::kRedone:
        return "What was undone is done again.";
    }
    return "Something happens.";
  }

  const JsonObject& code_;
  const PlayerNames& names_;
};

}  // namespace

std::string describe(const JsonObject& code, const PlayerNames& names) { return NoteTeller(code, names).tell(); }

}  // namespace hammer::protocol
