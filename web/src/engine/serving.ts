// A worker's side: answers what it is asked by a module that may still be loading, one thing at a time and in order.
import { fault, faultMessage } from './fault';
import type { Reply } from './worker_messages';
import { sentenceOf } from './sentence_of';
import { StudyError } from './study_error';

interface Asked {
  id: number;
  method: string;
  args: unknown[];
}
type Answerer = Record<string, (...args: unknown[]) => unknown>;

export function serve(loading: Promise<object>): void {
  const page = self as unknown as DedicatedWorkerGlobalScope;
  const server = new Server(loading);
  page.onmessage = async ({ data }: MessageEvent<Asked>) => {
    const reply = await server.answer(data);
    page.postMessage(reply, buffersIn(reply));
  };
}

export class Server {
  private readonly ready: Promise<Answerer>;
  private before: Promise<unknown>;
  // A trap leaves the module in pieces: what it says after that cannot be relied on.
  private stopped: string | null = null;

  constructor(loading: Promise<object>) {
    this.ready = loading.then(
      (answerer) => answerer as Answerer,
      (error: unknown) => {
        this.stopped = faultMessage('engineNotLoaded', sentenceOf(error));
        throw fault('engineNotLoaded', sentenceOf(error));
      },
    );
    this.before = this.ready.catch(() => undefined); // whoever asks is told
  }

  answer(asked: Asked): Promise<Reply> {
    const answered = this.before.then(() => this.work(asked));
    this.before = answered;
    return answered;
  }

  private async work({ id, method, args }: Asked): Promise<Reply> {
    if (this.stopped) return { id, error: this.stopped, stopped: true };
    try {
      const ready = await this.ready;
      return { id, result: await ready[method]!(...args) };
    } catch (error) {
      if (error instanceof StudyError) return { id, error: error.message, field: error.field };
      if (!(error instanceof WebAssembly.RuntimeError)) return { id, error: sentenceOf(error) };
      this.stopped = faultMessage('engineStopped', error.message);
      return { id, error: this.stopped, stopped: true };
    }
  }
}

// Large arrays change hands instead of being copied: those of the answer itself and of what it holds.
function buffersIn(reply: Reply): Transferable[] {
  if (!('result' in reply)) return [];
  const parts = membersOf(reply.result);
  return [...parts, ...parts.flatMap(membersOf)].flatMap((part) => (ArrayBuffer.isView(part) ? [part.buffer as ArrayBuffer] : []));
}

function membersOf(value: unknown): unknown[] {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);
  return isPlain ? Object.values(value) : [];
}
