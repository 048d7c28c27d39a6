// What a person does at the practice table and with its coach, and what lies there.
import { execFileSync } from 'node:child_process';

import { program, quickly } from './harness/index.mjs';

export const at = `${quickly}#/practice`;
export const shot = { y: 0.02, speed: 1.83, angle: 0.005, spin: 0 };

export const button = (page, name) => page.getByRole('button', { name, exact: true });
export const look = (page, read, about) => page.evaluate(`(${read})(window.hammer.practice.stage.table, ${JSON.stringify(about) ?? ''})`);
export const weightsOf = (page) => look(page, (table) => table.weights.value.map(({ color, x, y }) => ({ color, x, y })));
export const layoutOf = (page) => look(page, (table) => table.layout());
export const until = (page, is, about) => page.waitForFunction(is, about);
export const untilLie = (page, count) => until(page, (wanted) => window.hammer?.practice?.stage.table.weights.value.length === wanted, count);

// The table is set, with a weight in the hand.
export const ready = (page) => until(page, () => window.hammer?.practice?.stage.table.inHand.value);

// Weights by their distance from the far edge.
export async function lay(page, weights) {
  await ready(page);
  await page.evaluate((wanted) => {
    const { table, board } = window.hammer.practice.stage;
    table.lay(wanted.map(([color, fromEdge, y]) => ({ color, x: Number((board.length - fromEdge).toFixed(4)), y })));
  }, weights);
}

export const board = [
  { color: 'red', x: 6.2, y: 0.05 },
  { color: 'blue', x: 5.9, y: -0.06 },
  { color: 'red', x: 5.35, y: -0.1 },
];

// The program's answer to the same line.
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

// The program's answer without its English sentences: the page has its own.
export function withoutSentences(answer) {
  return JSON.parse(JSON.stringify(answer, (field, value) => (field === 'say' ? undefined : value)));
}
