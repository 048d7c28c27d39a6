#include "player.h"

#include <chrono>
#include <utility>

#include "client/match_seen.h"
#include "json/writer.h"

namespace hammer::bench {
namespace {

using server::HttpAnswer;
constexpr std::chrono::milliseconds kBeforeTryingAgain{100};

std::string named(std::string_view name, bool is_bot) {
  std::string out;
  JsonWriter(out).begin_object().field("name", name).field("bot", is_bot).end_object();
  return out;
}

}  // namespace

Player::Player(boost::asio::io_context& context, const server::ServerAddress& address, std::string name)
    : context_(context),
      address_(address),
      name_(std::move(name)),
      calls_(context, address),
      call_timer_(context),
      stream_timer_(context) {}

void Player::sign_in(std::function<void()> done, bool is_bot) {
  ask("POST", "/api/guests", named(name_, is_bot), [this, done = std::move(done)](const HttpAnswer& answered) {
    token_ = server::text_in(answered.body, {"token"});
    calls_.set_token(token_);
    done();
  });
}

void Player::ask(std::string method, std::string target, std::string body, std::function<void(HttpAnswer)> done) {
  calls_.call(method, target, body, [=, this](HttpAnswer answered) mutable {
    const bool is_lost = answered.status == 0 || answered.status == 503 || answered.status == 429;
    if (!is_lost) {
      ++received_;
      return done(std::move(answered));
    }
    call_timer_.expires_after(kBeforeTryingAgain);
    call_timer_.async_wait([=, this](boost::system::error_code trouble) {
      if (!trouble) ask(method, target, body, done);
    });
  });
}

void Player::watch(const std::string& match, std::function<void(std::string_view)> line, std::function<void()> live) {
  match_ = match;
  line_ = std::move(line);
  live_ = std::move(live);
  seq_ = -1;
  open_stream();
}

void Player::stop_watching() {
  stream_timer_.cancel();
  stream_.reset();
}

void Player::stall() {
  if (stream_) stream_->stall();
}

void Player::open_stream() {
  const std::string target = "/api/matches/" + match_ + "/stream?since=" + std::to_string(seq_);
  stream_ = std::make_unique<server::LineReader>(
      context_, address_, token_, target,
      server::LineReader::Handlers{[this](std::string_view text) { on_line(text); },
                                   [this](const HttpAnswer&) {
                                     ++reconnects_;
                                     stream_timer_.expires_after(kBeforeTryingAgain);
                                     stream_timer_.async_wait([this](boost::system::error_code trouble) {
                                       if (!trouble) open_stream();
                                     });
                                   }});
}

// Most lines are events. Their start tells, without parsing the whole line.
void Player::on_line(std::string_view text) {
  constexpr std::string_view kLine = R"({"type":"line","seq":)";
  if (text.starts_with(R"({"type":"live")")) return live_();
  if (!text.starts_with(kLine)) return;
  const std::int64_t seq = std::stoll(std::string(text.substr(kLine.size(), 12)));
  if (seq <= seq_) return;
  seq_ = seq;
  ++received_;
  line_(text);
}

}  // namespace hammer::bench
