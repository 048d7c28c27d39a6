// How long the coach takes, and what the page does meanwhile.
import assert from 'node:assert/strict';

import { drawn, pageTest, quickly } from './harness/index.mjs';
import { traced } from './main_thread.mjs';
import { board, isFinal, layWeights, openCoach } from './at_practice.mjs';

// From the click on. The worker, its module and the network began to load with the practice table.
async function askInTime(page) {
  await layWeights(page, board);
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('clicked'), { capture: true, once: true });
    let hasFirst = false;
    const looking = setInterval(() => {
      const answer = window.hammer.coach?.answer.value;
      if (!answer) return;
      if (!hasFirst) performance.mark('first advice');
      hasFirst = true;
      if (!answer.isFinal) return;
      performance.mark('final advice');
      window.isMarked = true;
      clearInterval(looking);
    }, 4);
  });
  const { between } = await traced(page, async () => {
    await openCoach(page);
    await page.waitForFunction(() => window.isMarked);
  });
  return { first: between('clicked', 'first advice'), final: between('clicked', 'final advice') };
}

// Nothing is drawn, because drawing would use the processor that the coach needs. Other load only makes it slower, and not
// every time: it is tried up to three times, until it is fast enough.
pageTest('the coach answers within a second, finally within three', { at: `${quickly}#/practice` }, async ({ page }) => {
  const took = [];
  const isQuick = ({ first, final }) => first > 0 && first <= 1000 && final >= first && final <= 3000;
  while (took.length < 3 && !took.some(isQuick)) {
    if (took.length > 0) await page.reload();
    took.push(await askInTime(page));
  }
  const told = took.map(({ first, final }) => `first after ${first.toFixed(0)} ms, final after ${final.toFixed(0)} ms`).join('; ');
  console.log(`# coach: ${told}`);
  assert.ok(took.some(isQuick), told);
});

pageTest('frames go on while the coach works', { at: `${drawn}#/practice` }, async ({ page }) => {
  await layWeights(page, board);
  await page.evaluate(() => {
    window.frames_seen = 0;
    const draw = () => {
      ++window.frames_seen;
      if (!window.isEnough) requestAnimationFrame(draw);
    };
    addEventListener('click', () => requestAnimationFrame(draw), { capture: true, once: true });
  });
  const { longestTask } = await traced(page, async () => {
    await openCoach(page);
    await isFinal(page);
    // One question is answered quickly; several keep the coach busy.
    for (const red of [1, 2, 3, 4]) {
      await page.evaluate((score) => (window.hammer.practice.stage.table.situation.value = { score }), { red });
      await page.waitForFunction((score) => window.hammer.coach.answer.value?.isFinal && window.hammer.coach.answer.value.line.score?.red === score, red);
    }
    await page.evaluate(() => (window.isEnough = true));
  });
  const frames = await page.evaluate(() => window.frames_seen);
  console.log(`# coach: ${frames} frames, longest task ${longestTask.toFixed(0)} ms`);
  assert.ok(longestTask <= 50, `a task of ${longestTask} ms on the main thread`);
  assert.ok(frames > 10, `${frames} frames`); // drawn by the processor alone they are slow
});
