// The files that belong to the repository: tracked, or new and not ignored.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

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

export function repositoryFiles(root) {
  if (!existsSync(join(root, '.git'))) return walk(root).sort();
  try {
    return fromGit(root).sort();
  } catch {
    return walk(root).sort(); // no git here, or it does not trust a checkout owned by another user
  }
}
