// What machine players do, as one number: equal exactly when this build decides and learns as every other build does.
#pragma once

#include <cstdint>

namespace hammer::ai::bench {

// Over rounds that players of every judgement and hand play in every way of playing a game, thorough decisions and
// advice in every game, and a network made from nothing.
std::uint32_t players_signature();

}  // namespace hammer::ai::bench
