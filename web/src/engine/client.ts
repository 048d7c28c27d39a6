// The engine for the page: every call goes to the worker and comes back as a promise.
import type { Engine } from './engine';
import { fault } from './fault';
import type { Reply, Request } from './worker_messages';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

// What is asked of a worker; a test has its own.
export type EngineWorker = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'onmessageerror'>;

export function createEngine(worker: EngineWorker = startWorker()): Engine {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let broken: Error | null = null;

  const breakDown = (why: Error) => {
    broken = why;
    for (const { reject } of waiting.values()) reject(why);
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asker?.reject(new Error(data.error));
    else asker?.resolve(data.result);
  };
  worker.onerror = () => breakDown(fault('engineNotStarted'));
  worker.onmessageerror = () => breakDown(fault('engineNotUnderstood'));

  const ask = (method: Request['method'], ...args: unknown[]) =>
    new Promise<never>((resolve, reject) => {
      if (broken) return reject(broken);
      const id = ++asked;
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage({ id, method, args } satisfies Request);
    });

  return {
    games: () => ask('games'),
    presets: () => ask('presets'),
    tables: () => ask('tables'),
    levels: () => ask('levels'),
    judge: (request) => ask('judge', request),
    speedToReach: (table, powder, weight, x) => ask('speedToReach', table, powder, weight, x),
    begin: (setup) => ask('begin', setup, drawSeed()),
    resume: (record) => ask('resume', record, drawSeed()),
    command: (command) => ask('command', command),
    follow: (lines) => ask('follow', lines),
    act: (level) => ask('act', level),
    endOfRecord: () => ask('endOfRecord'),
    verify: (record) => ask('verify', record),
  };
}

function startWorker(): EngineWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
}

// For who names none. Up to 2^53, which both JavaScript and the engine hold exactly.
export function drawSeed(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high! & 0x1fffff) * 2 ** 32 + low!;
}
