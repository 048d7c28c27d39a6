// Every game from the form to the winner, by a person at the keys or by flicks, and machines; the program verifies the record.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';

import { desktop, flick, isThorough, pageTest, phone, phoneAcross, program, quickly, smallPhone, tablet } from './harness/index.mjs';
import { newMatch, playToTheEnd, savedRecord, throwBy } from './at_the_table.mjs';

const games = JSON.parse(execFileSync(program, ['games', '--json'])).games;
const sizes = [desktop, phone, tablet];

const touched = { '390×844': phone, '844×390': phoneAcross, '360×640': smallPhone };

// An easy flick, each a little beside the one before and a little faster or slower.
async function flickOnce(page, count) {
  await page.waitForFunction(() => window.hammer.throwing.thrower.listening.value && window.hammer.throwing.thrower.held.value);
  const from = await page.evaluate(() => {
    const { scene, throwing } = window.hammer;
    scene.arrive();
    const { x, y } = throwing.thrower.held.value;
    return scene.screenPoint(x, y);
  });
  const length = 190 + 10 * (count % 5);
  await flick(page, { from, to: { x: from.x + 4 * ((count % 7) - 3), y: from.y - length }, ms: 140 });
}

async function playWhole(page, game, throwOnce) {
  const score = game.options.some(({ name }) => name === 'innings') ? 1 : game.shares_board ? 4 : 3;
  await newMatch(page, { game: game.name, against: 'novice', score });
  if (!throwOnce && (await page.getByRole('button', { name: 'Menu' }).count()) > 0) await throwBy(page, 'Keys');
  const state = await playToTheEnd(page, throwOnce);
  assert.equal(state.over, true);
  assert.ok(state.winner in state.score);
  await page.getByRole('heading', { name: state.winner === 'Player' ? 'You win' : `${state.winner} wins`, exact: true }).waitFor();
  const told = execFileSync(program, ['replay', await savedRecord(page)], { encoding: 'utf8' });
  assert.match(told, /Verified: \d+ events/);
  assert.match(told, new RegExp(`${state.winner} wins? the match`));
}

for (const [place, game] of games.entries()) {
  const at = `${quickly}#/new`;
  pageTest(`${game.name}: a person and a machine play to the end`, { at, size: sizes[place % sizes.length], isKept: true }, ({ page }) => playWhole(page, game));
  for (const [index, [name, size]] of Object.entries(touched).entries()) {
    if (!isThorough && index !== place % 3) continue;
    pageTest(`${game.name}: by flicks on ${name}`, { at, size }, ({ page }) => playWhole(page, game, flickOnce));
  }
}
