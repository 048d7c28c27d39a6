#include "session/token_streams.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "session/farewell.h"

namespace hammer::server {
namespace {

constexpr std::chrono::milliseconds kBetweenQuestions{10'000};

// Passes everything on; but it can be ended from here too, and its owner is then told that the client has gone.
class HeldSink : public LineSink, public std::enable_shared_from_this<HeldSink> {
 public:
  HeldSink(AccountId account, std::string token_hash, std::shared_ptr<LineSink> sink)
      : account_(account), token_hash_(std::move(token_hash)), sink_(std::move(sink)) {}

  bool send(std::shared_ptr<const std::string> line) override { return !is_ended_ && sink_->send(std::move(line)); }
  void close() override {
    if (!std::exchange(is_ended_, true)) sink_->close();
  }
  void when_gone(std::function<void()> gone) override {
    gone_ = std::move(gone);
    sink_->when_gone([weak = weak_from_this()] {
      if (const auto self = weak.lock()) self->go();
    });
  }

  void end(std::string_view why) {
    if (is_ended_) return;
    sink_->send(farewell_line(why));
    close();
    go();
  }

  AccountId account() const { return account_; }
  const std::string& token_hash() const { return token_hash_; }

 private:
  void go() {
    is_ended_ = true;
    if (const auto gone = std::exchange(gone_, {})) gone();
  }

  AccountId account_;
  std::string token_hash_;
  std::shared_ptr<LineSink> sink_;
  std::function<void()> gone_;
  bool is_ended_ = false;
};

}  // namespace

struct TokenStreams::Inside {
  explicit Inside(Needs what) : needs(std::move(what)) {}

  void watch() {
    if (next_question || held.empty()) return;
    next_question = needs.loop.after(kBetweenQuestions, [this] {
      next_question.reset();
      ask();
      watch();
    });
  }

  void ask() {
    std::erase_if(held, [](const auto& weak) { return weak.expired(); });
    for (const auto& sink : those_open()) {
      needs.ask_holds(sink->token_hash(), [weak = std::weak_ptr(sink)](bool holds) {
        const auto still = weak.lock();
        if (still && !holds) still->end("signed-out");
      });
    }
  }

  // A copy: ending one may bring about others.
  std::vector<std::shared_ptr<HeldSink>> those_open() const {
    std::vector<std::shared_ptr<HeldSink>> open;
    for (const auto& weak : held) {
      if (auto sink = weak.lock()) open.push_back(std::move(sink));
    }
    return open;
  }

  Needs needs;
  std::vector<std::weak_ptr<HeldSink>> held;
  std::unique_ptr<Loop::Timer> next_question;
};

TokenStreams::TokenStreams(Needs needs) : inside_(std::make_unique<Inside>(std::move(needs))) {}
TokenStreams::~TokenStreams() = default;

std::shared_ptr<LineSink> TokenStreams::hold(AccountId account, const std::string& token_hash,
                                             std::shared_ptr<LineSink> sink) {
  auto held = std::make_shared<HeldSink>(account, token_hash, std::move(sink));
  inside_->held.push_back(held);
  inside_->watch();
  return held;
}

void TokenStreams::end(AccountId account, std::string_view why) {
  for (const auto& sink : inside_->those_open()) {
    if (sink->account() == account) sink->end(why);
  }
}

}  // namespace hammer::server
