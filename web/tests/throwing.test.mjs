// A throw is what the hand did: by finger, by mouse, by keys alone.
import assert from 'node:assert/strict';

import { desktop, flick, mouseFlick, pageTest, phone, quickly, tablet } from './harness/index.mjs';
import { look, playNow, stateOf, untilMoment } from './at_the_table.mjs';

// What the settings say a hand's speed becomes: the formula of docs/dev/testing.md, written out once more.
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
  await page.waitForFunction(() => window.hammer.session.lastThrow.value !== null, null, { timeout: 30_000 });
  return look(page, (session) => session.lastThrow.value);
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
  await flick(page, { from, to: { x: from.x, y: from.y + 120 }, ms: 200 });
  await flick(page, { from, to: { x: from.x, y: from.y - 2 }, ms: 200 });
  await page.waitForTimeout(300);
  assert.equal((await stateOf(page)).hash, before.hash);
  assert.equal(await look(page, (session) => session.moment.value.kind), 'aiming');
});

pageTest('a whole match without a pointer', { timeout: 240_000 }, async ({ page }) => {
  const press = async (name) => {
    for (let i = 0; i < 150; ++i) {
      const focused = await page.evaluate(() => {
        const at = document.activeElement?.closest('a, button, input, select');
        return `${at?.getAttribute('aria-label') ?? ''} ${at?.textContent ?? ''} ${at?.closest('label')?.textContent ?? ''}`;
      });
      if (name.test(focused)) return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    assert.fail(`no way to ${name} by the keyboard`);
  };
  await press(/New match/);
  await page.waitForURL(/#\/new/);
  await page.getByRole('heading', { name: 'New match' }).waitFor();
  await press(/Start the match/);
  await page.waitForURL(/#\/play\//);
  if ((await untilMoment(page, 'toss', 'choice', 'aiming')) === 'toss') await press(/Heads/);
  await untilMoment(page, 'choice', 'aiming');
  let kind;
  while ((kind = await untilMoment(page, 'choice', 'aiming')) === 'choice') {
    await press(/Shoot first|weights$/);
    await page.waitForTimeout(200);
  }
  assert.equal(kind, 'aiming');
  await press(/Menu/);
  await press(/Flick/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => window.hammer.preferences.value.throwBy === 'keyboard');
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  await page.waitForFunction(() => !document.querySelector('.play-menu:focus')); // the keys throw again
  const before = await stateOf(page);
  await page.waitForFunction(() => window.hammer.throwing.thrower.listening.value);
  await page.keyboard.press('Enter');
  await page.waitForFunction((hash) => window.hammer.session.state.value.hash !== hash, before.hash, { timeout: 60_000 });
  // Rounds end with the focus on the way on.
  for (let count = 0; count < 400; ++count) {
    const at = await untilMoment(page, 'aiming', 'judging', 'over');
    if (at === 'over') break;
    if (at === 'aiming') await page.waitForFunction(() => window.hammer.throwing.thrower.listening.value);
    const was = await look(page, (session) => session.moment.value.kind + session.state.value.hash);
    for (let i = 0; i < count % 5; ++i) if (at === 'aiming') await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(at === 'judging' ? 150 : 0);
    if (at === 'aiming') await page.waitForFunction((stamp) => stamp !== window.hammer.session.moment.value.kind + window.hammer.session.state.value.hash, was, { timeout: 60_000 });
  }
  assert.equal((await stateOf(page)).over, true);
});
