// The way to a match and from one to the next: the first screen's doors, Play now, the opponents, the end of a match, the
// ladder, and the first lesson where it is needed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { axe, desktop, enlargeText, goToScreen, overlaps, pageTest, phone, phoneAcross, quickly, savedFile, settled, smallPhone } from './harness/index.mjs';
import { leaveJudge, playNow, playPlan, send, stateOf, throwBy, untilMoment } from './at_the_table.mjs';

const at = `${quickly}#/`;
const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (page, name) => page.getByRole('link', { name, exact: typeof name === 'string' });
const ladder = (page) => page.evaluate(() => window.hammer.ladder.value.map(({ id, level, won }) => ({ id, level, won })));
const levels = (page) => page.evaluate(() => window.hammer.engine.levels().then((all) => all.map(({ name }) => name)));
const opponent = (page) => page.evaluate(() => Object.keys(window.hammer.session.plan.levels)[0]);
const lag = (y, speed = 1.84) => ({ cmd: 'shoot', y, speed, angle: 0, spin: 0 });

// A match of the ladder that one round decides, kept so that Play now offers its like again.
async function shortMatches(page, options = {}) {
  await page.evaluate((more) => {
    const kept = JSON.parse(localStorage.getItem('hammer.preferences') ?? '{}');
    const lastPlan = { setup: { game: 'knock-off', options: { game_score: 1, ...more }, seats: [{ name: 'Player' }, { name: 'Casual', hand: 'casual' }] }, levels: { Casual: 'casual' }, first: 'Player' };
    localStorage.setItem('hammer.preferences', JSON.stringify({ version: 2, ...kept, lastPlan }));
  }, options);
  await page.reload();
}

async function concede(page) {
  await untilMoment(page, 'aiming');
  await send(page, { cmd: 'concede', side: 'Player' });
  await untilMoment(page, 'over');
}

// To the end, by lags that lie well, each beside the last.
async function playOut(page) {
  for (let count = 0; count < 200; ++count) {
    const kind = await untilMoment(page, 'aiming', 'judging', 'over');
    if (kind === 'over') return stateOf(page);
    if (kind === 'judging') await leaveJudge(page);
    else await send(page, lag(0.15 - 0.1 * (count % 4)));
  }
  return assert.fail('the match does not end');
}

const counted = (page, count) => page.waitForFunction((wanted) => window.hammer?.ladder?.value.length === wanted, count);

for (const [name, size] of Object.entries({ phone, smallPhone, phoneAcross, desktop })) {
  pageTest(`the first screen has at most six doors, and everything is behind them: ${name}`, { size, at }, async ({ page }) => {
    const doors = page.locator('main').locator('a[href], button:not(.home-foot *)');
    assert.equal(await doors.count(), 6);
    await button(page, /^Play now/).waitFor();
    const found = new Set();
    const hrefs = () => page.locator('main a[href^="#/"]').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    for (const door of await hrefs()) {
      found.add(door);
      if (door === '#/learn' || door === '#/me') {
        await goToScreen(page, door);
        for (const inside of await hrefs()) found.add(inside);
        await link(page, 'Back').click();
        await page.waitForFunction(() => location.hash === '#/');
      }
    }
    for (const screen of ['new', 'online', 'real', 'lessons', 'practice', 'drills', 'rules', 'ladder', 'statistics', 'matches', 'hand', 'settings']) {
      assert.ok(found.has(`#/${screen}`), `${screen} is behind a door`);
    }
  });

  pageTest(`New match starts without scrolling: ${name}`, { size, at: `${quickly}#/new` }, async ({ page }) => {
    const inWindow = (box, { height }) => box.y >= 0 && box.y + box.height <= height + 0.5;
    const view = size.viewport;
    assert.ok(inWindow(await button(page, 'Start').boundingBox(), view));
    if (name === 'phone') assert.ok(inWindow(await page.getByRole('radiogroup', { name: 'Opponent' }).boundingBox(), view));
    assert.equal(await page.evaluate(() => scrollY), 0);
    await page.getByRole('radio', { name: 'Target', exact: true }).check();
    await page.getByText('Rings, not lines').waitFor();
    await page.getByRole('radio', { name: 'Yuki', exact: true }).check();
    await page.locator('.pick-line', { hasText: 'Rarely far from the best shot' }).waitFor();
    await button(page, 'Start').click();
    await page.waitForURL(/#\/play\//);
    await untilMoment(page, 'toss', 'aiming', 'thinking');
    const { setup, levels: known } = await page.evaluate(() => window.hammer.session.plan);
    assert.equal(setup.game, 'target');
    assert.deepEqual(known, { Yuki: 'league' });
  });
}

pageTest('Continue leads while a match waits, and Play now comes back after it', { size: phone, at }, async ({ page }) => {
  await playNow(page);
  await goToScreen(page, '#/');
  assert.equal(await button(page, /^Play now/).count(), 0);
  assert.match(await link(page, /^Continue/).innerText(), /You 0 : \w+ 0/);
  await link(page, /^Continue/).click();
  await page.waitForFunction(() => !window.hammer.session.left); // the table that was left is followed by the new one
  await concede(page);
  await goToScreen(page, '#/');
  await button(page, /^Play now/).waitFor();
});

pageTest('faces are loaded when they are seen', { size: phone, at }, async ({ page }) => {
  const faces = () => page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\/faces\//.test(name)).length);
  await page.locator('.home-now img.face').waitFor();
  await settled(page);
  assert.equal(await faces(), 1);
  await goToScreen(page, '#/new');
  await page.waitForFunction((count) => document.querySelectorAll('.of-faces img.face').length === count, (await levels(page)).length);
  await page.waitForFunction((count) => performance.getEntriesByType('resource').filter(({ name }) => /\/faces\//.test(name)).length === count, (await levels(page)).length);
});

pageTest('a match of the ladder counts once: at its end, after a reload in the middle of it and after one at its end', { size: phone, at }, async ({ page }) => {
  await shortMatches(page);
  await button(page, /^Play now/).click();
  await untilMoment(page, 'aiming');
  await send(page, lag(0));
  await untilMoment(page, 'aiming', 'judging', 'over');
  await page.reload();
  await page.waitForFunction(() => window.hammer?.session);
  assert.deepEqual(await ladder(page), []);
  const { winner } = await playOut(page);
  await counted(page, 1);
  const [{ won }] = await ladder(page);
  assert.equal(won, winner === 'Player');
  await page.getByRole('heading', { name: won ? 'You win' : /^(?!You)\w+ wins$/ }).waitFor();
  const change = page.locator('.ladder-change');
  await change.waitFor();
  assert.equal(Math.sign(Number(await change.getAttribute('data-by'))), won ? 1 : -1, 'the first matches move far');
  await page.reload();
  await page.waitForFunction(() => window.hammer?.session);
  await untilMoment(page, 'over');
  await change.waitFor();
  assert.equal((await ladder(page)).length, 1);
  await page.getByText(/^Best shot: /).waitFor();
});

pageTest('a win after an undone throw does not count, and conceding is a loss', { size: phone, at }, async ({ page }) => {
  await shortMatches(page);
  const won = async (undo) => {
    await goToScreen(page, '#/');
    await button(page, /^(Play now)/).click();
    await untilMoment(page, 'aiming');
    if (undo) {
      await send(page, lag(0));
      await untilMoment(page, 'aiming');
      await page.evaluate(() => void window.hammer.session.takeBack());
      await page.waitForFunction(() => window.hammer.session.moment.value.kind === 'aiming' && window.hammer.session.state.value.weights.length === 0);
    }
  };
  await won(true);
  await concede(page);
  await counted(page, 1);
  assert.equal((await ladder(page))[0].won, false);
  await page.getByRole('heading', { name: /^(?!You)\w+ wins$/ }).waitFor();
  await won(true);
  await untilMoment(page, 'aiming');
  await send(page, { cmd: 'concede', side: await opponent(page) }); // however it was won
  await untilMoment(page, 'over');
  await page.getByText('so this win doesn’t count').waitFor();
  assert.equal((await ladder(page)).length, 1);
});

pageTest('after a match Rematch and the next opponent come first', { size: smallPhone, at }, async ({ page }) => {
  await shortMatches(page);
  await button(page, /^Play now/).click();
  const first = await opponent(page).catch(() => null) ?? (await untilMoment(page, 'aiming'), await opponent(page));
  await concede(page);
  await counted(page, 1);
  await button(page, 'Rematch').waitFor();
  const next = button(page, /^Next: /);
  await next.waitFor();
  const height = smallPhone.viewport.height;
  for (const each of [button(page, 'Rematch'), next]) {
    const box = await each.boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= height, 'it is in the window');
  }
  assert.deepEqual(await axe(page), []);
  assert.deepEqual(await overlaps(page), []);
  const before = page.url();
  await next.click();
  await page.waitForFunction((url) => location.href !== url, before);
  await untilMoment(page, 'aiming');
  assert.notEqual(await opponent(page), first);
  await concede(page);
  await counted(page, 2);
  await button(page, 'Rematch').click();
  await page.waitForFunction(() => window.hammer.session.state.value.over === false);
});

pageTest('the ladder shows where one stands, plays anybody, and goes to another device and back', { size: phone, at }, async ({ page }) => {
  const all = await levels(page);
  await goToScreen(page, '#/ladder');
  assert.equal(await page.locator('.rung').count(), all.length);
  assert.equal(await page.locator('.rung.here').count(), 1);
  await page.locator('.rung').first().click(); // the strongest
  await untilMoment(page, 'aiming');
  assert.equal(await page.evaluate(() => Object.values(window.hammer.session.plan.levels)[0]), all.at(-1));
  await concede(page);
  await counted(page, 1);
  await goToScreen(page, '#/ladder');
  assert.match(await page.locator('.rung').first().innerText(), /0 won · 1 lost/);
  const file = await savedFile(page, () => button(page, 'Save as a file').click());
  const { matches } = JSON.parse(readFileSync(file, 'utf8'));
  assert.equal(matches.length, 1);
  const take = (name, text) => page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await take('again.json', readFileSync(file, 'utf8'));
  await page.getByText('Everything in that file was counted already.').first().waitFor();
  const more = [...matches, { id: 'elsewhere', level: all[0], won: true, ended: 5 }];
  await take('more.json', JSON.stringify({ hammer_ladder: 1, matches: more }));
  await page.getByText('1 match added.').first().waitFor();
  await take('letter.json', 'Dear Ann');
  await page.getByText('There’s no ladder in letter.json.').first().waitFor();
  assert.deepEqual(await axe(page), []);
  await page.reload();
  await counted(page, 2);
  assert.match(await page.locator('.rung').last().innerText(), /1 won · 0 lost/);
});

pageTest('Play now keeps the game and the table of the last match, and New match the people', { size: phone, at }, async ({ page }) => {
  await page.evaluate(() => {
    const seats = [{ name: 'Ann' }, { name: 'Bob' }];
    const lastPlan = { setup: { game: 'horse-collar', table: '14ft', seats }, levels: {} };
    localStorage.setItem('hammer.preferences', JSON.stringify({ version: 2, lastPlan }));
  });
  await page.reload();
  assert.match(await button(page, /^Play now/).innerText(), /Horse Collar · You vs \w+/);
  await button(page, /^Play now/).click();
  await page.waitForFunction(() => window.hammer.session);
  const { setup } = await page.evaluate(() => window.hammer.session);
  assert.equal(setup.table, '14ft');
  assert.equal(setup.options.peeking, 'allowed', 'one may look at the far end');
  await goToScreen(page, '#/new');
  assert.equal(await page.getByRole('radio', { name: 'Friend' }).isChecked(), true);
});

// Nothing scores and everything falls.
async function badRound(page) {
  while ((await untilMoment(page, 'aiming', 'judging', 'over')) === 'aiming') await send(page, lag(0.1, 4));
}

pageTest('the first lesson is offered once, after a bad first round', { size: phone, at }, async ({ page }) => {
  await playNow(page);
  const offer = page.getByRole('complementary', { name: 'A quick lesson?' });
  await badRound(page);
  await offer.waitFor();
  assert.deepEqual(await axe(page), []);
  await button(page, 'No, thanks').click();
  await offer.waitFor({ state: 'detached' });
  await playPlan(page, { setup: { game: 'knock-off', options: { hand: 'none' }, seats: [{ name: 'Player' }, { name: 'Rosa', hand: 'novice' }] }, levels: { Rosa: 'novice' }, first: 'Player' });
  await badRound(page);
  await page.locator('.round-result').waitFor();
  assert.equal(await offer.count(), 0);
});

for (const size of [smallPhone, phoneAcross]) {
  pageTest(`what an opponent says covers nothing: ${size.viewport.width}×${size.viewport.height}`, { size, at }, async ({ page }) => {
    await playPlan(page, { setup: { game: 'knock-off', options: { hand: 'none' }, seats: [{ name: 'Player' }, { name: 'Rosa', hand: 'novice' }] }, levels: { Rosa: 'novice' }, first: 'Player' });
    await untilMoment(page, 'aiming');
    await page.evaluate(() => {
      window.remarks = [];
      new MutationObserver(() => {
        const said = document.querySelector('.said')?.textContent;
        if (said && !window.remarks.includes(said)) window.remarks.push(said);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const found = [];
    for (let count = 0; count < 40; ++count) {
      const kind = await untilMoment(page, 'aiming', 'judging', 'over');
      if (kind === 'over') break;
      if (kind === 'judging') {
        await leaveJudge(page);
        continue;
      }
      if ((await page.locator('.said').count()) > 0) {
        found.push(...(await overlaps(page)));
        await enlargeText(page, 200);
        found.push(...(await overlaps(page)));
        await enlargeText(page, 100);
      }
      await send(page, lag(0.1, count % 3 === 0 ? 4 : 1.84));
    }
    const remarks = await page.evaluate(() => window.remarks);
    assert.ok(remarks.length > 0 && remarks.length <= 4, `a few remarks: ${remarks}`);
    assert.deepEqual(found, []);
  });
}

pageTest('a whole match against the strongest and the weakest, from their faces', { size: phone, at }, async ({ page }) => {
  const all = await levels(page);
  for (const place of ['first', 'last']) {
    await shortMatches(page);
    await goToScreen(page, '#/ladder');
    await page.locator('.rung')[place]().click();
    await untilMoment(page, 'aiming');
    await throwBy(page, 'Keys');
    await playOut(page);
    await page.locator('.round-result').waitFor();
  }
  await counted(page, 2);
  assert.deepEqual((await ladder(page)).map(({ level }) => level), [all.at(-1), all[0]]);
});
