#include "lobby/pairing_queue.h"

#include <algorithm>
#include <utility>

#include "json/writer.h"

namespace hammer::server {
namespace {

constexpr std::size_t kMaxSeekers = 2000;
constexpr int kMaxFailures = 3;
constexpr std::chrono::milliseconds kBetweenLooks{1000};

std::shared_ptr<const std::string> pairing_line(const std::string* game, int waiting) {
  auto line = std::make_shared<std::string>();
  JsonWriter json(*line);
  json.begin_object().field("type", "pairing").name("game");
  game != nullptr ? json.value(*game) : json.null();
  json.field("waiting", waiting).end_object();
  return line;
}

std::shared_ptr<const std::string> paired_line(const std::string& match) {
  auto line = std::make_shared<std::string>();
  JsonWriter(*line).begin_object().field("type", "paired").field("match", match).end_object();
  return line;
}

}  // namespace

PairingQueue::PairingQueue(Dependencies dependencies) : dependencies_(std::move(dependencies)) {}
PairingQueue::~PairingQueue() { *is_alive_ = false; }

bool PairingQueue::join(const Caller& caller, const std::string& game, double rating) {
  leave(caller.account);
  if (waiting_.size() >= kMaxSeekers) return false;
  waiting_.push_back({{caller.account, game, rating, dependencies_.loop.now()}, caller});
  dependencies_.tell(caller.account, line_for(caller.account));
  watch();
  return true;
}

bool PairingQueue::leave(AccountId account) {
  const auto left = std::erase_if(waiting_, [&](const Waiting& held) { return held.seeker.account == account; });
  if (left == 0) return false;
  dependencies_.tell(account, line_for(account));
  return true;
}

void PairingQueue::stop() {
  waiting_.clear();
  next_look_.reset();
}

int PairingQueue::waiting(const std::string& game) const {
  return static_cast<int>(
      std::ranges::count_if(waiting_, [&](const Waiting& held) { return held.seeker.game == game; }));
}

std::shared_ptr<const std::string> PairingQueue::line_for(AccountId account) const {
  for (const Waiting& held : waiting_) {
    if (held.seeker.account == account) return pairing_line(&held.seeker.game, waiting(held.seeker.game));
  }
  return pairing_line(nullptr, 0);
}

bool PairingQueue::is_seeking(AccountId account) const {
  return std::ranges::any_of(waiting_, [&](const Waiting& held) { return held.seeker.account == account; });
}

void PairingQueue::watch() {
  if (next_look_ || waiting_.empty()) return;
  next_look_ = dependencies_.loop.after(kBetweenLooks, [this] {
    next_look_.reset();
    look();
    watch();
  });
}

void PairingQueue::look() {
  std::vector<Seeker> seekers;
  for (const Waiting& held : waiting_) seekers.push_back(held.seeker);
  std::vector<std::pair<Waiting, Waiting>> pairs;
  for (const auto& [one, other] : pair_up(seekers, dependencies_.loop.now(), dependencies_.may_meet)) {
    pairs.emplace_back(waiting_[one], waiting_[other]);
  }
  for (const auto& [one, other] : pairs) {
    std::erase_if(waiting_, [&](const Waiting& held) {
      return held.seeker.account == one.seeker.account || held.seeker.account == other.seeker.account;
    });
  }
  for (auto& [one, other] : pairs) begin(std::move(one), std::move(other));
}

void PairingQueue::begin(Waiting one, Waiting other) {
  const std::string game = one.seeker.game;
  const Caller first = one.caller;
  const Caller second = other.caller;
  dependencies_.begin(
      game, first, second,
      [this, alive = is_alive_, one = std::move(one), other = std::move(other)](const RoomResult& begun) {
        if (*alive) settle(one, other, begun);
      });
}

void PairingQueue::settle(Waiting one, Waiting other, const RoomResult& begun) {
  if (!begun) {
    give_back(std::move(one));
    give_back(std::move(other));
    return watch();
  }
  for (const Waiting& paired : {one, other}) {
    dependencies_.tell(paired.seeker.account, paired_line(begun.value()));
    dependencies_.tell(paired.seeker.account, line_for(paired.seeker.account));
  }
}

// Keeps the time it has waited; but a match that cannot begin is not tried for ever.
void PairingQueue::give_back(Waiting waiting) {
  const AccountId account = waiting.seeker.account;
  if (is_seeking(account)) return;
  if (++waiting.failures < kMaxFailures) waiting_.push_back(std::move(waiting));
  dependencies_.tell(account, line_for(account));
}

}  // namespace hammer::server
