// Calls from the page to a worker: the page's end, where every call is a promise, and the worker's end, which answers one
// call at a time, in order.
import type { Engine } from './engine';
import { fault, faultMessage, messageOf, StudyError } from './fault';

interface Call {
  id: number;
  method: string;
  args: unknown[];
}

export interface EngineCall extends Call {
  method: keyof Engine;
}

// `field`: the refused field of the request. `stopped`: the worker answers no further calls.
export type Reply =
  | { id: number; result: unknown }
  | { id: number; error: string; field?: string | null; stopped?: boolean };

// ---- the page's end; study_client.ts has another, whose calls can be cancelled

interface Pending {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

// The part of a Worker that is used; tests have their own.
export type EngineWorker = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'onmessageerror'>;

export function createEngine(worker: EngineWorker): Engine {
  const pending = new Map<number, Pending>();
  let calls = 0;
  let broken: Error | null = null;

  const breakDown = (why: Error) => {
    broken = why;
    for (const { reject } of pending.values()) reject(why);
    pending.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const call = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.result);
  };
  worker.onerror = () => breakDown(fault('engineNotStarted'));
  worker.onmessageerror = () => breakDown(fault('engineNotUnderstood'));

  const call = (method: EngineCall['method'], ...args: unknown[]) =>
    new Promise<never>((resolve, reject) => {
      if (broken) return reject(broken);
      const id = ++calls;
      pending.set(id, { resolve: resolve as Pending['resolve'], reject });
      worker.postMessage({ id, method, args } satisfies EngineCall);
    });

  return {
    games: () => call('games'),
    presets: () => call('presets'),
    tables: () => call('tables'),
    levels: () => call('levels'),
    judge: (request) => call('judge', request),
    speedToReach: (table, powder, weight, x) => call('speedToReach', table, powder, weight, x),
    begin: (setup) => call('begin', setup, drawSeed()),
    resume: (record) => call('resume', record, drawSeed()),
    command: (command) => call('command', command),
    sheet: () => call('sheet'),
    follow: (lines) => call('follow', lines),
    act: (level) => call('act', level),
    endOfRecord: () => call('endOfRecord'),
    verify: (record) => call('verify', record),
  };
}

// Used when a setup or record has no seed. Up to 2^53, which both JavaScript and the engine hold exactly.
export function drawSeed(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high! & 0x1fffff) * 2 ** 32 + low!;
}

// ---- the worker's end

type Methods = Record<string, (...args: unknown[]) => unknown>;

export function serve(loading: Promise<object>): void {
  const page = self as unknown as DedicatedWorkerGlobalScope;
  const server = new CallServer(loading);
  page.onmessage = async ({ data }: MessageEvent<Call>) => {
    const reply = await server.answer(data);
    page.postMessage(reply, buffersIn(reply));
  };
}

// Calls wait while the module is loading.
export class CallServer {
  private readonly ready: Promise<Methods>;
  private previous: Promise<unknown>;
  // After a trap the module's memory cannot be trusted.
  private stopped: string | null = null;

  constructor(loading: Promise<object>) {
    this.ready = loading.then(
      (methods) => methods as Methods,
      (error: unknown) => {
        this.stopped = faultMessage('engineNotLoaded', messageOf(error));
        throw new Error(this.stopped);
      },
    );
    this.previous = this.ready.catch(() => undefined); // each call reports it
  }

  answer(call: Call): Promise<Reply> {
    const reply = this.previous.then(() => this.run(call));
    this.previous = reply;
    return reply;
  }

  private async run({ id, method, args }: Call): Promise<Reply> {
    if (this.stopped) return { id, error: this.stopped, stopped: true };
    try {
      const methods = await this.ready;
      return { id, result: await methods[method]!(...args) };
    } catch (error) {
      if (error instanceof StudyError) return { id, error: error.message, field: error.field };
      if (!(error instanceof WebAssembly.RuntimeError)) return { id, error: messageOf(error) };
      this.stopped = faultMessage('engineStopped', error.message);
      return { id, error: this.stopped, stopped: true };
    }
  }
}

// Large arrays are transferred, not copied: those of the result and of its members.
function buffersIn(reply: Reply): Transferable[] {
  if (!('result' in reply)) return [];
  const parts = membersOf(reply.result);
  return [...parts, ...parts.flatMap(membersOf)].flatMap((part) => (ArrayBuffer.isView(part) ? [part.buffer as ArrayBuffer] : []));
}

function membersOf(value: unknown): unknown[] {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);
  return isPlain ? Object.values(value) : [];
}
