// Whole files: not a crumb whose idea lives in another file, and not a giant. STYLE.md's smell 3, with the exceptions named.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryFiles, runCheck } from './check.mjs';

const maxCrumbs = 40;
const crumbLines = 20;
const smallHeaderLines = 40;
const giantLines = 400;

// Files of 20 lines or fewer, and why each is a file of its own.
const crumbs = {};

// Headers under 40 lines with one user: each is an interface.
const interfaces = {};

// Over 400 lines: data, not code.
const data = {};

const isSource = (path) => /\.(cpp|h|inc|tsx?|mjs|css|py|sh)$/.test(path);

function usersOf(header, sources) {
  const name = basename(header);
  const ownSource = name.replace(/\.h$/, '.cpp');
  const includes = (text) => [...text.matchAll(/^#include ["<]([^">]+)[">]/gm)].some(([, path]) => `/${header}`.endsWith(`/${path}`));
  return sources.filter(({ path, text }) => /\.(cpp|h|inc)$/.test(path) && basename(path) !== ownSource && path !== header && includes(text));
}

function complaintAbout({ path, text, lines }, sources) {
  if (lines <= crumbLines && !crumbs[path]) return `${path}: ${lines} lines; it belongs in the file that uses it`;
  if (lines > giantLines && !data[path]) return `${path}: ${lines} lines; over ${giantLines} it is two ideas, unless it is data`;
  if (!path.endsWith('.h') || lines >= smallHeaderLines || interfaces[path] || crumbs[path]) return null;
  const users = usersOf(path, sources);
  return users.length > 1 ? null : `${path}: ${lines} lines, used by ${users[0]?.path ?? 'its own source'} alone; it belongs there`;
}

export function findComplaints(root) {
  const sources = repositoryFiles(root).filter(isSource).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, lines: text.split('\n').length - 1 };
  });
  const listed = [...Object.keys(crumbs), ...Object.keys(interfaces), ...Object.keys(data)];
  return [
    ...sources.map((source) => complaintAbout(source, sources)).filter(Boolean),
    ...listed.filter((path) => !sources.some((source) => source.path === path)).map((path) => `${path}: is an exception of file_sizes.mjs, and is gone`),
    ...(Object.keys(crumbs).length > maxCrumbs ? [`file_sizes.mjs: more than ${maxCrumbs} exceptions for small files`] : []),
  ];
}

runCheck(import.meta.url, findComplaints);
