#include "match/watchers.h"

#include <algorithm>
#include <utility>

#include "json/writer.h"

namespace hammer::server {
namespace {

constexpr std::chrono::milliseconds kSoonPace{250};
constexpr std::chrono::seconds kLaterPace{1};

}  // namespace

SharedLine bye_line(std::string_view why) {
  auto line = std::make_shared<std::string>();
  JsonWriter(*line).begin_object().field("type", "bye").field("why", why).end_object();
  return line;
}

void PacedSend::soon() {
  if (std::exchange(is_due_, true)) return;
  later_timer_.reset();
  const auto since = std::chrono::duration_cast<std::chrono::milliseconds>(loop_.now() - sent_);
  if (since < kSoonPace) {
    soon_timer_ = loop_.after(kSoonPace - since, [this] { send_if_due(); });
    return;
  }
  loop_.post([self = self_] {
    if (PacedSend* const held = *self) held->send_if_due();
  });
}

void PacedSend::later() {
  if (later_timer_) return;
  later_timer_ = loop_.after(kLaterPace, [this] {
    const auto spent = std::move(later_timer_);
    soon();
  });
}

void PacedSend::send_if_due() {
  if (!std::exchange(is_due_, false)) return;
  soon_timer_.reset();
  if (send_()) sent_ = loop_.now();
}

Watchers::~Watchers() { all_->owner = nullptr; }

void Watchers::add(const Sink& sink, AccountId account) {
  all_->owner = this;
  const std::uint64_t id = all_->next++;
  all_->list.emplace(id, One{sink, account});
  sink->when_gone([all = std::weak_ptr<All>(all_), id] {
    const auto held = all.lock();
    const auto found = held ? held->list.find(id) : std::map<std::uint64_t, One>::iterator();
    if (!held || !held->owner || found == held->list.end()) return;
    found->second.is_gone = true;
    held->owner->forget_gone();
  });
}

void Watchers::send(const SharedLine& line) {
  send_each([&](AccountId) { return line; });
}

void Watchers::send_each(const std::function<SharedLine(AccountId)>& line_for) {
  const bool was_sending = std::exchange(all_->is_sending, true);
  for (auto& [id, one] : all_->list) {
    const SharedLine line = one.is_gone ? nullptr : line_for(one.account);
    if (line && !one.sink->send(line)) one.is_gone = true;
  }
  all_->is_sending = was_sending;
  forget_gone();
}

void Watchers::say_goodbye(const SharedLine& line) {
  all_->is_sending = true;
  for (auto& [id, one] : all_->list) {
    if (!one.is_gone && one.sink->send(line)) one.sink->close();
    one.is_gone = true;
  }
  all_->is_sending = false;
  forget_gone();
}

bool Watchers::has(AccountId account) const {
  return std::ranges::any_of(all_->list,
                             [&](const auto& each) { return each.second.account == account && !each.second.is_gone; });
}

std::size_t Watchers::count_if(const std::function<bool(AccountId)>& is_wanted) const {
  return static_cast<std::size_t>(std::ranges::count_if(
      all_->list, [&](const auto& each) { return !each.second.is_gone && is_wanted(each.second.account); }));
}

void Watchers::forget_gone() {
  if (all_->is_sending) return;
  const auto forgotten = std::erase_if(all_->list, [](const auto& each) { return each.second.is_gone; });
  if (forgotten > 0) changed_();
}

}  // namespace hammer::server
