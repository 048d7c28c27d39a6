// What the judge's view shows is what `hammer judge` says of the same position.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';

import { pageTest, phone, program } from './harness/index.mjs';
import { look, newMatch, playUntil, throwBy } from './at_the_table.mjs';

const slowWalk = '?q=low&dpr=0.25&rate=20&seed=11#/new';

pageTest("the judge's view and hammer judge agree", { at: slowWalk, size: phone }, async ({ page }) => {
  await newMatch(page, { game: 'Knock Off', against: 'casual', score: 15 });
  await throwBy(page, 'Keys');
  await playUntil(page, 'judging');
  const { setup, weights } = await look(page, (session) => ({ setup: session.setup, weights: session.moment.value.judged.weights }));
  assert.ok(weights.length > 0);
  // The walk from weight to weight ends by itself.
  await page.getByRole('button', { name: 'Next round' }).waitFor();

  // In the order they were shot, as the judge got them.
  const inOrder = [...weights].sort((a, b) => a.id - b.id);
  const { game, table, preset, options, weight } = setup;
  const kept = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null));
  const line = JSON.stringify({ game, table, preset, weight, options: { ...kept, tie_tolerance_mm: 0.1 }, weights: inOrder.map(({ color, x, y }) => ({ color, x, y })) });
  const said = JSON.parse(execFileSync(program, ['judge'], { input: `${line}\n`, encoding: 'utf8' }));
  assert.deepEqual(
    inOrder.map(({ judged }) => [judged.zone, judged.value, judged.counts, judged.clearance_mm]),
    said.weights.map((judged) => [judged.zone, judged.value, judged.counts, judged.clearance_mm]),
  );
  await page.getByText(said.summary, { exact: true }).first().waitFor(); // and in what is said aloud
  await page.getByText('Why', { exact: true }).click();
  for (const { why } of said.weights) await page.getByText(why).first().waitFor(); // with its rule behind it

  // One by one, each with its number.
  await page.getByRole('button', { name: 'Look at the weights again' }).click();
  for (const [place, { judged }] of weights.entries()) {
    await page.getByText(`Weight ${place + 1} of ${weights.length}`).waitFor();
    const shown = await page.locator('.judge-clearance').textContent();
    const millimetres = Number(/[\d.,]+/.exec(shown)[0].replace(',', ''));
    assert.ok(Math.abs(millimetres - Math.abs(judged.clearance_mm)) <= 0.0501, `${shown} for ${judged.clearance_mm}`);
    await page.getByRole('button', { name: 'Next weight' }).click();
  }
});
