#include "protocol/open_replay.h"

#include <algorithm>
#include <utility>

#include "json/writer.h"
#include "lines/replay.h"
#include "protocol/replay.h"
#include "protocol/setup.h"
#include "record/applied_event.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

int contacts_between_weights(const ThrowCourse& course) {
  const auto contacts = course.trajectory.contacts();
  return static_cast<int>(
      std::count_if(contacts.begin(), contacts.end(), [](auto& contact) { return contact.b >= 0; }));
}

class PositionWriter {
 public:
  PositionWriter(JsonWriter& json, const Setup& setup, const State& state)
      : json_(json), setup_(setup), state_(state) {}

  void write() {
    json_.begin_object();
    write_setup_fields(json_, setup_);
    write_weights();
    json_.field("thrown", state_.board.count);
    json_.field("to_shoot", side(next_throw(setup_, state_)->side));
    write_scores();
    write_order();
    json_.field("round", state_.round);
    if (state_.board.first_color) json_.field("first_color", name_of(*state_.board.first_color));
    if (state_.powder) write_dryness(*state_.powder);
    json_.end_object();
  }

 private:
  const std::string& side(int side) const { return setup_.sides[static_cast<std::size_t>(side)]; }

  void write_weights() {
    json_.name("weights").begin_array();
    for (const BoardWeight& weight : state_.board.shot()) {
      if (!weight.on()) continue;
      json_.begin_object().field("color", name_of(weight.color)).field("x", weight.x).field("y", weight.y);
      json_.end_object();
    }
    json_.end_array();
  }

  void write_scores() {
    json_.name("score").begin_object();
    for (std::size_t i = 0; i < setup_.sides.size(); ++i) json_.field(setup_.sides[i], state_.scores[i]);
    json_.end_object();
  }

  void write_order() {
    json_.field("hammer", side(state_.order[setup_.sides.size() - 1]));
    if (!setup_.game->shares_board) {
      json_.name("order").begin_array();
      for (std::size_t i = 0; i < setup_.sides.size(); ++i) json_.value(side(state_.order[i]));
      json_.end_array();
      return;
    }
    json_.name("colors").begin_object();
    for (std::size_t i = 0; i < 2; ++i) json_.field(setup_.sides[i], name_of(*state_.colors[i]));
    json_.end_object();
  }

  void write_dryness(const PowderMap& powder) {
    json_.name("dryness").begin_array();
    for (int along = 0; along < kPowderCellsAlong; ++along)
      for (int across = 0; across < kPowderCellsAcross; ++across) json_.value(powder.dryness(along, across));
    json_.end_array();
  }

  JsonWriter& json_;
  const Setup& setup_;
  const State& state_;
};

}  // namespace

OpenReplay::OpenReplay(ReadRecord record) : record_(std::move(record)) {
  if (!record_.own || !record_.match) return;
  Match again(record_.match->setup());
  for (const Event& event : record_.match->log()) {
    Step step{again.state(), std::nullopt};
    AppliedEvent applied(again);
    applied.complete(again, again.append(event).value());
    if (applied.shot()) step.shot = applied.shot()->shot;
    steps_.push_back(std::move(step));
  }
}

std::string OpenReplay::json() const {
  std::string out = record_.can_be_told(true) ? replay_json(record_) : std::string();
  JsonWriter json(out);
  json.begin_object().field("ok", !record_.fault || record_.fault->cut_off).field("verified", record_.verified);
  json.field("cut_off", record_.fault && record_.fault->cut_off);
  write_refused(json, record_);
  json.name("contacts").begin_array();
  for (int i = 0; i < static_cast<int>(steps_.size()); ++i) {
    const auto thrown = course(i);
    thrown ? json.value(contacts_between_weights(*thrown)) : json.null();
  }
  json.end_array().end_object();
  return out;
}

const OpenReplay::Step* OpenReplay::step(int event) const {
  const bool is_there = event >= 0 && event < static_cast<int>(steps_.size());
  return is_there ? &steps_[static_cast<std::size_t>(event)] : nullptr;
}

std::optional<ThrowCourse> OpenReplay::course(int event) const {
  const Step* thrown = step(event);
  if (!thrown || !thrown->shot) return std::nullopt;
  return course_of(record_.match->setup(), thrown->before, *thrown->shot);
}

const PowderMap* OpenReplay::powder(int event) const {
  const Step* thrown = step(event);
  return thrown && thrown->before.powder ? &*thrown->before.powder : nullptr;
}

std::string OpenReplay::position_json(int event) const {
  const Step* thrown = step(event);
  if (!thrown || !thrown->shot) return "null";
  std::string out;
  JsonWriter json(out);
  PositionWriter(json, record_.match->setup(), thrown->before).write();
  return out;
}

}  // namespace hammer::protocol
