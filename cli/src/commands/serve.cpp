#include "server/server.h"

#include <qrencode.h>
#include <unistd.h>

#include <array>
#include <limits>
#include <memory>
#include <string>

#include "command.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp =
    R"(Serves the page, table shuffleboard in a browser, and lets people play each other there. Nothing need be set up.

Usage: hammer serve [options]

  --port N                     8080; 0 takes any port that is free
  --bind ADDRESS               127.0.0.1, for this machine alone; 0.0.0.0 or :: for phones in the same network too
  --url URL                    where others reach the page, if it is not this machine's own address: links then name it
  --root FOLDER                of the built page, as ./run builds it; unless you say, ../web as seen from this program
  --database sqlite:PATH       where people, matches and ratings are kept; it is made if it is not there, and an older
                               one brought forward; unless you say, hammer/hammer.db in your data folder
                               ($XDG_DATA_HOME, or ~/.local/share)
  --log LEVEL                  warning: the least that is told on standard error, a line of JSON each: debug, info,
                               warning, error or off
  --connections N              10000 at a time; who comes after them waits
  --connections-per-address N  64, and any number from this machine; with this option that many from every address
  --stream-bytes N             262144: what waits for a spectator or player before it is dropped as too slow
  --behind-proxy               a proxy stands before it: who asks is the last in the X-Forwarded-For that it writes
  --metrics-open               /metrics, for Prometheus, is told to every address; unless you say, to this machine alone

Each can be said by a variable of the environment too, which the option outdoes: HAMMER_PORT, HAMMER_BIND, HAMMER_URL,
HAMMER_ROOT, HAMMER_DATABASE, HAMMER_LOG, HAMMER_CONNECTIONS, HAMMER_CONNECTIONS_PER_ADDRESS, HAMMER_STREAM_BYTES, and
HAMMER_BEHIND_PROXY=1, HAMMER_METRICS_OPEN=1.

It prints where the page is, in a terminal also as a QR code for a phone's camera, and serves until it is interrupted
(Ctrl-C) or told to end (SIGTERM): then what was asked for is still answered, players are told, and what was
acknowledged is on the disk. The page is read once, at the start: after another build of it start again. /healthz
answers 200 while the database can be written, and /api describes the calls that programs can make; hammer bot is one.

Example:
  d=$(mktemp -d) && echo Hello >$d/index.html && timeout --preserve-status 1 hammer serve --port 0 --root $d --database sqlite:$d/hammer.db; rm -r $d
)";

constexpr std::uint64_t kMaxPort = std::numeric_limits<std::uint16_t>::max();
constexpr std::uint64_t kMaxConnections = 1000000;

// ---------------------------------------------------------------- a QR code for a phone's camera

constexpr int kQuiet = 4;  // modules around it, as the standard requires
constexpr std::string_view kDarkOnLight = "\x1b[30;107m", kUsual = "\x1b[0m";

class Code {
 public:
  explicit Code(std::string_view text)
      : code_(QRcode_encodeString(std::string(text).c_str(), 0, QR_ECLEVEL_L, QR_MODE_8, 1), QRcode_free) {}

  explicit operator bool() const { return code_ != nullptr; }
  int width() const { return code_->width; }
  bool is_dark(int x, int y) const {
    const bool is_inside = x >= 0 && y >= 0 && x < code_->width && y < code_->width;
    return is_inside && (code_->data[y * code_->width + x] & 1) != 0;
  }

 private:
  std::unique_ptr<QRcode, decltype(&QRcode_free)> code_;
};

// Dark on light whatever the terminal's colours are; empty: the text is too long. A character is two modules high:
// letters are about twice as high as wide.
std::string qr_code(std::string_view text) {
  static constexpr std::array<std::string_view, 4> kBlocks{" ", "▀", "▄", "█"};
  const Code code(text);
  if (!code) return {};
  std::string lines;
  for (int y = -kQuiet; y < code.width() + kQuiet; y += 2) {
    lines += kDarkOnLight;
    for (int x = -kQuiet; x < code.width() + kQuiet; ++x)
      lines += kBlocks[(code.is_dark(x, y) ? 1u : 0u) + (code.is_dark(x, y + 1) ? 2u : 0u)];
    lines += kUsual;
    lines += '\n';
  }
  return lines;
}

// ---------------------------------------------------------------- the command

std::string tell_where(const server::Server& server) {
  std::string text = "Hammer is at " + server.url_here() + '\n';
  const auto urls = server.urls_elsewhere();
  for (const std::string& url : urls) text += "For phones and other computers: " + url + '\n';
  const bool is_only_here = urls.empty() && server.is_for_this_machine_alone();
  if (is_only_here) text += "Only this computer reaches it; with --bind 0.0.0.0 phones in the same network do too.\n";
  if (!urls.empty() && isatty(STDOUT_FILENO) != 0) text += "\n" + qr_code(urls.front()) + '\n';
  return text + "Ctrl-C ends it.\n";
}

int run(Arguments arguments) {
  server::Plan plan;
  std::uint64_t port = plan.port;
  std::uint64_t connections = static_cast<std::uint64_t>(plan.limits.connections), per_address = 0;
  std::uint64_t stream_bytes = plan.limits.stream;
  if (const auto refusal = read_options(
          "serve", arguments,
          {{"--port", &port, 0, kMaxPort, "HAMMER_PORT"},
           {"--bind", &plan.address, 0, 0, "HAMMER_BIND"},
           {"--url", &plan.url, 0, 0, "HAMMER_URL"},
           {"--root", &plan.page, 0, 0, "HAMMER_ROOT"},
           {"--database", &plan.database, 0, 0, "HAMMER_DATABASE"},
           {"--log", &plan.log, 0, 0, "HAMMER_LOG"},
           {"--connections", &connections, 1, kMaxConnections, "HAMMER_CONNECTIONS"},
           {"--connections-per-address", &per_address, 1, kMaxConnections, "HAMMER_CONNECTIONS_PER_ADDRESS"},
           {"--stream-bytes", &stream_bytes, 4096, 1u << 30, "HAMMER_STREAM_BYTES"},
           {"--behind-proxy", &plan.behind_proxy, 0, 0, "HAMMER_BEHIND_PROXY"},
           {"--metrics-open", &plan.metrics_open, 0, 0, "HAMMER_METRICS_OPEN"}})) {
    print_error(*refusal);
    return kWrongUsage;
  }
  plan.port = static_cast<std::uint16_t>(port);
  plan.limits.connections = static_cast<int>(connections);
  if (per_address > 0) plan.limits.per_address = static_cast<int>(per_address);
  plan.limits.stream = stream_bytes;
  if (plan.page.empty()) plan.page = page_beside_program();
  auto server = server::Server::open(plan);
  if (!server) {
    print_error(server.refusal());
    return kFailed;
  }
  print(tell_where(server.value()));
  server.value().run();
  return kDone;
}

}  // namespace

extern constexpr Command serve_command{"serve", "serve the page: play in a browser, here or on a phone, and each other",
                                       kHelp, run};

}  // namespace hammer::cli
