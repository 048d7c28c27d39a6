// File sizes: no crumbs whose idea lives in another file, no giants. file_sizes.json lists the exceptions, each with its
// reason: `small` (20 lines or fewer), `interfaces` (headers under 40 lines with one user), `data` (over 400 lines).
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryFiles, runCheck } from './check.mjs';

const maxSmallFiles = 40;
const smallFileLines = 20;
const smallHeaderLines = 40;
const giantLines = 400;

const isSource = (path) => /\.(cpp|h|inc|tsx?|mjs|css|py|sh)$/.test(path);

function readSource(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  const included = [...text.matchAll(/^#include ["<]([^">]+)[">]/gm)].map(([, name]) => name);
  return { path, lines: text.split('\n').length - 1, included };
}

// Files that include a header, except its own source file.
function usersOf(header, sources) {
  const ownSource = basename(header).replace(/\.h$/, '.cpp');
  const isUser = ({ path, included }) => path !== header && basename(path) !== ownSource && included.some((name) => `/${header}`.endsWith(`/${name}`));
  return sources.filter(isUser);
}

function complaintAbout({ path, lines }, sources, exceptions) {
  if (lines <= smallFileLines) return exceptions.small[path] ? null : `${path}: ${lines} lines; it belongs in the file that uses it`;
  if (lines > giantLines) return exceptions.data[path] ? null : `${path}: ${lines} lines; over ${giantLines} it is two ideas, unless it is data`;
  if (!path.endsWith('.h') || lines >= smallHeaderLines || exceptions.interfaces[path]) return null;
  const users = usersOf(path, sources);
  return users.length > 1 ? null : `${path}: ${lines} lines, used by ${users[0]?.path ?? 'its own source'} alone; it belongs there`;
}

function readExceptions(root) {
  const path = join(root, 'scripts/checks/file_sizes.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { small: {}, interfaces: {}, data: {} };
}

export function findComplaints(root) {
  const sources = repositoryFiles(root).filter(isSource).map((path) => readSource(root, path));
  const exceptions = readExceptions(root);
  const paths = new Set(sources.map(({ path }) => path));
  const gone = Object.values(exceptions).flatMap(Object.keys).filter((path) => !paths.has(path));
  const small = Object.keys(exceptions.small).length;
  return [
    ...sources.map((source) => complaintAbout(source, sources, exceptions)).filter(Boolean),
    ...gone.map((path) => `file_sizes.json: ${path} is not in the repository`),
    ...(small > maxSmallFiles ? [`file_sizes.json: ${small} small files; at most ${maxSmallFiles}`] : []),
  ];
}

runCheck(import.meta.url, findComplaints);
