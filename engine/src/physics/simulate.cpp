// From contact to contact. Every moving weight knows the first thing it will touch; the earliest of these is played,
// and only the weights it changed are looked at again. Stops and falls are closed form and need no event.
#include <array>
#include <cassert>

#include "hammer/det_math.h"
#include "hammer/index.h"
#include "hammer/physics.h"
#include "hammer/trajectory.h"
#include "physics/approach.h"
#include "physics/contact_play.h"
#include "physics/motion.h"

namespace hammer {
namespace {

constexpr int kNobody = -9;

// What a moving weight will touch first.
struct Next {
  double t;
  int with;  // a weight, or a cushion
  Passing own;
  Passing other;  // of `with`, when it moves too
};

template <class Ground>
class Play : ContactPlay {
 public:
  Play(const Surface& surface, const Position& position, TrajectoryRecorder* recorder, PowderWear* wear,
       Outcome& outcome)
      : ContactPlay(surface, recorder, outcome), wear_(wear), ground_(surface) {
    outcome.count = position.count;
    diameter_ = 2 * surface.radius;
    fall_y_ = surface.cushions ? kInfinity : surface.half_width;
    set_out(position);
  }

  void run() {
    while (play_next()) continue;
    settle(kInfinity, ~Mask{0});
    outcome_.contacts = contacts_;
    outcome_.capped = capped_;
    outcome_.last_met_cushion_first = last_met_cushion_first();
    if (recorder_ != nullptr) recorder_->end();
  }

 private:
  void set_out(const Position& position) {
    const double ring = sliding::kRingRadius * surface_.radius;
    for (int i = 0; i < position.count; ++i) {
      const Weight& weight = position.weights[idx(i)];
      outcome_.was_on[idx(i)] = weight.on;
      if (!weight.on) {
        outcome_.weights[idx(i)] = {weight.x, weight.y, Edge::kNone};
        continue;
      }
      if ((weight.vx == 0) & (weight.vy == 0)) {
        rest_from_start(i, weight.x, weight.y, weight.spin * ring, 0);
        continue;
      }
      Touching from{weight.x, weight.y, weight.vx, weight.vy, weight.spin * ring};
      launch_from(i, from, 0);
    }
    look_ahead(moving_, 0);
  }

  // --- legs

  void launch_from(int i, Touching& from, double t) {
    Glide& glide = glides_[idx(i)];
    double square = from.vx * from.vx + from.vy * from.vy;
    if (contacts_ >= kDampingStartsAtContacts) {
      const double least = stopping_speed(contacts_);
      if (square < least * least) square = from.w = 0;
    }
    const double least = max(kLeastSpeed, sliding::kInPlace * abs(from.w));
    glide.x = from.x;
    glide.y = from.y;
    glide.w = from.w;
    glide.t = t;
    if (square <= least * least) {
      if (recorder_ != nullptr && (moving_ & bit(i)) != 0) recorder_->stop({t, i, from.x, from.y});
      moving_ &= ~bit(i);
      rest_from_start(i, from.x, from.y, from.w, t);
      return;
    }
    glide.v = sqrt(square);
    const double inverse = 1 / glide.v;
    glide.ux = from.vx * inverse;
    glide.uy = from.vy * inverse;
    glide.coupled = surface_.contact.spin_friction && glide.w != 0;
    glide.stop = glide.coupled ? sliding::stop_spinning(glide.v, abs(glide.w), inverse) : sliding::stop(glide.v);
    ground_.begin_leg(i, glide);
    rests_at_[idx(i)] = ground_.rests_at(i, glide);
    find_reach(i, ground_.reach(i, glide), inverse);
    moving_ |= bit(i);
    if (recorder_ != nullptr) record_leg(i);
  }

  // Weight i rests at (x, y) from time t on; it may still spin.
  void rest_from_start(int i, double x, double y, double w, double t) {
    Glide& glide = glides_[idx(i)];
    glide.w = w;
    glide.t = t;
    lie(i, x, y);
    if (recorder_ == nullptr) return;
    glide = {x, y, 0, 0, 0, w, t, false, {0, 0}};
    record_leg(i);
  }

  // How far weight i slides: until it rests, or until its centre passes an edge (G1); exactly on the edge it stays on.
  // A leg along an edge divides 0 by 0, and min() ignores the NaN. Written without branches, which the processor could
  // not predict here.
  void find_reach(int i, double rests, double inverse_speed) {
    const Glide& glide = glides_[idx(i)];
    const double reach = min(min(rests, to_end(glide, surface_.length)), to_side(glide, fall_y_));
    falls_[idx(i)] = reach < rests;
    reach_[idx(i)] = max(0, reach);
    // An upper bound on when it falls: if it reaches the edge even with the greatest friction, its mean speed on the
    // way is at least half its first speed. The exact time is only worked out for a recorder.
    const bool surely = reach < rests && 2 * reach * ground_.greatest_deceleration() < glide.v * glide.v;
    gone_at_[idx(i)] = surely ? glide.t + 2 * reach * inverse_speed : rests_at_[idx(i)];
  }
  void lie(int i, double x, double y) {
    resting_.lay(i, x, y);
    outcome_.weights[idx(i)] = {x, y, Edge::kNone};
  }

  // Weight i moves, or is about to: others can no longer run into it where it lay.
  void lift(int i) {
    resting_.lift(i);
    expecting_ &= ~bit(i);
  }

  // Ends the legs of weights that have come to rest, or must have fallen, by time t.
  void settle(double t, Mask among) {
    for_each(moving_ & among, [&](int i) {
      if (!(gone_at_[idx(i)] <= t)) return;
      end_leg(i, reach_[idx(i)]);
      moving_ &= ~bit(i);
      if (next_[idx(i)].with >= 0) expecting_ |= bit(i);
      falls_[idx(i)] ? fall_from_leg(i) : rest_from_leg(i);
    });
  }
  void rest_from_leg(int i) {
    Glide& glide = glides_[idx(i)];
    const double s = reach_[idx(i)];
    const double x = glide.x + glide.ux * s, y = glide.y + glide.uy * s;
    lie(i, x, y);
    if (recorder_ != nullptr) recorder_->stop({rests_at_[idx(i)], i, x, y});
    glide.v = glide.w = 0;
  }
  void fall_from_leg(int i) {
    const Glide& glide = glides_[idx(i)];
    const double s = reach_[idx(i)], x = glide.x + glide.ux * s, y = glide.y + glide.uy * s;
    const Edge edge = first_edge(glide, surface_.length, fall_y_);
    outcome_.weights[idx(i)] = {x, y, edge};
    if (recorder_ == nullptr) return;
    const Passing passing = ground_.after_metres(i, glide, s);
    recorder_->fall({passing.t, i, edge, x, y, glide.ux * passing.v, glide.uy * passing.v});
  }
  void end_leg([[maybe_unused]] int i, [[maybe_unused]] double s) {
    if constexpr (requires { ground_.add_wear(i, s, *wear_); })
      if (wear_ != nullptr) ground_.add_wear(i, s, *wear_);
  }

  // --- looking ahead

  // Looks for the first weight at rest in the way of weight i, from `from` metres on.
  void meet_resting(int i, double from) {
    if (!(from < reach_[idx(i)])) return;  // it has passed the edge, but gone_at_ is still to come
    const RestingWeights::Hit hit = resting_.first_hit(glides_[idx(i)], from, reach_[idx(i)]);
    if (hit.weight >= 0) meet(i, max(from, hit.s), hit.weight);
  }

  void meet_cushion(int i) {
    const Glide& glide = glides_[idx(i)];
    if (glide.uy == 0) return;
    const double s = max(0, ((glide.uy > 0 ? cushion_y_ : -cushion_y_) - glide.y) / glide.uy);
    const Next& next = next_[idx(i)];
    if (s < reach_[idx(i)] && (next.with == kNobody || s < next.own.s))
      meet(i, s, glide.uy > 0 ? kLeftCushion : kRightCushion);
  }

  void forget(int i) {
    next_[idx(i)].t = kInfinity;
    next_[idx(i)].with = kNobody;
  }

  void meet(int i, double s, int with) {
    const Passing own = ground_.after_metres(i, glides_[idx(i)], s);
    Next& next = next_[idx(i)];
    if (!(own.t < next.t)) return;
    next.t = own.t;
    next.with = with;
    next.own = own;
  }

  // Both moving: see approach.h.
  void meet_moving(int i, int j, double now) {
    const Next& known = next_[idx(j)];
    if (known.with == i) {  // i is looked at again, though neither has changed
      if (known.t < next_[idx(i)].t) next_[idx(i)] = {known.t, j, known.other, known.own};
      return;
    }
    const Glide &one = glides_[idx(i)], &two = glides_[idx(j)];
    if (one.t == now && two.t == now &&
        part_for_good(ground_, one, two, diameter_, max(gone_at_[idx(i)], gone_at_[idx(j)]) - now))
      return;
    const Course a{i, one, reach_[idx(i)], rests_at_[idx(i)], gone_at_[idx(i)], falls_[idx(i)]};
    const Course b{j, two, reach_[idx(j)], rests_at_[idx(j)], gone_at_[idx(j)], falls_[idx(j)]};
    const double until = min(next_[idx(i)].t, next_[idx(j)].t);
    if (paths_apart(a, b, diameter_, now, ground_.greatest_deceleration())) return;
    const Meeting meeting = find_meeting(ground_, a, b, diameter_, now, until);
    if (meeting.kind == Meeting::Kind::kNone) return;
    if (meeting.kind == Meeting::Kind::kGivenUp) capped_ = true;
    if (meeting.t < next_[idx(i)].t) next_[idx(i)] = {meeting.t, j, meeting.a, meeting.b};
    if (meeting.t < next_[idx(j)].t) next_[idx(j)] = {meeting.t, i, meeting.b, meeting.a};
  }

  // Finds the next contacts after the weights in `changed` started new legs, or came to rest, at time t.
  void look_ahead(Mask changed, double t) {
    Mask again = changed & moving_;
    if (((moving_ & ~changed) | expecting_) != 0) again |= affected_by(changed, t);
    for_each(again, [&](int i) {
      forget(i);
      meet_resting(i, (changed & bit(i)) != 0 ? 0 : gone_by(i, t));
      if (surface_.cushions) meet_cushion(i);
    });
    // Every pair of moving weights with at least one of `again`, once.
    for_each(again, [&](int i) {
      for_each(moving_ & (~again | ~(2 * bit(i) - 1)) & ~bit(i), [&](int j) { meet_moving(i, j, t); });
    });
  }

  // The same for the usual case: two weights have just met and nothing else moves.
  void look_ahead_of_two(int i, int j, double t) {
    forget(i);
    forget(j);
    meet_resting(i, 0);
    meet_resting(j, 0);
    if (surface_.cushions) {
      meet_cushion(i);
      meet_cushion(j);
    }
    meet_moving(i < j ? i : j, i < j ? j : i, t);
  }

  // The other moving weights whose next contact must be found again.
  Mask affected_by(Mask changed, double t) {
    Mask again = 0, obstacles = changed & resting_.all();
    // A weight may have come to rest while a contact was still expected of it. If that contact is now off, weights
    // whose search stopped there may run into the resting weight.
    for_each(expecting_ & resting_.all(), [&](int k) {
      if ((changed & bit(next_[idx(k)].with)) == 0) return;
      obstacles |= bit(k);
      expecting_ &= ~bit(k);
    });
    for_each(moving_ & ~changed, [&](int k) {
      const int with = next_[idx(k)].with;
      if (with >= 0 && (changed & bit(with)) != 0)
        again |= bit(k);
      else if (obstacles != 0)
        meet_resting(k, gone_by(k, t));
    });
    return again;
  }

  // How many metres of its leg weight i has slid by time t.
  double gone_by(int i, double t) const { return ground_.at_time(i, glides_[idx(i)], t).s; }

  // --- contacts

  bool play_next() {
    double t = kInfinity;
    int first = kNobody;
    for_each(moving_, [&](int i) {
      if (next_[idx(i)].t < t) {
        t = next_[idx(i)].t;
        first = i;
      }
    });
    if (first == kNobody) return false;
    if (contacts_ >= kMaxContacts) {
      capped_ = true;
      return false;
    }
    ++contacts_;
    Next next = next_[idx(first)];
    // `first` must be one that still moves; of two, the other may have come to rest by now.
    if (next.with >= 0 && (moving_ & bit(next.with)) != 0 && rests_at_[idx(first)] <= t) {
      next = {t, first, next.other, next.own};
      first = next_[idx(first)].with;
    }
    settle(t, ~bit(first));
    touch(first, next);
    return true;
  }

  // The state of weight i, which is at rest but may spin in place.
  Touching lying(int i, double t) const {
    const Glide& glide = glides_[idx(i)];
    const double x = resting_.x(i), y = resting_.y(i);
    if (glide.w == 0 || !surface_.contact.spin_friction) return {x, y, 0, 0, glide.w};
    const double lost = sliding::kSpinDecay * ground_.deceleration_at(x, y) * (t - glide.t);
    return {x, y, 0, 0, glide.w > 0 ? max(0, glide.w - lost) : min(0, glide.w + lost)};
  }

  void touch(int i, const Next& next) {
    const int j = next.with;
    std::array<Touching, kMaxWeights>& at = touching_;
    at[idx(i)] = on_leg(glides_[idx(i)], next.own);
    end_leg(i, next.own.s);
    Mask in = bit(i);
    if (j >= 0) {
      in |= bit(j);
      if ((moving_ & bit(j)) != 0) {
        at[idx(j)] = on_leg(glides_[idx(j)], next.other);
        end_leg(j, next.other.s);
      } else {
        at[idx(j)] = lying(j, next.t);
      }
    }
    const Touching &one = at[idx(i)], &two = at[idx(j >= 0 ? j : i)];
    const Mask others = resting_.touching(one.x, one.y, two.x, two.y);
    const bool cushioned = at_cushion(one.y) || at_cushion(two.y);
    const bool cluster = (others & ~in) != 0 || (j >= 0 && cushioned);
    if (!cluster && j >= 0) {
      lift(j);
      touch_pair(i, j, next.t);
      launch_from(i, at[idx(i)], next.t);
      launch_from(j, at[idx(j)], next.t);
      if (moving_ == in && expecting_ == 0)
        look_ahead_of_two(i, j, next.t);
      else
        look_ahead(in, next.t);
      return;
    }
    if (cluster)
      in = touch_cluster(i, j, in, others, next.t, [&](int k) { return lying(k, next.t); });
    else
      touch_cushion(i, j, next.t);
    for_each(in, [&](int k) { lift(k); });
    for_each(in, [&](int k) { launch_from(k, at[idx(k)], next.t); });
    look_ahead(in, next.t);
  }

  void record_leg(int i) { recorder_->leg(i, glides_[idx(i)]); }
  PowderWear* wear_;
  Ground ground_;
  double diameter_, fall_y_;

  Mask moving_ = 0;
  Mask expecting_ = 0;  // came to rest while a contact was still expected
  std::array<Glide, kMaxWeights> glides_;
  std::array<double, kMaxWeights> reach_;     // metres to the leg's end
  std::array<double, kMaxWeights> rests_at_;  // when it would rest, even past an edge
  std::array<double, kMaxWeights> gone_at_;   // when it rests, or has surely fallen
  std::array<bool, kMaxWeights> falls_;
  std::array<Next, kMaxWeights> next_;
  int contacts_ = 0;
  bool capped_ = false;
};

template <class Ground>
Outcome play(const Surface& surface, const Position& position, Trajectory* trajectory, PowderWear* wear) {
  Outcome outcome;
  if (trajectory == nullptr) {
    Play<Ground>(surface, position, nullptr, wear, outcome).run();
    return outcome;
  }
  TrajectoryRecorder recorder(*trajectory);
  recorder.begin(surface);
  Play<Ground>(surface, position, &recorder, wear, outcome).run();
  return outcome;
}

}  // namespace

Outcome simulate(const Surface& surface, const Position& position, Trajectory* trajectory, PowderWear* wear) {
  assert(!find_fault(surface, position));
  assert(wear == nullptr || surface.powder_map != nullptr);
  if (surface.powder_map != nullptr) return play<MappedGround>(surface, position, trajectory, wear);
  return play<UniformGround>(surface, position, trajectory, wear);
}

}  // namespace hammer
