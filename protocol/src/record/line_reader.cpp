#include "record/line_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

#include "json/fields.h"
#include "json/reader.h"
#include "protocol/setup.h"
#include "read/game_setup.h"
#include "read/match_fields.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

// What every line of a record has besides its event.
constexpr std::array<std::string_view, 3> kBesidesNamed{"told", "scores", kSumField};
constexpr std::array<std::string_view, 3> kBesidesNumbered{"notes", "scores", kSumField};

constexpr std::array<std::string_view, 5> kTossEventFields{"side", "call", "landed", "order", "end"};
constexpr std::array<std::string_view, 5> kShootEventFields{"aimed", "thrown", "rests", "cushion", "worn"};
constexpr std::array<std::string_view, 6> kThrowFourEventFields{"color", "aimed", "thrown", "rests", "cushion", "worn"};
constexpr std::array<std::string_view, 5> kFourFields{"y", "speed", "angle", "spread", "spin"};
constexpr std::array<std::string_view, 3> kRestFields{"x", "y", "fell"};

constexpr std::array<std::string_view, 7> kEndFields{"end", "events", "scores", "winner", "hash", "secret", kSumField};
constexpr std::array<std::string_view, 3> kNumberFields{"number", "seat", kSumField};

Event read_toss(const MatchFields& read) {
  Toss toss;
  toss.end = read.read_end();
  if (read.setup().side_count() > 2) {
    toss.order = read.read_order();
    return toss;
  }
  toss.side = read.read_side("side", true);
  toss.call = read.fields().named<Coin>("call", kCoinNames, true).value_or(Coin::kHeads);
  toss.landed = read.fields().named<Coin>("landed", kCoinNames, true).value_or(Coin::kHeads);
  return toss;
}

// Of an object in the line, such as "aimed": null where it is missing, which its own fields then complain of.
const JsonValue& member(const Fields& fields, std::string_view name) {
  static const JsonValue missing{};
  const JsonValue* value = fields.find(name);
  return value ? *value : missing;
}

Shot read_one(const MatchFields& read, std::string_view name) {
  const Fields fields(member(read.fields(), name), std::string(name), kShotFields, read.fields().complaints());
  return read_shot(fields, read.setup(), false);
}

struct Four {
  Shot shot;
  double spread;
};

Four read_four(const MatchFields& read, std::string_view name) {
  const Fields fields(member(read.fields(), name), std::string(name), kFourFields, read.fields().complaints());
  const Shot shot = read_shot(fields, read.setup(), true);
  const double widest = kMaxAngle - std::abs(shot.angle);
  return {shot, fields.number({.name = "spread", .unit = "rad", .low = -widest, .high = widest})};
}

std::vector<Rest> read_rests(const Fields& line) {
  std::vector<Rest> rests;
  const JsonArray* array = line.array("rests", "rests", true);
  for (std::size_t i = 0; array && i < array->size(); ++i) {
    const Fields fields((*array)[i], element_of("rests", i), kRestFields, line.complaints());
    const double x = fields.number({.name = "x", .unit = "m"}), y = fields.number({.name = "y", .unit = "m"});
    rests.push_back({x, y, fields.named<Edge>("fell", kEdgeNames, true).value_or(Edge::kNone)});
  }
  return rests;
}

std::optional<Slide::Worn> worn_of(const JsonValue& value) {
  const auto* numbers = value.get<JsonArray>();
  if (!numbers || numbers->size() != 3) return std::nullopt;
  std::array<double, 3> cell;
  for (std::size_t i = 0; i < cell.size(); ++i) {
    const double* number = (*numbers)[i].get<double>();
    if (!number) return std::nullopt;
    cell[i] = *number;
  }
  const auto is_in = [](double number, int count) {
    return number >= 0 && number < count && number == std::floor(number);
  };
  if (!is_in(cell[0], kPowderCellsAlong) || !is_in(cell[1], kPowderCellsAcross)) return std::nullopt;
  return Slide::Worn{static_cast<int>(cell[0]), static_cast<int>(cell[1]), cell[2]};
}

std::vector<Slide::Worn> read_worn(const Fields& line) {
  std::vector<Slide::Worn> worn;
  const JsonArray* array = line.array("worn", "worn", false);
  for (std::size_t i = 0; array && i < array->size(); ++i) {
    const auto cell = worn_of((*array)[i]);
    if (cell) {
      worn.push_back(*cell);
    } else {
      line.complain(element_of("worn", i), "no_cell", accepted_form("worn"));
    }
  }
  return worn;
}

bool read_cushion(const Fields& line, const Table& table) {
  if (!line.find("cushion") && table.cushions) line.refuse("cushion", accepted_form("boolean"));
  if (line.find("cushion") && !table.cushions) line.complain("cushion", "no_cushions");
  return line.boolean("cushion", true);
}

Slide read_slide(const MatchFields& read) {
  const Fields& line = read.fields();
  Slide slide;
  slide.rests = read_rests(line);
  slide.touched_cushion_first = read_cushion(line, *read.setup().table);
  slide.worn = read_worn(line);
  return slide;
}

Event read_shoot(const MatchFields& read) {
  const Shot aimed = read_one(read, "aimed"), thrown = read_one(read, "thrown");
  return ShotPlayed{Shoot{aimed, thrown}, read_slide(read)};
}

Event read_throw_four(const MatchFields& read) {
  const Color color = read_color(read.fields());
  const Four aimed = read_four(read, "aimed"), thrown = read_four(read, "thrown");
  return ShotPlayed{ThrowFour{color, aimed.shot, aimed.spread, thrown.shot, thrown.spread}, read_slide(read)};
}

struct EventReader {
  std::string_view name;
  std::span<const std::string_view> fields;
  Event (*read)(const MatchFields& read);
};

// clang-format off
constexpr std::array<EventReader, 14> kEventReaders{{
    {"toss", kTossEventFields, read_toss},
    {"choose", kChooseFields, [](const MatchFields& read) -> Event { return read.read_choose(); }},
    {"open", kOpenFields, [](const MatchFields& read) -> Event { return read.read_open(); }},
    {"shoot", kShootEventFields, read_shoot},
    {"throw-four", kThrowFourEventFields, read_throw_four},
    {"report", kReportFields, [](const MatchFields& read) -> Event { return read.read_report(); }},
    {"correct", kCorrectFields, [](const MatchFields& read) -> Event { return read.read_correct(); }},
    {"forfeit", {}, [](const MatchFields&) -> Event { return Forfeit{}; }},
    {"dust", kDustFields, [](const MatchFields& read) -> Event { return read.read_dust(); }},
    {"grant-dust", {}, [](const MatchFields&) -> Event { return GrantDust{}; }},
    {"foul", kFoulFields, [](const MatchFields& read) -> Event { return read.read_foul(); }},
    {"concede", kConcedeEventFields, [](const MatchFields& read) -> Event { return read.read_recorded_concede(); }},
    {"undo", {}, [](const MatchFields&) -> Event { return Undo{}; }},
    {"redo", {}, [](const MatchFields&) -> Event { return Redo{}; }},
}};
// clang-format on

// ---------------------------------------------------------------- what followed: in codes, sides by number

// Whatever a later program may count, it fits.
constexpr double kMaxPointsTold = 2147483647;

void read_notes(const Fields& line, NarratedEvent& event) {
  const JsonArray* notes = line.array("notes", "notes", true);
  for (std::size_t i = 0; notes && i < notes->size(); ++i) {
    const Fields note((*notes)[i], element_of("notes", i), line.complaints());
    if (note.text("event", "name", true)) event.notes.push_back(*(*notes)[i].get<JsonObject>());
  }
}

NamedScores read_numbered_scores(const Fields& line, const Narration& narration) {
  NamedScores scores;
  const auto is_points = [](const JsonValue& value) {
    const double* number = value.get<double>();
    return number && std::abs(*number) <= kMaxPointsTold && *number == std::floor(*number);
  };
  const JsonArray* array = line.array("scores", "points_by_side", true);
  if (!array) return scores;
  if (array->size() != narration.sides.size() || !std::ranges::all_of(*array, is_points)) {
    line.complain("scores", "scores_by_side", {arg("sides", narration.sides.size())});
    return scores;
  }
  for (std::size_t side = 0; side < array->size(); ++side)
    scores.emplace_back(narration.sides[side], static_cast<int>(*(*array)[side].get<double>()));
  return scores;
}

// ---------------------------------------------------------------- in sentences, sides by name: formats 1 and 2

void read_sentences(const Fields& line, NarratedEvent& event) {
  const JsonArray* array = line.array("told", "sentences", true);
  for (std::size_t i = 0; array && i < array->size(); ++i) {
    if (const auto* sentence = (*array)[i].get<std::string>()) {
      event.sentences.push_back(*sentence);
    } else {
      JsonObject arguments = shown((*array)[i]);
      arguments.push_back(arg("form", "sentences"));
      line.complain("told", "has_in_it", std::move(arguments));
    }
  }
}

NamedScores read_named_scores(const Fields& line) {
  NamedScores scores;
  const JsonValue* value = line.find("scores");
  const auto* object = value ? value->get<JsonObject>() : nullptr;
  if (!object) {
    line.refuse("scores", accepted_form("points_by_side"));
    return scores;
  }
  const Fields points(*value, "scores", line.complaints());
  for (const JsonMember& member : *object) {
    scores.emplace_back(
        member.name,
        static_cast<int>(points.number(
            {.name = member.name, .unit = "", .low = -kMaxPointsTold, .high = kMaxPointsTold, .whole = true})));
  }
  return scores;
}

// ---------------------------------------------------------------- each kind of line

NamedScores read_scores(const Fields& line, const RecordHead& head, const Narration& narration) {
  return head.is_numbered() ? read_numbered_scores(line, narration) : read_named_scores(line);
}

std::string read_winner(const Fields& line, const RecordHead& head, const Narration& narration) {
  const JsonValue* value = line.find("winner");
  if (value && value->get<std::nullptr_t>()) return {};
  if (head.is_numbered()) {
    const double highest = std::max(0.0, static_cast<double>(narration.sides.size()) - 1);
    const double side = line.number({.name = "winner", .unit = "", .low = 0, .high = highest, .whole = true});
    return narration.sides.empty() ? std::string() : narration.sides[static_cast<std::size_t>(side)];
  }
  const std::string* winner = line.text("winner", "winner", true);
  return winner ? *winner : std::string();
}

Result<RecordLine, Complaint> read_number_line(const JsonValue& value, const RecordHead& head) {
  if (!head.luck) return Complaint{"number_unwanted", "number"};
  Complaints complaints;
  const Fields line(value, "", kNumberFields, complaints);
  const std::string* text = line.text("number", "seat_number", true);
  const auto number = text ? bytes_from<SeatNumber>(*text) : std::nullopt;
  if (text && !number) line.refuse("number", accepted_form("seat_number"));
  const double highest = static_cast<double>(head.names.seats.size()) - 1;
  const int seat =
      static_cast<int>(line.number({.name = "seat", .unit = "", .low = 0, .high = highest, .whole = true}));
  if (complaints.first()) return *complaints.first();
  return RecordLine(MatchLuck::Added{seat, *number});
}

// The match is as it was before the event.
Result<Event, Complaint> read_event(const JsonValue& line, const Match& match, SidesBy sides) {
  Complaints complaints;
  const int verb = find_verb(line, "event", names_of(std::span<const EventReader>(kEventReaders)), complaints);
  if (verb < 0) return *complaints.first();
  const EventReader& reader = kEventReaders[static_cast<std::size_t>(verb)];
  std::vector<std::string_view> known{"event"};
  const auto& besides = sides == SidesBy::kNumber ? kBesidesNumbered : kBesidesNamed;
  known.insert(known.end(), besides.begin(), besides.end());
  known.insert(known.end(), reader.fields.begin(), reader.fields.end());
  const Fields fields(line, "", known, complaints);
  if (complaints.first()) return *complaints.first();
  const Event event = reader.read(MatchFields(fields, match, sides));
  if (complaints.first()) return *complaints.first();
  return event;
}

Result<RecordLine, Complaint> read_event_line(const JsonValue& value, const LinesBefore& before) {
  EventLine event;
  if (before.narrates) {
    Complaints complaints;
    const Fields line(value, "", complaints);
    NarratedEvent& narrated = event.narrated.emplace();
    before.head.is_numbered() ? read_notes(line, narrated) : read_sentences(line, narrated);
    narrated.scores = read_scores(line, before.head, *before.narration);
    if (complaints.first()) return *complaints.first();
  }
  const SidesBy sides = before.head.is_numbered() ? SidesBy::kNumber : SidesBy::kName;
  if (before.match) event.event.emplace(read_event(value, *before.match, sides));
  return RecordLine(std::move(event));
}

bool is_hash(std::string_view text) {
  return text.size() == 16 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::optional<DrawSecret> read_secret(const Fields& end, const std::optional<MatchLuck>& luck) {
  const std::string* text = end.text("secret", "secret", luck.has_value());
  if (!text) return std::nullopt;
  const auto secret = bytes_from<DrawSecret>(*text);
  if (!luck) {
    end.complain("secret", "number_unwanted");
  } else if (!secret) {
    end.refuse("secret", accepted_form("secret"));
  } else if (commitment_to(*secret, luck->match_id) != luck->commitment) {
    end.complain("secret", "secret_differs");
  }
  return secret;
}

Result<RecordLine, Complaint> read_end_line(const JsonValue& value, const LinesBefore& before) {
  Complaints complaints;
  const Fields line(value, "", complaints);
  if (before.is_own) Fields(value, "", kEndFields, complaints);
  if (!line.boolean("end", false)) line.refuse("end", accepted_form("true"));
  EndLine end{};
  end.events = line.number({.name = "events", .unit = ""});
  const std::string* hash = line.text("hash", "hash", true);
  if (hash && !is_hash(*hash)) line.refuse("hash", accepted_form("hash"));
  if (hash) end.hash = *hash;
  end.secret = read_secret(line, before.head.luck);
  end.scores = read_scores(line, before.head, *before.narration);
  end.winner = read_winner(line, before.head, *before.narration);
  if (complaints.first()) return *complaints.first();
  return RecordLine(std::move(end));
}

}  // namespace

Result<RecordLine, Complaint> read_record_line(std::string_view text, const LinesBefore& before, RecordSum& sum) {
  auto value = read_json(text);
  if (!value) return value.refusal();
  if (before.count == 1 && before.head.is_numbered() && is_names_line(value.value())) {
    const NamesLine names{value.value(), text};
    auto head = read_head(before.head_line, &names);
    if (!head) return head.refusal();
    return RecordLine(NamedHead{std::move(head.value())});
  }
  if (!sum.take(text)) return Complaint{"record_changed"};
  if (before.count == 0) {
    auto head = read_head(value.value(), nullptr);
    if (!head) return head.refusal();
    return RecordLine(HeadLine{std::move(head.value()), std::move(value.value())});
  }
  if (is_line_of(value.value(), "number")) return read_number_line(value.value(), before.head);
  if (is_line_of(value.value(), "end")) return read_end_line(value.value(), before);
  return read_event_line(value.value(), before);
}

}  // namespace hammer::protocol
