// The review of a match.
import assert from 'node:assert/strict';

import { axe, desktop, enlargeText, goToScreen, overlaps, pageTest, quickly, settled, smallPhone } from './harness/index.mjs';
import { machineRecord, importMatch, umpiredRecord } from './saved_records.mjs';
import { advise, withoutSentences } from './at_practice.mjs';

pageTest('a match is reviewed: every throw rated as hammer advise does, by keys from throw to throw', { at: `${quickly}#/` }, async ({ page }) => {
  const id = await importMatch(page, machineRecord({ players: 'league,casual', seed: 5, options: { game_score: 3 } }));
  await goToScreen(page, `#/review/${id}`);
  await page.waitForFunction(() => window.hammer.review?.isDone.value);
  const { throws, rated } = await page.evaluate(() => {
    const { match, ratings } = window.hammer.review;
    return { throws: match.throws, rated: [...ratings.value.values()] };
  });
  assert.equal(rated.length, throws.length);
  const last = throws.at(-1);
  const { best_win: _, played_win: __, ...said } = rated.at(-1);
  assert.deepEqual(said, withoutSentences(advise({ ...last.position, rate: { aimed: last.aimed, thrown: last.thrown }, effort: 6000, seed: 1 })));

  const slider = page.getByRole('slider', { name: 'Throw' });
  await slider.focus();
  await page.keyboard.press('End');
  assert.equal(await page.evaluate(() => window.hammer.review.selected.value), throws.length - 1);
  await page.keyboard.press('ArrowLeft');
  assert.match(await slider.getAttribute('aria-valuetext'), new RegExp(`^Throw ${throws.length - 1} of ${throws.length}, .+: \\d+\\s%$`));
  const selected = throws.at(-2);
  assert.equal(await page.getByRole('link', { name: 'Watch it' }).getAttribute('href'), `#/replay/${id}/${selected.step}`);

  await page.getByText('All throws as a table').click();
  await page.locator('.throw-table tbody tr').nth(throws.length - 1).waitFor();
  await page.getByRole('link', { name: 'Practise it' }).click();
  await page.waitForFunction((count) => window.hammer.practice?.stage.table.weights.value.length === count, selected.position.weights.length);

  // Coming back: nothing is computed twice.
  await page.goBack();
  await page.waitForFunction(() => window.hammer.review?.isDone.value);
  assert.deepEqual(await page.evaluate(() => [...window.hammer.review.ratings.value.values()].at(-1)), rated.at(-1));
});

pageTest('a review stops when it is left', { at: `${quickly}#/` }, async ({ page }) => {
  const id = await importMatch(page, machineRecord({ seed: 6, options: { game_score: 30 } }));
  await page.evaluate((hash) => (location.hash = hash), `#/review/${id}`);
  // Left from inside the page, exactly when the first throw is rated: from outside it would be over too soon.
  const review = await page.evaluateHandle(async () => {
    while (!window.hammer.review) await new Promise((resolve) => setTimeout(resolve));
    const { review } = window.hammer;
    await new Promise((done) => review.ratings.subscribe(({ size }) => size > 0 && done()));
    location.hash = '#/';
    return review;
  });
  await page.waitForFunction((left) => left.hasEnded, review);
  assert.equal(await page.evaluate((left) => left.isDone.value, review), false);
  assert.equal(await page.evaluate(() => window.hammer.review), undefined);
});

pageTest('people are rated by an ordinary hand until their own is known, and are told so', { size: smallPhone, at: `${quickly}#/` }, async ({ page }) => {
  const seats = [{ name: 'Ann' }, { name: 'Bob' }];
  const shot = { cmd: 'shoot', y: 0, speed: 1.8, angle: 0, spin: 0 };
  const id = await importMatch(page, umpiredRecord([{ game: 'knock-off', seats, seed: 1 }, { cmd: 'open', first: 'Ann' }, shot, { ...shot, y: 0.1 }]));
  await goToScreen(page, `#/review/${id}`);
  await page.waitForFunction(() => window.hammer.review?.isDone.value);
  const assumed = () => page.evaluate(() => ['Ann', 'Bob'].map((name) => window.hammer.review.ratedAs.handOf(name)));
  assert.deepEqual(await assumed(), ['league', 'league']);
  await page.getByText(/accuracy isn’t known yet: people are rated as if they threw as steadily as the League player/).waitFor();
  await page.getByLabel('Accuracy used for people').selectOption({ label: 'their aim in the match' });
  await page.getByText('As if every throw went exactly where it was aimed.').waitFor();
  await page.waitForFunction(() => window.hammer.review?.isDone.value && window.hammer.review.ratedAs.handOf('Ann') === null); // another review, which has its turn to begin
  assert.deepEqual(await assumed(), [null, null]);
});

pageTest('a match that was only reported has nothing to rate or to watch, and says so', { at: `${quickly}#/` }, async ({ page }) => {
  const seats = [{ name: 'Ann' }, { name: 'Bob' }];
  const id = await importMatch(page, umpiredRecord([{ game: 'knock-off', seats, seed: 1 }, { cmd: 'open', first: 'Ann' }, { cmd: 'report', score: { Ann: 3, Bob: 0 } }]));
  await goToScreen(page, `#/review/${id}`);
  await page.getByText(/real table/).waitFor();
  assert.equal(await page.getByRole('link', { name: /watch/i }).count(), 0);
  await goToScreen(page, '#/matches');
  assert.equal(await page.getByRole('link', { name: /watch/i }).count(), 0);
  await page.getByRole('link', { name: /^Round by round/ }).click();
  await page.getByText(/only its points were noted/).waitFor();
  await page.getByRole('listitem').filter({ hasText: /Ann scores 3/ }).waitFor();
  // Weights that were reported can be looked at.
  const laid = [{ color: 'red', x: 6.2, y: 0 }];
  await importMatch(page, umpiredRecord([{ game: 'knock-off', seats, seed: 1 }, { cmd: 'open', first: 'Ann' }, { cmd: 'report', weights: laid }]));
  await goToScreen(page, '#/matches');
  await page.getByRole('link', { name: /^Watch: / }).click();
  await page.locator('.replay-panel').waitFor();
});

for (const [name, size] of Object.entries({ smallPhone, desktop })) {
  pageTest(`the review is there for everyone: ${name}`, { at: `${quickly}#/`, size }, async ({ page }) => {
    const id = await importMatch(page, machineRecord({ players: 'league,casual', seed: 5, options: { game_score: 3 } }));
    await goToScreen(page, `#/review/${id}`);
    await page.waitForFunction(() => window.hammer.review?.isDone.value);
    await page.getByText('All throws as a table').click();
    await settled(page);
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await overlaps(page), []);
    await enlargeText(page, 200);
    assert.deepEqual(await overlaps(page), []);
  });
}
