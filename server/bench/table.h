// One match between two people online, who throw at given moments. Remembers what was acknowledged, to compare it with
// the record at the end.
#pragma once

#include <algorithm>
#include <array>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hammer/random.h"
#include "player.h"
#include "protocol/umpire.h"

namespace hammer::bench {

// A beginner's throw: most weights stay on the board. As a command without an id.
std::string random_throw(const Match::ToShoot& next, Random& random, double width);
// The toss, or what its winner takes.
std::string opening(const Match& match);
std::string with_id(const std::string& command, int number);

// How long things took.
class Latencies {
 public:
  using Duration = std::chrono::steady_clock::duration;

  void add(Duration took) { milliseconds_.push_back(std::chrono::duration<double, std::milli>(took).count()); }
  std::size_t count() const { return milliseconds_.size(); }

  // In ms; at(0.99) is the 99th percentile. 0 where nothing was measured.
  double at(double share) {
    if (milliseconds_.empty()) return 0;
    const std::size_t index =
        std::min(milliseconds_.size() - 1, static_cast<std::size_t>(share * static_cast<double>(milliseconds_.size())));
    std::nth_element(milliseconds_.begin(), milliseconds_.begin() + static_cast<std::ptrdiff_t>(index),
                     milliseconds_.end());
    return milliseconds_[index];
  }

 private:
  std::vector<double> milliseconds_;
};

struct Tally {
  Latencies acknowledged;  // from the time a throw was due until its answer
  Latencies seen;          // until the other player has it on the stream
  std::int64_t refused = 0;
  std::string first_refusal = "";
};

class Table {
 public:
  using Clock = std::chrono::steady_clock;

  Table(boost::asio::io_context& context, const server::ServerAddress& address, int number, std::uint64_t seed,
        Tally& tally);

  // Signs both in, makes the match and opens both streams.
  void set_up(std::function<void()> done);
  // The next command by the rules. It counts as due then, even if the last one has not been seen yet.
  void act(Clock::time_point due);
  // The second player stops reading the stream and goes on throwing.
  void stall();
  bool is_busy() const { return !is_given_up_ && (busy_since_.has_value() || !is_ready_); }

  const std::string& match() const { return played_.back().match; }  // the current one: each is followed by another
  Player& player(int side) { return *players_[static_cast<std::size_t>(side)]; }
  std::int64_t acknowledged() const;
  std::size_t matches() const { return played_.size(); }

  // Compares the server's records with what was acknowledged and calls `done` with what is wrong, or with "".
  void audit(std::function<void(std::string)> done);

 private:
  struct Acknowledged {
    std::int64_t seq;
    std::string line;
  };
  struct Played {
    std::string match;
    std::vector<Acknowledged> acknowledged;
  };

  void make_match();
  void sit_down();
  void add_numbers(int side);
  void watch();
  void send(int side, const std::string& command, Clock::time_point due);
  void on_line(int side, std::string_view text);
  std::optional<std::pair<int, std::string>> next_command();
  void on_answer(const server::HttpAnswer& answered, Clock::time_point due);
  void mark_arrived(std::size_t what);
  void go_on();
  void audit_from(std::size_t index, std::function<void(std::string)> done);
  void give_up(const server::HttpAnswer& answered);
  void refuse(const server::HttpAnswer& answered);

  std::vector<std::unique_ptr<Player>> players_;
  Tally& tally_;
  Random random_;
  std::vector<Played> played_;
  std::unique_ptr<protocol::Umpire> umpire_;
  std::function<void()> ready_;
  std::optional<Clock::time_point> busy_since_;  // due, and not yet seen by both
  std::optional<Clock::time_point> waiting_;     // due while busy
  int sent_ = 0;
  std::array<bool, 3> is_awaited_{};  // the event on either stream, and the answer
  bool is_ready_ = false;
  bool is_stalled_ = false;
  bool is_given_up_ = false;
};

}  // namespace hammer::bench
