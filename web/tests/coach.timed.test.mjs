// How long the coach takes. From a page that draws the table: that is what the frames are of.
import assert from 'node:assert/strict';

import { drawn, pageTest } from './harness/index.mjs';
import { longestTask } from './main_thread.mjs';
import { board, layWeights, openCoach } from './with_the_coach.mjs';

// From the click on. The worker, its module and the network began to load with the practice table.
pageTest('the coach answers within a second, finally within three, and frames go on meanwhile', { at: `${drawn}#/practice` }, async ({ page }) => {
  await layWeights(page, board);
  await page.evaluate(() => {
    const seen = (window.seen = { clicked: null, frames: 0, gap: 0, first: null, final: null });
    addEventListener('click', () => (seen.clicked ??= performance.now()), { capture: true });
    const looking = setInterval(() => {
      const answer = window.hammer.coach?.answer.value;
      if (answer) seen.first ??= performance.now() - seen.clicked;
      if (answer?.isFinal) seen.final ??= performance.now() - seen.clicked;
      if (answer?.isFinal) clearInterval(looking);
    }, 4);
    let last = null;
    const draw = (now) => {
      if (seen.clicked !== null) {
        ++seen.frames;
        if (last !== null) seen.gap = Math.max(seen.gap, now - last);
        last = now;
      }
      if (!seen.isOver) requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  });
  const longest = await longestTask(page, async () => {
    await openCoach(page);
    await page.waitForFunction(() => window.seen.final !== null);
    // One question is soon answered: more of them keep it busy for a while.
    for (const red of [1, 2, 3, 4]) {
      await page.evaluate((score) => (window.hammer.practice.stage.table.situation.value = { score }), { red });
      await page.waitForFunction((score) => window.hammer.coach.answer.value?.isFinal && window.hammer.coach.answer.value.line.score?.red === score, red);
    }
    await page.evaluate(() => (window.seen.isOver = true));
  });
  const { first, final, frames, gap } = await page.evaluate(() => window.seen);
  console.log(`# coach: first after ${first.toFixed(0)} ms, final after ${final.toFixed(0)} ms, ${frames} frames, ${gap.toFixed(0)} ms at most from one to the next, longest task ${longest.toFixed(0)} ms`);
  assert.ok(first <= 1000, `first advice after ${first} ms`);
  assert.ok(final <= 3000, `final advice after ${final} ms`);
  assert.ok(longest <= 50, `a task of ${longest} ms on the main thread`);
  assert.ok(frames > 10, `${frames} frames, ${gap} ms from one to the next`); // drawn by the processor alone they are slow
});
