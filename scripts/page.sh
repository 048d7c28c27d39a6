# Sourced by ./run and ./test after setup.sh: the page's libraries, and the page itself at build/web.
# shellcheck shell=bash

# Whether npm installed exactly this list. None of the libraries needs its install scripts.
page_libraries_are_there() { cmp -s web/package-lock.json web/node_modules/.installed-by; }

install_page_libraries() {
  page_libraries_are_there && return
  local log=build/npm.log
  mkdir -p build
  if ! (cd web && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error) >"$log" 2>&1; then
    complain "npm could not install the page's libraries:"
    tail -n 20 "$log" >&2
    return 1
  fi
  cp web/package-lock.json web/node_modules/.installed-by
}

# What the page is made of: its sources, the engine as WebAssembly, and the rules pages that it shows. Folders too,
# whose time changes when a file in them is removed.
page_is_built() {
  [[ -f build/web/index.html && -f build/web.begun ]] || return 1
  local newer
  newer=$(find web/src web/public web/vite web/index.html web/vite.config.mjs web/package-lock.json docs/rules \
    build/wasm/bin/hammer-page.wasm build/wasm/bin/hammer-study.wasm -newer build/web.begun ! -name '*.test.ts' -print -quit) || return 1
  [[ -z $newer ]]
}

build_engine_for_page() {
  configure build/wasm --preset wasm && compile build/wasm --target hammer-page hammer-study
}

build_page() {
  page_is_built && return
  local log=build/page.log
  touch build/web.beginning
  if ! (cd web && npm run --silent build) >"$log" 2>&1; then
    complain "The page could not be built:"
    tail -n 40 "$log" >&2
    return 1
  fi
  mv build/web.beginning build/web.begun
}
