// The lessons: the first from beginning to end by keys alone, a game's, and the way from a reason to its rule.
import assert from 'node:assert/strict';

import { axe, drawn, goToScreen, overlaps, pageTest, phone, quickly, settled, smallPhone } from './harness/index.mjs';

const lesson = (page, read) => page.evaluate(`(${read})(window.hammer.lesson)`);
const until = (page, kind) => page.waitForFunction((wanted) => window.hammer.lesson?.moment.value.kind === wanted, kind);

async function untilStep(page, key) {
  await page.waitForFunction(
    (wanted) => {
      const { lesson, practice } = window.hammer;
      const step = lesson?.step.value;
      return step?.key === wanted && lesson.moment.value.kind === 'asked' && (step.kind === 'question' || practice.inHand.value !== null);
    },
    key,
  );
}

async function press(page, keys) {
  for (const [key, times] of Object.entries(keys)) for (let k = 0; k < times; ++k) await page.keyboard.press(key);
}

// Sets the aim by keys, throws, and continues when the step is passed.
async function throwAndGoOn(page, key, keys) {
  await untilStep(page, key);
  await page.waitForFunction(() => window.hammer.throwing?.thrower.listening.value);
  await page.keyboard.press('Escape');
  await press(page, keys);
  const before = await lesson(page, (run) => run.tries.value);
  await page.keyboard.press('Enter');
  await page.waitForFunction((tries) => window.hammer.lesson.tries.value > tries, before);
  assert.equal(await lesson(page, (run) => run.slip.value), null, key);
  await goOn(page);
}

async function goOn(page) {
  await page.waitForFunction(() => document.activeElement?.textContent === 'Continue');
  await page.keyboard.press('Enter');
}

pageTest('the whole first lesson is taken by keys alone, and kept', { at: `${quickly}#/` }, async ({ page }) => {
  for (const name of [/^Learn/, /^Lessons/, 'Start']) {
    await page.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await settled(page);
  }
  await untilStep(page, 'hold');
  // What would not pass the foul line is handed back, and is no try.
  await page.keyboard.press('Escape');
  await press(page, { ArrowDown: 26, Enter: 1 });
  await page.getByText('Too soft to reach the line. Try again!').first().waitFor();
  assert.equal(await lesson(page, (run) => run.tries.value), 0);
  // The page says what was wrong with a throw, and it can be tried again.
  await page.keyboard.press('Escape');
  await press(page, { ArrowUp: 8, Enter: 1 });
  await page.waitForFunction(() => window.hammer.lesson.tries.value === 1);
  assert.notEqual(await page.locator('.exercise-told').innerText(), '');
  await throwAndGoOn(page, 'hold', {});
  await throwAndGoOn(page, 'reach', {});
  await throwAndGoOn(page, 'lag', {});
  await throwAndGoOn(page, 'aim', { ArrowLeft: 12 });
  await throwAndGoOn(page, 'attack', { ArrowUp: 6 });
  await throwAndGoOn(page, 'stay', { ArrowRight: 5, ArrowUp: 4 });
  await throwAndGoOn(page, 'block', { ArrowDown: 2 });
  await throwAndGoOn(page, 'hanger', { 'Shift+ArrowUp': 5 });
  await untilStep(page, 'count');
  await page.getByRole('button', { name: 'red' }).focus();
  await page.keyboard.press('Enter');
  await until(page, 'answered');
  assert.equal(await page.locator('.lesson-question h2').innerText(), 'Right.');
  await goOn(page);
  await throwAndGoOn(page, 'hammer', { ArrowLeft: 3, ArrowUp: 5 });
  await page.getByRole('heading', { name: 'Lesson done' }).waitFor();

  await goToScreen(page, '#/lessons');
  await page.getByText('10 of 10 steps done').waitFor();
  assert.equal(await page.evaluate(() => window.hammer.preferences.value.offersLesson), false, 'it is no longer offered');
});

pageTest('a weight is seen where it came to rest before its step is passed, however short it stopped', { size: phone, at: `${drawn}#/lessons/first` }, async ({ page }) => {
  await untilStep(page, 'hold');
  // One that passes the step in the middle of the board, far from its end.
  const seen = await page.evaluate(async () => {
    const { lesson, practice } = window.hammer;
    const kinds = [];
    lesson.moment.subscribe(({ kind }) => kinds.push([kind, lesson.done.value.has('hold'), practice.weights.value.length]));
    await practice.throw({ y: 0, speed: 1.5, angle: 0, spin: 0 });
    while (lesson.moment.value.kind !== 'passed') await new Promise((resolve) => setTimeout(resolve));
    return kinds;
  });
  assert.deepEqual(seen.map(([kind, , lying]) => [kind, lying]), [['asked', 0], ['landed', 1], ['passed', 1]]);
  assert.equal(seen[1][1], false);
  await page.locator('.lesson-passed').waitFor();
  await page.waitForFunction(() => {
    const [weight] = window.hammer.practice.weights.value;
    const { x, y } = window.hammer.scene.screenPoint(weight.x, weight.y);
    const [above, below] = ['.exercise-head', '.lesson-passed'].map((part) => document.querySelector(part).getBoundingClientRect());
    return x > 0 && x < innerWidth && y > above.bottom && y < below.top;
  });
});

pageTest('a question of a game is answered by the judge, and each reason leads to its rule', { size: phone, at: `${quickly}#/lessons` }, async ({ page }) => {
  await page.getByRole('link', { name: 'Knock Off' }).click();
  await untilStep(page, 'deepest');
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await untilStep(page, 'count');
  await settled(page);
  assert.deepEqual(await axe(page), []);
  await page.getByRole('button', { name: 'Nobody' }).click();
  await until(page, 'answered');
  const judged = await lesson(page, (run) => run.moment.value.judgement);
  assert.match(await page.locator('.lesson-question').innerText(), /^Not quite\./);
  assert.match(await page.locator('.lesson-question').innerText(), /\b(?:red|blue) scores \d: /i);

  await page.getByText('What the judge says about each weight').click();
  assert.ok(judged.weights.length > 0);
  assert.deepEqual(await page.locator('.result-weights .rule-link').allInnerTexts(), judged.weights.map(({ rule }) => rule));
  await page.locator('.result-weights .rule-link').first().click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByText('deeper than the other side').waitFor();
  assert.deepEqual(await axe(page), []);
  await page.keyboard.press('Escape');
  await page.locator('.dialog-inside').waitFor({ state: 'detached' }); // closed for the page, too
  assert.equal(await page.evaluate(() => document.activeElement?.className), 'rule-link');

  // On its page the rule is marked and focused, and going back returns here.
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: /^Read more: / }).click();
  await page.waitForURL(/#\/rules\/knock-off\/KO3$/);
  await page.waitForFunction(() => document.activeElement?.id === 'KO3');
  assert.ok(await page.evaluate(() => document.activeElement.classList.contains('pointed') && document.activeElement.getBoundingClientRect().top < innerHeight));
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(/#\/lessons\/knock-off$/);
  await untilStep(page, 'deepest'); // thrown it has not been
});

pageTest('a reason in a match leads to its rule, and back to the match', { size: phone, at: `${quickly}#/` }, async ({ page }) => {
  await page.getByRole('button', { name: /play now/i }).click();
  await page.waitForFunction(() => window.hammer.session?.moment.value.kind === 'aiming');
  await page.evaluate(async () => {
    const { session } = window.hammer;
    const until = (kinds) => new Promise((done) => {
      const stop = session.moment.subscribe(({ kind }) => kinds.includes(kind) && setTimeout(() => (stop(), done(kind))));
    });
    while ((await until(['aiming', 'judging'])) === 'aiming') {
      if (session.moment.value.kind === 'aiming') await session.send({ cmd: 'shoot', y: 0.1, speed: 1.8, angle: 0, spin: 0 });
    }
  });
  const link = page.locator('.judge-why .rule-link, .round-result .rule-link').first();
  await link.click();
  await page.locator('dialog[open] .rules').waitFor();
  const match = page.url();
  await page.locator('dialog[open]').getByRole('link', { name: /^Read more: / }).click();
  await page.waitForURL(/#\/rules\/[\w-]+\/[A-Z]+\d+$/);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(match);
  await page.locator('main.play').waitFor();
});

pageTest('a lesson fits a narrow phone', { size: smallPhone, at: `${quickly}#/lessons/first` }, async ({ page }) => {
  await untilStep(page, 'hold');
  await settled(page);
  assert.deepEqual(await overlaps(page), []);
  assert.deepEqual(await axe(page), []);
});
