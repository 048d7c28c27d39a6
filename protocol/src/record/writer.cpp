#include "protocol/record_writer.h"

#include <variant>

#include "english/judgement.h"
#include "english/notes.h"
#include "json/writer.h"
#include "protocol/command.h"
#include "protocol/english.h"
#include "protocol/setup.h"
#include "record/head_writer.h"
#include "write/code_names.h"
#include "write/complaints.h"
#include "write/notes.h"
#include "write/state.h"

namespace hammer::protocol {
namespace {

class EventWriter {
 public:
  EventWriter(JsonWriter& json, const Setup& setup, SidesBy sides) : json_(json), setup_(setup), sides_(sides) {}

  void operator()(const Toss& toss) {
    json_.field("event", "toss");
    if (toss.side >= 0) {
      side("side", toss.side);
      json_.field("call", name_in(kCoinNames, toss.call)).field("landed", name_in(kCoinNames, toss.landed));
    } else {
      order(toss.order);
    }
    end(toss.end);
  }
  void operator()(const Choose& choose) {
    json_.field("event", "choose").field("take", name_in(kTakeNames, choose.take));
    color("color", choose.color);
  }
  void operator()(const Open& open) {
    json_.field("event", "open");
    order(open.order);
    end(open.end);
    color("color", open.first_sides_color);
  }
  void operator()(const ShotPlayed& played) {
    const auto* four = std::get_if<ThrowFour>(&played.shot);
    json_.field("event", four ? "throw-four" : "shoot");
    if (four) json_.field("color", name_of(four->color));
    write_throw(json_, played);
    slide(played.slide);
  }
  void operator()(const Forfeit&) { json_.field("event", "forfeit"); }
  void operator()(const Report& report) {
    json_.field("event", "report");
    if (const auto* weights = std::get_if<std::vector<PlacedWeight>>(&report.what)) {
      placed(*weights);
    } else if (const auto* points = std::get_if<Report::Points>(&report.what)) {
      score(*points);
    }
    if (report.first >= 0) side("first", report.first);
    color("first_color", report.first_color);
  }
  void operator()(const Dust& dust) { json_.field("event", "dust").field("area", name_in(kDustAreaNames, dust.area)); }
  void operator()(const GrantDust&) { json_.field("event", "grant-dust"); }
  void operator()(const RecordFoul& foul) {
    json_.field("event", "foul");
    side("side", foul.side);
    json_.field("kind", name_in(kFoulNames, foul.kind));
  }
  void operator()(const Concede& concede) {
    json_.field("event", "concede");
    side("side", concede.side);
  }
  void operator()(const Undo&) { json_.field("event", "undo"); }
  void operator()(const Redo&) { json_.field("event", "redo"); }

 private:
  void side(std::string_view field, int side) {
    json_.name(field);
    side_value(side);
  }
  void side_value(int side) {
    sides_ == SidesBy::kNumber ? json_.value(side) : json_.value(setup_.sides[static_cast<std::size_t>(side)]);
  }
  void end(End end) { json_.field("end", name_in(kEndNames, end)); }
  void color(std::string_view field, std::optional<Color> color) {
    if (color) json_.field(field, name_of(*color));
  }
  void order(const SideOrder& order) {
    json_.name("order").begin_array();
    for (std::size_t i = 0; i < setup_.sides.size(); ++i) side_value(order[i]);
    json_.end_array();
  }
  void placed(const std::vector<PlacedWeight>& weights) {
    json_.name("weights").begin_array();
    for (const PlacedWeight& weight : weights) {
      json_.begin_object().field("color", name_of(weight.color)).field("x", weight.x).field("y", weight.y).end_object();
    }
    json_.end_array();
  }
  void score(const Report::Points& points) {
    json_.name("score");
    sides_ == SidesBy::kNumber ? numbered_score(points) : named_score(points);
  }
  void numbered_score(const Report::Points& points) {
    json_.begin_array();
    for (std::size_t side = 0; side < setup_.sides.size(); ++side)
      points.given[side] ? json_.value(points.of_side[side]) : json_.null();
    json_.end_array();
  }
  void named_score(const Report::Points& points) {
    json_.begin_object();
    for (std::size_t side = 0; side < setup_.sides.size(); ++side) {
      if (points.given[side]) json_.field(setup_.sides[side], points.of_side[side]);
    }
    json_.end_object();
  }
  void slide(const Slide& slide) {
    json_.name("rests").begin_array();
    for (const Rest& rest : slide.rests) {
      json_.begin_object().field("x", rest.x).field("y", rest.y);
      json_.field("fell", name_of(rest.fell)).end_object();
    }
    json_.end_array();
    if (setup_.table->cushions) json_.field("cushion", slide.touched_cushion_first);
    if (slide.worn.empty()) return;
    json_.name("worn").begin_array();
    for (const Slide::Worn& worn : slide.worn) {
      json_.begin_array().value(worn.along).value(worn.across).value(worn.metres).end_array();
    }
    json_.end_array();
  }

  JsonWriter& json_;
  const Setup& setup_;
  SidesBy sides_;
};

// ---------------------------------------------------------------- what followed: in codes, sides by number

void write_note_codes(JsonWriter& json, const AppliedEvent& applied) {
  json.name("notes").begin_array();
  for (const Note& note : applied.notes()) write_json(json, {note_code(note, applied)});
  json.end_array();
}

void write_numbered_scores(JsonWriter& json, const Match& match) {
  json.name("scores").begin_array();
  for (int side = 0; side < match.setup().side_count(); ++side)
    json.value(match.state().scores[static_cast<std::size_t>(side)]);
  json.end_array();
}

// ---------------------------------------------------------------- in sentences, sides by name: formats 1 and 2

void write_sentences(JsonWriter& json, const AppliedEvent& applied) {
  const PlayerNames names(applied.setup());
  json.name("told").begin_array();
  for (const Note& note : applied.notes()) {
    if (!kSaysEnglish) break;
    if (note.judgement) json.value(describe_summary(*note.judgement, applied.setup().game->shares_board));
    json.value(describe(note_code(note, applied), names));
  }
  json.end_array();
}

// ---------------------------------------------------------------- lines

void write_what_followed(JsonWriter& json, const AppliedEvent& applied, const Match& after, const RecordHead& head) {
  head.is_numbered() ? write_note_codes(json, applied) : write_sentences(json, applied);
  head.is_numbered() ? write_numbered_scores(json, after) : write_scores(json, scores_of(after));
}

void write_end_fields(JsonWriter& json, const Match& match, const RecordHead& head) {
  if (!head.is_numbered()) {
    write_scores(json, scores_of(match));
    return write_winner(json, winner_of(match));
  }
  write_numbered_scores(json, match);
  json.name("winner");
  match.state().winner < 0 ? json.null() : json.value(match.state().winner);
}

// A throw that cannot be made says so by its field; all else is a matter of when.
bool is_about_time(const Refused& refused) { return refused.field.empty() && refused.why != Refusal::kShotNotFinite; }

}  // namespace

void RecordWriter::begin(const Setup& setup, std::string& out) { write_head_lines(setup, head_, sum_, out); }

void RecordWriter::add(const AppliedEvent& applied, const Match& after, std::string& out) {
  std::string line;
  JsonWriter json(line);
  json.begin_object();
  const SidesBy sides = head_.is_numbered() ? SidesBy::kNumber : SidesBy::kName;
  std::visit(EventWriter(json, after.setup(), sides), after.log().back());
  write_what_followed(json, applied, after, head_);
  sum_.close(line, out);
}

void RecordWriter::add_all(const Match& match, std::string& out) {
  play_again(match, [&](const AppliedEvent& applied, const Match& after) { add(applied, after, out); });
}

void RecordWriter::end(const Match& match, std::string& out) {
  std::string line;
  JsonWriter json(line);
  json.begin_object().field("end", true).field("events", static_cast<std::int64_t>(match.log().size()));
  write_end_fields(json, match, head_);
  json.field("hash", hex(record_hash(head_, match), 16));
  sum_.close(line, out);
}

std::string write_record(const Match& match, const RecordHead& head, bool with_end) {
  RecordWriter writer(head);
  std::string out;
  writer.begin(match.setup(), out);
  writer.add_all(match, out);
  if (with_end) writer.end(match, out);
  return out;
}

Result<AppliedEvent, CommandRefusal> RecordedMatch::answer(const JsonValue& command, std::uint64_t seed,
                                                           std::string& out) {
  const auto read = read_match_command(command, match_, seed);
  if (!read) return CommandRefusal{read.refusal()};
  return play(read.value(), out);
}

Result<AppliedEvent, CommandRefusal> RecordedMatch::play(const Command& command, std::string& out) {
  AppliedEvent applied(match_);
  auto notes = match_.apply(command);
  if (!notes) return CommandRefusal{complaint_of(notes.refusal(), match_), is_about_time(notes.refusal())};
  applied.complete(match_, std::move(notes.value()));
  writer_.add(applied, match_, out);
  return applied;
}

}  // namespace hammer::protocol
