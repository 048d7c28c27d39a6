// Threads for what takes long and touches nothing of the server's state: machines that choose, passwords.
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
  Workers(int threads, std::size_t most_waiting);
  ~Workers();  // what waits is dropped, what runs is finished
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // From any thread. False: too much waits already, and nothing will be done.
  bool run(std::function<void()> work);

 private:
  void serve();

  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable wakes_;
  std::deque<std::function<void()>> waiting_;
  bool is_ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace hammer::server
