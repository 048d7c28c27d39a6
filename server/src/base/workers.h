// Threads for long work that touches none of the server's state: machine players, passwords.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace hammer::server {

class Workers {
 public:
  Workers(int threads, std::size_t max_waiting);
  ~Workers();  // drops the queue and finishes what runs
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // From any thread. Returns false if the queue is full; the work is then dropped.
  bool run(std::function<void()> work);

 private:
  void serve();

  std::size_t max_waiting_;
  std::mutex mutex_;
  std::condition_variable wakes_;
  std::deque<std::function<void()>> waiting_;
  bool is_ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace hammer::server
