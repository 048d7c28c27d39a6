// One worker of the study: it is sent one thing at a time, and the rest waits here, where it can be taken back.
import { fault } from './fault';
import type { Reply } from './worker_messages';
import { StudyError } from './study_error';
import type { ModuleStudy } from './study_module';

export type StudyWorker = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'onmessageerror' | 'terminate'>;
type Method = keyof ModuleStudy;

interface Asked {
  id: number;
  method: Method;
  args: unknown[];
  resolve(result: never): void;
  reject(error: Error): void;
  settle(): void; // nobody takes it back any more
}

const ofRecord: ReadonlySet<Method> = new Set(['courseOf', 'positionOf']);

export class StudyLane {
  private worker: StudyWorker | null = null;
  private readonly waiting: Asked[] = [];
  private running: Asked | null = null;
  private asked = 0;
  private closed = false;
  private record: string | null = null; // the one that is open

  // givesUp: what is taken back while it is worked at is broken off, and the worker with it, for work that may take long.
  // Another one begins as soon as something is asked.
  constructor(
    private readonly start: () => StudyWorker,
    private readonly lane: { givesUp: boolean },
  ) {}

  ask(method: Method, args: unknown[], signal?: AbortSignal): Promise<never> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted || this.closed) return reject(aborted());
      const takeBack = () => this.takeBack(asked);
      const settle = () => signal?.removeEventListener('abort', takeBack);
      const asked: Asked = { id: ++this.asked, method, args, resolve, reject, settle };
      signal?.addEventListener('abort', takeBack);
      this.waiting.push(asked);
      this.sendNext();
    });
  }

  close(): void {
    this.closed = true;
    for (const asked of this.takeAll()) asked.reject(aborted());
    this.end();
  }

  private sendNext(): void {
    if (this.running || this.waiting.length === 0) return;
    if (!this.worker) {
      this.worker = this.begin();
      this.openAgain();
    }
    this.running = this.waiting.shift()!;
    const { id, method, args } = this.running;
    this.worker.postMessage({ id, method, args });
  }

  private begin(): StudyWorker {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.hear(data);
    worker.onerror = () => this.breakDown(fault('engineNotStarted'));
    worker.onmessageerror = () => this.breakDown(fault('engineNotUnderstood'));
    return worker;
  }

  // A fresh worker has nothing open. Where that fails, so does what was asked of the record.
  private openAgain(): void {
    const { record } = this;
    if (record === null || !ofRecord.has(this.waiting[0]!.method)) return;
    const reject = (error: Error) => {
      const next = this.waiting.shift();
      next?.settle();
      next?.reject(error);
    };
    this.waiting.unshift({ id: ++this.asked, method: 'replay', args: [record], resolve: () => {}, reject, settle: () => {} });
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
    this.running = null;
  }

  private hear(reply: Reply): void {
    const asked = this.running;
    if (asked?.id !== reply.id) return;
    this.running = null;
    asked.settle();
    if ('result' in reply) {
      if (asked.method === 'replay') this.record = asked.args[0] as string;
      asked.resolve(reply.result as never);
    } else asked.reject(new StudyError(reply.error, reply.field ?? null));
    if ('stopped' in reply) this.end(); // a fresh one may do better
    this.sendNext();
  }

  private breakDown(why: Error): void {
    for (const asked of this.takeAll()) asked.reject(why);
    this.end();
  }

  private takeAll(): Asked[] {
    const all = [...(this.running ? [this.running] : []), ...this.waiting.splice(0)];
    for (const asked of all) asked.settle();
    return all;
  }

  private takeBack(asked: Asked): void {
    asked.settle();
    asked.reject(aborted());
    const place = this.waiting.indexOf(asked);
    if (place >= 0) this.waiting.splice(place, 1);
    if (this.running !== asked || !this.lane.givesUp) return;
    this.end();
    this.sendNext();
  }
}

function aborted(): DOMException {
  return new DOMException('What was asked is wanted no more.', 'AbortError');
}
