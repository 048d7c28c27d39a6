// What the checks share: the repository's files, code without its comments, and how a check runs and reports.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const notOurs = new Set(['.git', 'build', 'node_modules']);

function walk(root, folder = root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(root, path) : [relative(root, path)];
  });
}

function fromGit(root) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', list, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return output.split('\0').filter((path) => path && existsSync(join(root, path)));
}

// The files that belong to the repository: tracked, or new and not ignored.
export function repositoryFiles(root) {
  if (!existsSync(join(root, '.git'))) return walk(root).sort();
  try {
    return fromGit(root).sort();
  } catch {
    return walk(root).sort(); // no git here, or it does not trust a checkout owned by another user
  }
}

// JavaScript and TypeScript without its comments, line for line; texts stay.
export function codeOnly(text) {
  const pieces = /\/\*[^]*?\*\/|\/\/[^\n]*|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)/g;
  return text.replace(pieces, (piece, literal) => literal ?? piece.replace(/[^\n]/g, ' '));
}

// A check prints each complaint on a line of its own; the exit status is 1 when there are any. The root of the repository
// is the current folder, or the first argument. If a check is imported, it does not run and only offers its findComplaints.
export function runCheck(url, findComplaints) {
  if (realpathSync(process.argv[1]) !== fileURLToPath(url)) return;
  const complaints = findComplaints(process.argv[2] ?? '.');
  for (const complaint of complaints) console.log(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
