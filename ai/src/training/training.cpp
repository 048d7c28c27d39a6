#include "ai/training.h"

#include "ai/networks.h"
#include "hammer/hash.h"
#include "hammer/index.h"
#include "training/generation.h"

namespace hammer::ai {
namespace {

std::uint64_t seed_of(const Recipe& recipe, int generation, std::uint64_t what) {
  return hash_of(recipe.seed, kTrainingRevision, generation, what);
}

constexpr std::uint64_t kInitial = 1, kOrder = 2, kRounds = 1000;
// Later generations learn more slowly, so as not to forget.
constexpr float kFirstRate = 0.002f, kLaterRate = 0.0008f;
constexpr std::size_t kHeldOut = 20;  // one round in 20

std::optional<Options> options_on_first_table(const Game& game, Scoring scoring, const Table** on) {
  for (const Table& table : tables())
    if (const auto options = options_for(game, scoring, table, false)) {
      *on = &table;
      return options;
    }
  return std::nullopt;
}

int max_points(const Game& game, const Table& table, const Options& options) {
  int max = 0;
  for (int points = 0; points <= 26 * kMaxWeights; ++points)
    if (game.can_score(table, options, points)) max = points;
  return max;
}

}  // namespace

std::vector<Generation> default_generations() {
  return {{160000, 0, 6}, {40000, 120, 6}, {60000, 200, 6}, {40000, 500, 8}};
}

std::vector<Trainee> trainees() {
  std::vector<Trainee> all;
  for (const Game* game : games()) {
    bool is_new = true;
    for (const Trainee& other : all) is_new &= !plays_alike(*game, *other.game);
    if (!is_new) continue;
    bool has_scoring = false;
    for (const GameOption& option : game->options) has_scoring |= option.option == Option::kScoring;
    const int scorings = has_scoring ? static_cast<int>(info_of(Option::kScoring).names.size()) : 1;
    for (int i = 0; i < scorings; ++i) {
      const Table* table = nullptr;
      const auto scoring = static_cast<Scoring>(i);
      if (const auto options = options_on_first_table(*game, scoring, &table))
        all.push_back({game, scoring, net_name(*game, *options)});
    }
  }
  return all;
}

struct Training::Parts {
  Recipe recipe;
  int generation = 0;
  Net net;
  std::vector<std::vector<Example>> played;
};

Training::Training(const Recipe& recipe) : parts_(std::make_unique<Parts>()) {
  parts_->recipe = recipe;
  const Table* table = nullptr;
  const auto options = options_on_first_table(*recipe.game, recipe.scoring, &table);
  const Bins bins = make_bins(max_points(*recipe.game, *table, *options));
  parts_->net = make_net(heads_of(*recipe.game, *options), bins, seed_of(recipe, 0, kInitial));
  if (!finished()) parts_->played.resize(idx(recipe.generations[0].rounds));
}

Training::~Training() = default;

int Training::generation() const { return parts_->generation; }
const Recipe& Training::recipe() const { return parts_->recipe; }

bool Training::resume(int generation, std::span<const std::int16_t> numbers) {
  Net net;
  if (!from_numbers(numbers, net) || net.heads != parts_->net.heads || net.bins.upper != parts_->net.bins.upper)
    return false;
  parts_->net = net;
  parts_->generation = generation;
  parts_->played.clear();
  if (!finished()) parts_->played.resize(idx(recipe().generations[idx(generation)].rounds));
  return true;
}

void Training::play_round(int i) {
  const Generation& now = recipe().generations[idx(generation())];
  const std::uint64_t seed = seed_of(recipe(), generation(), kRounds + static_cast<std::uint64_t>(i));
  parts_->played[idx(i)] =
      play_one(*recipe().game, recipe().scoring, now.effort > 0 ? &parts_->net : nullptr, now.effort, seed);
}

Training::Learnt Training::learn(const std::function<void(double)>& progress) {
  std::vector<Example> examples, held_out;
  for (std::size_t i = 0; i < parts_->played.size(); ++i) {
    std::vector<Example>& to = i % kHeldOut == 0 ? held_out : examples;
    to.insert(to.end(), parts_->played[i].begin(), parts_->played[i].end());
  }
  Net& net = parts_->net;
  set_typical(net.bins, examples, net.heads);
  const bool is_first = generation() == 0;
  ai::learn(net, examples,
            {.epochs = recipe().generations[idx(generation())].epochs,
             .rate = is_first ? kFirstRate : kLaterRate,
             .seed = seed_of(recipe(), generation(), kOrder)},
            progress);
  Learnt learnt{loss_of(net, held_out), 0, static_cast<int>(examples.size())};
  from_numbers(to_numbers(net), net);  // what is stored is what plays, in the next generation too
  learnt.loss_as_stored = loss_of(net, held_out);
  ++parts_->generation;
  parts_->played.clear();
  if (!finished()) parts_->played.resize(idx(recipe().generations[idx(generation())].rounds));
  return learnt;
}

std::vector<std::int16_t> Training::numbers() const { return to_numbers(parts_->net); }

}  // namespace hammer::ai
