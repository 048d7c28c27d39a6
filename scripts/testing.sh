# Sourced by ./test: runs checks and test programs, and counts them.
# shellcheck shell=bash

passed=0
failed=0
failures=()
scratch=

begin_counting() {
  scratch=$(mktemp -d)
  trap finish EXIT
}

# On every way out, so that the last line is there even when a script of ours breaks.
finish() {
  local status=$?
  trap - EXIT
  [[ -z ${browser_tests_begun-} ]] || kill -- "-$browser_tests_begun" 2>/dev/null || true # with all that it started
  rm -rf "$scratch"
  say ""
  ((${#failures[@]} == 0)) || printf 'FAILED  %s\n' "${failures[@]}"
  say "$passed passed, $failed failed"
  ((status == 0 && failed == 0 && passed > 0)) || exit 1
  exit 0
}

section() { printf '\n== %s\n' "$*"; }

pass() {
  passed=$((passed + 1))
  say "  ok  $1"
}

fail() {
  failed=$((failed + 1))
  failures+=("$1")
  say "FAIL  $1"
}

skip() { say "skip  $1"; }

# One check: a command that is silent in our output unless it fails.
check() {
  local name=$1
  shift
  if "$@" >"$scratch/output" 2>&1; then
    pass "$name"
  else
    fail "$name"
    show_output "$scratch/output"
  fi
}

# The end of a long output is where the reason is.
show_output() { tail -n 60 "$1" | sed 's/^/      /'; }

# A build counts only when it fails: what it makes is counted.
build() {
  say "      building"
  build_preset "$1" || {
    fail "build $1"
    return 1
  }
}

# Runs GoogleTest programs, two at a time, and counts their tests: preset, programs.
# shellcheck disable=SC2016  # the inner shell is to expand it
run_gtests() {
  local preset=$1
  shift
  printf '%s\0' "$@" | xargs -0 -n 1 -P 2 bash -c '
    started=$SECONDS status=0
    result=$0/$(basename "$1")
    "$1" --gtest_brief=1 --gtest_output="json:$result.json" >"$result.output" 2>&1 || status=$?
    echo "$status $((SECONDS - started))" >"$result.status"
  ' "$scratch"
  local program
  for program in "$@"; do
    count_gtest "$preset" "$(basename "$program")"
  done
}

# Counts the tests of one program by its report; a program that dies writes none.
count_gtest() {
  local name=$1/$2 report=$scratch/$2.json output=$scratch/$2.output status seconds
  read -r status seconds <"$scratch/$2.status"
  if [[ ! -s $report ]]; then
    fail "$name ended early with status $status"
    show_output "$output"
    return 0
  fi
  local ok bad skipped
  read -r ok bad skipped < <(node scripts/gtest_counts.mjs "$report")
  passed=$((passed + ok))
  failed=$((failed + bad))
  if ((bad > 0)); then
    failures+=("$name: $bad of its tests")
    say "FAIL  $name: $bad of $((ok + bad)) tests"
    show_output "$output"
  elif ((status != 0)); then
    # A leak, say: every test passed and the program still failed.
    fail "$name ended with status $status"
    show_output "$output"
  elif ((ok == 0)); then
    fail "$name holds no tests"
  else
    say "  ok  $name: $ok tests, $seconds s"
  fi
  ((skipped == 0)) || skip "$skipped of the tests in $name"
  rm -f "$report" "$output" "$scratch/$2.status"
}

# Counts tests that another program ran, with its complaints in $scratch/output: name, passed, failed, seconds.
count_tests() {
  passed=$((passed + $2))
  failed=$((failed + $3))
  if (($3 > 0)); then
    failures+=("$1: $3 of its tests")
    say "FAIL  $1: $3 of $(($2 + $3)) tests"
    show_output "$scratch/output"
  elif (($2 == 0)); then
    fail "$1 holds no tests"
  else
    say "  ok  $1: $2 tests, $4 s"
  fi
}

# A field of the JSON object on standard input.
json_field() { node -p "JSON.parse(require('fs').readFileSync(0, 'utf8'))['$1']"; }

# Of shots, of matches and of players.
reported_signatures() {
  local report
  report=$(build/bin/hammer bench --json --quick) || return
  local field
  for field in signature match_signature players_signature; do
    json_field "$field" <<<"$report" || return
  done | paste -sd ' '
}

# Builds the signature program alone, with the engine and the players: name, compiler, flags.
native_signature() {
  local dir=build/signature/$1
  configure "$dir" -S . -B "$dir" -G Ninja -DCMAKE_BUILD_TYPE=None \
    -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=12 -DCMAKE_CXX_COMPILER="$2" -DCMAKE_CXX_FLAGS="$3" >&2 || return
  compile "$dir" --target hammer-signature >&2 || return
  "$dir/bin/hammer-signature"
}

wasm_signature() {
  build_preset wasm >&2 || return
  node wasm/signature.mjs build/wasm/bin/hammer.wasm
}

# Expected signature, name of the variant, command that prints its signature.
compare_signature() {
  local expected=$1 name="signature of $2" got
  shift 2
  if ! got=$("$@" 2>"$scratch/output"); then
    fail "$name: it does not build or run"
    show_output "$scratch/output"
  elif [[ $got == "$expected" ]]; then
    pass "$name"
  else
    fail "$name is $got, not $expected"
  fi
}

peers_report_is_whole() {
  compile build/release-tests --target hammer-peers &&
    build/release-tests/bin/hammer-peers --json --quick >"$scratch/peers.json" &&
    node scripts/checks/peers.mjs "$scratch/peers.json"
}
