// A throw is what the hand did: by finger, by mouse, by keys alone.
import assert from 'node:assert/strict';

import { desktop, flick, mouseFlick, pageTest, phone, tablet, until } from './harness/index.mjs';
import { look, playNow, stateOf, untilMoment } from './at_the_table.mjs';

// In the window, once the camera is there.
async function placeOfWeight(page) {
  await page.waitForFunction(() => window.hammer.throwing.thrower.listening.value);
  return page.evaluate(() => {
    window.hammer.scene.arrive();
    return window.hammer.scene.screenPoint(0.3, 0);
  });
}

async function thrownBy(page, throwIt, pixelsPerSecond, ms = 200) {
  const from = await placeOfWeight(page);
  await throwIt(page, { from, to: { x: from.x, y: from.y - (pixelsPerSecond * ms) / 1000 }, ms });
  // In one step: the machine's throw follows.
  const thrown = await page.waitForFunction(() => window.hammer.session.lastThrow.value);
  return thrown.jsonValue();
}

// As if this person's flicks were known, or nothing at all; with raw throws, or with help.
const know = (page, natural, help) =>
  page.evaluate(
    ([known, given]) => {
      const { preferences } = window.hammer;
      const learnt = { recent: Array(5).fill(known), natural: known, scatter: 0.1 };
      preferences.value = { ...preferences.value, help: given, flicks: known === null ? {} : { touch: learnt, mouse: learnt } };
    },
    [natural, help],
  );

const flicksOf = (page) => page.evaluate(() => window.hammer.preferences.value.flicks);
const forget = (page) => page.evaluate(() => (window.hammer.session.lastThrow.value = null));

const ways = [
  ['a finger on a phone', flick, phone, 'touch'],
  ['a finger on a tablet', flick, tablet, 'touch'],
  ['a mouse', mouseFlick, desktop, 'mouse'],
];
for (const [name, throwIt, size, pointer] of ways) {
  pageTest(`${name} throws by its speed, and the page learns that`, { size }, async ({ page }) => {
    await playNow(page);
    const easy = await page.evaluate(() => window.hammer.throwing.thrower.bounds.value.speeds.deuce);
    for (const speed of [900, 1500, 2400]) {
      await untilMoment(page, 'aiming');
      await know(page, 2, 'off');
      await forget(page);
      const { player, aimed } = await thrownBy(page, throwIt, speed);
      const wanted = (easy * speed) / 750 / 2;
      assert.equal(player, 'Player');
      assert.ok(Math.abs(aimed.speed / wanted - 1) < 0.03, `${aimed.speed} m/s, not ${wanted}`);
      assert.ok(Math.abs(aimed.angle) < 0.01, `straight up the board, not ${aimed.angle}`);
      const flicks = await flicksOf(page);
      assert.ok(Math.abs(flicks[pointer].recent.at(-1) / (speed / 750) - 1) < 0.03, `${JSON.stringify(flicks)}`);
      await page.waitForFunction(() => window.hammer.session.moment.value.kind !== 'sliding');
    }
  });
}

pageTest('the first flick of a slow and of a fast hand stops near the end alike', { size: phone }, async ({ page }) => {
  await playNow(page);
  const easy = await page.evaluate(() => window.hammer.throwing.thrower.bounds.value.speeds.deuce);
  for (const speed of [700, 1400, 2800]) {
    await untilMoment(page, 'aiming');
    await know(page, null, 'auto');
    await forget(page);
    const { aimed } = await thrownBy(page, flick, speed, 150);
    assert.ok(Math.abs(aimed.speed / easy - 1) < 0.02, `${speed} px/s throw at ${aimed.speed} m/s`); // 2 % are 23 cm
    await page.waitForFunction(() => window.hammer.session.moment.value.kind !== 'sliding');
  }
});

pageTest('a flick too soft for the foul line is handed back with a word', { size: phone }, async ({ page }) => {
  await playNow(page);
  await know(page, 4, 'auto');
  const before = await stateOf(page);
  const from = await placeOfWeight(page);
  await flick(page, { from, to: { x: from.x, y: from.y - 100 }, ms: 250 });
  await page.getByText('Too soft to reach the line. Try again!').first().waitFor();
  assert.equal((await stateOf(page)).hash, before.hash);
  await know(page, 2, 'auto');
  const { player } = await thrownBy(page, flick, 1500);
  assert.equal(player, 'Player');
});

pageTest('keys, mouse flick and pull-back work side by side, and only a choice changes the preference', {}, async ({ page }) => {
  await playNow(page);
  const preferred = () => page.evaluate(() => [window.hammer.preferences.value.throwBy, JSON.parse(localStorage.getItem('hammer.preferences') ?? '{}').throwBy ?? 'flick']);
  const throwButton = page.getByRole('button', { name: /^Throw/ });
  await placeOfWeight(page);
  await page.keyboard.press('ArrowDown');
  await throwButton.waitFor();
  assert.ok(await page.evaluate(() => window.hammer.throwing.thrower.arrow.value), 'the keys show what they aim');
  const band = await page.waitForFunction(() => window.hammer.throwing.band.value);
  const before = (await band.jsonValue()).x1;
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction((x) => window.hammer.throwing.band.value.x1 < x, before);
  await page.locator('.map-stop').waitFor();
  await page.evaluate(() => window.hammer.throwing.thrower.set('speed', 9));
  await page.locator('.map-stop.off').waitFor();
  await page.getByText('Too fast: it goes off the end').first().waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'Keys', checked: true }).waitFor(); // the way in use, not the preferred one
  await page.getByRole('button', { name: 'Resume' }).click();
  await thrownBy(page, mouseFlick, 1500);
  await untilMoment(page, 'aiming');
  await page.waitForFunction(() => window.hammer.throwing.thrower.listening.value);
  assert.equal(await throwButton.count(), 0, 'a flick hides the dials again');
  assert.equal(await page.evaluate(() => window.hammer.throwing.band.value), null);
  await forget(page);
  const from = await placeOfWeight(page);
  await mouseFlick(page, { from, to: { x: from.x, y: from.y + 110 }, ms: 200 });
  const pulled = await page.waitForFunction(() => window.hammer.session.lastThrow.value);
  assert.equal((await pulled.jsonValue()).player, 'Player');
  await untilMoment(page, 'aiming');
  await page.waitForFunction(() => window.hammer.throwing.thrower.listening.value);
  await forget(page);
  await page.keyboard.press('Enter'); // shows the aim
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.hammer.session.lastThrow.value);
  assert.deepEqual(await preferred(), ['flick', 'flick']);
});

pageTest('a press while the camera walks round the table brings the camera, and takes no weight', { size: phone }, async ({ page }) => {
  await playNow(page);
  const before = await stateOf(page);
  const from = await placeOfWeight(page);
  await page.evaluate(() => window.hammer.scene.setEnd('B'));
  await flick(page, { from, to: { x: from.x, y: from.y - 300 }, ms: 200 });
  assert.equal((await stateOf(page)).hash, before.hash);
  assert.deepEqual(await flicksOf(page), {});
  assert.equal(await page.evaluate(() => window.hammer.scene.arrive()), false, 'the camera is there');
  const { player } = await thrownBy(page, flick, 1400);
  assert.equal(player, 'Player');
});

pageTest('a finger that stops, turns back or is taken away throws nothing', { size: phone }, async ({ page }) => {
  await playNow(page);
  const before = await stateOf(page);
  const from = await placeOfWeight(page);
  const up = { x: from.x, y: from.y - 300 };
  const at = (y, after) => ({ x: from.x, y: from.y - y, after });
  await flick(page, { path: [at(0, 0), at(60, 0.05), at(120, 0.1), at(180, 0.15), at(120, 0.2), at(60, 0.25), at(20, 0.28)], ms: 280 });
  await flick(page, { from, to: { x: from.x, y: from.y - 2 }, ms: 200 });
  await flick(page, { from, to: up, ms: 200, cancelled: true });
  assert.equal((await stateOf(page)).hash, before.hash);
  assert.deepEqual(await flicksOf(page), {});
  // Events come in turn: had one of those thrown, this would not be the first flick of the match.
  const { player } = await thrownBy(page, flick, 900);
  assert.equal(player, 'Player');
  assert.equal((await flicksOf(page)).touch.recent.length, 1);
});

const focused = (page) => page.evaluate(() => document.activeElement?.matches('button:enabled') && /^(Next round|Continue|Score)$/.test(document.activeElement.textContent.trim()));

pageTest('a whole match without a pointer', {}, async ({ page }) => {
  // Throwing by keys is set; the game is short.
  await page.evaluate(() => {
    const seats = [{ name: 'Player' }, { name: 'Novice', hand: 'novice' }];
    const lastPlan = { setup: { game: 'knock-off', options: { game_score: 2 }, seats }, levels: { Novice: 'novice' }, first: 'Player' };
    localStorage.setItem('hammer.preferences', JSON.stringify({ throwBy: 'keyboard', lastPlan }));
  });
  await page.reload();
  const playNow = page.getByRole('button', { name: /play now/i });
  await playNow.waitFor();
  for (let i = 0; i < 20 && !(await playNow.evaluate((button) => button === document.activeElement)); ++i) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await untilMoment(page, 'aiming');

  const stamp = () => look(page, (session) => session.moment.value.kind + session.state.value.hash);
  for (let count = 0; count < 1000; ++count) {
    const at = await untilMoment(page, 'aiming', 'judging', 'over');
    if (at === 'over') break;
    const was = await stamp();
    if (at === 'aiming') {
      await page.waitForFunction(() => window.hammer.throwing.thrower.listening.value);
      for (let i = 0; i < count % 5; ++i) await page.keyboard.press('ArrowLeft');
    }
    if (at === 'aiming') await page.keyboard.press('Enter');
    await until(
      async () => {
        if ((await stamp()) !== was) return true;
        // Rounds end with the focus on the button to continue, which appears after a moment.
        if (at === 'judging' && (await focused(page))) await page.keyboard.press('Enter');
        return false;
      },
      () => `nothing comes of Enter while ${at}`,
    );
  }
  assert.equal((await stateOf(page)).over, true);
});
