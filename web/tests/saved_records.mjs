// Matches for a page that has none: records made by the program, imported as a person would; and watching them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { goToScreen, program } from './harness/index.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hammer-records-'));
let count = 0;

// Machines play it: { game, players, seed, options: { game_score: 5 } }. The file's path.
export function machineRecord({ game = 'knock-off', players = 'casual,novice', seed = 3, options = {} } = {}) {
  const file = join(folder, `${++count}.ndjson`);
  const chosen = Object.entries(options).flatMap(([name, value]) => ['--option', `${name}=${value}`]);
  execFileSync(program, ['match', '--game', game, '--players', players, '--seed', String(seed), '--effort', '400', ...chosen, '--record', file]);
  return file;
}

// A match of people, from lines of `hammer umpire`.
export function umpiredRecord(lines) {
  const file = join(folder, `${++count}.ndjson`);
  execFileSync(program, ['umpire', '--record', file], { input: lines.map((line) => JSON.stringify(line)).join('\n') });
  return file;
}

// The program's reading of a record: a line for each step.
export function stepsOf(file) {
  const lines = execFileSync(program, ['replay', file, '--json'], { encoding: 'utf8' }).trim().split('\n').map((line) => JSON.parse(line));
  return lines.filter(({ state }) => state);
}

export const linesOf = (file) => readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line));

// Returns the match's id.
export async function importMatch(page, file) {
  await goToScreen(page, '#/matches');
  const links = page.locator('a[href^="#/replay/"]');
  const before = await links.count();
  await page.locator('input[type=file]').setInputFiles(file);
  await links.nth(before).waitFor();
  return (await links.first().getAttribute('href')).split('/')[2];
}

// What the replay says: watch(page, (replay) => replay.stop.value)
export const watch = (page, read) => page.evaluate(`(${read})(window.hammer.replay)`);

export async function watchMatch(page, file, step) {
  const id = await importMatch(page, file);
  await goToScreen(page, `#/replay/${id}${step === undefined ? '' : `/${step}`}`);
  await page.locator('.replay-panel').waitFor();
  return id;
}
