// Game words for the game, everybody's words for plumbing: names that a new engineer would have to learn are not used.
// On the left what was found in the code once, on the right what it is called.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles, runCheck } from './check.mjs';

const plain = {
  Desk: 'ApiContext',
  Asked: 'Request',
  Answering: 'Responder',
  Surroundings: 'RoomServices',
  SqliteBooks: 'SqliteTransaction',
  Founding: 'NewMatchRows',
  farewell: 'shutdown_grace',
  Happening: 'AppliedEvent',
  comes_out_so: 'reproduces',
  find_bar: 'check_account',
  find_lack: 'check_scope',
  mind_clock: 'update_clock',
  labour: 'worker',
  truth: 'boolean',
  otherwise: 'fallback',
  Let: 'Released',
  sentenceOf: 'messageOf',
  looked_throw: 'selected_throw',
  for_readers: 'screen_reader_text',
  study_here: 'study_instance',
};
// Beginnings of names.
const beginnings = { Told: 'Narration', kMost: 'kMax' };

const isCode = (path) => /\.(cpp|h|inc|tsx?|mjs|py|sh)$/.test(path) && path !== 'scripts/checks/plain_words.mjs';
const comment = /^\s*(?:\/\/|\*|\/\*|#(?!include)).*|\s\/\/ .*$/;
const text = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\\n]|\\.)*`/g;
const name = /[A-Za-z_]\w*/g;

const plainFor = (word) =>
  (Object.hasOwn(plain, word) && plain[word]) || Object.entries(beginnings).find(([start]) => new RegExp(`^${start}[A-Z]`).test(word))?.[1];

function complaintsAbout(root, path) {
  return readFileSync(join(root, path), 'utf8').split('\n').flatMap((line, i) => {
    const code = line.replace(comment, '').replace(text, '""');
    const quaint = [...new Set(code.match(name) ?? [])].filter(plainFor);
    return quaint.map((word) => `${path}:${i + 1}: ${word} is a private word; the plain one is ${plainFor(word)}`);
  });
}

export const findComplaints = (root) => repositoryFiles(root).filter(isCode).flatMap((path) => complaintsAbout(root, path));

runCheck(import.meta.url, findComplaints);
