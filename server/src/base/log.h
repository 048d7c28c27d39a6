// The server's log for its operator: lines of JSON on stderr. Never a token, a password or the owner of an address.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace hammer::server {

class Log {
 public:
  enum class Level : std::uint8_t { kDebug, kInfo, kWarning, kError, kOff };
  using Value = std::variant<std::string_view, std::int64_t, double, bool>;
  using Field = std::pair<std::string_view, Value>;

  // Calls of `out` never overlap.
  Log(Level threshold, std::function<void(std::string_view)> out);

  // {"at":"2026-11-16T02:10:00.123Z","level":"info","what":what, …fields}
  void say(Level level, std::string_view what, std::initializer_list<Field> fields = {});

 private:
  Level threshold_;
  std::function<void(std::string_view)> out_;
  std::mutex mutex_;
};

}  // namespace hammer::server
