# Sourced by ./run and ./test: finds or installs what they need, and builds.
# shellcheck shell=bash disable=SC2034

# Each line: a Debian package, then the probe that says whether it is installed. Probes look for the tool itself, not
# for the package, so that a tool installed by other means, or on another system, is used as it is.
RUN_NEEDS='
g++                        has_command g++
cmake                      has_command cmake
ninja-build                has_command ninja
libboost1.81-dev           has_header boost/beast/http.hpp
pkg-config                 has_command pkg-config
libsqlite3-dev             has_header sqlite3.h
libsodium-dev              has_header sodium.h
libutf8proc-dev            has_header utf8proc.h
libqrencode-dev            has_header qrencode.h
clang-19                   has_command clang++-19
lld-19                     has_command wasm-ld-19
wasi-libc                  has_wasm_header wasi/api.h
libc++-19-dev-wasm32       has_wasm_header __config
libc++abi-19-dev-wasm32    has_wasm_header __cxxabi_config.h
libclang-rt-19-dev-wasm32  has_wasm_runtime
binaryen                   has_command wasm-opt
zopfli                     has_command zopfli
nodejs                     has_node
npm                        has_command npm
'
TEST_NEEDS="$RUN_NEEDS"'
libgtest-dev               has_header gtest/gtest.h
libbox2d-dev               has_header box2d/box2d.h
libclang-rt-19-dev         has_fuzzer_runtime
clang-format-19            has_command clang-format-19
python3                    has_command python3
chromium                   has_command chromium
'

say() { printf '%s\n' "$*"; }
complain() { printf '%s\n' "$*" >&2; }

has_command() { command -v "$1" >/dev/null; }
# 18.15 is the first whose test runner takes reporters.
has_node() {
  has_command node && node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 18 || (a == 18 && b >= 15) ? 0 : 1)'
}
has_header() { preprocessor_finds "$1" g++; }
has_wasm_header() { preprocessor_finds "$1" clang++-19 --target=wasm32-wasi; }
has_wasm_runtime() {
  has_command clang++-19 && [[ -e $(clang++-19 --target=wasm32-wasi -print-libgcc-file-name) ]]
}
# The library's folder is named after the target or after the machine, depending on how clang was built.
has_fuzzer_runtime() {
  has_command clang++-19 && compgen -G "$(clang++-19 -print-resource-dir)/lib/*/libclang_rt.fuzzer*.a" >/dev/null
}

preprocessor_finds() {
  local header=$1
  shift
  has_command "$1" || return 1
  printf '#if !__has_include(<%s>)\n#error\n#endif\n' "$header" | "$@" -E -x c++ - >/dev/null 2>&1
}

# The packages of a list whose probe fails, on one line.
missing_of() {
  local package probe missing=()
  while read -r package probe; do
    [[ -n $package ]] || continue
    # Unquoted on purpose: a probe is a function and its arguments.
    # shellcheck disable=SC2086
    $probe || missing+=("$package")
  done <<<"$1"
  printf '%s' "${missing[*]}"
}

apt_install() {
  local as_root=()
  if [[ $(id -u) -ne 0 ]]; then
    has_command sudo || {
      complain "Installing packages needs root, and there is no sudo. As root: apt-get install $*"
      return 1
    }
    as_root=(sudo)
  fi
  say "Installing with apt-get: $*"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0)
  local log=build/setup.log
  mkdir -p build
  if ! { "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends "$@"; } >"$log" 2>&1; then
    complain "apt-get failed:"
    tail -n 20 "$log" >&2
    return 1
  fi
}

# Installs what is missing from a list. If something is still missing, prints one sentence and ends the script.
require() {
  local missing
  missing=$(missing_of "$1")
  [[ -n $missing ]] || return 0
  if has_command apt-get; then
    # The probes below show whether it worked.
    # shellcheck disable=SC2086
    apt_install $missing || true
    hash -r
    missing=$(missing_of "$1")
  fi
  [[ -n $missing ]] || return 0
  complain "Not found, by the names of Debian 12's packages: $missing"
  complain "Please install what these packages provide, and try again."
  exit 1
}

# Configures once: after that ninja itself sees changed CMake files. It does not see changed presets or other settings,
# and a checkout that was moved needs a new cache.
configure() {
  local dir=$1 fresh=()
  shift
  if [[ -f $dir/CMakeCache.txt && ! $(cached_source_dir "$dir") -ef $(source_dir "$@") ]]; then
    fresh=(--fresh)
  elif [[ $dir/build.ninja -nt CMakePresets.json ]] && has_settings "$dir" "$@"; then
    return 0
  fi
  mkdir -p "$dir"
  cmake "${fresh[@]}" "$@" >"$dir/configure.log" 2>&1 || {
    cat "$dir/configure.log" >&2
    return 1
  }
}

# The -S folder in cmake's arguments; without one, the current folder.
source_dir() {
  while (($# > 0)); do
    [[ $1 != -S ]] || { printf '%s' "$2" && return; }
    shift
  done
  printf .
}

# Whether the cache has every -DNAME=VALUE of cmake's arguments.
has_settings() {
  local settings word
  settings=$(sed -E 's/^([^:=]+):[A-Z]+=/\1=/' "$1/CMakeCache.txt")
  for word in "${@:2}"; do
    [[ $word != -D* ]] || grep -qxF -- "${word#-D}" <<<"$settings" || return
  done
}

cached_source_dir() { sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$1/CMakeCache.txt"; }

# One updating line on a terminal; elsewhere only the compiler's messages.
compile() {
  local dir=$1
  shift
  if [[ -t 1 ]]; then
    cmake --build "$dir" "$@" || return
  else
    cmake --build "$dir" "$@" -- --quiet | sed '/^ninja: no work to do/d' || return
  fi
  # A renamed test must not be run from its old binary.
  ninja -C "$dir" -t cleandead >/dev/null
}

# Where a preset of CMakePresets.json builds.
preset_dir() {
  if [[ $1 == release ]]; then printf build; else printf 'build/%s' "$1"; fi
}

build_preset() {
  local dir
  dir=$(preset_dir "$1")
  configure "$dir" --preset "$1" && compile "$dir"
}
