// The random numbers that this device adds to the luck of its matches, and what it has seen of that luck: once a match is over
// it can tell whether the server changed anything (fairness.ts).
import { effect, untracked, type ReadonlySignal } from '@preact/signals';

import { mayTryAgain, type Api } from '../../net/api';
import type { Match } from '../../net/messages';
import type { SenderPauses } from './sender';

// ---- what is stored on this device

export interface SeenLuck {
  match: string;
  commitment: string; // as it was first seen
  // The number of this device, the seat that it was sent for, and what became of it. 'sent': not answered yet. 'refused': the toss came first, or another
  // device of the same person had added one.
  number?: { seat: number; value: string; state: 'sent' | 'accepted' | 'refused' };
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'hammer.luck';
const maxSeen = 60; // matches; the oldest are forgotten

export function seenLuck(match: string, store?: Store): SeenLuck | null {
  return allSeen(store).find((seen) => seen.match === match) ?? null;
}

export function rememberLuck(seen: SeenLuck, store?: Store): void {
  keep([seen, ...allSeen(store).filter(({ match }) => match !== seen.match)].slice(0, maxSeen), store);
}

export function forgetLuck(match: string, store?: Store): void {
  const all = allSeen(store);
  const others = all.filter((seen) => seen.match !== match);
  if (others.length < all.length) keep(others, store);
}

// Where storage is forbidden or full, nothing is remembered: the record can still be checked.
function keep(seen: SeenLuck[], store?: Store): void {
  try {
    (store ?? localStorage).setItem(key, JSON.stringify(seen));
  } catch {
    // Nothing is remembered.
  }
}

function allSeen(store?: Store): SeenLuck[] {
  try {
    const stored: unknown = JSON.parse((store ?? localStorage).getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeen) : [];
  } catch {
    return [];
  }
}

function isSeen(stored: Partial<SeenLuck> | null): stored is SeenLuck {
  return typeof stored?.match === 'string' && typeof stored.commitment === 'string';
}

// ---- adding a number

const usualPauses: SenderPauses = { first: 500, max: 8000 };

// Adds a number to a match as soon as it is seen to have begun, if this person plays in it and has added none.
export class LuckNumber {
  private readonly unwatch: () => void;
  private isSending = false;
  private isStopped = false;

  constructor(
    private readonly api: Pick<Api, 'addNumber'>,
    private readonly match: string,
    view: ReadonlySignal<Match | null>,
    private readonly pauses: SenderPauses = usualPauses,
    private readonly store?: Store,
  ) {
    this.unwatch = effect(() => {
      const { value } = view;
      untracked(() => value && this.look(value));
    });
  }

  stop(): void {
    this.isStopped = true;
    this.unwatch();
  }

  private look({ luck, phase, you }: Match): void {
    if (luck === null || (phase !== 'playing' && phase !== 'paused')) return;
    const seen = seenLuck(this.match, this.store) ?? { match: this.match, commitment: luck.commitment };
    if (this.isSending || seen.number?.state === 'accepted' || seen.number?.state === 'refused') return;
    const seat = you.seats.find((own) => luck.numbers[own] === false);
    const number = seen.number ?? (seat === undefined ? undefined : { seat, value: drawNumber(), state: 'sent' as const });
    if (number && you.seats.length > 0) void this.send({ ...seen, number });
    else rememberLuck(seen, this.store);
  }

  // The same number until the server answers: if it has it already, it says so.
  private async send(seen: SeenLuck & Required<Pick<SeenLuck, 'number'>>): Promise<void> {
    this.isSending = true;
    rememberLuck(seen, this.store);
    for (let failures = 0; ; ++failures) {
      const answered = await this.api.addNumber(this.match, seen.number.value);
      if (answered.ok || !mayTryAgain(answered)) {
        const state = answered.ok ? 'accepted' : 'refused';
        return rememberLuck({ ...seen, number: { ...seen.number, state } }, this.store);
      }
      const pause = Math.min(this.pauses.max, this.pauses.first * 2 ** failures) * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, (answered.retryAfter ?? 0) * 1000 || pause));
      if (this.isStopped) return;
    }
  }
}

// 16 bytes in hex. crypto.getRandomValues also exists on pages without TLS.
export function drawNumber(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
