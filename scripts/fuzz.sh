#!/usr/bin/env bash
# Fuzzes everything that reads text from outside. An input that makes one of them fail is left under
# build/fuzz/failures.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/setup.sh

usage() {
  cat <<'END_OF_USAGE'
Usage: scripts/fuzz.sh --runs N [TARGET...]      the saved corpus, then N inputs made from it: what ./test does; with
                                                 --built before the targets nothing is built
       scripts/fuzz.sh --seconds N [TARGET...]   for so long each; what is new is kept in build/fuzz/found/TARGET
       scripts/fuzz.sh --save [TARGET...]        adds to fuzz/corpus/TARGET.tar.gz what of that reaches more code

Without a TARGET all of them: the files in fuzz/targets.
END_OF_USAGE
}

corpus=build/fuzz/corpus # the archives of fuzz/corpus, unpacked
found=build/fuzz/found
failures=build/fuzz/failures
max_bytes=16384 # of an input

all_targets() {
  local source
  for source in fuzz/targets/*.cpp; do basename "$source" .cpp; done
}

program() { printf 'build/sanitize/bin/fuzz_%s' "$1"; }

log_of() { printf '%s/%s.log' "$failures" "$1"; }

# An input is a file in the archive, named by its hash.
unpack() {
  rm -rf "${corpus:?}/$1"
  mkdir -p "$corpus/$1"
  tar -xzf "fuzz/corpus/$1.tar.gz" -C "$corpus/$1"
}

# The same inputs give the same bytes.
pack() {
  tar -C "$corpus/$1" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=644 -cf - \
    $(ls "$corpus/$1") | gzip -9n >"fuzz/corpus/$1.tar.gz"
}

# Quiet unless it fails.
run_program() {
  local target=$1
  shift
  mkdir -p "$found/$target" "$failures"
  "$(program "$target")" "$@" -timeout=20 -rss_limit_mb=4096 -artifact_prefix="$failures/$target-" \
    >"$(log_of "$target")" 2>&1
}

give_up() {
  complain "$1 failed; what made it fail is in $failures:"
  tail -n 40 "$(log_of "$1")" >&2
  return 1
}

# Long inputs from the start (-len_control): a session that breaks something has many lines.
fuzz() {
  run_program "$@" -max_len=$max_bytes -len_control=0 -dict=fuzz/dictionary.txt || give_up "$1" || return
  say "$1: $(grep -a -e '^INFO: Seed' -e '^Done' "$(log_of "$1")" | paste -sd ' ')"
  rm -f "$(log_of "$1")"
}

# A fixed seed, so that a failing run fails again. libFuzzer writes to the first folder it is given.
run_short() {
  local tried=build/fuzz/tried/$2
  rm -rf "$tried"
  mkdir -p "$tried"
  fuzz "$2" -runs="$1" -seed="${HAMMER_SEED:-1}" "$tried" "$corpus/$2"
}
run_long() { fuzz "$2" -max_total_time="$1" "$found/$2" "$corpus/$2"; }

save() {
  local target=$1
  mkdir -p "$found/$target"
  # Few and small: one input for each piece of code reached, not for each count of its runs.
  run_program "$target" -set_cover_merge=1 -use_counters=0 -max_len=6000 "$corpus/$target" "$found/$target" ||
    give_up "$target" || return
  # A merge that crashes on an input leaves it out, and tries again.
  ! grep -aq 'attempt 2' "$(log_of "$target")" || give_up "$target" || return
  rm -f "$(log_of "$target")"
  pack "$target"
  say "$target: $(find "$corpus/$target" -type f | wc -l) inputs in fuzz/corpus/$target.tar.gz"
}

mode=${1-}
amount=0
case $mode in
  --runs | --seconds)
    amount=${2-}
    [[ $amount =~ ^[1-9][0-9]*$ ]] || { usage >&2 && exit 2; }
    shift 2
    ;;
  --save) shift ;;
  --help | -h) usage && exit ;;
  *) usage >&2 && exit 2 ;;
esac

built=false
[[ ${1-} != --built ]] || { built=true && shift; }
targets=("$@")
((${#targets[@]} > 0)) || mapfile -t targets < <(all_targets)
$built || {
  configure build/sanitize --preset sanitize
  compile build/sanitize --target "${targets[@]/#/fuzz_}"
}
status=0
for target in "${targets[@]}"; do
  unpack "$target" || exit 1
  case $mode in
    --runs) run_short "$amount" "$target" ;;
    --seconds) run_long "$amount" "$target" ;;
    --save) save "$target" ;;
  esac || status=1
done
exit $status
