#!/usr/bin/env bash
# Adds one more game to a copy of the engine, one file and one line in games.inc, touching nothing else,
# and runs the contract tests, with that game among them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/setup.sh

game=long_knock_off
copy=build/one-more-game/source
dir=build/one-more-game/build

copy_engine() {
  rm -rf "$copy"
  mkdir -p "$copy/engine/tests"
  # With their times, so that a second run compiles only what has changed.
  cp -p CMakeLists.txt "$copy/"
  cp -pR engine/CMakeLists.txt engine/include engine/src engine/bench "$copy/engine/"
  cp -pR engine/tests/CMakeLists.txt engine/tests/contract "$copy/engine/tests/"
}

add_game() {
  cp -p "engine/tests/one_more_game/$game.cpp" "$copy/engine/src/rules/games/"
  printf 'HAMMER_GAME(%s)\n' "$game" >>"$copy/engine/src/rules/games.inc"
  touch -r engine/src/rules/games.inc "$copy/engine/src/rules/games.inc"
}

copy_engine
add_game
configure "$dir" -S "$copy" -B "$dir" -G Ninja -DCMAKE_BUILD_TYPE=Release -DHAMMER_ENGINE_ONLY=ON -DHAMMER_TESTS=ON
compile "$dir" --target contract_test

program=$dir/bin/contract_test
[[ $("$program" --gtest_list_tests) == *"$game"* ]] || {
  complain "contract_test has no test of $game"
  exit 1
}
# The other games have had theirs in full; here a few matches of each show that the new one disturbs nobody.
HAMMER_CONTRACT_MATCHES=${HAMMER_CONTRACT_MATCHES:-200} "$program" --gtest_brief=1 --gtest_filter="*$game*"
HAMMER_CONTRACT_MATCHES=5 "$program" --gtest_brief=1 --gtest_filter="-*$game*"
