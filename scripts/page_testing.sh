# Sourced by ./test after testing.sh and page.sh: the page's types, units and browser tests.
# shellcheck shell=bash

# The libraries come over the network while the compilers work, and the types are looked at in a free moment. Whatever goes
# wrong is told by page_libraries and page_types.
begin_page_sources() {
  { install_page_libraries && look_at_types; } >"$scratch/types" 2>&1 &
  page_begun=$!
}

look_at_types() { (cd web && node_modules/.bin/tsc --noEmit); }

page_libraries() { page_libraries_are_there || { wait "$page_begun" || true && install_page_libraries; }; }

page_types() {
  wait "$page_begun" && return
  cat "$scratch/types"
  return 1
}

page_units() {
  local started=$SECONDS report=$scratch/vitest.json
  (cd web && node_modules/.bin/vitest run --reporter=json --outputFile="$report") >"$scratch/output" 2>&1 || true
  if [[ ! -s $report ]]; then
    fail "the page's units ended early"
    show_output "$scratch/output"
    return 0
  fi
  node scripts/vitest_report.mjs "$report" >"$scratch/output"
  local ok bad
  read -r ok bad <"$scratch/output"
  count_tests "the page's units" "$ok" "$bad" $((SECONDS - started))
}

# Files of browser tests, one after the other, each with its report and its time under $scratch. A test has its own time;
# this one is for a browser that does not even end.
run_browser_tests() {
  local file
  for file in "$@"; do
    local started=$SECONDS
    timeout 1200 node --test --test-reporter=tap "$file" >"$(browser_report "$file")" 2>&1 || true
    echo $((SECONDS - started)) >"$(browser_report "$file").seconds"
  done
}

browser_report() { echo "$scratch/$(basename "$1").tap"; }

count_browser_tests() {
  local name report
  name=page/$(basename "$1" .test.mjs)
  report=$(browser_report "$1")
  local ok bad cancelled
  ok=$(sed -n 's/^# pass //p' "$report")
  bad=$(sed -n 's/^# fail //p' "$report")
  cancelled=$(sed -n 's/^# cancelled //p' "$report")
  if [[ -z $cancelled ]]; then
    fail "$name ended early"
    show_output "$report"
    return 0
  fi
  sed -n '/^ *not ok/,/^ *\.\.\.$/p' "$report" >"$scratch/output"
  count_tests "$name" "$ok" $((bad + cancelled)) "$(<"$report.seconds")"
}
