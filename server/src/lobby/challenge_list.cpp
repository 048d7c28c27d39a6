#include "lobby/challenge_list.h"

#include <utility>

namespace hammer::server {
namespace {

constexpr std::chrono::milliseconds kBetweenReads{1000};

}  // namespace

ChallengeList::ChallengeList(Needs needs) : needs_(std::move(needs)) {}
ChallengeList::~ChallengeList() { *is_alive_ = false; }

void ChallengeList::may_have_changed() {
  if (!needs_.has_listeners()) return;
  if (next_read_) {
    is_read_again_ = true;
    return;
  }
  read();
}

void ChallengeList::stop() { next_read_.reset(); }

void ChallengeList::read() {
  next_read_ = needs_.loop.after(kBetweenReads, [this] {
    next_read_.reset();
    if (std::exchange(is_read_again_, false)) may_have_changed();
  });
  const auto line = std::make_shared<std::string>();
  needs_.store.read([line, read_line = needs_.read_line](Reader& reader) { *line = read_line(reader); },
                    [this, alive = is_alive_, line](std::optional<StoreFault> fault) {
                      if (*alive && !fault) take(line);
                    });
}

void ChallengeList::take(Line line) {
  if (latest_ && *latest_ == *line) return;
  latest_ = std::move(line);
  needs_.send_all(latest_);
}

}  // namespace hammer::server
