#include "record/head_writer.h"

#include <algorithm>
#include <array>

#include "hammer/blake2s.h"
#include "json/reader.h"
#include "json/writer.h"
#include "protocol/record_writer.h"
#include "protocol/setup.h"
#include "record/head_reader.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

std::string hex_of(std::span<const std::uint8_t> bytes) {
  std::string text;
  for (const std::uint8_t byte : bytes) text += hex(byte, 2);
  return text;
}

std::span<const std::uint8_t> as_bytes(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

NameProof prove(std::string_view name, const NameSecret& secret, std::uint8_t kind, std::size_t number) {
  Blake2s drawn(secret);
  drawn.add(std::array<std::uint8_t, 2>{kind, static_cast<std::uint8_t>(number)});
  const Digest digest = drawn.digest();
  const auto salt = std::span(digest).first(kSaltBytes);
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

void write_name(JsonWriter& json, const std::string& name, const NameProof* proof) {
  if (!proof || proof->is_removed()) {
    json.null();
  } else {
    json.begin_object().field("name", name).field("salt", proof->salt).end_object();
  }
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
  json.end_array();
  json.field("physics_revision", head.revisions.physics).field("game_revision", head.revisions.game);
  write_game_fields(json, setup, SidesBy::kNumber);
  write_sides(json, setup, head.names);
  write_seats(json, setup, head.names);
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
  if (!head.is_numbered() || !has_names(head.names)) return;
  std::vector<std::string> seats;
  for (const Seat& seat : setup.seats) seats.push_back(seat.name);
  out += names_line(setup.sides, seats, head.names) + '\n';
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

}  // namespace hammer::protocol
