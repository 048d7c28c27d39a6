// What a person does at the practice table, and what lies there.
import { quickly } from './harness/index.mjs';

export const at = `${quickly}#/practice`;
export const shot = { y: 0.02, speed: 1.83, angle: 0.005, spin: 0 };

export const button = (page, name) => page.getByRole('button', { name, exact: true });
export const look = (page, read, about) => page.evaluate(`(${read})(window.hammer.practice.stage.table, ${JSON.stringify(about) ?? ''})`);
export const weightsOf = (page) => look(page, (table) => table.weights.value.map(({ color, x, y }) => ({ color, x, y })));
export const layoutOf = (page) => look(page, (table) => table.layout());
export const until = (page, is, about) => page.waitForFunction(is, about);
export const untilLie = (page, count) => until(page, (wanted) => window.hammer?.practice?.stage.table.weights.value.length === wanted, count);

// Set, with something to be thrown in the hand.
export const ready = (page) => until(page, () => window.hammer?.practice?.stage.table.inHand.value);

// Weights by their distance from the far edge.
export async function lay(page, weights) {
  await ready(page);
  await page.evaluate((wanted) => {
    const { table, board } = window.hammer.practice.stage;
    table.lay(wanted.map(([color, fromEdge, y]) => ({ color, x: Number((board.length - fromEdge).toFixed(4)), y })));
  }, weights);
}
