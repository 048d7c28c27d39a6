// Every game from the form to the winner, by a person at the keys and machines; the program verifies the record.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';

import { desktop, pageTest, phone, program, quickly, tablet } from './harness/index.mjs';
import { newMatch, playToTheEnd, savedRecord, throwBy } from './at_the_table.mjs';

const games = JSON.parse(execFileSync(program, ['games', '--json'])).games;
const sizes = [desktop, phone, tablet];

for (const [place, game] of games.entries()) {
  const score = game.options.some(({ name }) => name === 'innings') ? 1 : game.shares_board ? 4 : 3;
  const form = `${quickly}#/new`;
  pageTest(`${game.name}: a person and a machine play to the end`, { at: form, size: sizes[place % sizes.length], isKept: true }, async ({ page }) => {
    await newMatch(page, { game: game.name, against: 'novice', score });
    if ((await page.getByRole('button', { name: 'Menu' }).count()) > 0) await throwBy(page, 'Keys');
    const state = await playToTheEnd(page);
    assert.equal(state.over, true);
    assert.ok(state.winner in state.score);
    await page.getByText(`${state.winner} wins`, { exact: true }).waitFor();
    const told = execFileSync(program, ['replay', await savedRecord(page)], { encoding: 'utf8' });
    assert.match(told, /Verified: \d+ events/);
    assert.match(told, new RegExp(`${state.winner} wins the match`));
  });
}
