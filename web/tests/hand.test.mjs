// A person's hand: estimated from declared throws, and used by the coach.
import assert from 'node:assert/strict';

import { axe, desktop, enlargeText, goToScreen, overlaps, pageTest, quickly, settled, smallPhone } from './harness/index.mjs';
import { advise, board, isFinal, layWeights, openCoach, withoutSentences } from './at_practice.mjs';

// As the practice table stores them: two percent too hard, and no two alike.
function declared(count) {
  return Array.from({ length: count }, (_, place) => {
    const aimed = { y: 0.05, speed: 1.8 + 0.01 * (place % 7), angle: 0.002, spin: 0 };
    const thrown = { ...aimed, speed: aimed.speed * (1.02 + 0.03 * Math.sin(7 * place)), angle: aimed.angle + 0.004 * Math.cos(5 * place) };
    const when = 1_790_000_000_000 + place * 3_600_000;
    return { id: `${String(when).padStart(14, '0')}-000`, at: when, table: '22ft', powder: 'medium', weight: 'standard', aimed, thrown, by: 'flick' };
  });
}

function keepDeclared(page, throws) {
  return page.evaluate(async (kept) => {
    const database = await new Promise((resolve) => (indexedDB.open('hammer').onsuccess = ({ target }) => resolve(target.result)));
    const write = database.transaction('declared', 'readwrite');
    for (const one of kept) write.objectStore('declared').put(one);
    await new Promise((resolve) => (write.oncomplete = resolve));
    database.close();
  }, throws);
}

for (const [name, size] of Object.entries({ smallPhone, desktop })) {
  pageTest(`a hand is estimated from declared throws, over time too: ${name}`, { at: `${quickly}#/`, size }, async ({ page }) => {
    const throws = declared(60);
    await keepDeclared(page, throws);
    await goToScreen(page, '#/hand');
    await page.waitForFunction(() => window.hammer.hand?.windows.value.length > 0);
    const plain = ({ y, speed, angle }) => ({ y, speed, angle });
    const said = advise({ estimate: throws.map(({ aimed, thrown }) => ({ aimed: plain(aimed), thrown: plain(thrown) })), table: '22ft', powder: 'medium' });
    const estimate = await page.evaluate(() => window.hammer.hand.estimate.value);
    assert.deepEqual([estimate.deviation, estimate.bias, estimate.nearest], [said.deviation, said.bias, said.nearest]);
    await page.getByText(/too hard: by/).waitFor();
    assert.equal(await page.locator('.hand-chart-dot').count(), 2 * (await page.evaluate(() => window.hammer.hand.windows.value.length)));

    await page.getByText('As a table').click();
    await page.getByText(/throws it’s estimated from/).click();
    await settled(page);
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await overlaps(page), []);
    await enlargeText(page, 200);
    assert.deepEqual(await overlaps(page), []);
    await enlargeText(page, 100);

    await page.getByRole('button', { name: /^Delete the throw from/ }).first().click();
    await page.waitForFunction(() => window.hammer.hand.estimate.value?.throws === 59);
    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete all' }).click();
    await page.getByRole('link', { name: 'To the practice table' }).waitFor();
  });
}

pageTest('the coach reckons with one’s own hand, where it is known', { at: `${quickly}#/` }, async ({ page }) => {
  await keepDeclared(page, declared(40));
  await goToScreen(page, '#/practice');
  await layWeights(page, board);
  await openCoach(page);
  await isFinal(page);
  const { line, advice } = await page.evaluate(() => window.hammer.coach.answer.value);
  assert.ok(line.hand.red.speed > 0.01 && line.hand.red.speed < 0.05, JSON.stringify(line.hand));
  assert.deepEqual(advice, withoutSentences(advise(line)));
});
