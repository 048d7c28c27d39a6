// The first minutes on a device: the goal is said before the first throw, tips come once each, and none of them covers the
// weight, the map or the way on.
import assert from 'node:assert/strict';

import { axe, enlargeText, flick, goToScreen, isThorough, pageTest, phone, quickly, settled } from './harness/index.mjs';
import { playNow, playPlan, send, untilMoment } from './at_the_table.mjs';

const at = `${quickly}#/`;
const goal = (page) => page.locator('.tip.goal');
const finger = (page) => page.locator('.ghost-finger');
const tip = (page) => page.getByRole('region', { name: 'Tip', exact: true });
const seats = [{ name: 'Ann' }, { name: 'Bob' }];
const plan = (game, table) => ({ setup: { game, ...(table && { table }), options: { hand: 'none' }, seats }, levels: {}, first: 'Ann' });

const seenTips = (page) => page.evaluate(() => window.hammer.preferences.value.seenTips);
const aims = (page) => page.waitForFunction(() => window.hammer.throwing?.thrower.listening.value);

// A throw into the middle of the board, or over its end. The page has seen it when it waits again.
const lag = (page, speed) => send(page, { cmd: 'shoot', y: 0, speed, angle: 0, spin: 0 }).then(() => untilMoment(page, 'aiming', 'judging'));

async function knowsThrowing(page) {
  await page.evaluate(() => localStorage.setItem('hammer.preferences', JSON.stringify({ seenTips: ['throw'] })));
}

pageTest('a first visit: one tap, and the goal is there before the first throw, never after a good one', { size: phone, at }, async ({ page }) => {
  await page.getByRole('button', { name: /play now/i }).tap();
  await goal(page).waitFor();
  assert.equal(await goal(page).textContent(), 'Stop in the 3 at the far end. Don’t fall off.');
  assert.equal(await page.evaluate(() => window.hammer.session.state.value.weights.length), 0, 'nothing is thrown yet');
  await finger(page).waitFor();
  await page.locator('[aria-live]').getByText('Stop in the 3 at the far end.').waitFor({ state: 'attached' });
  assert.equal(await tip(page).count(), 0, 'one thing at a time');

  await aims(page);
  const from = await page.evaluate(() => {
    window.hammer.scene.arrive();
    return window.hammer.scene.screenPoint(0.3, 0);
  });
  // Through the drawn finger, which takes no pointers.
  await flick(page, { from, to: { x: from.x + 12, y: from.y - 140 }, ms: 200 });
  await page.waitForFunction(() => window.hammer.session.lastThrow.value !== null);
  const { speed } = await page.evaluate(() => window.hammer.session.lastThrow.value.aimed);
  assert.ok(speed > 1.4 && speed < 1.89, `a hand's first flick stays on the board: ${speed} m/s`);
  await goal(page).waitFor({ state: 'detached' });
  await untilMoment(page, 'aiming');
  await aims(page);
  await page.waitForFunction(() => window.hammer.preferences.value.seenTips.includes('throw'));
  await tip(page).waitFor();

  await playPlan(page, null); // another match, after the page was loaded again
  await untilMoment(page, 'aiming');
  await tip(page).waitFor();
  assert.equal(await goal(page).count(), 0);
  assert.equal(await finger(page).count(), 0);
});

pageTest('how to throw stays until a throw has gone well', { size: phone, at }, async ({ page }) => {
  await playPlan(page, plan('knock-off'));
  await goal(page).waitFor();
  await lag(page, 4); // over the end
  await goal(page).waitFor();
  assert.deepEqual(await seenTips(page), []);
  await lag(page, 1.7);
  await goal(page).waitFor({ state: 'detached' });
  assert.deepEqual(await seenTips(page), ['throw']);
});

const goals = [
  ['knock-off', '9ft-bank', 'Touch a side cushion, then stop in the 5 at the far end.'],
  ['horse-collar', '9ft-bank', 'Touch a side cushion, then stop in the 3 at the far end.'],
  ['target', '22ft-target', 'Stop on the bullseye. Don’t fall off.'],
  ['crazy-eight', '22ft', 'Get all four past the far foul line. None may fall off.'],
];

pageTest('a throw along the drawn finger touches the cushion of a board that has them', { size: phone, at }, async ({ page }) => {
  await playPlan(page, plan('knock-off', '9ft-bank'));
  await finger(page).waitFor();
  await aims(page);
  const from = await page.evaluate(() => {
    window.hammer.scene.arrive();
    return window.hammer.scene.screenPoint(0.3, 0);
  });
  const { width, height } = await page.locator('.ghost-way').boundingBox();
  await flick(page, { from, to: { x: from.x + (140 * width) / height, y: from.y - 140 }, ms: 200 });
  await page.waitForFunction(() => window.hammer.session.lastThrow.value !== null);
  assert.equal(await page.evaluate(() => window.hammer.session.events.value.some(({ event }) => event === 'no_cushion')), false);
});

pageTest('the goal is the board’s and the game’s, and so are the zones that glow', { size: phone, at }, async ({ page }) => {
  const [glowing, hints] = [{}, {}];
  for (const [game, table, said] of goals) {
    await playPlan(page, plan(game, table));
    await goal(page).waitFor();
    assert.equal(await goal(page).textContent(), said, game);
    const { width, height } = await page.locator('.ghost-way').boundingBox();
    assert.equal(width / height > 0.5, /bank/.test(table), `${game}: a straight throw is drawn only where it may stay`);
    hints[game] = await page.locator('.throw-hint').textContent();
    await page.locator('.map-zones > *').first().waitFor({ state: 'attached' }); // all at once, when the judge has answered
    glowing[game] = await page.locator('.map-zones > *').count();
  }
  assert.deepEqual(glowing, { 'knock-off': 4, 'horse-collar': 2, target: 4, 'crazy-eight': 3 });
  const bank = 'Flick the weight at a side cushion';
  assert.deepEqual(hints, { 'knock-off': bank, 'horse-collar': bank, target: 'Flick the weight up the board', 'crazy-eight': 'Flick the weights up the board' });
});

pageTest('each game and each kind of board has its tip once, closed by tap, key or throw, and had again from menu and settings', { size: phone, at }, async ({ page }) => {
  await knowsThrowing(page);
  const games = await page.evaluate(() => window.hammer.engine.games());
  const seen = new Set();
  for (const { key, tables } of games) {
    await playPlan(page, plan(key, tables.at(-1)));
    const kinds = /bank/.test(tables.at(-1)) && !seen.has('bank') ? ['bank', key] : /target/.test(tables.at(-1)) ? ['rings', key] : [key];
    for (const kind of kinds) {
      await tip(page).waitFor();
      const said = await tip(page).locator('p').textContent();
      assert.ok(!seen.has(said) && said.length > 20, `${kind}: ${said}`);
      await page.locator('[aria-live]').getByText(said, { exact: true }).last().waitFor({ state: 'attached' });
      assert.equal(await page.evaluate(() => document.activeElement?.closest('.tips') === null), true, 'the focus is not taken');
      seen.add(said).add(kind);
      if (seen.size % 3 === 0) await tip(page).getByRole('button', { name: 'Close the tip' }).tap();
      else if (seen.size % 3 === 1) await page.keyboard.press('Escape');
      else await tip(page).tap();
      await page.getByText(said, { exact: true }).filter({ visible: true }).locator('xpath=ancestor-or-self::*[contains(@class, "tip")]').waitFor({ state: 'detached' });
    }
    assert.equal(await tip(page).count(), 0, `${key} has no more tips`);
  }
  assert.deepEqual((await seenTips(page)).length, 1 + games.length + 2);

  // From the menu, for this table: it goes with the throw.
  await playPlan(page, plan('knock-off', '22ft'));
  await aims(page);
  assert.equal(await tip(page).count(), 0);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.locator('dialog[open]').getByRole('button', { name: 'Tips', exact: true }).tap();
  await tip(page).waitFor();
  await lag(page, 1.7);
  await aims(page);
  assert.equal(await tip(page).count(), 0);

  await goToScreen(page, '#/settings');
  await page.getByRole('button', { name: 'Show tips again' }).tap();
  assert.deepEqual(await seenTips(page), []);
  await playPlan(page, plan('knock-off', '22ft'));
  await goal(page).waitFor();
});

// In the browser: until the scene knows the room it has, its camera is there, and the tips have followed it.
async function stand() {
  for (let frame = 0; frame < 4; ++frame) {
    window.hammer.scene.arrive();
    await new Promise(requestAnimationFrame);
  }
}

// What lies over what it must not: in the browser.
function covered(mustShow) {
  const { scene, throwing } = window.hammer;
  const { table } = throwing;
  const box = (element) => element.getBoundingClientRect();
  const radius = table.weight_radius;
  const [middle, rim] = [scene.screenPoint(table.release_x, 0), scene.screenPoint(table.release_x, -radius)];
  const wide = rim.x - middle.x;
  const far = scene.screenPoint(table.length, 0).y;
  const near = scene.screenPoint(table.length - (table.deuce_line ?? table.target.centre + table.target.outer_radius), 0).y;
  const edge = Math.abs(scene.screenPoint(table.length, table.width / 2).x - middle.x);
  const rects = [...document.querySelectorAll('.play button, .play-map, .throw-hint, .score-board, .throw-result')].filter((one) => one.checkVisibility() && !one.closest('.tip'));
  const mine = [...document.querySelectorAll('.tip, .ghost-finger')].filter((one) => one.checkVisibility());
  const must = [
    ['the weight', { left: middle.x - wide, right: middle.x + wide, top: middle.y - wide, bottom: middle.y + wide / 2 }],
    ['the far zones', { left: middle.x - edge, right: middle.x + edge, top: far, bottom: near }],
    ...rects.map((one) => [one.className, box(one)]),
  ];
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const isCut = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const [text, room] = [range.getBoundingClientRect(), box(one.closest('.dial, label, .score-side'))];
    const pane = box(one.closest('.throw-box') ?? document.body);
    if (range.getClientRects().length > 1 && one.matches('.breaks')) return 'in two lines';
    if (text.left < room.left - 1 || text.right > room.right + 1) return 'too wide';
    return one.matches('label') && (text.top < pane.top - 1 || text.bottom > pane.bottom + 1) && 'out of sight';
  };
  const inside = (a) => a.left >= 0 && a.top >= 0 && a.right <= innerWidth + 1 && a.bottom <= innerHeight + 1;
  return [
    mustShow && mine.length === 0 && 'nothing is shown',
    ...[...document.querySelectorAll('.score-name .breaks, .dial-value, .throw-ways label')].flatMap((one) => isCut(one) && `"${one.textContent}" is cut or broken: ${isCut(one)}`),
    ...mine.flatMap((one) => [
      !inside(box(one)) && `${one.classList} is outside the window`,
      ...must.map(([name, other]) => meets(box(one), other) && `${one.classList} covers ${name}: ${JSON.stringify([box(one), other])}`),
    ]),
  ].filter(Boolean);
}

const sizes = [[360, 640], ...(isThorough ? [[390, 664], [390, 844], [844, 390], [820, 1180], [1440, 900]] : [])];
const upright = sizes.filter(([width, height]) => width < height); // across, the controls are beside the board, and scroll
const languages = isThorough ? ['en', 'de', 'fr', 'es'] : ['de'];

for (const language of languages) {
  pageTest(`neither the goal nor a tip covers the weight, the map or a control (${language})`, { size: phone, at: `${quickly}&lang=${language}#/` }, async ({ page }) => {
    const found = [];
    const looks = async (what, windows = sizes, mustShow = true) => {
      for (const [width, height] of windows) {
        for (const letters of [100, 200]) {
          await page.setViewportSize({ width, height });
          await enlargeText(page, letters);
          await settled(page, 50);
          await page.evaluate(stand);
          for (const one of await page.evaluate(covered, mustShow)) found.push(`${what}, ${width}×${height}, ${letters} %: ${one}`);
          if (letters === 100) for (const one of await axe(page)) found.push(`${what}, ${width}×${height}: ${one}`);
        }
      }
    };
    const start = async (...which) => {
      await page.evaluate((isThrown) => localStorage.setItem('hammer.preferences', JSON.stringify({ seenTips: isThrown ? ['throw'] : [] })), which[2]);
      await playPlan(page, plan(...which.slice(0, 2)));
      await untilMoment(page, 'aiming');
      await aims(page);
      await page.locator('.tip').waitFor();
    };
    await start('knock-off', '22ft', false);
    await looks('the goal');
    await page.locator('.throw-more').click();
    await page.locator('.throw-sheet').waitFor();
    await looks('the goal and options', upright);
    await page.evaluate(() => window.hammer.throwing.thrower.choose('keyboard'));
    await page.locator('.throw-more').click();
    await page.locator('.by-keyboard').waitFor();
    await page.evaluate(() => window.hammer.throwing.thrower.set('y', 0.01));
    await looks('the goal and keys', upright, false);
    await start('crazy-eight', '22ft', true);
    await looks('a tip');
    await start('knock-off', '9ft-bank', true);
    await looks('the tip of a board');
    assert.deepEqual(found, []);
  });
}
