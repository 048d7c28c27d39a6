// Statistics of the matches on this device.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { axe, desktop, enlargeText, goToScreen, overlaps, pageTest, phone, quickly, savedFile, settled, smallPhone } from './harness/index.mjs';
import { stepsOf, importMatch, umpiredRecord } from './saved_records.mjs';

const start = `${quickly}#/matches`;

// Ann and Bob throw a whole match of Knock Off; every lag and every speed is the same each time.
function thrownMatch() {
  const lines = [{ game: 'knock-off', seats: [{ name: 'Ann' }, { name: 'Bob' }], options: { game_score: 5 }, seed: 3 }, { cmd: 'open', first: 'Ann' }];
  for (let n = 0; n < 64; ++n) lines.push({ cmd: 'shoot', y: 0.02 * ((n * 7) % 19) - 0.18, speed: 1.8 + 0.01 * ((n * 5) % 11), angle: 0, spin: 0 });
  return umpiredRecord(lines);
}

function reportedMatch(points) {
  const setup = { game: 'knock-off', seats: [{ name: 'Ann' }, { name: 'Cy' }], options: { game_score: 7 }, seed: 3 };
  return umpiredRecord([setup, { cmd: 'open', first: 'Ann' }, ...points.map((Ann) => ({ cmd: 'report', score: Ann > 0 ? { Ann } : { Cy: 1 } }))]);
}

const reportedTurn = () =>
  umpiredRecord([
    { game: 'horse-collar', seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 3 }, { cmd: 'open', first: 'Ann' },
    { cmd: 'report', score: { Ann: 6 } }, { cmd: 'report', score: { Bob: 5 } },
  ]);

// From the program's text of the record.
function expected(file, player) {
  const scored = stepsOf(file).flatMap(({ events }) => events.filter(({ event, side }) => event === 'scored' && side === player));
  return { rounds: scored.length, points: scored.reduce((sum, { points }) => sum + points, 0) };
}

async function counted(page) {
  await goToScreen(page, '#/statistics');
  await page.waitForFunction(() => window.hammer.counting?.progress.value === null);
  await settled(page);
}

const figure = (page, key) => page.locator(`[data-figure="${key}"]`).innerText();

pageTest('says so where there is nothing to count', { size: phone, at: `${quickly}#/statistics` }, async ({ page }) => {
  await page.getByRole('heading', { name: 'There’s nothing to count yet.' }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Play a match' }).getAttribute('href'), '#/new');
});

pageTest('counts every saved match, once, and gives it away', { size: desktop, at: start }, async ({ page }) => {
  const files = [thrownMatch(), reportedMatch([3, 0, 4]), reportedTurn()];
  const ids = [];
  for (const file of files) ids.push(await importMatch(page, file));
  await counted(page);
  const sums = files.map((file) => expected(file, 'Ann')).reduce((a, b) => ({ rounds: a.rounds + b.rounds, points: a.points + b.points }));
  assert.match(await figure(page, 'points'), new RegExp(`${(sums.points / sums.rounds).toFixed(2)}\\s+over ${sums.rounds} rounds`));
  const winners = files.flatMap((file) => stepsOf(file)).flatMap(({ events }) => events.filter(({ event }) => event === 'game_won'));
  assert.match(await figure(page, 'games'), new RegExp(`\\b${winners.filter(({ side }) => side === 'Ann').length} of ${winners.length}\\b`));
  assert.match(await figure(page, 'lags'), /\d+ of \d+ lags/);
  const seen = expected(files[0], 'Ann').rounds;
  assert.match(await figure(page, 'hangers'), new RegExp(`a round, over ${seen} rounds? whose weights are known`));

  // One game's alone.
  await page.getByLabel('Game').selectOption({ label: 'Horse Collar' });
  assert.match(await figure(page, 'points'), /6\.00\s+over 1 round/);
  await page.getByLabel('Player', { exact: true }).selectOption('Bob');
  assert.match(await figure(page, 'points'), /5\.00\s+over 1 round/);
  await page.getByLabel('Player', { exact: true }).selectOption('Cy');
  await page.getByText('Cy hasn’t played Horse Collar here.').waitFor();
  await page.getByLabel('Player', { exact: true }).selectOption('Ann');
  await page.getByLabel('Game').selectOption('');

  // Files.
  const save = async (name) => {
    return readFileSync(await savedFile(page, () => page.getByRole('button', { name }).click()), 'utf8');
  };
  const lines = (await save('Save as CSV')).trim().split('\r\n');
  assert.equal(lines.length, 1 + 6);
  const json = JSON.parse(await save('Save as JSON'));
  assert.deepEqual(json.matches.map(({ id }) => id).sort(), [...ids].sort());

  // The second time nothing is replayed.
  await page.reload();
  await counted(page);
  assert.match(await figure(page, 'points'), new RegExp(`over ${sums.rounds} rounds`));
  assert.deepEqual(page.workers().filter((worker) => /study/.test(worker.url())), []);

  // To the best round that was thrown, where it began; of the others only the points are known.
  const winner = stepsOf(files[0]).flatMap(({ events }) => events.filter(({ event }) => event === 'game_won'))[0].side;
  await page.getByLabel('Player', { exact: true }).selectOption(winner);
  assert.ok((await page.locator('.best a').count()) < (await page.locator('.best li').count()));
  await page.locator('.best a').first().click();
  await page.locator('.replay-panel').waitFor();
  assert.deepEqual(await page.evaluate(() => window.hammer.replay.shown.value.weights), []);
});

pageTest('a broken record is told of and left out', { size: phone, at: start }, async ({ page }) => {
  const broken = await importMatch(page, reportedMatch([3, 4]));
  const whole = await importMatch(page, reportedMatch([3, 3]));
  await page.evaluate(
    (id) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('hammer');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const write = opening.result.transaction('pieces', 'readwrite');
          write.objectStore('pieces').put('{"hammer_record":1,"what":"no record"}\n', [id, 0]);
          write.oncomplete = () => (opening.result.close(), resolve());
        };
      }),
    broken,
  );
  await counted(page);
  await page.getByText(/can’t be counted:/).waitFor();
  assert.match(await figure(page, 'points'), /3\.00\s+over 2 rounds/);
  assert.deepEqual(await page.evaluate(() => window.hammer.counting.tallies.value.map(({ id }) => id)), [whole]);
});

pageTest('counting is stopped, and taken up again', { size: phone, at: start }, async ({ page, context }) => {
  await importMatch(page, reportedMatch([3, 3]));
  let go = () => {};
  const held = new Promise((resolve) => (go = resolve));
  await context.route(/hammer-study.*\.wasm/, async (route) => {
    await held;
    await route.continue().catch(() => {}); // the first request was stopped
  });
  await page.evaluate(() => (location.hash = '#/statistics')); // its module does not come before go()
  await page.getByRole('button', { name: 'Stop counting' }).click();
  await page.getByText('1 match is not counted yet.').waitFor();
  go();
  await page.getByRole('button', { name: 'Count them' }).click();
  await page.locator('[data-figure="points"]').waitFor();
  assert.match(await figure(page, 'points'), /over 2 rounds/);
});

pageTest('a match that is taken in twice counts once', { size: phone, at: start }, async ({ page }) => {
  const file = reportedMatch([3, 3]);
  for (let times = 0; times < 2; ++times) await importMatch(page, file);
  await counted(page);
  assert.match(await figure(page, 'points'), /over 2 rounds/);
  await page.getByText('1 match is here twice, and counted once.').waitFor();
});

for (const [name, size] of Object.entries({ smallPhone, desktop })) {
  pageTest(`statistics on a ${name}: nothing is covered, axe finds nothing, nor with letters of 200 %`, { size, at: start }, async ({ page }) => {
    for (const file of [reportedMatch([3, 0, 4]), reportedMatch([0, 3, 2, 2]), reportedTurn()]) await importMatch(page, file);
    await counted(page);
    await page.getByText('As a table').click();
    for (const letters of [100, 200]) {
      await enlargeText(page, letters);
      await settled(page);
      assert.deepEqual(await overlaps(page), [], `letters of ${letters} %`);
      assert.deepEqual(await axe(page), [], `letters of ${letters} %`);
    }
  });
}
