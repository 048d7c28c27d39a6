#include "record/event_lines.h"
#include "write/code_names.h"
#include "write/notes.h"

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

}  // namespace

void write_event_fields(JsonWriter& json, const Event& event, const Setup& setup, SidesBy sides) {
  std::visit(EventWriter(json, setup, sides), event);
}

}  // namespace hammer::protocol
