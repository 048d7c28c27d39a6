#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "ai/training.h"
#include "command.h"
#include "long_work.h"

namespace hammer::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kHelp =
    R"(Makes the networks that the machine players judge boards by: self-play, learning, again, for a few generations.

Usage: hammer train --out FOLDER [--net NAME] [--seed N] [--scale N] [--threads N]
       hammer train --list

  --out FOLDER   where NAME.inc is written; a half-made one, NAME.part, lies there after every generation, and the same
                 command goes on from it
  --net NAME     one network; all of them where it is left out
  --seed N       1
  --scale N      100; rounds of self-play in percent of the usual number
  --threads N    as many as the machine runs at once; the result does not depend on it
  --list         names the networks, and stops

The same seed and scale give the same numbers on every machine. Every file of ai/weights begins with the command that
made it.

Example:
  hammer train --list
)";

struct Options {
  std::string out, net;
  std::uint64_t seed = 1, scale = 100, threads = 0;
  bool list = false;
};

ai::Recipe recipe_for(const ai::Trainee& trainee, const Options& options) {
  ai::Recipe recipe{.game = trainee.game, .scoring = trainee.scoring, .seed = options.seed, .generations = {}};
  for (ai::Generation generation : ai::default_generations()) {
    generation.rounds =
        std::max(100, static_cast<int>(static_cast<std::uint64_t>(generation.rounds) * options.scale / 100));
    recipe.generations.push_back(generation);
  }
  return recipe;
}

// The heading above the numbers: enough to make them again.
std::string heading(const ai::Trainee& trainee, const Options& options, const ai::Recipe& recipe, int finished) {
  std::ostringstream text;
  text << "// " << trainee.name << ": made by hammer train --net " << trainee.name << " --seed " << options.seed
       << " --scale " << options.scale << "; not to be edited.\n// Training revision " << ai::kTrainingRevision
       << ", generations finished " << finished << " of " << recipe.generations.size() << ":";
  for (const ai::Generation& generation : recipe.generations)
    text << ' ' << generation.rounds << " rounds at effort " << generation.effort << ", " << generation.epochs
         << " epochs;";
  text << '\n';
  return text.str();
}

std::string file_text(const std::string& head, const std::vector<std::int16_t>& numbers) {
  constexpr std::size_t kLine = 110;
  std::string text = head, line;
  for (const std::int16_t number : numbers) {
    line += std::to_string(number) + ',';
    if (line.size() < kLine) continue;
    text += line + '\n';
    line.clear();
  }
  return text + line + '\n';
}

bool write_file(const fs::path& path, const std::string& text) {
  const fs::path fresh = path.string() + ".new";
  std::ofstream file(fresh, std::ios::binary);
  file << text;
  file.close();
  if (!file) return false;
  std::error_code failure;
  fs::rename(fresh, path, failure);
  return !failure;
}

// The numbers of an unfinished network, if it has this heading.
std::optional<std::vector<std::int16_t>> read_part(const fs::path& path, const std::string& head) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream whole;
  whole << file.rdbuf();
  const std::string text = whole.str();
  if (!file || !text.starts_with(head)) return std::nullopt;
  std::istringstream rest(text.substr(head.size()));
  std::vector<std::int16_t> numbers;
  char comma = 0;
  for (int number = 0; rest >> number >> comma;) numbers.push_back(static_cast<std::int16_t>(number));
  return numbers;
}

void resume(ai::Training& training, const fs::path& part, const ai::Trainee& trainee, const Options& options) {
  for (int finished = static_cast<int>(training.recipe().generations.size()) - 1; finished > 0; --finished) {
    const auto numbers = read_part(part, heading(trainee, options, training.recipe(), finished));
    if (!numbers || !training.resume(finished, *numbers)) continue;
    std::printf("%s: goes on after generation %d\n", trainee.name.c_str(), finished);
    return;
  }
}

void train_generation(ai::Training& training, const ai::Trainee& trainee, const Options& options) {
  const auto started = std::chrono::steady_clock::now();
  const int rounds = training.recipe().generations[static_cast<std::size_t>(training.generation())].rounds;
  {
    Progress progress(rounds, "rounds");
    work_in_order(
        rounds, static_cast<int>(options.threads), [&](int i) { training.play_round(i); },
        [&](int i) {
          progress.show(i + 1, trainee.name);
          return true;
        });
  }
  ai::Training::Learnt learnt{};
  {
    Progress progress(1000, "thousandths learnt");
    learnt = training.learn([&](double share) { progress.show(static_cast<int>(share * 1000), trainee.name); });
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - started;
  std::printf("%s: generation %d, %d boards, loss %.4f (as stored %.4f) nats, %.0f s\n", trainee.name.c_str(),
              training.generation(), learnt.examples, learnt.loss, learnt.loss_as_stored, took.count());
  std::fflush(stdout);
}

int train(const ai::Trainee& trainee, const Options& options) {
  ai::Training training(recipe_for(trainee, options));
  const fs::path whole = fs::path(options.out) / (trainee.name + ".inc"),
                 part = fs::path(options.out) / (trainee.name + ".part");
  const auto finished = static_cast<int>(training.recipe().generations.size());
  if (read_part(whole, heading(trainee, options, training.recipe(), finished))) {
    std::printf("%s: is there already\n", trainee.name.c_str());
    return kDone;
  }
  resume(training, part, trainee, options);
  while (!training.finished()) {
    train_generation(training, trainee, options);
    const std::string head = heading(trainee, options, training.recipe(), training.generation());
    if (!write_file(training.finished() ? whole : part, file_text(head, training.numbers())))
      return print_error("--out: \"" + options.out + "\" cannot be written to. A folder that exists is wanted."),
             kFailed;
  }
  std::error_code ignored;
  fs::remove(part, ignored);
  return kDone;
}

std::optional<std::string> find_fault(const Options& options) {
  if (const auto fault = refuse_outside("--scale", options.scale, 1, 10000)) return fault;
  if (const auto fault = refuse_outside("--threads", options.threads, 1, 1024)) return fault;
  if (options.list) return std::nullopt;
  if (options.out.empty()) return "--out is missing: the folder that the networks are written to.";
  std::error_code failure;
  if (!fs::is_directory(options.out, failure)) return "--out: there is no folder \"" + options.out + "\".";
  return std::nullopt;
}

int run(Arguments arguments) {
  Options options;
  options.threads = static_cast<std::uint64_t>(default_threads());
  auto fault = read_options("train", arguments,
                            {{"--out", &options.out},
                             {"--net", &options.net},
                             {"--seed", &options.seed},
                             {"--scale", &options.scale},
                             {"--threads", &options.threads},
                             {"--list", &options.list}});
  if (!fault) fault = find_fault(options);
  if (fault) return print_error(*fault), kWrongUsage;
  bool found = options.list || options.net.empty();
  std::string names;
  for (const ai::Trainee& trainee : ai::trainees()) {
    if (options.list) print(trainee.name + '\n');
    names += (names.empty() ? "" : ", ") + trainee.name;
    if (options.list || (!options.net.empty() && options.net != trainee.name)) continue;
    found = true;
    if (const int failed = train(trainee, options)) return failed;
  }
  if (!found) return print_error("--net: \"" + options.net + "\" is no network. There are " + names + "."), kWrongUsage;
  return kDone;
}

}  // namespace

extern constexpr Command train_command{"train", "makes the networks that machine players judge by", kHelp, run};

}  // namespace hammer::cli
