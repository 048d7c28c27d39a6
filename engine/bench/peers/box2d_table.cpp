#include "box2d_table.h"

#include <box2d/box2d.h>

#include <cmath>

namespace hammer::peers {
namespace {

// Box2D lets bodies sink 5 mm into each other, and finds a contact inside a step up to 15 mm deep: constants made
// for crates. The smaller the unit, the less that is to a weight; but nothing may move more than two units in a step.
// Half a unit for each step in a second leaves room for 4 m/s, which no scene reaches.
double choose_units_per_metre(int hertz, Box2dSetup setup) { return setup == Box2dSetup::kExact ? 0.5 * hertz : 1; }

// What the manual suggests. With few contacts at a time they cost next to nothing.
constexpr int kVelocityIterations = 8;
constexpr int kPositionIterations = 3;

}  // namespace

Box2dTable::Box2dTable(const Surface& surface, int hertz, Box2dSetup setup)
    : surface_(surface),
      step_(1.0 / hertz),
      units_per_metre_(choose_units_per_metre(hertz, setup)),
      world_(std::make_unique<b2World>(b2Vec2(0, 0))) {
  world_->SetContinuousPhysics(setup == Box2dSetup::kExact);
  b2CircleShape disc;
  disc.m_radius = to_units(surface.radius);
  b2FixtureDef fixture;
  fixture.shape = &disc;
  fixture.density = 1;
  fixture.friction = 0;
  fixture.restitution = static_cast<float>(surface.contact.restitution_fast);
  fixture.restitutionThreshold = 0;  // by default nothing slower than 1 m/s bounces
  for (Slider& slider : sliders_) {
    b2BodyDef body;
    body.type = b2_dynamicBody;
    body.fixedRotation = true;
    body.bullet = setup == Box2dSetup::kExact;
    body.enabled = false;
    slider.body = world_->CreateBody(&body);
    slider.body->CreateFixture(&fixture);
  }
}

Box2dTable::~Box2dTable() = default;

void Box2dTable::place(Slider& slider, const Weight& weight) {
  slider.last_step = false;
  slider.body->SetEnabled(false);  // forgets the contacts of the shot before
  slider.body->SetTransform(b2Vec2(to_units(weight.x), to_units(weight.y)), 0);
  slider.body->SetEnabled(true);
  slider.body->SetLinearVelocity(b2Vec2(to_units(weight.vx), to_units(weight.vy)));
  slider.body->SetAwake(weight.vx != 0 || weight.vy != 0);
}

// Sliding friction for the coming step: a leapfrog, whose half kick on the first step makes every place exact that
// no contact disturbs. Says whether the weight slides on.
bool Box2dTable::brake(Slider& slider, bool first_step) const {
  b2Body& body = *slider.body;
  const b2Vec2 velocity = body.GetLinearVelocity();
  const float speed = velocity.Length();
  const float kick = to_units(surface_.deceleration * step_);
  const float now = first_step ? speed : speed - 0.5F * kick;  // at the step's start
  const bool struck = std::abs(speed - slider.last_speed) > 1e-3F * slider.last_speed;
  if (now <= 0 || (slider.last_step && !struck)) {
    slider.last_step = false;
    body.SetAwake(false);  // also takes its velocity
    return false;
  }
  slider.last_step = now <= kick;
  slider.last_speed = slider.last_step ? 0.5F * now * now / kick : now - 0.5F * kick;
  body.SetLinearVelocity((slider.last_speed / speed) * velocity);
  return true;
}

void Box2dTable::read(const Slider& slider, Rest& rest) const {
  rest.x = static_cast<double>(slider.body->GetPosition().x) / units_per_metre_;
  rest.y = static_cast<double>(slider.body->GetPosition().y) / units_per_metre_;
}

void Box2dTable::take_off_if_over(Slider& slider, Rest& rest) const {
  read(slider, rest);
  if (rest.x < 0) rest.fell = Edge::kNear;
  if (rest.x > surface_.length) rest.fell = Edge::kFar;
  if (rest.y > surface_.half_width) rest.fell = Edge::kLeft;
  if (rest.y < -surface_.half_width) rest.fell = Edge::kRight;
  if (!rest.on()) slider.body->SetEnabled(false);
}

bool Box2dTable::is_awake(const Slider& slider) { return slider.body->IsEnabled() && slider.body->IsAwake(); }

bool Box2dTable::brake_all(std::size_t count, bool first_step) {
  bool sliding = false;
  for (std::size_t i = 0; i < count; ++i) {
    if (is_awake(sliders_[i]) && brake(sliders_[i], first_step)) sliding = true;
  }
  return sliding;
}

Outcome Box2dTable::play(const Position& position) {
  Outcome outcome{};
  outcome.count = position.count;
  const auto count = static_cast<std::size_t>(position.count);
  for (std::size_t i = 0; i < count; ++i) place(sliders_[i], position.weights[i]);
  for (std::size_t i = count; i < sliders_.size(); ++i) sliders_[i].body->SetEnabled(false);
  for (bool first_step = true; brake_all(count, first_step); first_step = false) {
    world_->Step(static_cast<float>(step_), kVelocityIterations, kPositionIterations);
    for (std::size_t i = 0; i < count; ++i) {
      if (is_awake(sliders_[i])) take_off_if_over(sliders_[i], outcome.weights[i]);
    }
  }
  for (std::size_t i = 0; i < count; ++i) {
    outcome.was_on[i] = position.weights[i].on;
    if (outcome.weights[i].on()) read(sliders_[i], outcome.weights[i]);
  }
  return outcome;
}

}  // namespace hammer::peers
