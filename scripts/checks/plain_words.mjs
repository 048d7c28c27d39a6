// Game words for the game, the industry's words for plumbing: no names that only this project uses. On the left a name that the
// code once had, on the right its replacement.
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
  found_match: 'make_match_rows',
  Hall: 'RoomHarness',
  ToldOnce: 'RecentKeys',
  mind_presence: 'update_presence',
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
  studyHere: 'studyInstance',
  engineHere: 'engineInstance',
  LookedThrow: 'SelectedThrow',
  ForReaders: 'ScreenReaderText',
  useTelling: 'useAnnouncements',
  whence: 'backByHistory',
  Upkeep: 'SyncStore',
  ServerPlace: 'ServerAddress',
  StreamTerms: 'StreamLimits',
  BotWaits: 'BotTimeouts',
  kWe: 'kSelf',
  kThey: 'kOpponent',
  kTruth: 'kBoolean',
  Outer: 'WinChances',
  most_y: 'max_y',
  most_points: 'max_points',
  numbered_seed: 'hash_of',
};
// The same for prefixes of names.
const beginnings = { Told: 'Narration', kMost: 'kMax' };

// Unidiomatic English: "who" belongs in questions.
const stiffComment = /\b(?:for|to|of|by|from|with) who(?:ever)?\b/i;

const isCode = (path) => /\.(cpp|h|inc|tsx?|mjs|css|py|sh)$/.test(path) && !/^scripts\/checks\/(plain_words|catches_violations)\.mjs$/.test(path);
const comment = /^\s*(?:\/\/|\*|\/\*|#(?!include)).*|\s\/\/ .*$/;
const string = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\\n]|\\.)*`/g;
const name = /[A-Za-z_]\w*/g;

const plainFor = (word) =>
  (Object.hasOwn(plain, word) && plain[word]) || Object.entries(beginnings).find(([start]) => new RegExp(`^${start}[A-Z]`).test(word))?.[1];

const complaint = (where, word) => `${where}: ${word} is a private word; the plain one is ${plainFor(word)}`;

function complaintsAboutLine(line, where) {
  const withoutStrings = line.replace(string, '""');
  const quaint = [...new Set(withoutStrings.replace(comment, '').match(name) ?? [])].filter(plainFor);
  const stiff = withoutStrings.match(comment)?.[0].match(stiffComment);
  return [...quaint.map((word) => complaint(where, word)), ...(stiff ? [`${where}: "${stiff[0]}" in a comment; "who" is for questions`] : [])];
}

function complaintsAbout(root, path) {
  const file = path.match(/(\w+)\.\w+$/)?.[1] ?? '';
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  return [...(plainFor(file) ? [complaint(path, file)] : []), ...lines.flatMap((line, i) => complaintsAboutLine(line, `${path}:${i + 1}`))];
}

export const findComplaints = (root) => repositoryFiles(root).filter(isCode).flatMap((path) => complaintsAbout(root, path));

runCheck(import.meta.url, findComplaints);
