#include "server/bot.h"

#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>

#include "command.h"
#include "protocol/english.h"
#include "protocol/machine_player.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp =
    R"(Plays online, by the same calls as everybody: takes open challenges, or is paired by rating, or sits at one match.

Usage: hammer bot [--server URL] [--level LEVEL] [--name NAME | --token-file FILE] [--game GAME] [--pair]
                  [--match ID] [--matches N]

  --server URL       http://localhost:8080
  --level LEVEL      pro: how well it judges, as hammer levels lists them; its throws are made by the match's own hand
  --name NAME        of the new bot that it makes itself; unless you say, by its level
  --token-file FILE  the token of an account is in this file; or in the variable HAMMER_TOKEN of the environment
  --game GAME        only challenges of this game
  --pair             quick pairing by rating in that game, instead of open challenges
  --match ID         sits down at this match, plays it and ends
  --matches N        ends after so many; unless you say, it plays until it is interrupted

It tells what it plays, a line each. When the connection breaks off it comes back by itself, and a shot whose answer was
lost is sent again as the same shot. examples/bot.py does the same in Python.

Example:
  timeout 1 hammer bot --server http://localhost:9 --level pro || echo "no server there, and it waits for one"
)";

struct Token {
  std::string text = "";
  std::optional<std::string> refusal = std::nullopt;
};

// Never as an option: everybody on the machine can read a command line.
Token read_token(const std::string& file) {
  Token token;
  if (file.empty()) {
    if (const char* given = std::getenv("HAMMER_TOKEN")) token.text = given;
    return token;
  }
  std::ifstream in(file);
  std::getline(in, token.text);
  if (token.text.empty())
    token.refusal = "--token-file is \"" + file + "\"; accepted is a file whose first line is a token";
  return token;
}

int run(Arguments arguments) {
  server::BotPlan plan;
  std::string token_file;
  auto refusal = read_options("bot", arguments,
                              {{"--server", &plan.server, 0, 0, "HAMMER_SERVER"},
                               {"--level", &plan.level},
                               {"--name", &plan.name},
                               {"--token-file", &token_file},
                               {"--game", &plan.game},
                               {"--pair", &plan.pairs},
                               {"--match", &plan.match},
                               {"--matches", &plan.matches, 1, 1000000}});
  if (!refusal) {
    const Token token = read_token(token_file);
    refusal = token.refusal;
    plan.token = token.text;
  }
  const auto level = protocol::read_level(plan.level);
  if (!refusal && !level) refusal = protocol::sentence_about("--level", level.refusal());
  if (!refusal && plan.pairs && plan.game.empty()) refusal = "--pair needs --game: which game to be paired in";
  if (!refusal && !plan.name.empty() && !plan.token.empty()) {
    refusal = "--name is for a new bot, and a token is given; accepted is one of both";
  }
  if (refusal) {
    print_error(*refusal);
    return kWrongUsage;
  }
  plan.say = [](std::string_view line) { print(std::string(line) + '\n'); };
  if (const auto trouble = server::run_bot(plan)) {
    print_error(*trouble);
    return kFailed;
  }
  return kDone;
}

}  // namespace

extern constexpr Command bot_command{"bot", "play online by program: challenges, pairing, or one match", kHelp, run};

}  // namespace hammer::cli
