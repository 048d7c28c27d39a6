#include "protocol/record_writer.h"

#include <algorithm>
#include <array>
#include <variant>

#include "english/judgement.h"
#include "english/notes.h"
#include "hammer/crypto.h"
#include "json/reader.h"
#include "json/writer.h"
#include "protocol/english.h"
#include "protocol/setup.h"
#include "record/head_reader.h"
#include "write/code_names.h"
#include "write/notes.h"
#include "write/state.h"

namespace hammer::protocol {
namespace {

// ---------------------------------------------------------------- the first lines

NameProof prove(std::string_view name, const NameSecret& secret, std::uint8_t kind, std::size_t number) {
  Blake2s drawn(secret);
  drawn.add(std::array<std::uint8_t, 2>{kind, static_cast<std::uint8_t>(number)});
  const Digest digest = drawn.digest();
  const auto salt = std::span(digest).first(sizeof(Salt));
  return {hash_of_name(name, salt), hex_of(salt)};
}

bool is_color(std::string_view name) { return std::ranges::find(kColorNames, name) != kColorNames.end(); }

const Seat& first_seat(const Setup& setup, int side) {
  return *std::ranges::find_if(setup.seats, [&](const Seat& seat) { return seat.side == side; });
}

void write_sides(JsonWriter& json, const Setup& setup, const RecordNames& names) {
  json.name("sides").begin_array();
  for (std::size_t side = 0; side < setup.sides.size(); ++side) {
    json.begin_object();
    if (names.sides[side]) {
      json.field("name_hash", names.sides[side]->hash);
    } else if (is_color(setup.sides[side])) {
      json.field("name", setup.sides[side]);
    }
    json.end_object();
  }
  json.end_array();
}

void write_seats(JsonWriter& json, const Setup& setup, const RecordNames& names) {
  json.name("seats").begin_array();
  for (std::size_t i = 0; i < setup.seats.size(); ++i) {
    const Seat& seat = setup.seats[i];
    json.begin_object().field("side", seat.side).field("name_hash", names.seats[i].hash);
    if (seat.hand) json.field("hand", seat.hand->name);
    json.end_object();
  }
  json.end_array();
}

bool has_names(const RecordNames& names) {
  const auto is_there = [](const NameProof& proof) { return !proof.is_removed(); };
  return std::ranges::any_of(names.seats, is_there) ||
         std::ranges::any_of(names.sides, [&](const auto& side) { return side && is_there(*side); });
}

bool has_hands(const Setup& setup) {
  return std::ranges::any_of(setup.seats, [](const Seat& seat) { return seat.hand != nullptr; });
}

void write_numbered_head(JsonWriter& json, const Setup& setup, const RecordHead& head) {
  json.name("uses").begin_array();
  if (has_hands(setup)) json.value("seat_hands");
  if (head.luck) json.value("commitment");
  if (head.has_corrections) json.value("corrections");
  json.end_array();
  json.field("physics_revision", head.revisions.physics).field("game_revision", head.revisions.game);
  write_game_fields(json, setup, SidesBy::kNumber);
  write_sides(json, setup, head.names);
  write_seats(json, setup, head.names);
  if (head.luck) json.field("match", head.luck->match_id).field("commitment", hex_of(head.luck->commitment));
}

void write_number_line(const MatchLuck::Added& added, RecordSum& sum, std::string& out) {
  std::string line;
  JsonWriter(line).begin_object().field("number", hex_of(added.number)).field("seat", added.seat);
  sum.close(line, out);
}

// Appends them, with their newlines.
void write_head_lines(const Setup& setup, const RecordHead& head, RecordSum& sum, std::string& out) {
  std::string line;
  JsonWriter json(line);
  json.begin_object().field("hammer_record", head.version);
  if (head.is_numbered()) {
    write_numbered_head(json, setup, head);
  } else {
    json.field("physics_revision", head.revisions.physics).field("game_revision", head.revisions.game);
    write_setup_fields(json, setup);
  }
  if (head.seed) json.field("seed", static_cast<std::int64_t>(*head.seed));
  sum.close(line, out);
  if (head.is_numbered() && has_names(head.names)) {
    std::vector<std::string> seats;
    for (const Seat& seat : setup.seats) seats.push_back(seat.name);
    out += names_line(setup.sides, seats, head.names) + '\n';
  }
  if (!head.luck) return;
  for (const MatchLuck::Added& added : head.luck->numbers) write_number_line(added, sum, out);
}

// ---------------------------------------------------------------- events

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
    what(report);
  }
  void operator()(const Correct& correct) {
    json_.field("event", "correct").field("report", correct.report).field("removes", correct.removes);
    json_.name("puts").begin_array();
    for (const Report& report : correct.puts) {
      json_.begin_object();
      what(report);
      json_.end_object();
    }
    json_.end_array();
    if (correct.leave_out > 0) json_.field("leave_out", correct.leave_out);
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
    if (concede.claimed) json_.field("claimed", true);
  }
  void operator()(const Undo&) { json_.field("event", "undo"); }
  void operator()(const Redo&) { json_.field("event", "redo"); }

 private:
  void what(const Report& report) {
    if (const auto* weights = std::get_if<std::vector<PlacedWeight>>(&report.what)) {
      placed(*weights);
    } else if (const auto* points = std::get_if<Report::Points>(&report.what)) {
      score(*points);
    }
    if (report.first >= 0) side("first", report.first);
    color("first_color", report.first_color);
  }
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

}  // namespace

RecordHead RecordHead::of(const Setup& setup, std::optional<std::uint64_t> seed, const NameSecret& secret) {
  RecordHead head{.revisions = Revisions::own(*setup.game), .seed = seed};
  for (std::size_t i = 0; i < setup.seats.size(); ++i)
    head.names.seats.push_back(prove(setup.seats[i].name, secret, 's', i));
  for (std::size_t i = 0; i < setup.sides.size(); ++i) {
    const std::string& name = setup.sides[i];
    const bool is_players = name == first_seat(setup, static_cast<int>(i)).name;
    head.names.sides.push_back(is_color(name) || is_players ? std::nullopt
                                                            : std::optional(prove(name, secret, 't', i)));
  }
  return head;
}

Result<std::string, Complaint> without_name(std::string_view record, std::string_view name) {
  const std::size_t first = record.find('\n');
  const std::size_t second = first == std::string_view::npos ? first : record.find('\n', first + 1);
  if (second == std::string_view::npos) return Complaint{"name_not_there", {}, {arg("name", name)}};
  const std::string_view text = record.substr(first + 1, second - first - 1);
  const auto head = read_json(record.substr(0, first)), names = read_json(text);
  if (!head) return head.refusal();
  if (!names) return names.refusal();
  const NamesLine line{names.value(), text};
  auto read = read_head(head.value(), is_names_line(line.value) ? &line : nullptr);
  if (!read) return read.refusal();
  RecordHead& kept = read.value().head;
  if (!kept.is_numbered()) return Complaint{"names_in_sums", {}, {arg("version", kept.version)}};
  const Narration& narration = read.value().narration;
  bool is_there = false;
  const auto take_away = [&](NameProof& proof, const std::string& called) {
    if (called != name || proof.is_removed()) return;
    proof.salt.clear();
    is_there = true;
  };
  std::vector<std::string> seats;
  for (const NarratedSeat& seat : narration.seats) seats.push_back(seat.player);
  for (std::size_t i = 0; i < seats.size(); ++i) take_away(kept.names.seats[i], seats[i]);
  for (std::size_t i = 0; i < narration.sides.size(); ++i) {
    if (kept.names.sides[i]) take_away(*kept.names.sides[i], narration.sides[i]);
  }
  if (!is_there) return Complaint{"name_not_there", {}, {arg("name", name)}};
  const std::string rest(record.substr(second + 1));
  const std::string names_left = has_names(kept.names) ? names_line(narration.sides, seats, kept.names) + '\n' : "";
  return std::string(record.substr(0, first + 1)) + names_left + rest;
}

void RecordWriter::begin(const Setup& setup, std::string& out) { write_head_lines(setup, head_, sum_, out); }

void RecordWriter::add_number(const MatchLuck::Added& added, std::string& out) {
  head_.luck->numbers.push_back(added);
  write_number_line(added, sum_, out);
}

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
  if (head_.luck && head_.luck->secret) json.field("secret", hex_of(*head_.luck->secret));
  sum_.close(line, out);
}

std::string write_record(const Match& match, const RecordHead& head, bool with_end) {
  RecordHead listed = head;
  listed.has_corrections =
      std::ranges::any_of(match.log(), [](const Event& event) { return std::holds_alternative<Correct>(event); });
  RecordWriter writer(std::move(listed));
  std::string out;
  writer.begin(match.setup(), out);
  writer.add_all(match, out);
  if (with_end) writer.end(match, out);
  return out;
}

}  // namespace hammer::protocol
