// Sends a command until the server has answered: it is played once, refused, or, if the match has gone on without it, given up.
// The command is stored until then, so that neither a lost answer nor a closed page loses a throw; its shot id makes the server
// play it once however often it is sent.
import { effect, signal } from '@preact/signals';

import type { Command as GameCommand, RecordLine } from '../../engine/types';
import { mayTryAgain, type Answered, type Api } from '../../net/api';
import type { Acknowledged, Command, RecordedLine } from '../../net/messages';
import type { MatchFeed } from './match_feed';

export interface SenderPauses {
  first: number; // ms
  max: number;
}

export type Sent = Answered<Acknowledged> | { ok: false; isTooLate: true };

const diskFull = 507; // nothing was played, and a retry would not help

export class Sender {
  readonly sending = signal(false);
  private stopped = false;

  constructor(
    private readonly api: Pick<Api, 'command'>,
    private readonly match: string,
    private readonly feed: Pick<MatchFeed, 'isCurrent' | 'count' | 'from'>,
    private readonly pauses: SenderPauses,
  ) {}

  async send(sent: SentCommand): Promise<Sent> {
    storeSent(this.match, sent);
    this.sending.value = true;
    const answered = await this.untilAnswered(sent);
    this.sending.value = false;
    if (!this.stopped) forgetSent(this.match);
    return answered;
  }

  stop(): void {
    this.stopped = true;
  }

  private async untilAnswered(sent: SentCommand): Promise<Sent> {
    for (let failures = 0; ; ++failures) {
      const command = { ...sent.command, shot_id: sent.shotId } as Command; // if storage held something else, the server refuses it
      const answered = await this.answerOrLine(this.api.command(this.match, command), sent);
      if (answered.ok || this.stopped || !mayTryAgain(answered) || answered.status === diskFull) return answered;
      const pause = Math.min(this.pauses.max, this.pauses.first * 2 ** failures) * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, (answered.retryAfter ?? 0) * 1000 || pause));
      await this.untilCurrent();
      const fate = fateOf(sent, this.feed.from(sent.after));
      if (fate.kind === 'played') return { ok: true, value: fate.line };
      if (fate.kind === 'passed') return { ok: false, isTooLate: true };
    }
  }

  // The stream may bring the command's line before the answer comes, on a slow connection long before: then the match goes on.
  private answerOrLine(answer: Promise<Answered<Acknowledged>>, sent: SentCommand): Promise<Answered<Acknowledged>> {
    let stop = () => {};
    const line = new Promise<Answered<Acknowledged>>((resolve) => {
      stop = effect(() => {
        const fate = this.feed.count.value > sent.after ? fateOf(sent, this.feed.from(sent.after)) : null;
        if (fate?.kind === 'played') resolve({ ok: true, value: fate.line });
      });
    });
    return Promise.race([answer, line]).finally(() => stop());
  }

  // Until every line that the server has is here.
  private untilCurrent(): Promise<void> {
    return new Promise((resolve) => {
      const stop = effect(() => {
        if (this.feed.isCurrent.value) queueMicrotask(() => (stop(), resolve()));
      });
    });
  }
}

// ---- the command on its way, as it is stored

export interface SentCommand {
  shotId: string;
  command: GameCommand | { cmd: 'concede' };
  after: number; // number of lines when it was given: after more of them it would mean something else
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = (match: string) => `hammer.sent.${match}`;

export function storeSent(match: string, sent: SentCommand, store?: Store): void {
  quietly(() => (store ?? localStorage).setItem(key(match), JSON.stringify(sent)));
}

export function forgetSent(match: string, store?: Store): void {
  quietly(() => (store ?? localStorage).removeItem(key(match)));
}

export function storedSent(match: string, store?: Store): SentCommand | null {
  const text = quietly(() => (store ?? localStorage).getItem(key(match)));
  const kept = quietly(() => JSON.parse(text ?? 'null') as SentCommand | null);
  return typeof kept?.shotId === 'string' && typeof kept.after === 'number' && typeof kept.command?.cmd === 'string' ? kept : null;
}

// Random, so that it is unique. crypto.randomUUID needs a secure context.
export function newShotId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('-');
}

// If storage is forbidden or full, the command is lost when the page is closed.
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

// ---- what became of a command whose answer was lost, by the lines that came after it

export type Fate =
  | { kind: 'open' } // nothing was played since
  | { kind: 'played'; line: RecordedLine }
  | { kind: 'passed' }; // the match has gone on without it

// Numbers for the luck change nothing: the server holds a toss until it has them.
export function fateOf({ command }: SentCommand, since: RecordedLine[]): Fate {
  const events = since.filter(({ line }) => 'event' in (JSON.parse(line) as RecordLine));
  if (events.length === 0) return { kind: 'open' };
  const line = events.find(({ line: text }) => isOf(command, JSON.parse(text) as RecordLine));
  return line ? { kind: 'played', line } : { kind: 'passed' };
}

function isOf(command: SentCommand['command'], line: RecordLine): boolean {
  if (!('event' in line) || line.event !== command.cmd) return false;
  if (!('aimed' in line) || (command.cmd !== 'shoot' && command.cmd !== 'throw-four')) return true;
  return (['y', 'speed', 'angle', 'spin'] as const).every((part) => line.aimed[part] === command[part]);
}
