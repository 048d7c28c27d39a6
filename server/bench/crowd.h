// Many tables at once: set up a few at a time, then throwing at a steady rate, evenly over the tables.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "client/http_client.h"
#include "table.h"

namespace hammer::bench {

class Crowd {
 public:
  Crowd(boost::asio::io_context& context, const server::ServerAddress& address, int tables, std::uint64_t seed);

  void set_up(std::function<void()> done);
  // Until the time is over and every throw is answered.
  void play(double shots_a_second, std::chrono::milliseconds time, std::function<void()> done);
  // What is wrong with the records; empty if nothing is.
  void audit(std::function<void(std::string)> done);

  Tally& tally() { return tally_; }
  std::vector<std::unique_ptr<Table>>& tables() { return tables_; }
  std::int64_t acknowledged() const;
  std::vector<std::int64_t> acknowledged_by_table() const;
  // Whether every table has thrown, or opened, since those were counted.
  bool has_gone_on_since(const std::vector<std::int64_t>& before) const;
  std::int64_t reconnects();
  std::int64_t received();  // answers, and events on the streams
  std::int64_t matches() const;

 private:
  void set_up_next();
  void tick();
  void wait_for_last(std::function<void()> done);
  void audit_from(std::size_t index, std::function<void(std::string)> done);

  Tally tally_;
  std::vector<std::unique_ptr<Table>> tables_;
  boost::asio::steady_timer timer_;
  std::size_t setting_up_ = 0, set_up_ = 0;
  std::function<void()> done_;
  Table::Clock::time_point due_, end_;
  Table::Clock::duration interval_{};
  std::size_t turn_ = 0;
};

}  // namespace hammer::bench
