#include "crowd.h"

#include <algorithm>
#include <utility>

namespace hammer::bench {
namespace {

constexpr std::size_t kAtATime = 16;

}  // namespace

Crowd::Crowd(boost::asio::io_context& context, const server::ServerAddress& address, int tables, std::uint64_t seed)
    : timer_(context) {
  for (int number = 0; number < tables; ++number) {
    tables_.push_back(std::make_unique<Table>(context, address, number, seed, tally_));
  }
}

void Crowd::set_up(std::function<void()> done) {
  done_ = std::move(done);
  for (std::size_t i = 0; i < std::min(kAtATime, tables_.size()); ++i) set_up_next();
}

void Crowd::set_up_next() {
  if (setting_up_ == tables_.size()) return;
  tables_[setting_up_++]->set_up([this] {
    if (++set_up_ == tables_.size()) return std::exchange(done_, nullptr)();
    set_up_next();
  });
}

void Crowd::play(double shots_a_second, std::chrono::milliseconds time, std::function<void()> done) {
  done_ = std::move(done);
  due_ = Table::Clock::now();
  end_ = due_ + time;
  interval_ = std::chrono::duration_cast<Table::Clock::duration>(std::chrono::duration<double>(1 / shots_a_second));
  tick();
}

void Crowd::tick() {
  for (const auto now = Table::Clock::now(); due_ <= now && due_ < end_; due_ += interval_) {
    tables_[turn_++ % tables_.size()]->act(due_);
  }
  if (due_ >= end_) return wait_for_last(std::exchange(done_, nullptr));
  timer_.expires_at(due_);
  timer_.async_wait([this](boost::system::error_code trouble) {
    if (!trouble) tick();
  });
}

void Crowd::wait_for_last(std::function<void()> done) {
  const bool is_busy = std::any_of(tables_.begin(), tables_.end(), [](const auto& table) { return table->is_busy(); });
  if (!is_busy) return done();
  timer_.expires_after(std::chrono::milliseconds(20));
  timer_.async_wait([this, done = std::move(done)](boost::system::error_code trouble) {
    if (!trouble) wait_for_last(done);
  });
}

void Crowd::audit(std::function<void(std::string)> done) { audit_from(0, std::move(done)); }

void Crowd::audit_from(std::size_t index, std::function<void(std::string)> done) {
  if (index == tables_.size()) return done("");
  tables_[index]->audit(
      [=, this](std::string fault) { fault.empty() ? audit_from(index + 1, done) : done(std::move(fault)); });
}

std::int64_t Crowd::acknowledged() const {
  std::int64_t count = 0;
  for (const auto& table : tables_) count += table->acknowledged();
  return count;
}

std::vector<std::int64_t> Crowd::acknowledged_by_table() const {
  std::vector<std::int64_t> counts;
  for (const auto& table : tables_) counts.push_back(table->acknowledged());
  return counts;
}

bool Crowd::has_gone_on_since(const std::vector<std::int64_t>& before) const {
  for (std::size_t number = 0; number < tables_.size(); ++number) {
    if (tables_[number]->acknowledged() <= before[number]) return false;
  }
  return true;
}

std::int64_t Crowd::matches() const {
  std::int64_t count = 0;
  for (const auto& table : tables_) count += static_cast<std::int64_t>(table->matches());
  return count;
}

std::int64_t Crowd::reconnects() {
  std::int64_t count = 0;
  for (const auto& table : tables_) count += table->player(0).reconnects() + table->player(1).reconnects();
  return count;
}

std::int64_t Crowd::received() {
  std::int64_t count = 0;
  for (const auto& table : tables_) count += table->player(0).received() + table->player(1).received();
  return count;
}

}  // namespace hammer::bench
