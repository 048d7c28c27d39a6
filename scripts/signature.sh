#!/usr/bin/env bash
# The same shots, matches and players must give the same bits with every compiler, at every optimisation level, and in
# WebAssembly.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/setup.sh

usage() {
  cat <<'END'
Usage: scripts/signature.sh VARIANT

Compares the three signatures of a variant with those of build/bin/hammer bench. VARIANT is one of
  gcc-O0 gcc-O2 gcc-O3-native clang-O3   built for this, the engine and the players alone
  sanitize                               build/sanitize, as it is
  wasm                                   build/wasm/bin/hammer.wasm, as it is
END
}

# Builds only the signature program, with the engine and the players. Arguments: compiler, flags.
build_variant() {
  local dir=build/signature/$variant
  configure "$dir" -S . -B "$dir" -G Ninja -DCMAKE_BUILD_TYPE=None \
    -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=12 -DCMAKE_CXX_COMPILER="$1" -DCMAKE_CXX_FLAGS="$2" >&2
  compile "$dir" --parallel 1 --target hammer-signature >&2
  "$dir/bin/hammer-signature"
}

# Of shots, of matches and of players.
expected_signatures() {
  build/bin/hammer bench --json --quick | node -e '
    const report = JSON.parse(require("fs").readFileSync(0, "utf8"));
    console.log(["signature", "match_signature", "players_signature"].map((field) => report[field]).join(" "));'
}

variant=${1-}
case $variant in
  gcc-O0) got=$(build_variant g++ -O0) ;;
  gcc-O2) got=$(build_variant g++ -O2) ;;
  gcc-O3-native) got=$(build_variant g++ '-O3 -march=native') ;;
  clang-O3) got=$(build_variant clang++-19 -O3) ;;
  sanitize) got=$(build/sanitize/bin/hammer-signature) ;;
  wasm) got=$(node wasm/signature.mjs build/wasm/bin/hammer.wasm) ;;
  --help | -h) usage && exit ;;
  *) usage >&2 && exit 2 ;;
esac
expected=$(expected_signatures)
if [[ ! $expected =~ ^[0-9a-f]{8}(\ [0-9a-f]{8}){2}$ ]]; then
  complain "hammer bench --json reports no signatures but \"$expected\"."
  exit 1
elif [[ $got != "$expected" ]]; then
  complain "The signatures of $variant are $got, those of hammer bench $expected."
  exit 1
fi
say "$got"
