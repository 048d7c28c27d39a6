#include "client/bot_seat.h"

#include <algorithm>
#include <utility>

#include "json/writer.h"
#include "protocol/machine_player.h"

namespace hammer::server {
namespace {

// Throws that a bot tries for one position. All fail only where weights lie at every point of release.
constexpr int kMaxTries = 5;

constexpr std::chrono::minutes kLongestPause{10};

}  // namespace

BotSeat::BotSeat(std::string name, std::string level, std::uint64_t seed)
    : name_(std::move(name)), level_(std::move(level)), seed_(seed), umpire_(seed, {}) {}

void BotSeat::take(const SeenLine& line) {
  if (line.type == "match" && line.match) seen_ = *line.match;
  if (line.type == "live") is_live_ = true;
  if (line.type != "line" || line.seq != seq_ + 1) return;
  const std::string answer = umpire_.follow(line.line);
  if (!answer.starts_with(R"({"ok":true)")) trouble_ = text_in(answer, {"error"});
  seq_ = line.seq;
  tries_ = 0;
  command_.clear();
}

int BotSeat::own_seat() const {
  const auto& seats = umpire_.match()->setup().seats;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    if (seats[seat].name == name_) return static_cast<int>(seat);
  }
  return -1;
}

bool BotSeat::is_own_move() const {
  const Match* match = umpire_.match();
  if (!is_live_ || seen_.phase != "playing" || !match || own_seat() < 0) return false;
  const int side = match->setup().seats[static_cast<std::size_t>(own_seat())].side;
  switch (match->state().phase) {
    case Phase::kToss:
      return true;  // the first to call
    case Phase::kChoice:
      return match->state().chooser == side;
    case Phase::kShooting:
      break;
    case Phase::kOver:
      return false;
  }
  const auto next = match->to_shoot();
  return next && match->setup().seat(next->side, next->player).name == name_;
}

std::optional<std::string> BotSeat::next_command() {
  if (!trouble_.empty() || tries_ >= kMaxTries || !is_own_move()) return std::nullopt;
  if (command_.empty()) command_ = umpire_.match()->state().phase == Phase::kToss ? toss() : choose();
  return command_;
}

void BotSeat::think_again() {
  ++tries_;
  command_.clear();
  seed_ = seed_ * 6364136223846793005u + 1442695040888963407u;
}

// Different for every try, and for another run of the bot at the same position.
std::string BotSeat::shot_id() const { return std::to_string(seq_ + 1) + '-' + std::to_string(seed_ % 1000000007u); }

// Each side calls for itself; with three or more the order is drawn, and nobody calls.
std::string BotSeat::toss() const {
  const Setup& setup = umpire_.match()->setup();
  std::string body;
  JsonWriter json(body);
  json.begin_object().field("shot_id", shot_id()).field("cmd", "toss");
  if (setup.side_count() == 2) {
    const int side = setup.seats[static_cast<std::size_t>(own_seat())].side;
    json.field("side", setup.sides[static_cast<std::size_t>(side)]).field("call", seed_ % 2 == 0 ? "heads" : "tails");
  }
  json.end_object();
  return body;
}

std::string BotSeat::choose() const {
  std::string body;
  JsonWriter json(body);
  json.begin_object().field("shot_id", shot_id());
  if (const auto level = ai::find_level(level_)) {
    protocol::write_machine_command(json, *umpire_.match(), *level, seed_);
  }
  json.end_object();
  return body;
}

void BotTimeouts::see(const MatchSeen& match, TimePoint now) {
  claim_at_.reset();
  for (const double seconds : match.claims_in) {
    const TimePoint at = now + std::chrono::ceil<std::chrono::milliseconds>(std::chrono::duration<double>(seconds));
    claim_at_ = std::min(claim_at_.value_or(at), at);
  }
  if (match.phase != "paused") resume_at_.reset();
  if (match.phase == "paused" && !resume_at_) resume_at_ = now + kLongestPause;
}

}  // namespace hammer::server
