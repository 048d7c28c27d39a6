#include "server/server.h"

#include <filesystem>
#include <limits>
#include <string>
#include <system_error>

#include "command.h"
#include "options.h"
#include "output.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp =
    R"(Serves the page: table shuffleboard in a browser, also without a connection once it was loaded.

Usage: hammer serve [--port N] [--bind ADDRESS] [--root FOLDER]

  --port N         8080; 0 takes any port that is free
  --bind ADDRESS   127.0.0.1, for this machine alone; 0.0.0.0 or :: for phones in the same network too
  --root FOLDER    of the built page, as ./run builds it; unless you say, ../web as seen from this program

It prints where the page is, and serves until it is interrupted (Ctrl-C) or told to end (SIGTERM). The page is read
once, at the start: after another build of it start again.

Example:
  d=$(mktemp -d) && echo Hello >$d/index.html && timeout --preserve-status 1 hammer serve --port 0 --root $d; rm -r $d
)";

constexpr std::uint64_t kMostPort = std::numeric_limits<std::uint16_t>::max();

// build/web for build/bin/hammer.
std::string page_beside_program() {
  std::error_code trouble;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", trouble);
  return (program.parent_path().parent_path() / "web").string();
}

std::string tell_where(const server::Server& server) {
  std::string text = "Hammer is at " + server.url_here() + '\n';
  for (const std::string& url : server.urls_elsewhere()) text += "For phones in the same network: " + url + '\n';
  return text + "Ctrl-C ends it.\n";
}

int run(Arguments arguments) {
  server::Plan plan;
  std::uint64_t port = plan.port;
  if (const auto refusal = read_options(
          "serve", arguments, {{"--port", &port, 0, kMostPort}, {"--bind", &plan.address}, {"--root", &plan.page}})) {
    complain(*refusal);
    return kWrongUsage;
  }
  plan.port = static_cast<std::uint16_t>(port);
  if (plan.page.empty()) plan.page = page_beside_program();
  auto server = server::Server::open(plan);
  if (!server) {
    complain(server.refusal());
    return kFailed;
  }
  print(tell_where(server.value()));
  server.value().run();
  return kDone;
}

}  // namespace

extern constexpr Command serve_command{"serve", "serve the page: play in a browser, here or on a phone", kHelp, run};

}  // namespace hammer::cli
