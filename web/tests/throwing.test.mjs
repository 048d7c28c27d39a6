// A throw is what the hand did: by finger, by mouse, by keys alone.
import assert from 'node:assert/strict';

import { desktop, flick, mouseFlick, pageTest, phone, quickly, tablet, until } from './harness/index.mjs';
import { look, playNow, stateOf, untilMoment } from './at_the_table.mjs';

// How the settings turn a hand's speed into a throw's: the formula of docs/dev/testing.md, written out again.
const expected = (pixelsPerSecond, { natural, sensitivity, response }) => {
  const hand = pixelsPerSecond / 750;
  return natural * sensitivity * (hand / natural) ** response;
};

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

const ways = [
  ['a finger on a phone', flick, phone],
  ['a finger on a tablet', flick, tablet],
  ['a mouse', mouseFlick, desktop],
];
for (const [name, throwIt, size] of ways) {
  for (const speed of [900, 1500, 2400]) {
    pageTest(`${name} at ${speed} pixels a second throws at that speed`, { size }, async ({ page }) => {
      await playNow(page);
      const feel = await page.evaluate(() => window.hammer.preferences.value.flick);
      const { player, aimed } = await thrownBy(page, throwIt, speed);
      const wanted = expected(speed, feel);
      assert.equal(player, 'Player');
      assert.ok(Math.abs(aimed.speed / wanted - 1) < 0.03, `${aimed.speed} m/s, not ${wanted}`);
      assert.ok(Math.abs(aimed.angle) < 0.01, `straight up the board, not ${aimed.angle}`);
    });
  }
}

pageTest('a finger set to be true to the gesture throws as fast as it moves', { size: phone }, async ({ page, goTo }) => {
  await page.evaluate(() => localStorage.setItem('hammer.preferences', JSON.stringify({ flick: { sensitivity: 1, response: 1, natural: 1.85 } })));
  await page.reload();
  await goTo(quickly);
  await playNow(page);
  const { aimed } = await thrownBy(page, flick, 1600);
  assert.ok(Math.abs(aimed.speed / (1600 / 750) - 1) < 0.03, `${aimed.speed} m/s`);
});

pageTest('a finger that stops, goes back or is taken away throws nothing', { size: phone }, async ({ page }) => {
  await playNow(page);
  const before = await stateOf(page);
  const from = await placeOfWeight(page);
  const up = { x: from.x, y: from.y - 300 };
  await flick(page, { from, to: { x: from.x, y: from.y + 120 }, ms: 200 });
  await flick(page, { from, to: { x: from.x, y: from.y - 2 }, ms: 200 });
  await flick(page, { from, to: up, ms: 200, cancelled: true });
  assert.equal((await stateOf(page)).hash, before.hash);
  // Events come in turn: had one of those thrown, this would not be the first weight of the match, nor as fast as this.
  const feel = await page.evaluate(() => window.hammer.preferences.value.flick);
  const { player, aimed } = await thrownBy(page, flick, 900);
  assert.equal(player, 'Player');
  assert.ok(Math.abs(aimed.speed / expected(900, feel) - 1) < 0.03, `${aimed.speed} m/s`);
  const { throws } = await look(page, (session) => ({ throws: session.state.value.weights.length + session.state.value.off.length }));
  assert.equal(throws, 1);
});

const focused = (page) => page.evaluate(() => document.activeElement?.matches('button:enabled') && /^(Next round|Go on|To the score)$/.test(document.activeElement.textContent.trim()));

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
