// What the page's main thread is busy with, from Chromium's own trace.
import assert from 'node:assert/strict';

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

// The longest task on the main thread of the page's renderer while `work` is done, in ms that the processor spent on
// it. The clock on the wall tells of others, too: where a processor draws, in the place of a graphics card, and the tests
// share it, a frame may wait long for both.
export async function longestTask(page, work) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const names = traceEvents.filter(({ name }) => name === 'thread_name');
  const mains = new Set(names.filter(({ args }) => args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === 'X' && mains.has(`${pid} ${tid}`));
  assert.ok(tasks.some(({ tdur }) => tdur > 0), 'the trace has no tasks of the main thread, or not their time');
  return Math.max(...tasks.map(({ tdur, dur }) => (tdur ?? dur) / 1000)); // the shortest of all may have none
}
