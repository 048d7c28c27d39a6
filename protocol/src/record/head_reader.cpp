#include "record/head_reader.h"

#include <algorithm>
#include <array>
#include <span>

#include "hammer/crypto.h"
#include "json/fields.h"
#include "json/writer.h"
#include "protocol/setup.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

// The features of a record that not every program knows: its head lists those that it uses.
constexpr std::string_view kHandsFeature = "seat_hands", kLuckFeature = "commitment",
                           kCorrectionsFeature = "corrections";
constexpr std::array<std::string_view, 3> kFeatures{kHandsFeature, kLuckFeature, kCorrectionsFeature};
constexpr std::array<std::string_view, 4> kHeadFields{"hammer_record", "physics_revision", "game_revision", "sum"};
constexpr std::array<std::string_view, 4> kNumberedHeadFields{"uses", "sides", "match", "commitment"};

std::span<const std::uint8_t> as_bytes(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

void write_name(JsonWriter& json, const std::string& name, const NameProof* proof) {
  if (!proof || proof->is_removed()) {
    json.null();
  } else {
    json.begin_object().field("name", name).field("salt", proof->salt).end_object();
  }
}

int read_revision(const Fields& line, std::string_view name) {
  constexpr double kLargest = 1000000;
  return static_cast<int>(line.number({.name = name, .unit = "", .low = 1, .high = kLargest, .whole = true}));
}

// Nothing: it knows them all.
std::optional<Complaint> find_unknown_feature(const Fields& line) {
  const JsonArray* uses = line.array("uses", "features", true);
  for (std::size_t i = 0; uses && i < uses->size(); ++i) {
    const auto* name = (*uses)[i].get<std::string>();
    if (!name) {
      line.refuse("uses", accepted_form("features"));
    } else if (std::ranges::find(kFeatures, *name) == kFeatures.end()) {
      return Complaint{"uses_unknown", "uses", {arg("feature", *name)}};
    } else if (std::ranges::count_if(*uses, [&](const JsonValue& one) {
                 const auto* other = one.get<std::string>();
                 return other && *other == *name;
               }) > 1) {
      line.complain("uses", "uses_differ");
    }
  }
  return std::nullopt;
}

bool lists(const Fields& line, std::string_view feature) {
  const JsonValue* value = line.find("uses");
  const auto* uses = value ? value->get<JsonArray>() : nullptr;
  return uses && std::ranges::any_of(*uses, [&](const JsonValue& one) {
           const auto* name = one.get<std::string>();
           return name && *name == feature;
         });
}

// "match" and "commitment", of a record that lists the feature.
std::optional<MatchLuck> read_luck(const Fields& head) {
  if (!lists(head, kLuckFeature)) {
    for (const std::string_view name : {"match", "commitment"}) {
      if (head.find(name)) head.complain("uses", "uses_differ");
    }
    return std::nullopt;
  }
  const std::string* id = head.text("match", "match_id", true);
  const std::string* commitment = head.text("commitment", "commitment", true);
  if (!id || !commitment) return std::nullopt;
  if (!is_match_id(*id)) head.refuse("match", accepted_form("match_id"));
  const auto digest = bytes_from<Digest>(*commitment);
  if (!digest) head.refuse("commitment", accepted_form("commitment"));
  if (head.find("seed")) head.complain("uses", "uses_differ");
  return MatchLuck{*id, digest.value_or(Digest{})};
}

// Who sits where, from the head of a numbered record and its names.
class Seating {
 public:
  explicit Seating(const Fields& head) : head_(head) { read(); }

  // Names and salts as the second line gives them. What is wrong with it; then nothing of it is used.
  std::optional<Complaint> take_names(const NamesLine& line) {
    Complaints wrong;
    const auto* object = line.value.get<JsonObject>();
    const Fields names(object->front().value, "names", wrong);
    read_names(names, "sides", sides_.size());
    read_names(names, "seats", seats_.size());
    if (wrong.first()) return wrong.first();
    return as_text() == line.text ? std::nullopt : std::optional(Complaint{"names_form"});
  }

  RecordNames proofs() const {
    RecordNames names;
    for (const Named& side : sides_) names.sides.push_back(side.has_hash() ? std::optional(side.proof) : std::nullopt);
    for (const Sitting& seat : seats_) names.seats.push_back(seat.named.proof);
    return names;
  }

  std::vector<std::string> side_names() const {
    std::vector<std::string> names;
    for (std::size_t side = 0; side < sides_.size(); ++side) names.push_back(name_of_side(side));
    return names;
  }

  std::vector<NarratedSeat> narrated_seats() const {
    std::vector<NarratedSeat> seats;
    for (std::size_t i = 0; i < seats_.size(); ++i) {
      seats.push_back({name_of_seat(i), name_of_side(seats_[i].side), seats_[i].hand});
    }
    return seats;
  }

 private:
  struct Named {
    NameProof proof{};
    std::string name{};  // empty: not known

    bool has_hash() const { return !proof.hash.empty(); }
  };
  struct Sitting {
    Named named;
    std::size_t side;
    std::string hand;
  };

  void read() {
    const JsonArray* sides = head_.array("sides", "sides", true);
    for (std::size_t i = 0; sides && i < sides->size() && i < kMaxSides; ++i) read_side((*sides)[i], i);
    const JsonArray* seats = head_.array("seats", "seats", true);
    for (std::size_t i = 0; seats && i < seats->size() && i < kMaxSides * kMaxTeam; ++i) read_seat((*seats)[i], i);
    const bool too_many = (sides && sides->size() > sides_.size()) || (seats && seats->size() > seats_.size());
    const std::size_t seated = seats_.empty() ? 0 : next_side_;
    if (too_many || seated != sides_.size()) head_.complain("sides", "sides_differ");
  }

  void read_side(const JsonValue& value, std::size_t i) {
    static constexpr std::array<std::string_view, 2> kSideFields{"name", "name_hash"};
    const Fields side(value, element_of("sides", i), kSideFields, head_.complaints());
    Named named;
    const int color = side.choice("name", kColorNames, false);
    if (color >= 0) named.name = kColorNames[static_cast<std::size_t>(color)];
    if (const std::string* hash = side.text("name_hash", "name_hash", false)) named.proof.hash = read_hash(side, *hash);
    if (color >= 0 && named.has_hash()) side.complain("name_hash", "record_changed");
    sides_.push_back(std::move(named));
  }

  // Sides are numbered in the order in which they first sit down.
  void read_seat(const JsonValue& value, std::size_t i) {
    static constexpr std::array<std::string_view, 3> kSittingFields{"side", "name_hash", "hand"};
    const Fields seat(value, element_of("seats", i), kSittingFields, head_.complaints());
    const double highest = static_cast<double>(std::min(next_side_ + 1, std::max<std::size_t>(sides_.size(), 1)) - 1);
    const auto side = static_cast<std::size_t>(
        seat.number({.name = "side", .unit = "", .low = 0, .high = highest, .fallback = {}, .whole = true}));
    next_side_ = std::max(next_side_, side + 1);
    const std::string* hash = seat.text("name_hash", "name_hash", true);
    const std::string* hand = seat.text("hand", "name", false);
    seats_.push_back({{{hash ? read_hash(seat, *hash) : std::string(), {}}, {}}, side, hand ? *hand : std::string()});
  }

  std::string read_hash(const Fields& fields, const std::string& text) const {
    if (!bytes_from<Digest>(text)) fields.refuse("name_hash", accepted_form("name_hash"));
    return text;
  }

  void read_names(const Fields& names, std::string_view field, std::size_t count) {
    const JsonArray* array = names.array(field, "names", true);
    if (!array) return;
    if (array->size() != count) return names.complain(field, "sides_differ");
    for (std::size_t i = 0; i < count; ++i) {
      if ((*array)[i].get<std::nullptr_t>()) continue;
      Named& named = field == "sides" ? sides_[i] : seats_[i].named;
      read_name((*array)[i], element_of("names." + std::string(field), i), named, names.complaints());
    }
  }

  static void read_name(const JsonValue& value, const std::string& path, Named& named, Complaints& complaints) {
    static constexpr std::array<std::string_view, 2> kNameFields{"name", "salt"};
    const Fields fields(value, path, kNameFields, complaints);
    const std::string* name = fields.text("name", "name", true);
    const std::string* salt = fields.text("salt", "salt", true);
    if (!name || !salt) return;
    if (name->empty()) return fields.complain("name", "name_blank");
    const auto key = bytes_from<Salt>(*salt);
    if (!key) return fields.refuse("salt", accepted_form("salt"));
    if (hash_of_name(*name, *key) != named.proof.hash) return complaints.add({"name_differs", path});
    named.proof.salt = *salt;
    named.name = *name;
  }

  std::string as_text() const {
    std::vector<std::string> sides, seats;
    for (const Named& side : sides_) sides.push_back(side.name);
    for (const Sitting& seat : seats_) seats.push_back(seat.named.name);
    return names_line(sides, seats, proofs());
  }

  bool is_taken(const std::string& name) const {
    return std::ranges::any_of(sides_, [&](const Named& side) { return side.name == name; }) ||
           std::ranges::any_of(seats_, [&](const Sitting& seat) { return seat.named.name == name; });
  }

  static std::string number_of(std::size_t seat) { return whole_number(static_cast<std::int64_t>(seat) + 1); }

  // "#2", or "##2" where somebody is called "#2".
  std::string stand_in(std::string number) const {
    do number.insert(0, 1, '#');
    while (is_taken(number));
    return number;
  }

  std::string name_of_seat(std::size_t i) const {
    const std::string& name = seats_[i].named.name;
    return name.empty() ? stand_in(number_of(i)) : name;
  }

  // A side whose name was removed is named by its players, "#1+3".
  std::string name_of_side(std::size_t side) const {
    static const Named nobody;
    const Named& named = side < sides_.size() ? sides_[side] : nobody;
    if (!named.name.empty()) return named.name;
    std::string numbers;
    for (std::size_t i = 0; i < seats_.size(); ++i) {
      if (seats_[i].side != side) continue;
      if (!named.has_hash()) return name_of_seat(i);
      if (!numbers.empty()) numbers += '+';
      numbers += number_of(i);
    }
    return stand_in(std::move(numbers));
  }

  const Fields& head_;
  std::vector<Named> sides_;
  std::vector<Sitting> seats_;
  std::size_t next_side_ = 0;
};

JsonValue seats_of(const Narration& narration) {
  JsonArray seats;
  for (const NarratedSeat& seat : narration.seats) {
    JsonObject one{arg("name", seat.player), arg("side", seat.side)};
    if (!seat.hand.empty()) one.push_back(arg("hand", seat.hand));
    seats.push_back({std::move(one)});
  }
  return {std::move(seats)};
}

// What is left is the setup.
JsonObject without_head_fields(const JsonValue& line, bool is_numbered) {
  JsonObject setup;
  const auto has = [](const auto& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
  };
  for (const JsonMember& member : *line.get<JsonObject>()) {
    const bool is_head = has(kHeadFields, member.name) || (is_numbered && has(kNumberedHeadFields, member.name));
    if (!is_head) setup.push_back(member);
  }
  return setup;
}

// What is wrong with the names, which holds for every program; all else may be as other programs have it.
std::optional<Complaint> read_numbered(const JsonValue& line, const NamesLine* names, HeadRead& read) {
  Complaints complaints;
  const Fields head(line, "", complaints);
  read.objection = find_unknown_feature(head);
  Seating seating(head);
  if (names) {
    if (auto wrong = seating.take_names(*names)) return wrong;
  }
  const bool has_hand =
      std::ranges::any_of(seating.narrated_seats(), [](const NarratedSeat& seat) { return !seat.hand.empty(); });
  if (!read.objection && has_hand != lists(head, kHandsFeature)) head.complain("uses", "uses_differ");
  read.head.luck = read_luck(head);
  read.head.has_corrections = lists(head, kCorrectionsFeature);
  if (!read.objection) read.objection = complaints.first();
  read.head.names = seating.proofs();
  read.narration.sides = seating.side_names();
  read.narration.seats = seating.narrated_seats();
  return std::nullopt;
}

std::string text_or_nothing(const Fields& line, std::string_view name) {
  const JsonValue* value = line.find(name);
  const auto* text = value ? value->get<std::string>() : nullptr;
  return text ? *text : std::string();
}

// The setup, as far as it can be read: what is missing or of another kind is left out.
Narration read_narrated_setup(const Fields& line) {
  Narration narration;
  narration.game = text_or_nothing(line, "game");
  narration.table = text_or_nothing(line, "table");
  narration.weight = text_or_nothing(line, "weight");
  if (const JsonValue* powder = line.find("powder")) {
    if (const double* number = powder->get<double>()) narration.powder = *number;
  }
  const JsonValue* seats = line.find("seats");
  const auto* array = seats ? seats->get<JsonArray>() : nullptr;
  for (std::size_t i = 0; array && i < array->size(); ++i) {
    Complaints none;
    const Fields seat((*array)[i], "", none);
    const std::string name = text_or_nothing(seat, "name"), side = text_or_nothing(seat, "side");
    if (!name.empty()) narration.seats.push_back({name, side.empty() ? name : side, text_or_nothing(seat, "hand")});
  }
  return narration;
}

// By our rules.
void take_setup(const JsonValue& line, HeadRead& read) {
  Complaints complaints;
  auto seeded = read_setup(Fields(line, "", kSetupFields, complaints));
  if (seeded && read.head.is_numbered() && seeded->setup.sides != read.narration.sides) {
    complaints.add({"sides_differ", "sides"});
  }
  read.objection = complaints.first();
  if (read.objection) return;
  read.head.seed = seeded->seed;
  read.match.emplace(std::move(seeded->setup));
}

}  // namespace

std::optional<DrawSource> RecordHead::draws() const {
  if (!luck) return seed ? std::optional(DrawSource::from_seed(*seed)) : std::nullopt;
  return luck->secret ? std::optional(luck->source(*luck->secret, names.seats.size())) : std::nullopt;
}

std::uint64_t record_hash(const RecordHead& head, const Match& match) {
  return head.is_numbered() ? match.nameless_hash() : match.hash();
}

std::string hash_of_name(std::string_view name, std::span<const std::uint8_t> salt) {
  Blake2s hash(salt);
  hash.add(as_bytes(name));
  return hex_of(hash.digest());
}

std::string names_line(const std::vector<std::string>& sides, const std::vector<std::string>& seats,
                       const RecordNames& names) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().name("names").begin_object().name("sides").begin_array();
  for (std::size_t i = 0; i < sides.size(); ++i)
    write_name(json, sides[i], names.sides[i] ? &*names.sides[i] : nullptr);
  json.end_array().name("seats").begin_array();
  for (std::size_t i = 0; i < seats.size(); ++i) write_name(json, seats[i], &names.seats[i]);
  json.end_array().end_object().end_object();
  return out;
}

Result<HeadRead, Complaint> read_head(const JsonValue& line, const NamesLine* names) {
  Complaints complaints;
  const Fields fields(line, "", complaints);
  HeadRead read{};
  read.head.version = read_revision(fields, "hammer_record");
  read.head.revisions = {read_revision(fields, "physics_revision"), read_revision(fields, "game_revision")};
  fields.text("game", "game_key", true);
  if (complaints.first()) return *complaints.first();
  read.narration = read_narrated_setup(fields);
  JsonObject setup = without_head_fields(line, read.head.is_numbered());
  if (read.head.is_numbered()) {
    if (auto wrong = read_numbered(line, names, read)) return std::move(*wrong);
    for (JsonMember& member : setup) {
      if (member.name == "seats") member.value = seats_of(read.narration);
    }
  }
  const Game* game = find_game(read.narration.game);
  const bool knows_all = !read.objection || read.objection->code != "uses_unknown";
  read.is_own =
      game && read.head.version <= kRecordVersion && knows_all && read.head.revisions == Revisions::own(*game);
  if (!read.objection) take_setup({std::move(setup)}, read);
  return read;
}

}  // namespace hammer::protocol
