// Prints the signatures of this build, of its shots, its matches and its players: what ./test compares between
// compilers, levels and targets.
#include <cinttypes>
#include <cstdio>

#include "player_scenes.h"
#include "random_play.h"
#include "scenes.h"

int main() {
  std::printf("%08" PRIx32 " %08" PRIx32 " %08" PRIx32 "\n", hammer::bench::signature(),
              hammer::bench::match_signature(), hammer::ai::bench::players_signature());
  return 0;
}
