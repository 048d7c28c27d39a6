// The command that is on its way to the server. It is kept until it is answered, so that a lost answer, or a page that
// was closed, loses no throw; and it has a number of its own, so that it is played once however often it is sent.
import type { Command } from '../../engine/types';

export interface SentCommand {
  shotId: string;
  command: Command | { cmd: 'concede' };
  after: number; // so many lines there were when it was said: later it means something else
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = (match: string) => `hammer.sent.${match}`;

export function keepSent(match: string, sent: SentCommand, store?: Store): void {
  quietly(() => (store ?? localStorage).setItem(key(match), JSON.stringify(sent)));
}

export function forgetSent(match: string, store?: Store): void {
  quietly(() => (store ?? localStorage).removeItem(key(match)));
}

export function keptSent(match: string, store?: Store): SentCommand | null {
  const text = quietly(() => (store ?? localStorage).getItem(key(match)));
  const kept = quietly(() => JSON.parse(text ?? 'null') as SentCommand | null);
  return typeof kept?.shotId === 'string' && typeof kept.after === 'number' && typeof kept.command?.cmd === 'string' ? kept : null;
}

// Random enough that no other has it. crypto.randomUUID needs a secure context.
export function newShotId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('-');
}

// Where storage is forbidden or full, it lasts as long as the page.
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
