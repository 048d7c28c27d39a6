// A first visit: the page comes up, and two actions lead from the address to a sliding weight, without any question.
import assert from 'node:assert/strict';

import { desktop, drawn, flick, pageTest, phone, tablet } from './harness/index.mjs';
import { momentOf, stateOf, untilMoment } from './at_the_table.mjs';

// Everything that could ask a person something: a dialog, a field, a sheet.
const asked = (page) => page.locator('dialog[open], .play-sheet, input:not(.throw-panel input), select, [role="alertdialog"]').filter({ visible: true }).count();

pageTest('two actions from the address to the first weight thrown', { size: phone, at: drawn }, async ({ page }) => {
  const actions = [];
  const act = async (name, action) => {
    actions.push(name);
    await action();
  };
  assert.equal(await asked(page), 0, 'the first screen asks nothing');

  await act('Play now', () => page.getByRole('button', { name: /play now/i }).tap());
  await untilMoment(page, 'aiming');
  await page.waitForFunction(() => window.hammer.throwing.thrower.listening.value);
  assert.equal(await asked(page), 0, 'the table asks nothing');
  assert.equal((await stateOf(page)).weights.length, 0, 'the first weight of the match is in the hand');
  await page.getByText('Flick the weight up the board', { exact: true }).waitFor();

  const from = await page.evaluate(() => {
    window.hammer.scene.arrive();
    return window.hammer.scene.screenPoint(0.3, 0);
  });
  await act('flick', () => flick(page, { from, to: { x: from.x, y: from.y - 280 }, ms: 200 }));
  await page.waitForFunction(() => window.hammer.session.moment.value.kind !== 'aiming');

  assert.deepEqual(actions, ['Play now', 'flick']);
  assert.notEqual(await momentOf(page), 'toss');
  assert.equal(await asked(page), 0);
  await page.waitForFunction(() => window.hammer.session.lastThrow.value !== null);
});

for (const [name, size] of Object.entries({ phone, tablet, desktop })) {
  pageTest(`the page comes up on a ${name}`, { size, at: drawn }, async ({ page }) => {
    assert.equal(await page.title(), 'Hammer');
    await page.getByRole('button', { name: /play now/i }).waitFor();
  });
}
