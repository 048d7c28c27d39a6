#!/usr/bin/env bash
# Trains two networks briefly, on one thread and on two: the result must be ai/tests/golden to the byte.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/setup.sh

usage() {
  cat <<'END'
Usage: scripts/training_golden.sh --check    trains, and compares with ai/tests/golden: what ./test does
       scripts/training_golden.sh --update   trains, and writes ai/tests/golden: after a change that is meant

HAMMER names the program; without it build/bin/hammer is asked.
END
}

hammer=${HAMMER:-build/bin/hammer}
golden=ai/tests/golden
# The first is of a game in which two sides share the board, the last of one in which a side has it alone.
nets=(knock-off horse-collar)
fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT

# Folder, threads.
train() {
  local net
  mkdir -p "$1"
  for net in "${nets[@]}"; do
    "$hammer" train --net "$net" --seed 1 --scale 1 --threads "$2" --out "$1" >/dev/null
  done
}

case "$#:${1-}" in
  1:--check | 1:--update) ;;
  1:--help | 1:-h) usage && exit ;;
  *) usage >&2 && exit 2 ;;
esac
train "$fresh/one" 1
train "$fresh/two" 2
diff -rq "$fresh/one" "$fresh/two" || {
  complain "One thread trains other networks than two."
  exit 1
}
if [[ $1 == --update ]]; then
  mkdir -p "$golden"
  cp "$fresh/one"/*.inc "$golden/"
  say "Written: $(echo "$golden"/*.inc)"
else
  diff -rq "$fresh/one" "$golden" || {
    complain "Training gives other networks than $golden has. If that is meant, raise kTrainingRevision, make ai/weights"
    complain "and $golden again (scripts/training_golden.sh --update), and say so in the commit."
    exit 1
  }
fi
