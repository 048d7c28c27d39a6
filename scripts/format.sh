#!/usr/bin/env bash
# Formats all C++ the way ./test expects it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

files=()
while IFS= read -r -d '' file; do
  [[ ! -e $file ]] || files+=("$file") # a deleted file stays listed until it is committed
done < <(git ls-files -z --cached --others --exclude-standard -- '*.cpp' '*.h')
((${#files[@]} == 0)) || clang-format-19 -i "${files[@]}"
