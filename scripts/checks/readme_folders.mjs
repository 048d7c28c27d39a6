// README's table of folders must match the folders that exist.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles, runCheck } from './check.mjs';

const row = /^\|\s*`([^`]+)\/`\s*\|/;

export function findComplaints(root) {
  const named = readFileSync(join(root, 'README.md'), 'utf8')
    .split('\n')
    .flatMap((line) => row.exec(line)?.[1] ?? []);
  const files = repositoryFiles(root);
  const topFolders = new Set(files.filter((path) => /^[^.][^/]*\//.test(path)).map((path) => path.split('/')[0]));

  const gone = named.filter((folder) => !files.some((path) => path.startsWith(folder + '/')));
  const unnamed = [...topFolders].filter((top) => !named.some((folder) => (folder + '/').startsWith(top + '/')));
  return [
    ...(named.length === 0 ? ['README.md: has no table of folders'] : []),
    ...gone.map((folder) => `README.md: names ${folder}/, which does not exist or is empty`),
    ...unnamed.map((folder) => `README.md: does not name ${folder}/`),
  ];
}

runCheck(import.meta.url, findComplaints);
