// What became of a throw: shown as soon as it rests, where it can be read, until the next one begins.
import assert from 'node:assert/strict';

import { desktop, meets, pageTest, phone, phoneAcross } from './harness/index.mjs';
import { look, playPlan, send, untilMoment } from './at_the_table.mjs';

const people = { setup: { game: 'knock-off', options: { hand: 'natural' }, seats: [{ name: 'Ann' }, { name: 'Bob' }] }, levels: {}, first: 'Ann' };
const sizes = { phone, phoneAcross, desktop };
const unseen = '?q=none&rate=2&seed=7';

// In the page's own frames, since a busy machine has fewer of them: how many passed between the rest of the last weight and
// the first one with its result.
function countFrames() {
  const { session } = window.hammer;
  const { stage } = session;
  const show = stage.show.bind(stage);
  window.framesUntilTold = null;
  stage.show = async (...about) => {
    await show(...about);
    let frames = 0;
    const next = () => {
      if (document.querySelector('.at-weight, .throw-result[data-outcome]')) window.framesUntilTold = frames;
      else if (++frames < 1000) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  };
  session.pace.rest = 1e9; // until skip()
}

const throwNow = (page, shot) => page.evaluate((sent) => void window.hammer.session.send({ cmd: 'shoot', ...sent }), shot);
const boxOf = (page, selector) => page.evaluate((one) => document.querySelector(one)?.getBoundingClientRect().toJSON() ?? null, selector);

// The weight that rests, the one in the hand, or the zones at the far end, as a box of the window.
const weightBox = (page, of) =>
  page.evaluate((which) => {
    const { scene, session, throwing } = window.hammer;
    const { x, y } = which === 'held' ? throwing.thrower.held.value : session.result.value.place;
    if (which === 'end') {
      const [left, right, near] = [scene.screenPoint(6.29, 0.25), scene.screenPoint(6.29, -0.25), scene.screenPoint(6, 0)];
      return { left: left.x, right: right.x, top: left.y, bottom: near.y };
    }
    const corners = [-1, 1].flatMap((along) => [-1, 1].map((across) => scene.screenPoint(x + along * 0.029, y + across * 0.029)));
    const [xs, ys] = [corners.map((one) => one.x), corners.map((one) => one.y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }, of);

// At every size: it lies within the window, and on nothing that is needed. Placed again in every frame.
async function isReadable(page, selector, weight) {
  for (const [name, { viewport }] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    const faults = async () => {
      const label = await boxOf(page, selector);
      const others = { map: await boxOf(page, '.play-map'), scores: await boxOf(page, '.score-sides'), weight: await weightBox(page, weight), zones: await weightBox(page, 'end') };
      const covered = Object.entries(others).filter(([, box]) => box && meets(label, box)).map(([what]) => what);
      const isInside = label.left >= 0 && label.top >= 0 && label.right <= viewport.width && label.bottom <= viewport.height;
      return [...covered, ...(isInside ? [] : ['the edge of the window'])];
    };
    // The camera glides to its place in the new window.
    let found = await faults();
    for (let tries = 0; found.length > 0 && tries < 100; ++tries) {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      found = await faults();
    }
    assert.deepEqual(found, [], `${selector} covers something on a ${name}`);
  }
}

pageTest('a result is told when the weight rests, can be read at every size, and stays until the next throw', { size: phone, at: `${unseen}#/` }, async ({ page }) => {
  await playPlan(page, people);
  assert.equal(await page.locator('.throw-result').textContent(), 'Random wobble is on: every throw strays a little.');
  await page.locator('[aria-live="polite"] p', { hasText: /^Random wobble is on/ }).waitFor({ state: 'attached' });
  await page.evaluate(countFrames);

  await throwNow(page, { y: 0.05, speed: 1.85 });
  await page.waitForFunction(() => window.framesUntilTold !== null);
  const frames = await page.evaluate(() => window.framesUntilTold);
  assert.ok(frames <= 10, `${frames} frames after the weight had come to rest`);
  assert.equal(await look(page, (session) => session.moment.value.kind), 'sliding', 'the camera is still with the weight');
  const told = await page.locator('.at-weight').textContent();
  assert.match(told, /^(\d|Hanger! \d points|Off the (end|side)).* · wobble: /);
  await isReadable(page, '.at-weight', 'rests');

  await page.evaluate(() => window.hammer.session.skip());
  await untilMoment(page, 'aiming');
  assert.equal(await page.locator('.throw-result').textContent(), `Ann: ${told}`);
  await isReadable(page, '.throw-result', 'held');
  const said = await page.locator('[aria-live="polite"][aria-relevant] p').allTextContents();
  assert.equal(said.filter((one) => one.includes(told)).length, 1, 'announced once');

  // The next throw ends it; a hard one leaves the board, and its result is where it did.
  await throwNow(page, { speed: 3 });
  await untilMoment(page, 'sliding');
  await page.waitForFunction(() => !document.querySelector('.throw-result'));
  await page.locator('.at-weight').waitFor();
  assert.match(await page.locator('.at-weight').textContent(), /^Off the end/);
  await page.getByRole('button', { name: /tap to skip/i }).click();
  await untilMoment(page, 'aiming');
  assert.match(await page.locator('.throw-result').textContent(), /^Bob: Off the end/);
  await page.getByRole('button', { name: 'Replay' }).click();
  await untilMoment(page, 'again');
});

pageTest('the points of a round rise where they were won, and nobody is told what may not be seen', { size: phone, at: `${unseen}#/` }, async ({ page }) => {
  const setup = { game: 'horse-collar', seats: people.setup.seats };
  await playPlan(page, { ...people, setup });
  assert.equal(await page.locator('.throw-result').count(), 0, 'no wobble, and nothing thrown');
  for (let count = 0; count < 8; ++count) {
    await untilMoment(page, 'aiming');
    await send(page, { cmd: 'shoot', y: 0.03 * (count - 4), speed: 1.895 });
    if (count === 0) {
      await page.locator('.throw-result').waitFor();
      assert.equal(await page.locator('.throw-result').textContent(), 'Ann: On the board');
      assert.equal(await page.locator('.at-weight').count(), 0);
    }
  }
  await untilMoment(page, 'judging');
  await page.getByRole('button', { name: 'Score', exact: true }).click();
  await page.locator('.floating-points').first().waitFor({ state: 'attached' });
  const won = await page.locator('.floating-points').allTextContents();
  const points = await look(page, (session) => session.moment.value.judged.events.find(({ event }) => event === 'scored').points);
  assert.ok(points > 0);
  assert.equal(won.reduce((sum, text) => sum + Number(text), 0), points);
});
