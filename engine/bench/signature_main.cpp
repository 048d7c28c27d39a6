// Prints the signature of this build: what ./test compares between compilers, levels and targets.
#include <cinttypes>
#include <cstdio>

#include "scenes.h"

int main() {
  std::printf("%08" PRIx32 "\n", hammer::bench::signature());
  return 0;
}
