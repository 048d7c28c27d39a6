// What once went wrong around the board: the toss, the colours before they are chosen, what is said of a round that is over, and
// what is read out.
import assert from 'node:assert/strict';

import { goToScreen, multiUserTest, pageTest, phone, quickly } from './harness/index.mjs';
import { look, playPlan, send, untilMoment } from './at_the_table.mjs';
import { long, pair } from './online_company.mjs';

const at = `${quickly}#/`;
const seats = [{ name: 'Josephine' }, { name: 'Alexander' }];
const pips = (page, color) => page.locator(`.score-left .weight-mark.${color}`).count();
const tossOf = (page) => look(page, (session) => session.toss.value);

pageTest('the toss shows what fell and who won, and no colours before they are chosen', { size: phone, at }, async ({ page }) => {
  await playPlan(page, { setup: { game: 'knock-off', seats }, levels: { Alexander: 'casual' } });
  await page.getByRole('heading', { name: 'Call it' }).waitFor();
  await page.getByText('or skip the toss').waitFor();
  assert.deepEqual([await pips(page, 'red'), await pips(page, 'blue'), await pips(page, 'none')], [0, 0, 8]);
  await page.getByRole('button', { name: 'Heads' }).click();
  await untilMoment(page, 'choice');
  const { side, landed } = await tossOf(page);
  const fell = landed === 'heads' ? 'Heads' : 'Tails';
  await page.getByText(`${fell}. You ${side === 'Josephine' ? 'won' : 'lost'} the toss.`).waitFor();
  const border = await page.locator('main').evaluate((main) => getComputedStyle(main).borderTopWidth);
  assert.equal(border, '0px', 'the screen looks like a group of choices');
  const [color] = await look(page, (session) => session.state.value.to_choose.take);
  if (color === 'color') await page.getByText('Pick your colour.').waitFor();
});

multiUserTest('one calls the toss, the other sees who calls, and both what fell', {}, async ({ arrive }) => {
  const { ann, bob } = await pair(arrive, long);
  await ann.getByRole('heading', { name: 'Call it' }).waitFor();
  await bob.getByText('Ann calls the toss').waitFor();
  assert.equal(await bob.getByRole('button', { name: 'Heads' }).count(), 0);
  await ann.getByRole('button', { name: 'Heads' }).click();
  for (const [page, name] of [[ann, 'Ann'], [bob, 'Bob']]) {
    await page.waitForFunction(() => window.hammer.session.toss.value);
    const { side, landed } = await tossOf(page);
    await page.getByText(`${landed === 'heads' ? 'Heads' : 'Tails'}. You ${side === name ? 'won' : 'lost'} the toss.`).waitFor();
  }
});

pageTest('after a round no weights are left over, and nothing of its last throw', { size: phone, at }, async ({ page }) => {
  await playPlan(page, { setup: { game: 'knock-off', options: { hand: 'none' }, seats }, levels: {}, first: 'Josephine' });
  for (let count = 0; (await untilMoment(page, 'aiming', 'judging')) === 'aiming'; ++count) {
    await send(page, { cmd: 'shoot', y: 0.06 * (count - 3.5), speed: 1.84, angle: 0, spin: 0 });
  }
  await page.getByRole('button', { name: 'Next round' }).waitFor();
  assert.equal(await page.locator('.score-left .weight-mark').count(), 0);
  await page.getByRole('button', { name: 'Next round' }).click();
  await untilMoment(page, 'aiming');
  assert.equal(await page.locator('.score-left .weight-mark').count(), 8);
  assert.equal(await look(page, (session) => session.lastThrow.value), null);
});

const readOut = (page) => page.locator('[aria-live="polite"][aria-relevant] p');

pageTest('of the toss only the last choice is read out, of an undone throw one sentence, and nothing on the next screen', { size: phone, at }, async ({ page }) => {
  await playPlan(page, { setup: { game: 'knock-off', seats }, levels: {} });
  await send(page, { cmd: 'toss', side: await look(page, (session) => session.caller()), call: 'heads' });
  for (const choice of [{ take: 'hammer' }, { take: 'color', color: 'red' }]) {
    const { side } = await look(page, (session) => session.state.value.to_choose);
    await readOut(page).filter({ hasText: `${side} has to choose.` }).waitFor({ state: 'attached' });
    assert.equal(await readOut(page).filter({ hasText: 'has to choose' }).count(), 1);
    await send(page, { cmd: 'choose', ...choice });
  }

  await playPlan(page, { setup: { game: 'knock-off', options: { hand: 'none' }, seats }, levels: { Alexander: 'casual' }, first: 'Josephine' });
  await send(page, { cmd: 'shoot', y: 0, speed: 1.7, angle: 0, spin: 0 });
  await page.waitForFunction(() => window.hammer.session.state.value.weights.length + window.hammer.session.state.value.off.length === 2);
  await untilMoment(page, 'aiming');
  await page.evaluate(() => {
    window.heard = [];
    const list = document.querySelector('[aria-live="polite"][aria-relevant]');
    new MutationObserver((changes) => window.heard.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent)))).observe(list, { childList: true });
  });
  assert.equal(await page.evaluate(() => window.hammer.session.takeBack()), true);
  await page.waitForFunction(() => window.heard.some((one) => one.startsWith('Your throw')));
  assert.equal((await page.evaluate(() => window.heard)).filter((one) => one.includes('undone')).length, 1);

  await goToScreen(page, '#/');
  assert.deepEqual(await readOut(page).allTextContents(), []);
});
