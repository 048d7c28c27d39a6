// A phone beside a real board.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';

import { axe, overlaps, pageTest, phone, program, quickly, savedFile, settled, tapsInTime } from './harness/index.mjs';

const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' });

async function planDoubles(page) {
  await page.getByRole('radio', { name: 'Two', exact: true }).check();
  for (const [place, name] of ['Ann', 'Cy', 'Bob', 'Di'].entries()) await page.getByLabel(`Name of player ${place + 1}`).fill(name);
  await page.getByLabel('Game score', { exact: true }).fill('7');
  await button(page, 'Start keeping score').click();
  await page.locator('.real-sides').waitFor();
}

// What stands there in large letters.
async function standing(page) {
  const partners = await page.locator('.real-partner').allInnerTexts();
  const isFirst = await page.locator('.real-side').evaluateAll((sides) => sides.map((side) => side.querySelector('.real-first') !== null));
  const first = isFirst.indexOf(true);
  return { end: (await page.locator('.real-end strong').innerText()).trim(), first: partners[first], hammer: partners[1 - first] };
}

async function scores(page) {
  const names = await page.locator('.real-side-name').allInnerTexts();
  const points = await page.locator('.real-side-score [aria-hidden]').allInnerTexts();
  return Object.fromEntries(names.map((name, place) => [name.trim(), Number(points[place])]));
}

async function enterPoints(page, side, points) {
  await page.locator('.real-side', { hasText: side }).click();
  await button(page, String(points)).click();
  await settled(page);
}

function metres(said) {
  const [amount, unit] = said.split(' ');
  return Number(amount) * { mm: 0.001, cm: 0.01, m: 1 }[unit];
}

// The map says where each weight lies; the program judges the same position.
async function judgedByProgram(page) {
  const length = 6.2992;
  const places = await page.locator('.map-weight').evaluateAll((weights) => weights.map((weight) => weight.getAttribute('aria-label')));
  const weights = places.map((text) => {
    const [, color, depth, aside = '0 m', way = 'left'] = /^(red|blue) weight \d+, ([\d.]+ \w+) from the far edge, (?:([\d.]+ \w+) (left|right)|in the middle)/.exec(text);
    return { color, x: length - metres(depth), y: metres(aside) * (way === 'left' ? 1 : -1) };
  });
  return JSON.parse(execFileSync(program, ['judge'], { input: JSON.stringify({ game: 'knock-off', weights }) }));
}

pageTest('a doubles match is scored from the toss to the winner', { size: phone, at: `${quickly}#/real` }, async ({ page }) => {
  await planDoubles(page);
  await button(page, 'Heads').click();
  await button(page, 'Shoot first').click();
  await button(page, 'Red weights').click();
  await page.locator('.points-keys').waitFor();
  const opening = await standing(page);
  const sideOf = (player) => (['Ann', 'Cy'].includes(player) ? 'Ann & Cy' : 'Bob & Di');
  const partner = { Ann: 'Cy', Cy: 'Ann', Bob: 'Di', Di: 'Bob' };
  assert.ok(['Ann', 'Bob'].includes(opening.first), 'the first named plays the first round');

  // Four hangers are the most that a round is worth.
  assert.deepEqual(await page.locator('.points-keys .button').allInnerTexts(), [...Array.from({ length: 16 }, (_, fewer) => String(fewer + 1)), 'Nobody scores']);
  // What is tapped can be thought better of, and who and how many come in either order.
  await page.locator('.real-side', { hasText: sideOf(opening.first) }).click();
  await page.getByText(`How many for ${sideOf(opening.first)}?`).waitFor();
  await page.locator('.real-side', { hasText: sideOf(opening.first) }).click();
  await button(page, '3').click();
  await page.getByText('Who scored 3?').waitFor();
  await page.locator('.real-side', { hasText: sideOf(opening.hammer) }).click();
  await settled(page);

  // KO6: the scorer shoots first; M4, M5: from the other end, the partners there.
  const second = await standing(page);
  assert.deepEqual(second, { end: opening.end === 'A' ? 'B' : 'A', first: partner[opening.hammer], hammer: partner[opening.first] });
  assert.equal((await scores(page))[sideOf(opening.hammer)], 3);

  // By where the weights lie: one laid by touch, one by button, moved by keys over the edge.
  await button(page, 'Weights').click();
  const map = page.locator('.laying .board-map').first();
  const box = await map.boundingBox();
  await page.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height * 0.5);
  await page.locator('.laying').getByRole('radio', { name: 'blue' }).check();
  await button(page, 'Blue').click();
  await page.locator('.map-weight').nth(1).focus();
  for (let step = 0; step < 19; ++step) await page.keyboard.press('Shift+ArrowUp');
  await settled(page);
  const judged = await judgedByProgram(page);
  assert.equal(judged.weights[1].zone, 'hanger');
  const whatScores = (summary) => /^(.+) scores? (.+)$/.exec(summary).slice(1);
  const [side, what] = whatScores(await page.locator('.verdict-summary > span').innerText());
  assert.ok(['Ann & Cy', 'Bob & Di'].includes(side));
  assert.equal(what, whatScores(judged.summary)[1]);
  for (const [place, { why }] of judged.weights.entries()) {
    await page.locator('.map-weight').nth(place).focus();
    const reason = await page.locator('.verdict-weight > span:not(.weight-mark)').innerText();
    assert.ok(reason.startsWith(why.slice(0, why.indexOf(','))), `${reason} for ${why}`);
    assert.equal(/doesn’t count/.test(reason), /counts nothing/.test(why), `${reason} for ${why}`);
  }
  assert.deepEqual(await axe(page), []);
  assert.deepEqual(await overlaps(page), []);
  await button(page, 'Use this score').click();
  await page.getByText('Round 3').waitFor();
  const third = await scores(page);
  assert.equal(Math.max(...Object.values(third)) >= 4, true);

  await button(page, 'Undo').click();
  await page.getByText('Round 2').waitFor();
  assert.deepEqual(await standing(page), second);
  await button(page, 'Redo').click();
  await page.getByText('Round 3').waitFor();

  await page.reload();
  await page.locator('.points-keys').waitFor();
  assert.deepEqual(await scores(page), third);

  await enterPoints(page, 'Ann & Cy', 7);
  await page.getByRole('heading', { name: 'Ann & Cy win' }).waitFor();
  await button(page, 'More').click();
  const file = await savedFile(page, () => button(page, 'Save the match as a file').click());
  assert.match(execFileSync(program, ['replay', file], { encoding: 'utf8' }), /^Verified: /m);
});

pageTest('turns, frames and the hickey jar of three players', { size: phone, at: `${quickly}#/real` }, async ({ page }) => {
  await page.getByRole('radio', { name: /Horse Collar/ }).check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByText('All options').click();
  await page.getByLabel('Hickey jar (cents a turn)', { exact: true }).fill('25');
  await button(page, 'Start keeping score').click();
  await button(page, 'Draw the order by lot').click();
  await page.locator('.points-keys').waitFor();
  for (let turn = 0; turn < 3; ++turn) {
    await button(page, 'No points').click();
    await settled(page);
  }
  assert.match(await page.locator('.real-where').innerText(), /Frame 2[\s\S]*Hickey jar 0\.75/);
  const atTurn = (await page.locator('.real-side.at-turn .real-side-name').innerText()).trim();
  await button(page, '10').click();
  await settled(page);
  assert.equal((await scores(page))[atTurn], 10);
});

pageTest('the powder of a board from one lag', { size: phone, at: `${quickly}#/real` }, async ({ page }) => {
  await page.getByText('Measure the powder with one lag').click();
  await page.getByLabel('How far it slid, in metres', { exact: true }).fill('0.4');
  const start = button(page, 'Let go: start');
  await start.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await start.boundingBox();
  const middle = { x: x + width / 2, y: y + height / 2 };
  await tapsInTime(page, [{ ...middle, after: 0 }, { ...middle, after: 1.6 }], () => button(page, 'It stopped: stop').waitFor());
  await button(page, 'Use this powder').click();
  const powder = Number(await page.getByLabel('Deceleration in m/s²', { exact: true }).inputValue());
  assert.ok(Math.abs(powder - 0.8 / 1.6 ** 2) < 0.002, `0.8 / t² with t = 1.6 s, not ${powder}`);
});
