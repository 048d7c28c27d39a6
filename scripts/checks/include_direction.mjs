// Includes go in one direction only, and every library is used only in its home. The rules are in layers.mjs; page_imports.mjs
// does the same for the page.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { repositoryFiles, runCheck } from './check.mjs';
import { homes, impureHeaders, includeRoots, mayUse, partAmong, parts, pureExceptions, pureFolders, startsWithAny } from './layers.mjs';

const partOf = (path) => partAmong(parts, path);

// The repository's file that an include names, or undefined for a header from elsewhere.
function resolve(from, included, files) {
  const places = [dirname(from), ...includeRoots].map((root) => normalize(join(root, included)));
  return places.find((place) => files.has(place));
}

function complaintAboutHome(path, included) {
  const home = homes.find(({ headers }) => startsWithAny(included, headers));
  if (!home || startsWithAny(path, home.folders)) return undefined;
  return `${included}: ${home.what} belongs in ${home.folders.join(', ')}`;
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
  return complaintAboutHome(path, included);
}

const isCpp = (path) => /\.(h|hpp|cpp|inc)$/.test(path);

function complaintAboutLine(path, line, files) {
  const include = /^\s*#\s*include\s*([<"])([^>"]+)[>"]/.exec(line);
  return include ? complaintAboutHeader(path, include[2], include[1] === '"', files) : undefined;
}

export function findComplaints(root) {
  const files = new Set(repositoryFiles(root));
  const sources = [...files].filter(isCpp);
  return sources.flatMap((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const complaint = complaintAboutLine(path, line, files);
      return complaint ? [`${path}:${index + 1}: ${complaint}`] : [];
    });
  });
}

runCheck(import.meta.url, findComplaints);
