// Evenings beside real boards: every game is scored to its end by taps that are counted, on every size of phone, and the
// program verifies every record.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';

import { axe, enlargeText, goToScreen, isThorough, overlaps, pageTest, phone, phoneAcross, program, quickly, savedFile, settled, smallPhone, tablet, until } from './harness/index.mjs';

const shortPhone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const sizes = isThorough ? [smallPhone, shortPhone, phone, phoneAcross, tablet] : [shortPhone];
const nameOf = ({ viewport: { width, height } }) => `${width}×${height}`;
const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' });

// A match as people plan it, and what a round is worth in it: [side, points], or [points, points] where both score.
const singles = [['Ann', 'Bob'], [[1, 3], [0, 2], [null, 0], [1, 4], [0, 1]]];
const turns = (...points) => points.map((worth) => [null, worth]);
const matches = [
  { game: 'Knock Off', names: singles[0], rounds: singles[1] },
  { game: 'Knock Off', names: ['Ann', 'Cy', 'Bob', 'Di'], partners: true, rounds: [[0, 2], [1, 5], [null, 0], [0, 3]] },
  { game: 'Horse Collar', names: ['Ann', 'Bob', 'Cy'], jar: '25', rounds: turns(5, 0, 8, 13, 3, 0, 9) },
  { game: 'Crazy Eight', names: singles[0], rounds: turns(4, 0, 3, 6, 2) },
  { game: 'Baseball', names: singles[0], rounds: turns(4, 0, 3, 6, 0, 7) },
  { game: 'Tap & Draw', scoring: 'knock_off', names: singles[0], rounds: singles[1] },
  { game: 'Tap & Draw', scoring: 'horse_collar', names: singles[0], rounds: [[4, 0], [3, 7], [13, 5], [0, 0]] },
  { game: 'Tap & Draw', scoring: 'target', names: singles[0], rounds: [[1, 3], [0, 5], [null, 0], [1, 4]] },
  { game: 'Target', names: singles[0], rounds: singles[1] },
];

async function plan(page, { game, names, partners = false, jar, scoring }) {
  await goToScreen(page, '#/real');
  await page.getByRole('radio', { name: new RegExp(`^${game}`) }).check();
  if (names.length === 3) await page.getByRole('radio', { name: '3', exact: true }).check();
  if (partners) await page.getByRole('radio', { name: 'Two', exact: true }).check();
  else if ((await page.getByRole('radio', { name: 'One', exact: true }).count()) > 0) await page.getByRole('radio', { name: 'One', exact: true }).check();
  if (scoring || jar) await page.getByText('All options').click();
  if (scoring) await page.getByRole('group', { name: 'Scoring' }).locator(`[value="${scoring}"]`).check();
  if (jar) await page.getByLabel('Hickey jar (cents a turn)', { exact: true }).fill(jar);
  for (const [place, name] of names.entries()) await page.getByLabel(`Name of player ${place + 1}`).fill(name);
  await button(page, 'Start keeping score').click();
  await button(page, 'Begin').click();
  await page.locator('.points-keys').waitFor();
}

// Everything that is needed is on the screen, and nothing of it has to be scrolled to.
async function needsNoScrolling(page, where) {
  const { below, scrolls } = await page.evaluate(() => {
    const needed = [...document.querySelectorAll('.real-side, .points-keys .button, .real-tools .button, .real-end strong')];
    const isOut = (element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1;
    };
    return { below: needed.filter(isOut).map((element) => element.textContent), scrolls: document.documentElement.scrollHeight > innerHeight + 1 };
  });
  assert.deepEqual({ below, scrolls }, { below: [], scrolls: false }, where);
}

const countTaps = () => {
  window.taps = 0;
  document.addEventListener('click', () => ++window.taps, true);
};

// Until the engine has answered and the sheet has one more line, or the match is over.
function reportsOnSheet(page) {
  return page.evaluate(() => window.hammer.realTable.sheet.value.rounds.length);
}

// One round, in at most two taps.
async function scoreRound(page, [who, many], bothScore) {
  const before = await reportsOnSheet(page);
  const taps = await page.evaluate(() => window.taps);
  const key = (points) => page.locator('.points-keys .button', { hasText: new RegExp(`^${points}$`) });
  const zero = page.locator('.points-keys > .points-row').first();
  const tap = (points) => (points === 0 ? zero : key(points)).click();
  if (bothScore) await tap(who);
  else if (who !== null) await page.locator('.real-side').nth(who).click();
  await tap(many);
  await until(async () => (await reportsOnSheet(page)) === before + 1, () => 'the round is not on the sheet');
  assert.ok((await page.evaluate(() => window.taps)) - taps <= 2, `two taps a round at most, for ${who} ${many}`);
}

const phaseOf = (page) => page.evaluate(() => window.hammer.realTable.state.value.phase);

async function scoreToTheEnd(page, { rounds, scoring, game }) {
  for (let count = 0; (await phaseOf(page)) !== 'over'; ++count) {
    assert.ok(count < 200, `${game} does not end`);
    await scoreRound(page, rounds[count % rounds.length], scoring === 'horse_collar');
    if (count === 0) await needsNoScrolling(page, `${game} ${scoring ?? ''}`);
  }
}

// The first round on the sheet is worth one point more or less than it was; later ones stay.
async function correctFirst(page) {
  const before = await page.evaluate(() => window.hammer.realTable.sheet.value.rounds);
  const [first] = before;
  const side = Object.keys(first.points)[0];
  const points = first.points[side] === 3 ? 4 : 3;
  await button(page, 'Score sheet').click();
  await page.locator('.sheet-cell').first().click();
  await settled(page);
  if (first.side === null) await page.locator('.sheet').getByRole('radio', { name: side }).check();
  const key = page.locator('.sheet .points-keys .button', { hasText: new RegExp(`^${points}$`) });
  await key.click();
  await settled(page);
  const both = await page.evaluate(() => window.hammer.realTable.sheet.value.both_score);
  if (both) await page.locator('.sheet .points-row').first().click();
  await settled(page);
  const leaveOut = button(page, 'Change it and leave these out');
  const isAsked = (await leaveOut.count()) > 0;
  if (isAsked) await leaveOut.click();
  await settled(page);
  const after = await page.evaluate(() => window.hammer.realTable.sheet.value.rounds);
  assert.equal(after[0].points[side], points);
  if (!isAsked) assert.deepEqual(after.slice(1).map(({ points: worth }) => worth), before.slice(1).map(({ points: worth }) => worth));
  await page.keyboard.press('Escape');
  await settled(page);
}

for (const size of sizes) {
  pageTest(`an evening of every game at ${nameOf(size)}`, { size, at: `${quickly}#/real` }, async ({ page }) => {
    await page.evaluate(countTaps);
    for (const match of matches) {
      await plan(page, match);
      await scoreRound(page, match.rounds[0], match.scoring === 'horse_collar');
      await scoreRound(page, match.rounds[1], match.scoring === 'horse_collar');
      await correctFirst(page);
      await scoreToTheEnd(page, match);
      await page.locator('.real-result').waitFor();
      await button(page, 'More').click();
      const file = await savedFile(page, () => button(page, 'Save the match as a file').click());
      assert.match(execFileSync(program, ['replay', file], { encoding: 'utf8' }), /^Verified: /m, `${match.game} ${match.scoring ?? ''}`);
      await page.keyboard.press('Escape');
    }
    // The evening has them all.
    await page.getByRole('link', { name: 'This evening' }).click();
    await page.getByRole('heading', { level: 1, name: 'This evening' }).waitFor();
    assert.equal(await page.locator('.evening-matches li').count(), matches.length);
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await overlaps(page), []);
  });
}

pageTest('a screen of keys can be read and pressed in every language and with large letters', { size: smallPhone, at: `${quickly}#/real` }, async ({ page }) => {
  await plan(page, matches[1]);
  const id = await page.evaluate(() => location.hash);
  for (const language of isThorough ? ['en', 'de', 'fr', 'es'] : ['de']) {
    await page.goto(`${page.url().split('?')[0]}${quickly}&lang=${language}${id}`);
    await page.locator('.points-keys').waitFor();
    await settled(page);
    await needsNoScrolling(page, language);
    for (const letters of [100, 200]) {
      await enlargeText(page, letters);
      await settled(page);
      assert.deepEqual(await axe(page), [], `${language} ${letters} %`);
      assert.deepEqual(await overlaps(page), [], `${language} ${letters} %`);
    }
    await enlargeText(page, 100);
  }
});

pageTest('what no longer fits is shown and asked, and comes back by undo', { size: phone, at: `${quickly}#/real` }, async ({ page }) => {
  await page.evaluate(countTaps);
  await plan(page, matches[0]);
  for (const round of [[0, 4], [1, 3], [0, 2], [1, 1]]) await scoreRound(page, round, false);
  const before = await page.evaluate(() => window.hammer.realTable.sheet.value.rounds);
  await button(page, 'Score sheet').click();
  await page.locator('.sheet-cell').nth(1).click();
  await page.locator('.sheet').getByRole('radio', { name: 'Bob' }).check();
  await page.locator('.sheet .points-keys .button', { hasText: /^16$/ }).click();
  await page.getByText('what was scored later no longer fits').waitFor();
  assert.equal(await page.locator('.sheet li').count(), 2, 'rounds 3 and 4 are shown');
  assert.deepEqual(await page.evaluate(() => window.hammer.realTable.sheet.value.rounds), before, 'nothing has changed yet');
  await button(page, 'Change it and leave these out').click();
  await until(async () => (await phaseOf(page)) === 'over', () => 'the match is not over');
  await page.keyboard.press('Escape');
  await button(page, 'Undo').click();
  await until(async () => (await reportsOnSheet(page)) === 4, () => 'the rounds are not back');
  assert.deepEqual(await page.evaluate(() => window.hammer.realTable.sheet.value.rounds), before);
  // One taken out, and one put in.
  await button(page, 'Score sheet').click();
  await page.locator('.sheet-cell').nth(2).click();
  await button(page, 'Take it out').click();
  await until(async () => (await reportsOnSheet(page)) === 3, () => 'the round is still there');
  await page.locator('.sheet-cell').nth(0).click();
  await button(page, 'Put one in before it').click();
  await page.locator('.sheet').getByRole('radio', { name: 'Ann' }).check();
  await page.locator('.sheet .points-keys .button', { hasText: /^7$/ }).click();
  await until(async () => (await reportsOnSheet(page)) === 4, () => 'the round is not there');
  const rounds = await page.evaluate(() => window.hammer.realTable.sheet.value.rounds.map(({ points }) => [points.Ann, points.Bob]));
  assert.deepEqual(rounds, [[7, 0], [4, 0], [0, 3], [0, 1]]);
  assert.deepEqual(await axe(page), []);
});

pageTest('everything goes to another device in one file, and twice changes nothing', { size: phone, at: `${quickly}#/real` }, async ({ page, context, goTo }) => {
  await page.evaluate(countTaps);
  await plan(page, matches[0]);
  await scoreRound(page, [0, 3], false);
  await goToScreen(page, '#/device');
  const file = await savedFile(page, () => button(page, 'Save everything').click());
  const take = async () => {
    await goToScreen(page, '#/device');
    await page.setInputFiles('input[type=file]', file);
    await page.locator('.note').waitFor();
    return page.locator('.note').innerText();
  };
  assert.match(await take(), /nothing new/);
  // As on another device.
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await context.clearCookies();
  await goTo(`${quickly}&again#/device`);
  await settled(page);
  assert.match(await take(), /1 match/);
  assert.match(await take(), /nothing new/);
  await goToScreen(page, '#/matches');
  assert.equal(await page.locator('.saved').count(), 1);
  await page.setInputFiles('input[type=file]', file).catch(() => {});
  await goToScreen(page, '#/device');
  await page.setInputFiles('input[type=file]', { name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from('{"dear":"Ann"}') });
  await page.getByText('letter.json isn’t a file made by “Save everything”.').waitFor();
});
