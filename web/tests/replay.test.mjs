// Watching a match again.
import assert from 'node:assert/strict';

import { axe, desktop, enlargeText, overlaps, pageTest, phone, quickly, settled, smallPhone } from './harness/index.mjs';
import { look, momentOf, playNow, playPlan, stateOf, untilMoment } from './at_the_table.mjs';
import { machineRecord, stepsOf, umpiredRecord, watch, watchMatch } from './saved_records.mjs';

const start = `${quickly}#/matches`;
const untilFetched = (page) => page.waitForFunction(() => window.hammer.replay.duration.value !== null);

// Where the program says the weights lie after each step; as judged, if the step ends a round.
function stopsOf(file) {
  const place = ({ color, x, y }) => `${color} ${x} ${y}`;
  return stepsOf(file).map(({ events, state }) => {
    const judgement = events.find((event) => event.judgement)?.judgement;
    return (judgement ?? state).weights.map(place).sort();
  });
}

pageTest('every stop of a match lies as its record says', { size: desktop, at: start }, async ({ page }) => {
  const file = machineRecord({ options: { game_score: 4 } });
  const stops = stopsOf(file);
  await watchMatch(page, file);
  // What the scene is given to draw.
  await page.evaluate(() => {
    const { scene } = window.hammer;
    const lay = scene.setWeights.bind(scene);
    scene.setWeights = (weights) => {
      window.drawn = weights;
      lay(weights);
    };
  });
  const drawn = () => page.evaluate(() => window.drawn.map(({ color, x, y }) => `${color} ${x} ${y}`).sort());
  for (const [step, lying] of stops.entries()) {
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((stop) => window.hammer.replay.stop.value === stop, step + 1);
    assert.deepEqual(await drawn(), lying, `after step ${step}`);
    assert.equal(await page.locator('.play-map .map-weight').count(), lying.length);
  }
  await page.getByRole('heading', { name: /wins$/ }).waitFor();
  // And back: before each step as after the previous one, unless the board was cleared for a round.
  for (let step = stops.length - 1; step > 0; --step) {
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction((stop) => window.hammer.replay.stop.value === stop, step);
    const opens = await watch(page, (replay) => replay.shown.value.passage.opensRound);
    assert.deepEqual(await drawn(), opens ? [] : stops[step - 1], `before step ${step}`);
  }
});

pageTest('plays by itself, slower and faster, from every camera', { size: desktop, at: start }, async ({ page }) => {
  await watchMatch(page, machineRecord({ options: { game_score: 4 } }), 3);
  await untilFetched(page);
  await page.getByLabel('Speed').selectOption('0.1');
  await page.locator('body').press(' ');
  await page.waitForFunction(() => window.hammer.replay.moment.value.time > 0);
  assert.equal(await watch(page, (replay) => replay.rate.value), 0.1);
  await page.getByRole('button', { name: 'Pause' }).click();
  const paused = await watch(page, (replay) => replay.moment.value);
  await page.keyboard.press('.');
  assert.ok((await watch(page, (replay) => replay.moment.value.time)) > paused.time);
  for (const camera of ['shooter', 'far', 'above', 'follow']) await page.getByLabel('Camera').selectOption(camera);
  // A drag on the table switches to the free camera.
  await page.mouse.move(640, 300);
  await page.mouse.down();
  await page.mouse.move(660, 320, { steps: 4 });
  const turned = () => page.evaluate(() => JSON.stringify(window.hammer.stage.free.value));
  const begun = await turned();
  await page.mouse.move(740, 360, { steps: 4 });
  assert.notEqual(await turned(), begun, 'the drag goes on after it has taken the camera');
  await page.mouse.up();
  assert.equal(await page.getByLabel('Camera').inputValue(), 'free');
  await page.getByLabel('Speed').selectOption('2');
  await page.getByRole('button', { name: 'Play' }).click();
  await page.waitForFunction(() => window.hammer.replay.moment.value.step >= 5);
  await page.keyboard.press('End');
  assert.equal(await watch(page, (replay) => replay.isOver()), true);
  await page.getByRole('button', { name: 'Watch from the beginning' }).waitFor();
  await page.keyboard.press('Home');
  assert.equal(await watch(page, (replay) => replay.stop.value), 0);
});

pageTest('leads to practice and to the review, and back to the same throw', { size: phone, at: start }, async ({ page }) => {
  const id = await watchMatch(page, machineRecord({ options: { game_score: 4 } }), 6);
  await untilFetched(page);
  const lying = await watch(page, (replay) => replay.shown.value.weights.length);
  assert.ok(lying > 0);
  assert.equal(await page.getByRole('link', { name: 'Review' }).getAttribute('href'), `#/review/${id}`);
  await page.getByRole('button', { name: 'Next throw' }).click();
  await page.waitForURL(new RegExp(`#/replay/${id}/6$`));
  await page.getByRole('button', { name: 'Previous throw' }).click();
  await page.getByRole('button', { name: 'Practise from here' }).click();
  await page.waitForURL(/#\/practice\/.+/);
  await page.waitForFunction((count) => window.hammer.practice?.stage.table.weights.value.length === count, lying);
  await page.goBack();
  await page.locator('.replay-panel').waitFor();
  assert.equal(await watch(page, (replay) => replay.moment.value.step), 6);
});

pageTest('a match of a real table is watched as it was reported', { size: phone, at: start }, async ({ page }) => {
  const setup = { game: 'knock-off', seats: [{ name: 'Ann' }, { name: 'Bob' }], options: { game_score: 7 }, seed: 3 };
  const weights = [{ color: 'red', x: 6.2, y: 0.1 }, { color: 'blue', x: 6, y: 0.1 }];
  await watchMatch(page, umpiredRecord([setup, { cmd: 'open', first: 'Ann' }, { cmd: 'report', score: { Ann: 3 } }, { cmd: 'report', weights }]));
  for (let step = 0; step < 3; ++step) await page.getByRole('button', { name: 'Next throw' }).click();
  await page.getByRole('heading', { name: 'Round 2 is over' }).waitFor();
  const colors = await watch(page, (replay) => replay.shown.value.state.colors);
  const red = Object.keys(colors).find((side) => colors[side] === 'red');
  await page.getByText(`${red} scores 3: one 3.`).waitFor();
  assert.equal(await page.locator('.play-map .map-weight').count(), 2);
  assert.deepEqual(await watch(page, (replay) => replay.shown.value.state.score), { Ann: 6, Bob: 0 });
  assert.equal(await page.getByRole('button', { name: 'Practise from here' }).count(), 0);
  await page.evaluate(() => (location.hash = '#/matches'));
  await page.waitForFunction(() => window.hammer.replay === undefined);
});

pageTest('a step that is none is the one before it', { size: phone, at: start }, async ({ page }) => {
  await watchMatch(page, machineRecord({ options: { game_score: 1 } }), '4.5');
  assert.equal(await watch(page, (replay) => replay.moment.value.step), 4);
});

for (const [name, size] of Object.entries({ smallPhone, desktop })) {
  pageTest(`a replay on a ${name}: nothing is covered, axe finds nothing, nor with letters of 200 %`, { size, at: start }, async ({ page }) => {
    await watchMatch(page, machineRecord({ options: { game_score: 4 } }), 6);
    await untilFetched(page);
    const steps = await watch(page, (replay) => replay.passages.length);
    for (const letters of [100, 200]) {
      await enlargeText(page, letters);
      for (const show of ['replay.toTime(1)', `replay.toEnd(${steps - 1})`]) {
        await page.evaluate(`window.hammer.replay.toBeginning(6); window.hammer.${show}`);
        await settled(page);
        assert.deepEqual(await overlaps(page), [], `${show}, letters of ${letters} %`);
        assert.deepEqual(await axe(page), [], `${show}, letters of ${letters} %`);
      }
    }
  });
}

// So slowly that it is not over before a tap ends it.
pageTest('the last throw is seen again, and the match stands as it did', { size: phone, at: '?q=none&rate=0.5&seed=7' }, async ({ page }) => {
  await playPlan(page, { setup: { game: 'knock-off', seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 3 }, levels: {}, first: 'Ann' });
  await untilMoment(page, 'aiming');
  await look(page, (session) => void session.send({ cmd: 'shoot', y: 0, speed: 1.85, angle: 0, spin: 0 }));
  await page.waitForFunction(() => window.hammer.session.lastShown.value !== null && window.hammer.session.moment.value.kind === 'aiming');
  const before = await stateOf(page);
  await page.getByRole('button', { name: 'Replay' }).click();
  await untilMoment(page, 'again');
  await page.getByRole('button', { name: /slow motion/ }).click();
  await untilMoment(page, 'aiming');
  assert.equal((await stateOf(page)).hash, before.hash);
});

pageTest('the last throw is seen again from the menu, to its end', { size: phone }, async ({ page }) => {
  await playNow(page);
  await look(page, (session) => void session.send({ cmd: 'shoot', y: 0, speed: 1.85, angle: 0, spin: 0 }));
  await page.waitForFunction(() => window.hammer.session.lastShown.value !== null && window.hammer.session.moment.value.kind === 'aiming');
  const before = await stateOf(page);
  await look(page, (session) => session.moment.subscribe(({ kind }) => (window.moments ??= []).push(kind)));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Replay' }).click();
  await page.waitForFunction(() => window.moments.length >= 3);
  assert.deepEqual(await page.evaluate(() => window.moments), ['aiming', 'again', 'aiming']);
  assert.equal((await stateOf(page)).hash, before.hash);
});

pageTest('where nobody may look, no throw is seen again', { size: phone }, async ({ page }) => {
  const setup = { game: 'horse-collar', seats: [{ name: 'Ann' }, { name: 'Bob' }], options: { peeking: 'not_allowed' }, seed: 3 };
  await playPlan(page, { setup, levels: {}, first: 'Ann' });
  await untilMoment(page, 'aiming');
  await look(page, (session) => void session.send({ cmd: 'shoot', y: 0, speed: 1.85, angle: 0, spin: 0 }));
  await page.waitForFunction(() => window.hammer.session.lastThrow.value !== null && window.hammer.session.moment.value.kind === 'aiming');
  assert.equal(await momentOf(page), 'aiming');
  assert.equal(await page.getByRole('button', { name: 'Replay' }).isDisabled(), true);
});
