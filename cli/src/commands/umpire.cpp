#include <cstdint>
#include <optional>
#include <string>

#include "command.h"
#include "protocol/replay_text.h"
#include "protocol/umpire.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp = R"(Runs a match: one JSON object a line in, one a line out.

Usage: hammer umpire [--record FILE] [--resume FILE [--partial]] < commands > answers

  --record FILE   write the match to a new file as it goes, to the end of the input
  --resume FILE   take up the match of a record; its state is answered first, and there is no setup line
  --partial       with --resume: also a record that is cut off, after its last whole line

The first line sets the match up; a bad one is refused and the next is tried. Defaults as in hammer judge:
  {"game","preset","options","table","powder","weight","seats":[{"name":"Ann","side":"red"},…],"seed"}
Seats in the order of partners; without a side a player is a side alone. handicap is {"Ann":3}, by side or player. A
seat may have a "hand" of its own, any that hammer levels lists; without one it has that of the option hand.

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
  {"cmd":"correct","report":3,"removes":1,"puts":[{"score":{"red":2}}]}
                                            the third report was another: from there on so many go, and those come in
                                            their place. What is later is played through again; where some of it no
                                            longer fits, the answer says how many, and "leave_out" lets them go
  {"cmd":"sheet"}                           changes nothing: what was scored, each with the number of its report
  {"cmd":"forfeit"}                         the weight to be shot
  {"cmd":"dust","area":"whole"}             or edges; {"cmd":"grant-dust"}
  {"cmd":"foul","side","kind"}              foot, shaking, out_of_turn, wrong_color, touched_weight or peeking
  {"cmd":"concede","side"}
  {"cmd":"undo"}  {"cmd":"redo"}

Every answer is {"ok":true,"events":[…],"state":{…}}, or {"ok":false,"error","field","state"} with nothing changed;
the first also has "setup", with every option's value. In state, weights are those on the board, off those that are not.
The seed, from 0 to 9007199254740991, decides the toss and the hand's noise; without one the system draws it, and the
record has it, so that hammer replay can draw again. A record of another revision is taken up where our rules accept all
of it. The exit status is 0 also where lines were refused, 1 where the record or the answers could not be written.

Example:
  echo '{"game":"horse-collar","seats":[{"name":"Ann"},{"name":"Bob"},{"name":"Cid"}]}' | hammer umpire
)";

struct Options {
  std::string record, resume;
  bool partial = false;
};

std::string why_not(const protocol::ReadRecord& record) {
  if (record.fault) {
    const bool can_with_partial = record.can_go_on(true);
    return record.fault->sentence() +
           (can_with_partial ? "; --partial takes the match up after its last whole line" : "");
  }
  return protocol::describe_revisions(record) +
         ", whose rules do not accept all of it: " + record.objection->sentence();
}

// Nothing: the error has been printed.
std::optional<protocol::Umpire> take_up(const Options& options) {
  const std::uint64_t seed = draw_seed();
  const protocol::NameSecret secret = draw_secret();
  if (options.resume.empty()) return protocol::Umpire(seed, secret);
  const auto record = read_record_file(options.resume);
  if (!record) return std::nullopt;
  if (record->can_go_on(options.partial)) return protocol::Umpire(*record, seed, secret);
  print_error(options.resume + ": " + why_not(*record));
  return std::nullopt;
}

// The first correction has the whole record written anew.
bool store(RecordFile& file, std::string_view lines) {
  return lines.starts_with(R"({"hammer_record")") ? file.write_anew(lines) : file.write(lines);
}

// Every line of the record is written before its answer is printed; if that fails there is no answer.
int play(protocol::Umpire& umpire, RecordFile& file) {
  if (!store(file, umpire.take_record())) return kFailed;
  LineAnswers answers;
  answers.answer = [&](std::int64_t, std::string_view text, std::string& out) {
    const std::string answer = umpire.answer(text);
    if (!store(file, umpire.take_record())) return false;
    if (!answer.empty()) out += answer + '\n';
    return true;
  };
  answers.refuse_long_line = [&](std::int64_t, std::string& out) { out += umpire.refuse_long_line() + '\n'; };
  const bool is_shown = !umpire.match() || try_print(umpire.show() + '\n');
  const int status = is_shown ? answer_lines("umpire", answers) : kFailed;
  return store(file, umpire.end_record()) ? status : kFailed;
}

int run(Arguments arguments) {
  Options options;
  auto refusal =
      read_options("umpire", arguments,
                   {{"--record", &options.record}, {"--resume", &options.resume}, {"--partial", &options.partial}});
  if (!refusal && options.partial && options.resume.empty()) refusal = "--partial is for --resume";
  if (refusal) {
    print_error(*refusal);
    return kWrongUsage;
  }
  auto umpire = take_up(options);
  if (!umpire) return kFailed;
  RecordFile file;
  if (!options.record.empty() && !file.create(options.record)) return kFailed;
  return play(*umpire, file);
}

}  // namespace

extern constexpr Command umpire_command{"umpire", "run a match, JSON in, JSON out", kHelp, run};

}  // namespace hammer::cli
