// What a page's threads do, from Chromium's trace. Wall-clock time includes waiting for other programs on the processor;
// what is measured here leaves that out.
import assert from 'node:assert/strict';

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

// Of what happens while `work` is done:
//   longestTask             on the main thread, in ms that the processor spent on it
//   between(one, other)     ms from one performance.mark() of the page to another, without those in which the worker that
//                           has most to do, and waits for nothing, was held up by other programs
export async function traced(page, work) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threads = new Map(traceEvents.filter(({ name }) => name === 'thread_name').map(({ pid, tid, args }) => [`${pid} ${tid}`, args.name]));
  const isOf = (kind) => ({ pid, tid }) => threads.get(`${pid} ${tid}`)?.startsWith(kind);
  const tasks = traceEvents.filter(({ name, ph }) => /RunTask$/.test(name) && ph === 'X');
  const main = tasks.filter(isOf('CrRendererMain'));
  const workers = tasks.filter(isOf('DedicatedWorker'));
  for (const [kind, found] of Object.entries({ main, workers })) assert.ok(found.some(({ tdur }) => tdur > 0), `the trace has no tasks of ${kind}, or not their time`);
  const markedAt = (wanted) => {
    const mark = traceEvents.find(({ cat, name }) => name === wanted && cat.includes('blink.user_timing'));
    assert.ok(mark, `the page has no mark ${wanted}`);
    return mark.ts;
  };
  return {
    longestTask: Math.max(...main.map(({ tdur, dur }) => (tdur ?? dur) / 1000)), // the shortest of all may have none
    between(one, other) {
      const [from, to] = [markedAt(one), markedAt(other)];
      return (to - from - heldUp(busiestOf(workers), from, to)) / 1000;
    },
  };
}

// The tasks of the thread that the processor spent most on.
function busiestOf(tasks) {
  const threads = new Map();
  for (const task of tasks) {
    const thread = `${task.pid} ${task.tid}`;
    threads.set(thread, [...(threads.get(thread) ?? []), task]);
  }
  const spent = (own) => own.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return [...threads.values()].sort((a, b) => spent(b) - spent(a))[0];
}

// How long started tasks of one thread were not running. The trace has tasks on several levels: the outermost counts.
function heldUp(tasks, from, to) {
  const inOrder = tasks.filter(({ ts, dur }) => ts + dur > from && ts < to).sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  let end = -Infinity;
  let sum = 0;
  for (const { ts, dur, tdur = dur } of inOrder) {
    if (ts < end) continue;
    end = ts + dur;
    const share = dur > 0 ? (Math.min(to, ts + dur) - Math.max(from, ts)) / dur : 0;
    sum += share * Math.max(0, dur - tdur);
  }
  return sum;
}
