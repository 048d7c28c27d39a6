// The throws of others at a tempo of one's own, what can be skipped, and the small buttons at the table.
import assert from 'node:assert/strict';

import { goToScreen, pageTest, phone, quickly, until } from './harness/index.mjs';
import { look, momentOf, playPlan, playUntil, stateOf, untilMoment } from './at_the_table.mjs';

const against = { setup: { game: 'knock-off', options: { hand: 'none', game_score: 100 }, seats: [{ name: 'Ann' }, { name: 'Casual' }] }, levels: { Casual: 'novice' }, first: 'Ann' };
const company = { ...against, levels: {} };
const slowly = '?q=none&rate=0.05&seed=7#/';
const verySlowly = slowly.replace('0.05', '0.002'); // nothing is over by itself before a test gives up

const lag = (page, y = 0) => page.evaluate((at) => void window.hammer.session.send({ cmd: 'shoot', y: at, speed: 1.85, angle: 0, spin: 0 }), y);
const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' });
const thrown = async (page) => (({ weights, off }) => weights.length + off.length)(await stateOf(page));

const canPress = (page, name) => page.locator(`button[aria-label="${name}"]:enabled`).waitFor();

// A throw of one's own and the machine's answer.
async function exchange(page) {
  const before = await thrown(page);
  await lag(page);
  await until(async () => (await momentOf(page)) === 'aiming' && (await thrown(page)) > before, () => 'the machine does not answer');
}

pageTest('undo and replay are buttons at the table, by touch and by key, where they are possible', { size: phone, at: `${quickly}#/` }, async ({ page }) => {
  await playPlan(page, against);
  await untilMoment(page, 'aiming');
  assert.equal(await page.locator('.table-tools').count(), 0, 'before the first throw there is nothing to undo');
  const { hash } = await stateOf(page);
  for (const press of [() => button(page, 'Undo throw').click(), () => page.keyboard.press('u')]) {
    await exchange(page);
    await canPress(page, 'Undo throw');
    await press();
    await page.waitForFunction((was) => window.hammer.session.state.value.hash === was && window.hammer.session.moment.value.kind === 'aiming', hash);
  }
  await exchange(page);
  await look(page, (session) => session.moment.subscribe(({ kind }) => (window.moments ??= []).push(kind)));
  await button(page, 'Replay').click();
  await page.waitForFunction(() => window.moments.length >= 3);
  await canPress(page, 'Replay');
  await page.keyboard.press('r');
  await page.waitForFunction(() => window.moments.length >= 5);
  assert.deepEqual(await page.evaluate(() => window.moments), ['aiming', 'again', 'aiming', 'again', 'aiming']);
  assert.equal(await thrown(page), 2);
});

pageTest('while others throw nothing can be undone or replayed, and the far end can be looked at', { size: phone, at: slowly }, async ({ page }) => {
  await playPlan(page, against);
  await untilMoment(page, 'aiming');
  await lag(page);
  await untilMoment(page, 'sliding');
  await look(page, (session) => void (session.pace.thinking = 1e9)); // the machine is still at it when all this is done
  for (const name of ['Undo throw', 'Replay']) assert.equal(await button(page, name).isDisabled(), true);
  await page.locator('.play-skip').click();
  await page.locator('.throw-result, .at-weight').waitFor();
  await page.locator('.play-skip').click();
  await untilMoment(page, 'thinking');
  await button(page, 'Back to the throw').click(); // the camera has stayed at the far end
  await button(page, 'Look at the far end').click();
  assert.equal(await page.evaluate(() => window.hammer.scene.viewpoint.view.kind), 'far');
});

pageTest('the tempo is chosen at the table, remembered, and only for the throws of others', { size: phone, at: `${quickly}#/` }, async ({ page }) => {
  await playPlan(page, against);
  await untilMoment(page, 'aiming');
  await page.evaluate(() => {
    const { session } = window.hammer;
    const show = session.stage.show.bind(session.stage);
    session.stage.show = (course, mayLook, speed) => {
      (window.speeds ??= []).push(`${session.state.value.to_shoot.player} ${speed}`);
      return show(course, mayLook, speed);
    };
  });
  await exchange(page);
  await button(page, 'Others’ throws: Brisk').click();
  await page.getByText('Others’ throws: Instant').first().waitFor();
  await exchange(page);
  await page.keyboard.press('t');
  await button(page, 'Others’ throws: Relaxed').waitFor();
  await exchange(page);
  assert.deepEqual(await page.evaluate(() => window.speeds), ['Ann 1', 'Casual 3', 'Ann 1', 'Casual Infinity', 'Ann 1', 'Casual 1']);

  await page.reload();
  await untilMoment(page, 'aiming');
  await button(page, 'Others’ throws: Relaxed').waitFor();
  await goToScreen(page, '#/settings');
  assert.equal(await page.getByRole('radio', { name: 'Relaxed' }).isChecked(), true);
});

pageTest('where only people of this device play there is no tempo', { size: phone, at: `${quickly}#/` }, async ({ page }) => {
  await playPlan(page, company);
  await untilMoment(page, 'aiming');
  await lag(page);
  await button(page, 'Undo throw').waitFor();
  assert.equal(await page.locator('.table-tempo').count(), 0);
});

// Lags to the end of the round; what is shown of the throws is skipped.
async function playRound(page) {
  await playUntil(page, 'judging', async (at, count) => {
    await lag(at, 0.06 * ((count % 5) - 2));
    await untilMoment(at, 'sliding');
    await until(
      () =>
        look(at, (session) => {
          session.stage.skip();
          session.skip();
          return session.moment.value.kind !== 'sliding';
        }),
      () => 'the throw does not end',
    );
  });
}

const ways = { tap: (page) => page.mouse.click(200, 300), Space: (page) => page.keyboard.press('Space'), Enter: (page) => page.keyboard.press('Enter'), Escape: (page) => page.keyboard.press('Escape') };

for (const [name, skip] of Object.entries(ways)) {
  pageTest(`everything that is shown is skipped by ${name}: throws, thinking, the camera, a replay`, { size: phone, at: verySlowly }, async ({ page }) => {
    await playPlan(page, against);
    await untilMoment(page, 'aiming');
    await lag(page);
    await untilMoment(page, 'sliding');
    // The slide, the look at its end, the machine's thinking, and the look at the end of its throw.
    const isSkipped = async () => (await momentOf(page)) === 'aiming' || void (await skip(page));
    await until(isSkipped, async () => `still ${await momentOf(page)}`);
    assert.equal(await thrown(page), 2);
    // The press that came too late did not throw.
    await skip(page);
    assert.equal(await momentOf(page), 'aiming');

    await button(page, 'Replay').click();
    await untilMoment(page, 'again');
    await skip(page);
    await untilMoment(page, 'aiming');
  });

  pageTest(`the judge's view goes to the score by ${name}`, { size: phone, at: slowly }, async ({ page }) => {
    await playPlan(page, company);
    await playRound(page);
    await page.locator('.judge-weight').waitFor();
    await skip(page);
    await page.locator('.round-result').waitFor();
    assert.equal(await momentOf(page), 'judging', 'the score stays until one goes on');
  });
}

pageTest("whoever goes to the score stays there, although the judge's view was about to move on", { size: phone, at: slowly.replace('rate=0.05', 'rate=1') }, async ({ page }) => {
  await playPlan(page, company);
  await playRound(page);
  const isSkippedInTime = () => page.evaluate(() => {
    if (!document.querySelector('.judge-weight')) {
      // Already at the score: once more from the weights.
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Back to the weights')?.click();
      return false;
    }
    window.requestAnimationFrame = () => 0; // no frame comes between
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    for (const begun = performance.now(); performance.now() - begun < 2800; ); // by then the view's own timer is due
    return new Promise((resolve) => setTimeout(() => resolve(true), 300));
  });
  await until(isSkippedInTime, () => 'no weight is looked at');
  await page.locator('.round-result').waitFor();
});

pageTest('a second press of the key that went on does not throw', { size: phone, at: slowly }, async ({ page }) => {
  await playPlan(page, company);
  await playRound(page);
  await page.locator('.judge-weight').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.round-result .primary:enabled:focus').waitFor();
  await page.evaluate(() => {
    const key = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    // As a browser does it: the press of a button is a click.
    if (document.activeElement.dispatchEvent(key())) document.activeElement.click();
    const { moment } = window.hammer.session;
    window.pressedAgain = new Promise((resolve) => {
      const stop = moment.subscribe(({ kind }) => kind === 'aiming' && setTimeout(() => resolve((document.activeElement.dispatchEvent(key()), moment.value.kind), stop())));
    });
  });
  assert.equal(await page.evaluate(() => window.pressedAgain), 'aiming');
  assert.equal(await momentOf(page), 'aiming');
});
