#include "base/log.h"

#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>

#include "json/writer.h"

namespace hammer::server {
namespace {

constexpr std::array<std::string_view, 4> kLevelNames{"debug", "info", "warning", "error"};

// "2026-11-16T02:10:00.123Z"
std::string time_now() {
  using namespace std::chrono;
  const auto now = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
  const auto seconds = static_cast<std::time_t>(now / 1000);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 64> text{};
  const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
  std::array<char, 16> rest{};
  std::snprintf(rest.data(), rest.size(), ".%03dZ", static_cast<int>(now % 1000));
  return std::string(text.data(), length) + rest.data();
}

void write_value(JsonWriter& json, const Log::Value& value) {
  if (const auto* text = std::get_if<std::string_view>(&value)) json.value(*text);
  if (const auto* whole = std::get_if<std::int64_t>(&value)) json.value(*whole);
  if (const auto* boolean = std::get_if<bool>(&value)) json.value(*boolean);
  if (const auto* number = std::get_if<double>(&value)) {
    std::isfinite(*number) ? json.value(*number) : json.null();
  }
}

}  // namespace

Log::Log(Level threshold, std::function<void(std::string_view)> out) : threshold_(threshold), out_(std::move(out)) {}

void Log::say(Level level, std::string_view what, std::initializer_list<Field> fields) {
  if (level < threshold_ || level >= Level::kOff) return;
  std::string line;
  JsonWriter json(line);
  json.begin_object().field("at", time_now()).field("level", kLevelNames[static_cast<std::size_t>(level)]);
  json.field("what", what);
  for (const auto& [name, value] : fields) write_value(json.name(name), value);
  json.end_object();
  line += '\n';
  const std::lock_guard lock(mutex_);
  out_(line);
}

}  // namespace hammer::server
