// What somebody does who asks the coach beside the practice table.
import { execFileSync } from 'node:child_process';

import { program } from './harness/index.mjs';

export const board = [
  { color: 'red', x: 6.2, y: 0.05 },
  { color: 'blue', x: 5.9, y: -0.06 },
  { color: 'red', x: 5.35, y: -0.1 },
];

// What the program says of the same line.
export const advise = (line) => JSON.parse(execFileSync(program, ['advise'], { input: JSON.stringify(line), encoding: 'utf8' }));
export const isFinal = (page) => page.waitForFunction(() => window.hammer.coach?.answer.value?.isFinal);

export async function layWeights(page, weights) {
  await page.waitForFunction(() => window.hammer?.practice?.stage.table.inHand.value);
  await page.evaluate((laid) => window.hammer.practice.stage.table.lay(laid), weights);
  await page.waitForFunction((count) => window.hammer.practice.stage.table.fit.value?.position.weights.length === count, weights.length);
}

export async function openCoach(page) {
  await page.getByRole('button', { name: 'Coach' }).click();
  await page.getByRole('heading', { name: 'Coach' }).waitFor();
}

// What the program answers without its English: the page says everything itself.
export function withoutSentences(answer) {
  return JSON.parse(JSON.stringify(answer, (field, value) => (field === 'say' ? undefined : value)));
}
