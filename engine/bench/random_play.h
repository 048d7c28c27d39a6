// Plausible random matches of any game, from its own description: what contract tests, signatures and fuzzing play.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "hammer/match.h"
#include "hammer/random.h"

namespace hammer::bench {

// One way of playing a game: a game, a preset, a table, and values for options that decide where it can be played.
struct Arrangement {
  const Game* game;
  Preset preset;
  const Table* table;
  std::vector<OptionValue> options;

  std::string name() const;  // "knock-off, brochure, 22ft"
};

// Every game x preset x table that allows it.
std::vector<Arrangement> arrangements();

// Sides and team sizes differ from number to number. `more` comes on top of the arrangement's options. Sides of a game
// that two share are named red and blue for even numbers.
Setup setup_of(const Arrangement& arrangement, std::uint64_t number, const std::vector<OptionValue>& more = {});

// The same with hands of their own for every second seat, others from number to number.
Setup with_hands(Setup setup, std::uint64_t number);

// A game that can be over soon: to 3 points, or after two innings.
std::vector<OptionValue> short_game(const Game& game);

// A command that makes sense now, though the match may refuse it (a release place may be blocked, say): tosses,
// choices, and throws such as a beginner might make; now and then a forfeit, a foul, dusting, undo and redo, or one of
// many sides conceding.
Command random_command(const Match& match, std::uint64_t seed, Random& random);

// The same for a real table: rounds and turns are reported, by points or by places, and now and then corrected.
Command random_report(const Match& match, std::uint64_t seed, Random& random);

using NextCommand = std::function<Command(const Match&, std::uint64_t seed, Random&)>;

// Plays until it is over, at most `max_commands`. `after` sees the match after every command that was accepted.
Match play_out(Setup setup, std::uint64_t seed, const NextCommand& next, int max_commands,
               const std::function<void(const Match&)>& after = {});

// Over the final hashes of short matches in every arrangement: equal on every machine.
std::uint32_t match_signature();

}  // namespace hammer::bench
