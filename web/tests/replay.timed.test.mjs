// How much script a jump in a replay costs, with the table drawn.
import assert from 'node:assert/strict';

import { desktop, drawn, pageTest } from './harness/index.mjs';
import { machineRecord, watch, watchMatch } from './saved_records.mjs';

pageTest('to any moment within 100 ms of script', { size: desktop, at: `${drawn}#/matches` }, async ({ page, context }) => {
  await watchMatch(page, machineRecord({ options: { game_score: 9 } }));
  await page.waitForFunction(() => {
    const { replay } = window.hammer;
    return replay.fetchedAll.value;
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const script = async () => (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  // By the sliders, as a hand moves them: the throw, then the moment in it; until it is drawn.
  const jump = (stop, share) =>
    page.evaluate(
      async ([to, part]) => {
        const slide = (name, value) => {
          const slider = document.querySelector(`input[aria-label="${name}"]`);
          slider.value = String(value);
          slider.dispatchEvent(new Event('input', { bubbles: true }));
        };
        const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        slide('Match', to);
        await Promise.resolve();
        const { duration } = window.hammer.replay;
        if (duration.value !== null) slide('Throw', Math.floor(part * duration.value * 100) / 100);
        await drawn();
      },
      [stop, share],
    );
  const stops = await watch(page, (replay) => replay.passages.length);
  const slow = [];
  let longest = 0;
  for (let n = 0; n < 16; ++n) {
    const [stop, share] = [(n * 17) % (stops + 1), ((n * 37) % 100) / 100];
    const before = await script();
    await jump(stop, share);
    const took = (await script()) - before;
    longest = Math.max(longest, took);
    if (took >= 100) slow.push(`stop ${stop}: ${took.toFixed(0)} ms`);
  }
  console.log(`# longest jump: ${longest.toFixed(0)} ms of script`);
  assert.deepEqual(slow, []);
});
