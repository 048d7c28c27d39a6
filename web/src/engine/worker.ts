// The thread that the engine works in, so that the page never waits for it.
import moduleUrl from '../../../build/wasm/bin/hammer-page.wasm?url';

import type { Played } from './engine';
import type { Reply, Request } from './messages';
import { ModuleEngine } from './module_engine';
import { fetchNetwork } from './networks';
import { loadPageModule } from './page_module';
import { sentenceOf } from './sentence_of';

const page = self as unknown as DedicatedWorkerGlobalScope;

const engine: Promise<ModuleEngine> = loadPageModule(moduleUrl).then(
  (module) => new ModuleEngine(module, fetchNetwork),
  (error: unknown) => {
    throw new Error(`The engine could not be loaded: ${sentenceOf(error)}.`);
  },
);
engine.catch(() => undefined); // whoever asks is told

// One at a time, and in order.
let before: Promise<unknown> = engine.catch(() => undefined);

page.onmessage = ({ data }: MessageEvent<Request>) => {
  before = before.then(async () => {
    const reply = await answer(data);
    page.postMessage(reply, buffersIn(reply));
  });
};

// A trap leaves the module in pieces: what it says after that cannot be relied on.
let stopped: string | null = null;

async function answer({ id, method, args }: Request): Promise<Reply> {
  if (stopped) return { id, error: stopped };
  try {
    const ready = await engine;
    const call = ready[method] as (...args: unknown[]) => unknown;
    return { id, result: await call.apply(ready, args) };
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) return { id, error: sentenceOf(error) };
    stopped = `The engine has stopped (${error.message}): reload the page to go on.`;
    return { id, error: stopped };
  }
}

// Large arrays change hands instead of being copied.
function buffersIn(reply: Reply): Transferable[] {
  if (!('result' in reply)) return [];
  const { course, powder } = (reply.result ?? {}) as Partial<Played>;
  const arrays = [course?.times, course?.x, course?.y, course?.turn, powder?.dryness];
  return arrays.flatMap((array) => (array ? [array.buffer] : []));
}
