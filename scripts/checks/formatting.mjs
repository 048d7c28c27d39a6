// C++ is laid out by clang-format; scripts/format.sh does it.
import { spawnSync } from 'node:child_process';
import { repositoryFiles, runCheck } from './check.mjs';

export function findComplaints(root) {
  // .inc files are data made by tools, not written by hand.
  const sources = repositoryFiles(root).filter((path) => /\.(cpp|h)$/.test(path));
  if (sources.length === 0) return [];
  const result = spawnSync('clang-format-19', ['--dry-run', '-Werror', ...sources], { cwd: root, encoding: 'utf8' });
  if (result.error) return [`clang-format-19 did not run: ${result.error.message}`];
  if (result.status === 0) return [];
  const wrong = [...new Set(result.stderr.match(/^[^:\n]+(?=:\d+:\d+: error)/gm) ?? ['(unknown)'])];
  return [...wrong.map((path) => `${path}: not laid out by .clang-format`), 'scripts/format.sh lays everything out.'];
}

runCheck(import.meta.url, findComplaints);
