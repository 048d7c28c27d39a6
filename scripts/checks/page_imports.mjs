// The page's imports go in one direction only, and every library is used only in its home. The rules are in layers.mjs.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { codeOnly, repositoryFiles, runCheck } from './check.mjs';
import { mayUse, moduleHomes, pageParts, partAmong, startsWithAny, wordHomes } from './layers.mjs';

const isPage = (path) => path.startsWith('web/') && /\.(tsx?|m?js)$/.test(path);
const isTest = (path) => /\.test\.tsx?$/.test(path) || path.startsWith('web/tests/');
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx', '/index.mjs'];

// The repository's file that a relative import names, or undefined.
function resolve(from, imported, files) {
  const place = normalize(join(dirname(from), imported.split('?')[0]));
  return endings.map((ending) => place + ending).find((path) => files.has(path));
}

const isBuilt = (from, imported) => normalize(join(dirname(from), imported)).startsWith('build/');

function complaintAboutOurs(path, imported, files) {
  if (isBuilt(path, imported)) return undefined;
  const target = resolve(path, imported, files);
  if (!target) return `${imported} is no file of this repository`;
  const part = partAmong(isTest(path) ? [...pageParts, testsOf(path)] : pageParts, path);
  if (mayUse(part, target)) return undefined;
  return `${imported}: ${part.folder} may not use ${partAmong(pageParts, target)?.folder ?? target}`;
}

// A test beside its unit may use whatever the unit may, and what is made for tests.
function testsOf(path) {
  const part = partAmong(pageParts, path);
  return { folder: path, uses: [part.folder, ...part.uses, 'web/tests'] };
}

function complaintAboutModule(path, imported) {
  const names = (module) => imported === module || imported.startsWith(module.endsWith(':') ? module : `${module}/`);
  const home = moduleHomes.find(({ modules }) => modules.some(names));
  if (!home || isTest(path) || startsWithAny(path, home.folders)) return undefined;
  return `${imported}: ${home.what} belongs in ${home.folders.join(', ')}`;
}

function complaintAboutImport(path, line, files) {
  const imported = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/.exec(line)?.[1];
  if (!imported) return undefined;
  return imported.startsWith('.') ? complaintAboutOurs(path, imported, files) : complaintAboutModule(path, imported);
}

function complaintAboutWord(path, line) {
  if (isTest(path)) return undefined;
  const home = wordHomes.find(({ word, folders, not }) => {
    const isElsewhere = folders ? !startsWithAny(path, folders) : startsWithAny(path, not);
    return isElsewhere && word.test(line);
  });
  return home ? `${home.what} has no place in ${dirname(path)}: ${line.trim()}` : undefined;
}

function complaintsAbout(root, path, files) {
  const lines = codeOnly(readFileSync(join(root, path), 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    const complaint = complaintAboutImport(path, line, files) ?? complaintAboutWord(path, line);
    return complaint ? [`${path}:${index + 1}: ${complaint}`] : [];
  });
}

export function findComplaints(root) {
  const files = new Set(repositoryFiles(root));
  return [...files].filter(isPage).flatMap((path) => complaintsAbout(root, path, files));
}

runCheck(import.meta.url, findComplaints);
