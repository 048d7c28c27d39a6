// The table in every state it can be in: axe finds nothing, and nothing is cut off or covered.
import assert from 'node:assert/strict';

import { devices, faultsOn, pageTest, quickly } from './harness/index.mjs';
import { playPlan, send, throwBy, untilMoment } from './at_the_table.mjs';

const at = `${quickly}#/`;
const seats = [{ name: 'Josephine' }, { name: 'Alexander', hand: 'casual' }];
const duel = (options = {}) => ({ setup: { game: 'knock-off', options, seats }, levels: { Alexander: 'casual' }, first: 'Josephine' });
const withToss = { setup: { game: 'knock-off', seats: [{ name: 'Josephine' }, { name: 'Alexander' }] }, levels: {} };
const doubles = {
  setup: {
    game: 'knock-off',
    options: { shot_clock: 3600, best_of: 3 },
    seats: [
      { name: 'Josephine', side: 'The Crown' },
      { name: 'Bartholomew', side: 'The Crown' },
      { name: 'Alexander', side: 'The Anchor' },
      { name: 'Wilhelmina', side: 'The Anchor' },
    ],
  },
  levels: {},
  first: 'The Crown',
};
const six = {
  setup: { game: 'horse-collar', options: { hickey_cents: 25 }, seats: ['Ann', 'Bob', 'Cyrus', 'Dorothea', 'Eve', 'Ferdinand'].map((name) => ({ name })) },
  levels: {},
  first: 'Ann',
};
const fourTogether = { setup: { game: 'crazy-eight', seats: [{ name: 'Josephine' }, { name: 'Alexander' }] }, levels: {}, first: 'Josephine' };
const worn = { setup: { game: 'knock-off', options: { wear: true }, seats }, levels: { Alexander: 'casual' }, first: 'Josephine' };

const button = (page, name) => page.getByRole('button', { name, exact: true });
const aims = (page) => page.waitForFunction(() => window.hammer.throwing?.thrower.listening.value);

async function showControls(page) {
  await button(page, 'Ways to throw and spin').click();
}

// Throws straight lags until the page waits for something else.
async function throwRound(page) {
  while ((await untilMoment(page, 'aiming', 'judging', 'over')) === 'aiming') {
    await send(page, { cmd: 'shoot', y: 0.05, speed: 1.84, angle: 0, spin: 0 });
  }
}

for (const device of devices) {
  const { name, size } = device;
  const faults = (page, state) => faultsOn(page, device, state);

  pageTest(`aiming: ${name}`, { size, at }, async ({ page }) => {
    const found = [];
    await playPlan(page, duel());
    await aims(page);
    for (const way of ['Flick', 'Pull back', 'Keys']) {
      await throwBy(page, way);
      found.push(...(await faults(page, `by ${way}`)));
      await showControls(page);
      found.push(...(await faults(page, `by ${way}, controls open`)));
      await showControls(page);
    }
    await button(page, 'Menu').click();
    found.push(...(await faults(page, 'the menu')));
    assert.deepEqual(found, []);
  });

  pageTest(`before the first weight: ${name}`, { size, at }, async ({ page }) => {
    const found = [];
    await playPlan(page, withToss);
    found.push(...(await faults(page, 'the toss')));
    await button(page, 'Heads').click();
    await untilMoment(page, 'choice');
    found.push(...(await faults(page, 'the choice')));
    await page.locator('.play-choices button').first().click();
    await page.waitForFunction(() => window.hammer.session.state.value.to_choose?.take.includes('color'));
    found.push(...(await faults(page, 'the choice of colours')));
    assert.deepEqual(found, []);
  });

  pageTest(`the round is over, and the match: ${name}`, { size, at: at.replace('rate=20', 'rate=4') }, async ({ page }) => {
    const found = [];
    await playPlan(page, duel({ game_score: 1, hand: 'none' }));
    await throwRound(page);
    const again = button(page, 'Back to the weights');
    await again.waitFor();
    found.push(...(await faults(page, 'the result')));
    await page.getByText('Why', { exact: true }).click();
    found.push(...(await faults(page, 'the result and why')));
    await again.click();
    found.push(...(await faults(page, "the judge's weight")));
    assert.deepEqual(found, []);
  });

  pageTest(`much on the scoreboard: ${name}`, { size, at }, async ({ page }) => {
    const found = [];
    await playPlan(page, doubles);
    await aims(page);
    found.push(...(await faults(page, 'doubles')));
    await send(page, { cmd: 'shoot', y: 0, speed: 1.84, angle: 0, spin: 0 });
    await untilMoment(page, 'aiming');
    found.push(...(await faults(page, 'doubles after a throw')));
    await playPlan(page, six);
    await aims(page);
    found.push(...(await faults(page, 'six players')));
    await send(page, { cmd: 'shoot', y: 0, speed: 1.84, angle: 0, spin: 0 });
    await untilMoment(page, 'aiming');
    found.push(...(await faults(page, 'nobody may look')));
    await playPlan(page, fourTogether);
    await aims(page);
    found.push(...(await faults(page, 'four together')));
    assert.deepEqual(found, []);
  });

  pageTest(`dusting, conceding, the end without a judge: ${name}`, { size, at }, async ({ page }) => {
    const found = [];
    await playPlan(page, worn);
    await aims(page);
    await button(page, 'Menu').click();
    await button(page, 'Dust the board').click();
    found.push(...(await faults(page, 'dusting')));
    await button(page, 'Cancel').click();
    await button(page, 'Menu').click();
    await button(page, 'Concede').click();
    found.push(...(await faults(page, 'conceding')));
    await page.locator('dialog[open]').getByRole('button', { name: 'Concede', exact: true }).click();
    await untilMoment(page, 'over');
    found.push(...(await faults(page, 'conceded')));
    assert.deepEqual(found, []);
  });
}
