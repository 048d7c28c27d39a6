#include "net/http_date.h"

#include <time.h>

#include <array>
#include <cstdio>

namespace hammer::server {

// Not by strftime, whose names of days follow the language of the machine.
std::string http_date() {
  constexpr std::array kDays{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  constexpr std::array kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  const time_t now = time(nullptr);
  tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%s, %02d %s %04d %02d:%02d:%02d GMT",
                kDays[static_cast<std::size_t>(parts.tm_wday)], parts.tm_mday,
                kMonths[static_cast<std::size_t>(parts.tm_mon)], parts.tm_year + 1900, parts.tm_hour, parts.tm_min,
                parts.tm_sec);
  return text.data();
}

}  // namespace hammer::server
