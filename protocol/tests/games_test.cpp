#include "protocol/listings.h"

#include <gtest/gtest.h>

#include "answers.h"
#include "hammer/game.h"

namespace hammer::protocol {
namespace {

JsonValue listed(std::string_view key) {
  for (const JsonValue& game : as<JsonArray>(at(parsed(games_json()), "games"))) {
    if (as<std::string>(at(game, "key")) == key) return game;
  }
  ADD_FAILURE() << key;
  return {};
}

JsonValue option_of(std::string_view key, std::string_view name) {
  for (const JsonValue& option : as<JsonArray>(at(listed(key), "options"))) {
    if (as<std::string>(at(option, "name")) == name) return option;
  }
  ADD_FAILURE() << key << ' ' << name;
  return {};
}

std::vector<std::string> texts(const JsonValue& array) {
  std::vector<std::string> all;
  for (const JsonValue& value : as<JsonArray>(array)) all.push_back(as<std::string>(value));
  return all;
}

std::vector<double> numbers(const JsonValue& array) {
  std::vector<double> all;
  for (const JsonValue& value : as<JsonArray>(array)) all.push_back(as<double>(value));
  return all;
}

TEST(Games, EveryGameOfTheEngineIsListedInItsOrder) {
  const JsonArray all = as<JsonArray>(at(parsed(games_json()), "games"));
  ASSERT_EQ(all.size(), games().size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(as<std::string>(at(all[i], "key")), games()[i]->key);
    EXPECT_EQ(as<std::string>(at(all[i], "name")), games()[i]->name);
    EXPECT_FALSE(texts(at(all[i], "tables")).empty());
  }
}

TEST(Games, SidesAndTeamSizesAreEveryNumberThatCanPlay) {
  EXPECT_EQ(numbers(at(listed("knock-off"), "sides")), std::vector<double>{2});
  EXPECT_EQ(numbers(at(listed("knock-off"), "team_sizes")), (std::vector<double>{1, 2}));
  const std::vector<double> sides = numbers(at(listed("horse-collar"), "sides"));
  EXPECT_EQ(sides.front(), 2);
  EXPECT_EQ(sides.back(), kMaxSides);
  EXPECT_EQ(sides.size(), static_cast<std::size_t>(kMaxSides - 1));
  EXPECT_EQ(numbers(at(listed("horse-collar"), "team_sizes")), (std::vector<double>{1, 2, 4}));
}

TEST(Games, TablesAreThoseForTheDefaultsAndOthersNameTheirOption) {
  EXPECT_EQ(texts(at(listed("target"), "tables")), std::vector<std::string>{"22ft-target"});
  const JsonValue with = at(at(listed("tap-and-draw"), "tables_with"), 0);
  EXPECT_EQ(as<std::string>(at(with, "option")), "scoring");
  EXPECT_EQ(as<std::string>(at(with, "value")), "target");
  EXPECT_EQ(texts(at(with, "tables")), std::vector<std::string>{"22ft-target"});
}

TEST(Games, EveryOptionHasTypeDefaultHelpAndWhatIsAccepted) {
  for (const Game* game : games()) {
    for (const JsonValue& option : as<JsonArray>(at(listed(game->key), "options"))) {
      const std::string type = as<std::string>(at(option, "type"));
      EXPECT_FALSE(as<std::string>(at(option, "help")).empty());
      EXPECT_FALSE(as<std::string>(at(option, "default_text")).empty());
      at(option, "default");
      if (type == "choice" || type == "boolean") {
        EXPECT_GE(as<JsonArray>(at(option, "values")).size(), 2u);
      } else {
        EXPECT_LT(as<double>(at(option, "low")), as<double>(at(option, "high")));
      }
    }
  }
}

TEST(Games, X1_SeriesAreOddByTheirStep) {
  EXPECT_EQ(as<double>(at(option_of("knock-off", "best_of"), "low")), 1);
  EXPECT_EQ(as<double>(at(option_of("knock-off", "best_of"), "step")), 2);
  EXPECT_EQ(as<double>(at(option_of("knock-off", "game_score"), "step")), 1);
}

TEST(Games, DefaultsAreTheGamesOwn) {
  EXPECT_EQ(as<double>(at(option_of("knock-off", "game_score"), "default")), 15);
  EXPECT_EQ(as<double>(at(option_of("horse-collar", "game_score"), "default")), 51);
  EXPECT_EQ(as<std::string>(at(option_of("crazy-eight", "foul_line"), "default")), "long");
  EXPECT_EQ(as<bool>(at(option_of("horse-collar", "dead_weight_voids"), "default")), true);
  EXPECT_TRUE(is_null(at(option_of("knock-off", "tie_tolerance_mm"), "default")));
}

TEST(Games, ConditionsOfAnOptionAreListed) {
  const JsonValue hanger = option_of("tap-and-draw", "hanger_value");
  EXPECT_FALSE(as<bool>(at(hanger, "always")));
  EXPECT_EQ(as<std::string>(at(at(at(hanger, "with"), 0), "value")), "knock_off");
  const JsonValue score = option_of("tap-and-draw", "game_score");
  EXPECT_TRUE(as<bool>(at(score, "always")));
  EXPECT_EQ(as<double>(at(score, "default")), 15);
  EXPECT_EQ(as<double>(at(at(at(score, "with"), 0), "default")), 51);
}

TEST(Games, PresetsAreListedWithTheirValues) {
  const JsonValue all = at(parsed(games_json()), "presets");
  ASSERT_EQ(as<JsonArray>(all).size(), presets().size());
  EXPECT_EQ(as<std::string>(at(at(all, 0), "name")), "tournament");
  EXPECT_EQ(as<std::string>(at(at(at(all, 1), "options"), "dead_weights")), "removed");
  EXPECT_EQ(as<double>(at(at(at(listed("knock-off"), "preset_values"), 1), "players")), 4);
}

TEST(Games, TextNamesEveryGameOptionAndPreset) {
  const std::string text = games_text();
  for (const Game* game : games()) EXPECT_NE(text.find(std::string(game->name)), std::string::npos);
  for (const OptionInfo& info : option_infos()) EXPECT_NE(text.find(std::string(info.name)), std::string::npos);
  for (const PresetInfo& preset : presets()) EXPECT_NE(text.find(std::string(preset.name)), std::string::npos);
}

}  // namespace
}  // namespace hammer::protocol
