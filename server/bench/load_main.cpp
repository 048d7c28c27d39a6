// hammer-load: many people online at once, against a server that it starts itself. docs/dev/load.md has results.
#include <sched.h>
#include <sys/resource.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "campaign.h"
#include "crowd.h"
#include "free_port.h"
#include "hammer/random.h"
#include "server_process.h"

namespace hammer::bench {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::string_view kHelp =
    R"(Many people online at once, against a server that is started for it.

Usage: hammer-load play | kill | reconnect | ratings [--NAME VALUE]...

  play        matches between two people each, throwing at a steady rate: how long until a throw is acknowledged, which
              is when it is on the disk, and until the other has it
  kill        the same while the server is killed (SIGKILL) again and again: is anything lost, doubled or changed?
  reconnect   all streams are dropped at once and opened again: how long until all have caught up?
  ratings     twenty accounts that lose to each other on purpose, by every way the API has: how much higher do they come
              than by the same matches, decided by a fair coin? Fails above 50 points

  --program hammer   the program whose `serve` is meant (build/bin/hammer)
  --folder DIR       for the database: on the disk that is meant (a new one in the folder for temporary files)
  --matches N        1000; for kill 40; for ratings 500
  --rate N           throws a second over all matches: 1000; for kill 400
  --seconds N        of play: 20
  --spectators N     who come to the first match and then read nothing more: 0
  --stalled N        players of their own matches who do so: 0
  --kills N          200
  --claims N         of ratings: matches that are left and claimed, which takes a minute, at most 9: 9
  --seed N           for the throws and the moments of killing: HAMMER_SEED of the environment, or 1
  --pin 1            the server on one core, this program on the other: 0
)";

struct Choices {
  std::map<std::string, std::string, std::less<>> given;

  std::string text(std::string_view name, std::string_view fallback) const {
    const auto found = given.find(name);
    return found == given.end() ? std::string(fallback) : found->second;
  }
  int number(std::string_view name, int fallback) const {
    const std::string text_given = text(name, std::to_string(fallback));
    int value = 0;
    const auto [end, trouble] = std::from_chars(text_given.data(), text_given.data() + text_given.size(), value);
    if (trouble == std::errc() && end == text_given.data() + text_given.size() && value >= 0) return value;
    std::fprintf(stderr, "--%s is \"%s\"; accepted is a whole number from 0\n", std::string(name).c_str(),
                 text_given.c_str());
    std::exit(2);
  }
};

constexpr std::string_view kNames[] = {"program", "folder", "matches", "rate", "seconds", "spectators",
                                       "stalled", "kills",  "seed",    "pin",  "claims"};

int seed_of(const Choices& choices) {
  const char* const given = std::getenv("HAMMER_SEED");
  return choices.number("seed", given == nullptr ? 1 : std::atoi(given));
}

Choices read_choices(int count, char** words) {
  Choices choices;
  for (int i = 2; i < count; i += 2) {
    std::string_view name = words[i];
    const bool is_known =
        name.starts_with("--") && std::find(std::begin(kNames), std::end(kNames), name.substr(2)) != std::end(kNames);
    if (!is_known || i + 1 == count) {
      std::fprintf(stderr, "hammer-load does not know \"%s\", or its value is missing; hammer-load --help\n", words[i]);
      std::exit(2);
    }
    choices.given[std::string(name.substr(2))] = words[i + 1];
  }
  return choices;
}

void pin_to(int core) {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  CPU_SET(static_cast<unsigned>(core), &cores);
  sched_setaffinity(0, sizeof cores, &cores);
}

void allow_many_files() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

struct Stage {
  explicit Stage(const Choices& choices, int tables)
      : scratch(choices.text("folder", "")),
        port(free_port()),
        server(choices.text("program", "build/bin/hammer"), scratch.folder(), port, {}),
        address(server::find_server("http://127.0.0.1:" + std::to_string(port)).value()),
        seed(static_cast<std::uint64_t>(seed_of(choices))),
        crowd(context, address, tables, seed) {
    std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
    allow_many_files();
    if (choices.number("pin", 0) != 0) pin_to(0);
    server.start();
    if (choices.number("pin", 0) != 0) pin_to(1);
  }

  // Until `done` was called, however long that takes; fails once there is no more progress.
  template <class Work>
  void run(Work work) {
    bool is_done = false;
    work([this, &is_done] {
      is_done = true;
      context.stop();
    });
    constexpr std::chrono::minutes kSilence{5};
    std::int64_t received = 0;
    auto last = Clock::now();
    while (!is_done) {
      context.restart();
      context.run_for(std::chrono::seconds(1));
      if (const auto said = server.unexpected_end()) give_up("the server has ended by itself:\n" + *said);
      const std::int64_t now_received = crowd.received();
      if (std::exchange(received, now_received) != now_received) last = Clock::now();
      if (Clock::now() - last > kSilence) give_up("nothing has come from the server for five minutes");
    }
  }

  [[noreturn]] void give_up(const std::string& why) {
    std::printf("%s\n", why.c_str());
    std::fflush(stdout);
    if (server.pid() != 0) server.kill();
    std::error_code ignored;
    std::filesystem::remove_all(scratch.folder(), ignored);
    std::_Exit(1);
  }

  Scratch scratch;
  std::uint16_t port;
  boost::asio::io_context context{1};
  ServerProcess server;
  server::ServerAddress address;
  std::uint64_t seed;
  Crowd crowd;
};

void print_latencies(const char* what, Latencies& latencies) {
  std::printf("%s: median %.1f ms, 95 %% %.1f, 99 %% %.1f, 99.9 %% %.1f, longest %.1f\n", what, latencies.at(0.5),
              latencies.at(0.95), latencies.at(0.99), latencies.at(0.999), latencies.at(1));
}

int audit(Stage& stage) {
  std::string fault;
  stage.run([&](auto done) {
    stage.crowd.audit([&fault, done](std::string found) {
      fault = std::move(found);
      done();
    });
  });
  Tally& tally = stage.crowd.tally();
  if (tally.refused > 0) {
    std::printf("refused: %lld, the first with %s\n", static_cast<long long>(tally.refused),
                tally.first_refusal.c_str());
  }
  std::printf("%lld throws and openings acknowledged in %lld matches; every record was read back: %s\n",
              static_cast<long long>(stage.crowd.acknowledged()), static_cast<long long>(stage.crowd.matches()),
              fault.empty() ? "each is there once, as acknowledged, and simulates to the same" : fault.c_str());
  return fault.empty() && tally.refused == 0 && stage.crowd.acknowledged() > 0 ? 0 : 1;
}

// ---------------------------------------------------------------- play

std::vector<std::unique_ptr<Player>> seat_spectators(Stage& stage, int count) {
  std::vector<std::unique_ptr<Player>> spectators;
  int live = 0;
  if (count == 0) return spectators;
  stage.run([&](auto done) {
    for (int number = 0; number < count; ++number) {
      spectators.push_back(std::make_unique<Player>(stage.context, stage.address, ""));
      Player& spectator = *spectators.back();
      spectator.watch(
          stage.crowd.tables()[0]->match(), [](std::string_view) {},
          [&live, count, &spectator, done] {
            spectator.stall();
            if (++live == count) done();
          });
    }
  });
  return spectators;
}

int play(const Choices& choices) {
  Stage stage(choices, choices.number("matches", 1000));
  const auto began = Clock::now();
  stage.run([&](auto done) { stage.crowd.set_up(done); });
  std::printf("%d matches between two set up in %.1f s\n", static_cast<int>(stage.crowd.tables().size()),
              std::chrono::duration<double>(Clock::now() - began).count());
  const auto spectators = seat_spectators(stage, choices.number("spectators", 0));
  const int stalled = choices.number("stalled", 0);
  for (int number = 0; number < stalled; ++number) stage.crowd.tables()[static_cast<std::size_t>(number)]->stall();

  const Usage before = usage_of(stage.server.pid());
  const int seconds = choices.number("seconds", 20);
  const std::int64_t acknowledged_before = stage.crowd.acknowledged();
  const auto by_table_before = stage.crowd.acknowledged_by_table();
  const auto started = Clock::now();
  stage.run([&](auto done) { stage.crowd.play(choices.number("rate", 1000), milliseconds(1000 * seconds), done); });
  const double took = std::chrono::duration<double>(Clock::now() - started).count();
  const Usage after = usage_of(stage.server.pid());
  const double shots = static_cast<double>(stage.crowd.acknowledged() - acknowledged_before);

  std::printf("%.0f throws and openings in %.1f s: %.0f a second\n", shots, took, shots / took);
  print_latencies("from when it was due until it was acknowledged", stage.crowd.tally().acknowledged);
  print_latencies("and until the other had it", stage.crowd.tally().seen);
  std::printf("server: %.1f MB resident, %.1f at most, %.0f us of processor a throw (%.0f %% of one core)\n",
              static_cast<double>(after.resident_bytes) / 1e6, static_cast<double>(after.peak_bytes) / 1e6,
              1e6 * (after.cpu_seconds - before.cpu_seconds) / shots,
              100 * (after.cpu_seconds - before.cpu_seconds) / took);
  // Each table had to act at least twice, so that one that made a new match has also thrown.
  const bool was_asked_of_all = choices.number("rate", 1000) * seconds >= 2 * static_cast<int>(by_table_before.size());
  const bool has_gone_on = !was_asked_of_all || stage.crowd.has_gone_on_since(by_table_before);
  if (!has_gone_on) std::printf("not every match went on\n");
  return audit(stage) != 0 || !has_gone_on ? 1 : 0;
}

// ---------------------------------------------------------------- kill

// One kill in four comes soon after the start, whatever the server has done by then. The others come at a random moment
// after it has acknowledged something again, so that a slow machine too has something to lose.
class Killer {
 public:
  Killer(Stage& stage, int kills, std::uint64_t seed)
      : stage_(stage), timer_(stage.context), left_(kills), random_(seed) {}

  void begin() {
    if (left_ == 0) return;
    acknowledged_ = stage_.crowd.acknowledged();
    random_.below(4) == 0 ? kill_after(random_.between(0, 150)) : await_progress();
  }
  bool is_done() const { return left_ == 0; }

 private:
  void await_progress() {
    if (stage_.crowd.acknowledged() > acknowledged_) return kill_after(random_.between(0, 550));
    after(10, [this] { await_progress(); });
  }
  void kill_after(double ms) {
    after(ms, [this] {
      stage_.server.kill();
      stage_.server.start();
      --left_;
      begin();
    });
  }
  void after(double ms, std::function<void()> work) {
    timer_.expires_after(milliseconds(static_cast<int>(ms)));
    timer_.async_wait([work = std::move(work)](boost::system::error_code trouble) {
      if (!trouble) work();
    });
  }

  Stage& stage_;
  boost::asio::steady_timer timer_;
  int left_;
  std::int64_t acknowledged_ = 0;
  Random random_;
};

int kill(const Choices& choices) {
  Stage stage(choices, choices.number("matches", 40));
  stage.run([&](auto done) { stage.crowd.set_up(done); });
  const int kills = choices.number("kills", 200);
  Killer killer(stage, kills, stage.seed);
  killer.begin();
  const auto started = Clock::now();
  while (!killer.is_done()) {
    stage.run([&](auto done) { stage.crowd.play(choices.number("rate", 400), milliseconds(500), done); });
  }
  std::printf("%d kills in %.0f s; %lld streams taken up again by themselves\n", kills,
              std::chrono::duration<double>(Clock::now() - started).count(),
              static_cast<long long>(stage.crowd.reconnects()));
  const int status = audit(stage);
  const auto ended = stage.server.stop(std::chrono::minutes(5));
  std::printf("asked to end, the server ended with %d\n", ended.value_or(-1));
  return status != 0 || ended != 0 ? 1 : 0;
}

// ---------------------------------------------------------------- reconnect

int reconnect(const Choices& choices) {
  Stage stage(choices, choices.number("matches", 1000));
  stage.run([&](auto done) { stage.crowd.set_up(done); });
  stage.run([&](auto done) { stage.crowd.play(choices.number("rate", 1000), milliseconds(5000), done); });
  // A restarted server has nothing in memory and all clients at once.
  stage.server.kill();
  stage.server.start();
  const auto started = Clock::now();
  const auto before = stage.crowd.acknowledged_by_table();
  do {
    stage.run([&](auto done) { stage.crowd.play(choices.number("rate", 1000), milliseconds(1000), done); });
  } while (stage.crowd.tally().refused == 0 && !stage.crowd.has_gone_on_since(before));
  std::printf("%d clients at once after a kill: all matches were throwing again after %.1f s\n",
              2 * static_cast<int>(stage.crowd.tables().size()),
              std::chrono::duration<double>(Clock::now() - started).count());
  const Usage after = usage_of(stage.server.pid());
  std::printf("server: %.1f MB resident, %.1f at most\n", static_cast<double>(after.resident_bytes) / 1e6,
              static_cast<double>(after.peak_bytes) / 1e6);
  return audit(stage);
}

int ratings(const Choices& choices) {
  allow_many_files();
  return compare_forgery({.program = choices.text("program", "build/bin/hammer"),
                          .folder = choices.text("folder", ""),
                          .matches = choices.number("matches", 500),
                          .claims = std::min(choices.number("claims", 9), 9),
                          .seed = static_cast<std::uint64_t>(seed_of(choices))});
}

int run(int count, char** words) {
  const std::string_view verb = count > 1 ? words[1] : "";
  if (verb == "--help" || verb == "-h") {
    std::fputs(kHelp.data(), stdout);
    return 0;
  }
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  if (verb == "play") return play(read_choices(count, words));
  if (verb == "kill") return kill(read_choices(count, words));
  if (verb == "reconnect") return reconnect(read_choices(count, words));
  if (verb == "ratings") return ratings(read_choices(count, words));
  std::fprintf(stderr, "hammer-load does not know \"%s\"; accepted is play, kill, reconnect or ratings\n",
               std::string(verb).c_str());
  return 2;
}

}  // namespace
}  // namespace hammer::bench

int main(int count, char** words) { return hammer::bench::run(count, words); }
