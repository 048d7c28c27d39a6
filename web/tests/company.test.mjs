// In company: two people at one screen, several sides, partners, series; the board with cushions, the shot clock, the
// hickey jar, and games in which nobody may look at the far end.
import assert from 'node:assert/strict';

import { pageTest, phone, tablet } from './harness/index.mjs';
import { look, playPlan, playToTheEnd, send, stateOf, untilMoment } from './at_the_table.mjs';

const at = '?q=none&rate=100&seed=7#/';
const long = { at };

const people = (...names) => names.map((name) => ({ name }));
const machine = (name, level = 'novice') => ({ name, hand: level });
const levelsOf = (seats) => Object.fromEntries(seats.filter(({ hand }) => hand).map(({ name, hand }) => [name, hand]));
const plan = (game, seats, options = {}, more = {}) => ({
  setup: { game, options, seats, ...more },
  levels: levelsOf(seats),
  first: seats[0].side ?? seats[0].name,
});

// A lag by command, each on another line. Hands are tested elsewhere.
async function throwOnce(page, count) {
  await page.waitForFunction(() => window.hammer.throwing.thrower.listening.value);
  const shot = { y: ((count % 5) - 2) * 0.06, speed: 1.78 + (count % 3) * 0.04, angle: 0, spin: 0 };
  const next = (await stateOf(page)).to_shoot;
  await send(page, next.throws === 4 ? { cmd: 'throw-four', color: next.color ?? 'red', ...shot, spread: 0.02 } : { cmd: 'shoot', ...shot });
}

async function playOut(page) {
  const state = await playToTheEnd(page, throwOnce);
  assert.equal(state.over, true);
  const own = await page.evaluate(() => window.hammer.session.ownSide());
  const isTeam = state.winner.includes('&');
  await page.getByRole('heading', { name: state.winner === own ? 'You win' : `${state.winner} ${isTeam ? 'win' : 'wins'}`, exact: true }).waitFor();
  return state;
}

pageTest('two people at one screen play to the end', { ...long, size: tablet }, async ({ page }) => {
  await playPlan(page, plan('knock-off', people('Ann', 'Bob'), { game_score: 1 }));
  await untilMoment(page, 'aiming');
  await page.getByText('Ann, your throw', { exact: true }).waitFor();
  await throwOnce(page, 0);
  await page.getByText('Bob, your throw', { exact: true }).waitFor();
  const { winner } = await playOut(page);
  assert.ok(['Ann', 'Bob'].includes(winner));
});

pageTest('where nobody may look, nothing tells where the weights are', { at: at.replace('rate=100', 'rate=20'), size: phone }, async ({ page }) => {
  // What is explained before the first throw speaks of falling too.
  await page.evaluate(() => localStorage.setItem('hammer.preferences', JSON.stringify({ seenTips: ['throw', 'game horse-collar'] })));
  await playPlan(page, plan('horse-collar', people('Ann', 'Bob')));
  await untilMoment(page, 'aiming');
  await page.evaluate(() => {
    const { scene } = window.hammer;
    const set = scene.setCamera.bind(scene);
    window.cameras = [];
    scene.setCamera = (camera) => {
      window.cameras.push(camera.kind);
      set(camera);
    };
    window.heard = [];
    new MutationObserver(() => window.heard.push(document.body.textContent)).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  for (let count = 0; count < 3; ++count) {
    await throwOnce(page, count);
    await page.waitForFunction((left) => window.hammer.session.state.value.to_shoot.weights_left === left, 7 - count);
    await untilMoment(page, 'aiming');
    assert.equal((await stateOf(page)).may_look, false);
    assert.equal(await page.locator('.board-map, .map-weight').count(), 0);
    assert.equal(await page.evaluate(() => window.hammer.throwing.band.value), null, 'no band either');
    assert.equal(await page.getByRole('button', { name: 'Look at the far end' }).count(), 0);
  }
  const { cameras, heard } = await page.evaluate(() => ({ cameras: window.cameras, heard: window.heard.join(' ') }));
  assert.deepEqual(cameras.filter((kind) => kind !== 'shooter'), []);
  assert.doesNotMatch(heard, /from the far edge|stops? |hang|falls?\b/);
  assert.deepEqual(await look(page, (session) => session.events.value.filter((event) => 'from_far_edge_mm' in event)), []);
});

pageTest('the shot clock forfeits a weight', { at }, async ({ page }) => {
  await playPlan(page, plan('knock-off', people('Ann', 'Bob'), { shot_clock: 2 }));
  await page.locator('.score-clock').waitFor();
  await page.waitForFunction(() => window.hammer.session.state.value.off.some(({ fate }) => fate === 'forfeited'));
  // By now the clock may have run out more than once, for each player in turn.
  const { off, to_shoot: next, weights } = await stateOf(page);
  assert.deepEqual(weights, []);
  assert.deepEqual(off.map(({ side, fate }) => [side, fate]), off.map((_, count) => [count % 2 === 0 ? 'Ann' : 'Bob', 'forfeited']));
  assert.equal(next.player, off.length % 2 === 0 ? 'Ann' : 'Bob');
});

pageTest('the hickey jar is on the scoreboard', { ...long, size: phone }, async ({ page }) => {
  await playPlan(page, plan('horse-collar', people('Ann', 'Bob'), { hickey_cents: 25 }));
  await page.getByText('Hickey jar 0.00', { exact: true }).waitFor();
  // Eight weights over the far edge.
  while ((await untilMoment(page, 'aiming', 'judging')) === 'aiming') {
    await send(page, { cmd: 'shoot', y: 0, speed: 4, angle: 0, spin: 0 });
  }
  await page.getByText('Hickey jar 0.25', { exact: true }).waitFor();
});
