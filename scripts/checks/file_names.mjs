// Code files have snake_case names that say what they contain.
import { basename, dirname } from 'node:path';
import { repositoryFiles, runCheck } from './check.mjs';

const isCode = (path) => /\.(cpp|h|tsx?|m?js|css|sh)$/.test(path);
const style = /^[a-z0-9]+(_[a-z0-9]+)*((\.timed)?\.test|\.config|\.d)?\.[a-z]+$/;

// Names that invite unrelated things.
const dumpingGround = /(^|[/_])(utils?|helpers?|common|misc)([/_.]|$)/;

function complaintAbout(path) {
  if (!style.test(basename(path))) return `${path}: files of code are named like ${suggestion(path)}`;
  const found = dumpingGround.exec(path)?.[2];
  return found ? `${path}: "${found}" says nothing about what is inside` : undefined;
}

function suggestion(path) {
  const snake = basename(path).replace(/([a-z0-9])([A-Z])/g, '$1_$2').replaceAll('-', '_').toLowerCase();
  return `${dirname(path)}/${snake}`;
}

export function findComplaints(root) {
  return repositoryFiles(root).filter(isCode).flatMap((path) => complaintAbout(path) ?? []);
}

runCheck(import.meta.url, findComplaints);
