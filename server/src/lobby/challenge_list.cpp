#include "lobby/challenge_list.h"

#include <utility>

namespace hammer::server {
namespace {

constexpr std::chrono::milliseconds kBetweenReads{1000};

}  // namespace

ChallengeList::ChallengeList(Dependencies dependencies) : dependencies_(std::move(dependencies)) {}
ChallengeList::~ChallengeList() { *is_alive_ = false; }

void ChallengeList::may_have_changed() {
  if (!dependencies_.has_listeners()) return;
  if (next_read_) {
    needs_reread_ = true;
    return;
  }
  read();
}

void ChallengeList::stop() { next_read_.reset(); }

void ChallengeList::read() {
  next_read_ = dependencies_.loop.after(kBetweenReads, [this] {
    next_read_.reset();
    if (std::exchange(needs_reread_, false)) may_have_changed();
  });
  const auto line = std::make_shared<std::string>();
  dependencies_.store.read([line, read_line = dependencies_.read_line, now_ms = dependencies_.loop.wall_ms()](
                               Reader& reader) { *line = read_line(reader, now_ms); },
                           [this, alive = is_alive_, line](std::optional<StoreFault> fault) {
                             if (*alive && !fault) take(line);
                           });
}

void ChallengeList::take(Line line) {
  if (latest_ && *latest_ == *line) return;
  latest_ = std::move(line);
  dependencies_.send_all(latest_);
}

}  // namespace hammer::server
