// No file names a path on the machine where it was written.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles, runCheck } from './check.mjs';

const machinePath = /(?:^|[^\w./-])\/(?:work|home|root|Users)\/\w/;

export function findComplaints(root) {
  return repositoryFiles(root).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    if (text.includes('\0')) return []; // binary
    return text.split('\n').flatMap((line, index) => {
      return machinePath.test(line) ? [`${path}:${index + 1}: names a path of one machine: ${line.trim()}`] : [];
    });
  });
}

runCheck(import.meta.url, findComplaints);
