// Whatever happens to the page, the match continues where it was.
import assert from 'node:assert/strict';

import { pageTest } from './harness/index.mjs';
import { look, playNow, stateOf, untilMoment } from './at_the_table.mjs';

// So slowly that every machine can look in the middle of it: the slide takes minutes.
const slowly = '?q=none&rate=0.02&seed=7';

pageTest('a page reloaded in mid-slide comes back after the throw', { at: slowly }, async ({ page }) => {
  await playNow(page);
  await look(page, (session) => void session.send({ cmd: 'shoot', y: 0, speed: 1.85, angle: 0, spin: 0 }));
  await untilMoment(page, 'sliding');
  assert.equal((await stateOf(page)).weights.length, 0, 'the weight is still sliding');
  await page.reload();
  await page.waitForFunction(() => window.hammer?.session?.state.value.weights.length > 0);
  const state = await stateOf(page);
  assert.equal(state.weights[0].id, 0);
  assert.equal(state.weights[0].side, 'Player');
});

pageTest('a match that was left goes on from the first screen', {}, async ({ page, goTo }) => {
  await playNow(page);
  await look(page, (session) => void session.send({ cmd: 'shoot', y: 0, speed: 1.8, angle: 0, spin: 0 }));
  await page.waitForFunction(() => window.hammer.session.lastThrow.value !== null);
  await untilMoment(page, 'aiming');
  const left = await stateOf(page);
  await goTo('?q=none&rate=20');
  await page.getByRole('link', { name: /go on|continue/i }).click();
  await page.waitForFunction(() => window.hammer.session !== undefined);
  await untilMoment(page, 'aiming');
  assert.equal((await stateOf(page)).hash, left.hash);
});

pageTest('two windows cannot both throw in one match', {}, async ({ page, context }) => {
  await playNow(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await untilMoment(other, 'aiming');
  const lag = (session) => void session.send({ cmd: 'shoot', y: 0, speed: 1.8, angle: 0, spin: 0 });
  await look(other, lag);
  await other.waitForFunction(() => window.hammer.session.lastThrow.value !== null);
  await look(page, lag);
  await page.getByText(/another window/).waitFor();
});
