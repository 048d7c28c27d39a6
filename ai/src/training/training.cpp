#include "ai/training.h"

#include "hammer/hash.h"
#include "nets.h"
#include "training/learning.h"
#include "training/self_play.h"

namespace hammer::ai {
namespace {

std::uint64_t seed_of(const Recipe& recipe, int generation, std::uint64_t what) {
  Hash hash;
  hash.add(recipe.seed);
  hash.add(static_cast<std::uint64_t>(kTrainingRevision));
  hash.add(static_cast<std::uint64_t>(generation));
  hash.add(what);
  return hash.value();
}

constexpr std::uint64_t kInitial = 1, kOrder = 2, kRounds = 1000;
// Later generations learn more carefully, so as not to forget.
constexpr float kFirstRate = 0.002f, kLaterRate = 0.0008f;
constexpr std::size_t kHeldOut = 20;  // one round in so many

// On the first table that it is played on.
std::optional<Options> usual_options(const Game& game, Scoring scoring, const Table** on) {
  for (const Table& table : tables())
    if (const auto options = options_for(game, scoring, table, false)) {
      *on = &table;
      return options;
    }
  return std::nullopt;
}

int most_points(const Game& game, const Table& table, const Options& options) {
  int most = 0;
  for (int points = 0; points <= 26 * kMaxWeights; ++points)
    if (game.can_score(table, options, points)) most = points;
  return most;
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
      if (const auto options = usual_options(*game, scoring, &table))
        all.push_back({game, scoring, net_name(*game, *options)});
    }
  }
  return all;
}

struct Training::Inside {
  Recipe recipe;
  int generation = 0;
  Net net;
  std::vector<std::vector<Example>> played;
};

Training::Training(const Recipe& recipe) : inside_(std::make_unique<Inside>()) {
  inside_->recipe = recipe;
  const Table* table = nullptr;
  const auto options = usual_options(*recipe.game, recipe.scoring, &table);
  const Bins bins = make_bins(most_points(*recipe.game, *table, *options));
  inside_->net = make_net(heads_of(*recipe.game, *options), bins, seed_of(recipe, 0, kInitial));
  if (!finished()) inside_->played.resize(at(recipe.generations[0].rounds));
}

Training::~Training() = default;

int Training::generation() const { return inside_->generation; }
const Recipe& Training::recipe() const { return inside_->recipe; }

bool Training::resume(int generation, std::span<const std::int16_t> numbers) {
  Net net;
  if (!from_numbers(numbers, net) || net.heads != inside_->net.heads || net.bins.most != inside_->net.bins.most)
    return false;
  inside_->net = net;
  inside_->generation = generation;
  inside_->played.clear();
  if (!finished()) inside_->played.resize(at(recipe().generations[at(generation)].rounds));
  return true;
}

void Training::play_round(int i) {
  const Generation& now = recipe().generations[at(generation())];
  const std::uint64_t seed = seed_of(recipe(), generation(), kRounds + static_cast<std::uint64_t>(i));
  inside_->played[at(i)] =
      play_one(*recipe().game, recipe().scoring, now.effort > 0 ? &inside_->net : nullptr, now.effort, seed);
}

Training::Learnt Training::learn(const std::function<void(double)>& progress) {
  std::vector<Example> examples, held_out;
  for (std::size_t i = 0; i < inside_->played.size(); ++i) {
    std::vector<Example>& to = i % kHeldOut == 0 ? held_out : examples;
    to.insert(to.end(), inside_->played[i].begin(), inside_->played[i].end());
  }
  Net& net = inside_->net;
  set_typical(net.bins, examples, net.heads);
  const bool is_first = generation() == 0;
  ai::learn(net, examples,
            {.epochs = recipe().generations[at(generation())].epochs,
             .rate = is_first ? kFirstRate : kLaterRate,
             .seed = seed_of(recipe(), generation(), kOrder)},
            progress);
  Learnt learnt{loss_of(net, held_out), 0, static_cast<int>(examples.size())};
  from_numbers(to_numbers(net), net);  // what is stored is what plays, in the next generation too
  learnt.loss_as_stored = loss_of(net, held_out);
  ++inside_->generation;
  inside_->played.clear();
  if (!finished()) inside_->played.resize(at(recipe().generations[at(generation())].rounds));
  return learnt;
}

std::vector<std::int16_t> Training::numbers() const { return to_numbers(inside_->net); }

}  // namespace hammer::ai
