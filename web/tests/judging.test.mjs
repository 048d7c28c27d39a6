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
  const { setup, weights, colors } = await look(page, (session) => {
    const { weights, before } = session.moment.value.judged;
    return { setup: session.setup, weights, colors: before.colors };
  });
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
  // The page names the sides by their names, and rounds for people.
  const sideOf = (color) => Object.keys(colors).find((side) => colors[side] === color.toLowerCase());
  const summary = said.summary.replace(/\b(red|blue) scores/gi, (_, color) => (sideOf(color) === 'Player' ? 'You score' : `${sideOf(color)} scores`));
  await page.getByText(summary, { exact: true }).first().waitFor(); // and in what is said aloud
  await page.getByText('Why', { exact: true }).click();
  const reasons = await page.locator('.result-weights li').allInnerTexts(); // nearest the far edge first
  assert.equal(reasons.length, weights.length);
  for (const [place, { id }] of weights.entries()) {
    const { why, rule } = said.weights[inOrder.findIndex((one) => one.id === id)];
    assert.ok(reasons[place].trimStart().startsWith(why.slice(0, why.indexOf(','))), `${reasons[place]} for ${why}`);
    assert.equal(/doesn’t count/.test(reasons[place]), /counts nothing/.test(why), `${reasons[place]} for ${why}`);
    assert.ok(reasons[place].includes(rule), 'with its rule behind it');
  }

  // One by one, each with its number.
  await page.getByRole('button', { name: 'Back to the weights' }).click();
  for (const [place, { judged }] of weights.entries()) {
    await page.getByText(`Weight ${place + 1} of ${weights.length}`).waitFor();
    const shown = await page.locator('.judge-clearance').textContent();
    const [, amount, unit] = /([\d.]+) (mm|cm|m)\b/.exec(shown);
    const [told, exact] = [Number(amount) * { mm: 1, cm: 10, m: 1000 }[unit], Math.abs(judged.clearance_mm)];
    assert.ok(Math.abs(told - exact) <= 0.0501 * exact && (told > 0 || exact === 0), `${shown} for ${exact}`);
    await page.getByRole('button', { name: 'Next weight' }).click();
  }
});
