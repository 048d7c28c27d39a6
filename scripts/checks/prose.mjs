// Only protocol/src/english/ and the page's dictionaries contain sentences; elsewhere the engine, the players, json/ and
// protocol/ use codes. And the page may not parse sentences.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles, runCheck } from './check.mjs';

const speaksCodes = (path) =>
  /^(engine|ai|json|protocol)\/(src|include)\/.*\.(cpp|h)$/.test(path) && !path.startsWith('protocol/src/english/');
const isPage = (path) => /^web\/src\/.*\.tsx?$/.test(path) && !path.endsWith('.test.ts');

// Two or more words in a row in a string literal, not in a comment. Capitalised names do not match.
const text = /(?<![\w')])"((?:[^"\\\n]|\\.)*)"/g;
const prose = /[a-z]{2,},? [a-z]{2,}/;
// What only programs that speak English say: guarded by kSaysEnglish.
const guarded = /kSaysEnglish/;

// A pattern with two words in a row reads a sentence.
const pattern = /\/(?![/*])((?:[^/\\\n]|\\.)*[a-z]{3,} [a-z]{2,}(?:[^/\\\n]|\\.)*)\/[dgimsuy]*[.,;)]/g;

function complaintsAbout(root, path) {
  const lines = readFileSync(join(root, path), 'utf8').split('\n').map((line) => line.replace(/^\s*\/\/.*|\s\/\/ .*$/, ''));
  const found = (line) =>
    speaksCodes(path)
      ? guarded.test(line) ? [] : [...line.matchAll(text)].map(([, said]) => said).filter((said) => prose.test(said))
      : [...line.matchAll(pattern)].map(([, said]) => said);
  return lines.flatMap((line, i) =>
    found(line).map((said) => `${path}:${i + 1}: "${said}" is a sentence; it is a code here, and said ${speaksCodes(path) ? 'in protocol/src/english/' : 'by the dictionaries'}`),
  );
}

export function findComplaints(root) {
  return repositoryFiles(root).filter((path) => speaksCodes(path) || isPage(path)).flatMap((path) => complaintsAbout(root, path));
}

runCheck(import.meta.url, findComplaints);
