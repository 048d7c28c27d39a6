// The study for the page. Three workers, each with its own module and started by its first request: throws are quick, and wait
// neither for the coach, who thinks, nor for the records, which may be many.
import { fault, StudyError } from './fault';
import type { Study } from './study';
import type { ModuleStudy } from './study_module';
import type { Reply } from './worker_calls';

export function createStudy(start: () => StudyWorker = startWorker): Study {
  const quick = new StudyLane(start, { endsWorker: false });
  const records = new StudyLane(start, { endsWorker: true });
  const thinking = new StudyLane(start, { endsWorker: true });
  return {
    toShoot: (position, signal) => quick.ask('toShoot', [position], signal),
    throwFrom: (position, shot, hand, seed, signal) => quick.ask('throwFrom', [position, shot, hand, seed], signal),
    scatter: (position, shot, hand, throws, seed, signal) =>
      quick.ask('scatter', [position, shot, hand, throws, seed], signal),
    shotTo: (position, from, place) => quick.ask('shotTo', [position, from, place]),

    advise: (request, signal) => thinking.ask('advise', [request], signal),
    heat: (request, signal) => thinking.ask('heat', [request], signal),
    rate: (request, signal) => thinking.ask('rate', [request], signal),
    estimate: (throws, table, powder, signal, weight) => quick.ask('estimate', [throws, table, powder, weight], signal),

    replay: (record, signal) => records.ask('replay', [record], signal),
    courseOf: (step) => records.ask('courseOf', [step]),
    positionOf: (step) => records.ask('positionOf', [step]),

    close() {
      quick.close();
      records.close();
      thinking.close();
    },
  };
}

function startWorker(): StudyWorker {
  return new Worker(new URL('./study_worker.ts', import.meta.url), { type: 'module', name: 'study' });
}

// One worker gets one request at a time; the others wait here, where they can be cancelled.

export type StudyWorker = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'onmessageerror' | 'terminate'>;
type Method = keyof ModuleStudy;

interface StudyRequest {
  id: number;
  method: Method;
  args: unknown[];
  resolve(result: never): void;
  reject(error: Error): void;
  settle(): void; // it can no longer be cancelled
}

const ofRecord: ReadonlySet<Method> = new Set(['courseOf', 'positionOf']);

export class StudyLane {
  private worker: StudyWorker | null = null;
  private readonly waiting: StudyRequest[] = [];
  private running: StudyRequest | null = null;
  private requests = 0;
  private closed = false;
  private record: string | null = null; // the open one

  // endsWorker: cancelling the running request ends the worker, for requests that may take long. The next request starts
  // another.
  constructor(
    private readonly start: () => StudyWorker,
    private readonly lane: { endsWorker: boolean },
  ) {}

  ask(method: Method, args: unknown[], signal?: AbortSignal): Promise<never> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted || this.closed) return reject(aborted());
      const cancel = () => this.cancel(request);
      const settle = () => signal?.removeEventListener('abort', cancel);
      const request: StudyRequest = { id: ++this.requests, method, args, resolve, reject, settle };
      signal?.addEventListener('abort', cancel);
      this.waiting.push(request);
      this.sendNext();
    });
  }

  close(): void {
    this.closed = true;
    for (const request of this.takeAll()) request.reject(aborted());
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
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.receive(data);
    worker.onerror = () => this.breakDown(fault('engineNotStarted'));
    worker.onmessageerror = () => this.breakDown(fault('engineNotUnderstood'));
    return worker;
  }

  // A new worker has no record open. If opening it fails, so does the request about it.
  private openAgain(): void {
    const { record } = this;
    if (record === null || !ofRecord.has(this.waiting[0]!.method)) return;
    const reject = (error: Error) => {
      const next = this.waiting.shift();
      next?.settle();
      next?.reject(error);
    };
    this.waiting.unshift({ id: ++this.requests, method: 'replay', args: [record], resolve: () => {}, reject, settle: () => {} });
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
    this.running = null;
  }

  private receive(reply: Reply): void {
    const request = this.running;
    if (request?.id !== reply.id) return;
    this.running = null;
    request.settle();
    if ('result' in reply) {
      if (request.method === 'replay') this.record = request.args[0] as string;
      request.resolve(reply.result as never);
    } else request.reject(new StudyError(reply.error, reply.field ?? null));
    if ('stopped' in reply) this.end(); // the next request gets a new one
    this.sendNext();
  }

  private breakDown(why: Error): void {
    for (const request of this.takeAll()) request.reject(why);
    this.end();
  }

  private takeAll(): StudyRequest[] {
    const all = [...(this.running ? [this.running] : []), ...this.waiting.splice(0)];
    for (const request of all) request.settle();
    return all;
  }

  private cancel(request: StudyRequest): void {
    request.settle();
    request.reject(aborted());
    const index = this.waiting.indexOf(request);
    if (index >= 0) this.waiting.splice(index, 1);
    if (this.running !== request || !this.lane.endsWorker) return;
    this.end();
    this.sendNext();
  }
}

function aborted(): DOMException {
  return new DOMException('The request was cancelled.', 'AbortError');
}
