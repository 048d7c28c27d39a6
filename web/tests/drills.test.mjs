// Drills: thrown to the end, the record kept, the board set again after every throw.
import assert from 'node:assert/strict';

import { axe, goToScreen, overlaps, pageTest, phone, quickly, settled, smallPhone } from './harness/index.mjs';

const drill = (page, read) => page.evaluate(`(${read})(window.hammer.drill)`);

async function untilThrown(page, count) {
  await page.waitForFunction(
    (wanted) => {
      const { drill, practice } = window.hammer;
      return drill?.thrown.value.length === wanted && drill.moment.value === 'throwing' && practice.inHand.value !== null;
    },
    count,
  );
}

// By keys: the aim stays as it was set before the first throw.
async function throwAll(page, keys) {
  const throws = await drill(page, (run) => run.throws);
  for (let number = 0; number < throws; ++number) {
    await untilThrown(page, number);
    await page.waitForFunction(() => window.hammer.throwing?.thrower.listening.value);
    if (number === 0) for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await page.waitForFunction((thrown) => window.hammer.drill?.thrown.value.length === thrown, number + 1);
  }
  await page.waitForFunction(() => window.hammer.drill?.moment.value === 'over');
  return drill(page, (run) => ({ score: run.score.value, marks: run.thrown.value.map(({ marks }) => marks) }));
}

pageTest('a drill is thrown by keys, its score kept, and bettered', { at: `${quickly}#/drills` }, async ({ page }) => {
  await page.getByRole('link', { name: /^Lag, Level 1/ }).click();
  await untilThrown(page, 0);
  const first = await throwAll(page, ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']);
  await page.getByText('Your first result is saved.').waitFor();
  assert.equal(first.score, first.marks.reduce((sum, marks) => sum + marks, 0));
  // The aim was declared with every throw.
  const declared = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('hammer');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('declared').objectStore('declared').count();
          asked.onsuccess = () => resolve(asked.result);
        };
      }),
  );
  assert.equal(declared, 8);

  await page.waitForFunction(() => document.activeElement?.textContent === 'Again');
  await page.keyboard.press('Enter');
  await untilThrown(page, 0);
  const second = await page.evaluate(async () => {
    const { drill, practice } = window.hammer;
    while (drill.moment.value !== 'over') {
      if (drill.moment.value === 'throwing') await practice.throw({ y: 0, speed: 1.83, angle: 0, spin: 0 });
      drill.goOn();
    }
    return { score: drill.score.value };
  });
  assert.ok(second.score > first.score, `${second.score} after ${first.score}`);
  await page.getByText('A new best!').waitFor();
  assert.deepEqual(await axe(page), []);

  await goToScreen(page, '#/drills/lag');
  await page.getByRole('img', { name: `Your last results, oldest first: ${first.score}, ${second.score}` }).waitFor();
  assert.deepEqual(await axe(page), []);
  await page.reload();
  await page.getByText(`${second.score} of 24 points`).waitFor();
});

pageTest('the board is set again after every throw, and shows where the last one stopped', { size: phone, at: `${quickly}#/drills/attack/2` }, async ({ page }) => {
  await untilThrown(page, 0);
  await settled(page);
  assert.deepEqual(await axe(page), []);
  const lying = () => page.evaluate(() => window.hammer.practice.weights.value.map(({ color, x, y }) => ({ color, x, y })));
  const wanted = () => drill(page, (run) => run.exercise.value.weights);
  assert.deepEqual(await lying(), await wanted());
  await page.evaluate(() => window.hammer.practice.throw({ y: 0.2, speed: 2.2, angle: 0, spin: 0 }));
  await untilThrown(page, 1);
  assert.deepEqual(await lying(), await wanted());
  assert.equal(await drill(page, (run) => run.thrown.value[0].marks > 0), true);
  await page.getByRole('link', { name: 'Stop the drill' }).click();
  await page.getByRole('heading', { name: 'Drills' }).waitFor();
});

pageTest('four at once and bank shots have their own boards', { size: smallPhone, at: `${quickly}#/drills/four/1` }, async ({ page }) => {
  await untilThrown(page, 0);
  assert.equal(await page.evaluate(() => window.hammer.practice.inHand.value.four), true);
  assert.deepEqual(await overlaps(page), []);
  await goToScreen(page, '#/drills/bank/1');
  await page.waitForFunction(() => window.hammer.throwing?.table.cushions && window.hammer.practice?.inHand.value);
  await page.evaluate(() => window.hammer.practice.throw({ y: 0, speed: 1.3, angle: 0, spin: 0 }));
  await page.locator('.exercise-told', { hasText: 'It must touch a cushion first' }).waitFor();
  await goToScreen(page, '#/drills/bank/9');
  await page.getByText('That drill doesn’t exist.').waitFor();
});
