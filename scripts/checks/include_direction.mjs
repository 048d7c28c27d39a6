// Includes point one way, and every library stays in its home. The rules are in layers.mjs.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { repositoryFiles } from './files.mjs';
import { homes, impureHeaders, includeRoots, parts, pureExceptions, pureFolders } from './layers.mjs';
import { runCheck } from './report.mjs';

const isUnder = (path, folder) => path === folder || path.startsWith(folder + '/');
const startsWithAny = (text, beginnings) => beginnings.some((beginning) => text.startsWith(beginning));

function partOf(path) {
  const fitting = parts.filter((part) => isUnder(path, part.folder));
  return fitting.sort((a, b) => b.folder.length - a.folder.length)[0];
}

function mayUse(part, path) {
  return [part.folder, ...part.uses].some((folder) => isUnder(path, folder));
}

// The repository's file that an include names, or undefined for a header from elsewhere.
function resolve(from, included, files) {
  const places = [dirname(from), ...includeRoots].map((root) => normalize(join(root, included)));
  return places.find((place) => files.has(place));
}

function complaintAboutHome(path, name, isAtHome) {
  const home = homes.find(isAtHome);
  if (!home || startsWithAny(path, home.folders)) return undefined;
  return `${name}: ${home.what} belongs in ${home.folders.join(', ')}`;
}

function complaintAboutHeader(path, included, quoted, files) {
  const target = resolve(path, included, files);
  const part = partOf(path);
  if (target) {
    if (!part) return `${included}: this folder has no place in layers.mjs`;
    return mayUse(part, target) ? undefined : `${included}: ${part.folder} may not use ${partOf(target)?.folder ?? target}`;
  }
  if (quoted) return `"${included}" is no file of this repository; write <${included}> if it comes from elsewhere`;
  const pure = startsWithAny(path, pureFolders) && !startsWithAny(path, pureExceptions);
  if (pure && impureHeaders.has(included)) return `<${included}>: ${impureHeaders.get(included)} have no place here`;
  return complaintAboutHome(path, included, (home) => startsWithAny(included, home.headers ?? []));
}

const isCpp = (path) => /\.(h|hpp|cpp|inc)$/.test(path);
const isPage = (path) => path.startsWith('web/') && /\.(ts|tsx|js|mjs)$/.test(path);

function complaintAboutLine(path, line, files) {
  const include = isCpp(path) && /^\s*#\s*include\s*([<"])([^>"]+)[>"]/.exec(line);
  if (include) return complaintAboutHeader(path, include[2], include[1] === '"', files);
  const imported = isPage(path) && /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/.exec(line)?.[1];
  if (!imported) return undefined;
  return complaintAboutHome(path, imported, (home) => (home.modules ?? []).some((module) => isUnder(imported, module)));
}

export function findComplaints(root) {
  const files = new Set(repositoryFiles(root));
  const sources = [...files].filter((path) => isCpp(path) || isPage(path));
  return sources.flatMap((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const complaint = complaintAboutLine(path, line, files);
      return complaint ? [`${path}:${index + 1}: ${complaint}`] : [];
    });
  });
}

runCheck(findComplaints);
