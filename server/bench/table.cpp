#include "table.h"

#include <algorithm>
#include <utility>

#include "client/match_seen.h"
#include "hammer/game.h"
#include "json/writer.h"
#include "protocol/machine_player.h"
#include "protocol/record.h"

namespace hammer::bench {
namespace {

using server::HttpAnswer;

constexpr std::size_t kAnswer = 2;  // after the two streams

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    lines.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return lines;
}

}  // namespace

std::string random_throw(const Match::ToShoot& next, Random& random, double width) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("cmd", next.four ? "throw-four" : "shoot");
  if (next.four) json.field("color", next.color.value_or(Color::kRed) == Color::kRed ? "red" : "blue");
  json.field("y", random.between(-0.3, 0.3) * width).field("speed", random.between(1.4, 1.9));
  json.field("angle", random.between(-0.01, 0.01));
  if (next.four) json.field("spread", 0.02);
  json.end_object();
  return out;
}

std::string with_id(const std::string& command, int number) {
  return "{\"shot_id\":\"s" + std::to_string(number) + "\"," + command.substr(1);
}

std::string opening(const Match& match) {
  std::string out;
  JsonWriter json(out);
  json.begin_object();
  protocol::write_machine_command(json, match, *ai::find_level("novice"), 1);
  json.end_object();
  return out;
}

Table::Table(boost::asio::io_context& context, const server::ServerAddress& address, int number, std::uint64_t seed,
             Tally& tally)
    : tally_(tally), random_(seed * 1'000'003 + static_cast<std::uint64_t>(number)) {
  for (const char* who : {"a", "b"}) {
    players_.push_back(std::make_unique<Player>(context, address, "load-" + std::to_string(number) + who));
  }
}

void Table::set_up(std::function<void()> done) {
  ready_ = std::move(done);
  player(0).sign_in([this] { player(1).sign_in([this] { make_match(); }); });
}

void Table::make_match() {
  is_ready_ = false;
  std::string body;
  JsonWriter json(body);
  json.begin_object().field("game", games().front()->key).name("seats").begin_array();
  for (const char* who : {"me", "open"}) json.begin_object().field("who", who).end_object();
  json.end_array().end_object();
  player(0).ask("POST", "/api/matches", body, [this](const HttpAnswer& answered) {
    const std::string id = server::text_in(answered.body, {"id"});
    if (answered.status != 201 || id.empty()) return give_up(answered);
    played_.push_back({id, {}});
    sit_down();
  });
}

void Table::sit_down() {
  player(1).ask("POST", "/api/matches/" + match() + "/seats", "{}", [this](const HttpAnswer& answered) {
    // After a lost answer the seat may be taken already: the stream will tell.
    if (answered.status / 100 != 2 && answered.status != 409) return give_up(answered);
    add_numbers(0);
  });
}

// As pages do: the toss waits for them.
void Table::add_numbers(int side) {
  if (side == 2) return watch();
  const std::string body = "{\"number\":\"" + hex(random_.bits(), 16) + hex(random_.bits(), 16) + "\"}";
  player(side).ask("POST", "/api/matches/" + match() + "/number", body, [this, side](const HttpAnswer& answered) {
    if (answered.status != 200) return give_up(answered);
    add_numbers(side + 1);
  });
}

void Table::watch() {
  umpire_ = std::make_unique<protocol::Umpire>(std::uint64_t{1}, protocol::NameSecret{});
  is_awaited_ = {true, true, false};
  for (int side = 0; side < 2; ++side) {
    player(side).watch(
        match(), [this, side](std::string_view text) { on_line(side, text); },
        [this, side] {
          if (is_ready_) return;
          is_awaited_[static_cast<std::size_t>(side)] = false;
          if (is_awaited_ != std::array{false, false, false}) return;
          is_ready_ = true;
          if (ready_) std::exchange(ready_, nullptr)();
        });
  }
}

// The first player's stream is followed, the other's only timed.
void Table::on_line(int side, std::string_view text) {
  if (side == 0) {
    const auto seen = server::read_seen_line(text);
    if (!seen) return;
    umpire_->follow(seen->line);
  } else if (busy_since_) {
    tally_.seen.add(Clock::now() - *busy_since_);
  }
  mark_arrived(static_cast<std::size_t>(side));
}

// The last throw of a match brings two events: the end is one of its own.
void Table::mark_arrived(std::size_t what) {
  if (!busy_since_) return;
  is_awaited_[what] = false;
  if (is_awaited_ == std::array{false, false, false}) go_on();
}

std::optional<std::pair<int, std::string>> Table::next_command() {
  const Match* match = umpire_->match();
  if (!match || match->state().phase == Phase::kOver) return std::nullopt;
  if (const auto next = match->to_shoot()) {
    return std::pair(next->side, random_throw(*next, random_, match->setup().table->width));
  }
  return std::pair(std::max(match->state().chooser, 0), opening(*match));
}

void Table::act(Clock::time_point due) {
  if (is_given_up_) return;
  if (is_busy()) {
    if (!waiting_) waiting_ = due;
    return;
  }
  if (const auto next = next_command()) return send(next->first, with_id(next->second, sent_++), due);
  for (int side = 0; side < 2; ++side) player(side).stop_watching();
  make_match();
}

void Table::stall() {
  is_stalled_ = true;
  player(1).stall();
}

void Table::send(int side, const std::string& command, Clock::time_point due) {
  busy_since_ = due;
  is_awaited_ = {true, !is_stalled_, true};
  player(side).ask("POST", "/api/matches/" + match() + "/commands", command,
                   [this, due](const HttpAnswer& answered) { on_answer(answered, due); });
}

void Table::on_answer(const HttpAnswer& answered, Clock::time_point due) {
  const auto acknowledged = server::read_seen_line(answered.body);
  if (answered.status != 200 || !acknowledged) {
    refuse(answered);
    return go_on();
  }
  tally_.acknowledged.add(Clock::now() - due);
  played_.back().acknowledged.push_back({acknowledged->seq, acknowledged->line});
  mark_arrived(kAnswer);
}

void Table::go_on() {
  busy_since_.reset();
  if (waiting_) act(*std::exchange(waiting_, std::nullopt));
}

void Table::give_up(const HttpAnswer& answered) {
  refuse(answered);
  is_given_up_ = true;
  if (ready_) std::exchange(ready_, nullptr)();
}

void Table::refuse(const HttpAnswer& answered) {
  if (tally_.refused++ == 0) tally_.first_refusal = std::to_string(answered.status) + ' ' + answered.body;
}

std::int64_t Table::acknowledged() const {
  std::int64_t count = 0;
  for (const Played& played : played_) count += static_cast<std::int64_t>(played.acknowledged.size());
  return count;
}

// ---------------------------------------------------------------- what was acknowledged is there

void Table::audit(std::function<void(std::string)> done) { audit_from(0, std::move(done)); }

void Table::audit_from(std::size_t index, std::function<void(std::string)> done) {
  if (index == played_.size()) return done("");
  player(0).ask("GET", "/api/matches/" + played_[index].match + "/record", "", [=, this](const HttpAnswer& answered) {
    const Played& played = played_[index];
    const std::vector<std::string> lines = lines_of(answered.body);
    const auto read = protocol::read_record(answered.body);
    if (read.fault && !read.fault->cut_off) return done(played.match + ": " + read.fault->sentence());
    if (!read.verified && !(read.fault && read.fault->cut_off)) return done(played.match + ": does not verify");
    if (read.match && verify(*read.match, std::nullopt)) return done(played.match + ": simulates otherwise");
    // The first event has the head and the names, the numbers are events of their own.
    const std::size_t numbers = read.head.luck ? read.head.luck->numbers.size() : 0;
    std::vector<bool> found(lines.size());
    for (const Acknowledged& one : played.acknowledged) {
      const auto line = static_cast<std::size_t>(one.seq + read.head_lines - 1) - numbers;
      if (line >= lines.size() || found[line]) return done(played.match + ": a throw is lost or there twice");
      found[line] = true;
      if (lines[line] != one.line) return done(played.match + ": a throw is not what was acknowledged");
    }
    const std::size_t events = read.match ? read.match->log().size() : 0;
    if (events != played.acknowledged.size()) return done(played.match + ": holds what nobody was told of");
    audit_from(index + 1, done);
  });
}

}  // namespace hammer::bench
