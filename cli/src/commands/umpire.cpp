#include <cerrno>
#include <cstring>
#include <optional>
#include <string>

#include "answer_lines.h"
#include "command.h"
#include "options.h"
#include "output.h"
#include "protocol/umpire.h"
#include "record_file.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp = R"(Runs a match: one JSON object a line in, one a line out.

Usage: hammer umpire [--record FILE] [--resume FILE [--partial]] < commands > answers

  --record FILE   write the match to a new file as it goes, to the end of the input
  --resume FILE   take up the match of a record; its state is answered first, and there is no setup line
  --partial       with --resume: also a record that is cut off, after its last whole line

The first line sets the match up; a bad one is refused and the next is tried. Defaults as in hammer judge:
  {"game","preset","options","table","powder","weight","seats":[{"name":"Ann","side":"red"},…],"seed":1}
Seats in the order of partners; without a side a player is a side alone. handicap is {"Ann":3}, by side or player.

Then commands:
  {"cmd":"toss","side","call":"heads"}      three or more sides: without side and call, the order is drawn;
                                            with the option start_end designated: "end":"A" or "B"
  {"cmd":"choose","take":"hammer"}          or first, or color with "color":"red"
  {"cmd":"open","first","end":"A"}          agreed without a toss; or "order":[…]; "color" of the side first;
                                            without end from where play stands
  {"cmd":"shoot","y":0,"speed","angle":0,"spin":0}
  {"cmd":"throw-four","color","y":0,"speed","angle":0,"spread":0,"spin":0}
  {"cmd":"report","weights":[{"color","x","y"},…]}  a real table's round or turn, also "first", "first_color"
  {"cmd":"report","score":{"red":3}}        the same by points
  {"cmd":"forfeit"}                         the weight to be shot
  {"cmd":"dust","area":"whole"}             or edges; {"cmd":"grant-dust"}
  {"cmd":"foul","side","kind"}              foot, shaking, out_of_turn, wrong_color, touched_weight or peeking
  {"cmd":"concede","side"}
  {"cmd":"undo"}  {"cmd":"redo"}

Every answer is {"ok":true,"events":[…],"state":{…}}, or {"ok":false,"error","field","state"} with nothing changed;
the first also has "setup", with every option's value. In state, weights are those on the board, off those that are not.
The seed decides the toss and the hand's noise. The exit status is 0 also where lines were refused.

Example:
  echo '{"game":"horse-collar","seats":[{"name":"Ann"},{"name":"Bob"},{"name":"Cid"}]}' | hammer umpire
)";

struct Wanted {
  std::string record, resume;
  bool partial = false;
};

// Nothing: a complaint has been made.
std::optional<protocol::Umpire> take_up(const Wanted& wanted) {
  if (wanted.resume.empty()) return std::optional<protocol::Umpire>(std::in_place);
  const auto text = read_file(wanted.resume);
  if (!text) {
    complain("cannot read " + wanted.resume + ": " + std::strerror(errno));
    return std::nullopt;
  }
  const protocol::ReadRecord record = protocol::read_record(*text);
  const bool is_cut_off = record.fault && record.fault->cut_off && record.match;
  if (record.fault && !(is_cut_off && wanted.partial)) {
    complain(wanted.resume + ": " + record.fault->sentence() +
             (is_cut_off ? "; --partial takes the match up after its last whole line" : ""));
    return std::nullopt;
  }
  return protocol::Umpire(record);
}

// Every line of the record is on disk before its answer is told.
int play(protocol::Umpire& umpire, RecordFile& file) {
  file.write(umpire.take_record());
  if (umpire.match()) print(umpire.show() + '\n');
  LineAnswers answers;
  answers.answer = [&](std::int64_t, std::string_view text, std::string& out) {
    const std::string answer = umpire.answer(text);
    file.write(umpire.take_record());
    if (!answer.empty()) out += answer + '\n';
  };
  answers.refuse_long_line = [&](std::int64_t, std::string& out) { out += umpire.refuse_long_line() + '\n'; };
  const int status = answer_lines("umpire", answers);
  file.write(umpire.end_record());
  return status;
}

int run(Arguments arguments) {
  Wanted wanted;
  auto refusal =
      read_options("umpire", arguments,
                   {{"--record", &wanted.record}, {"--resume", &wanted.resume}, {"--partial", &wanted.partial}});
  if (!refusal && wanted.partial && wanted.resume.empty()) refusal = "--partial is for --resume";
  if (refusal) {
    complain(*refusal);
    return kWrongUsage;
  }
  auto umpire = take_up(wanted);
  if (!umpire) return kFailed;
  RecordFile file;
  if (!wanted.record.empty() && !file.create(wanted.record)) {
    complain("cannot make " + wanted.record + ": " + std::strerror(errno));
    return kFailed;
  }
  return play(*umpire, file);
}

}  // namespace

extern constexpr Command umpire_command{"umpire", "run a match, JSON in, JSON out", kHelp, run};

}  // namespace hammer::cli
