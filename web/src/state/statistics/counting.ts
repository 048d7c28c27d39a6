// Counts the saved matches of this device. A match's tally is stored and reused until the match is continued.
import { computed, signal, type ReadonlySignal } from '@preact/signals';

import { refusalMessage, messageOf } from '../../engine/fault';
import type { Study } from '../../engine/study';
import type { SavedMatch, Shelf } from '../device_store';
import { tallyOf, tallyVersion, type Judge, type MatchRecord, type Tally } from './tally';

export interface Progress {
  done: number;
  all: number;
}

export interface CountingParts {
  study: () => Promise<Pick<Study, 'replay'>>; // called when there is something to count
  judge: Judge;
  shelf: Shelf<Tally>;
  recordOf: (id: string) => Promise<MatchRecord>;
}

export class Counting {
  readonly tallies: ReadonlySignal<Tally[]>; // in any order; copies of a match have one tally
  readonly copies: ReadonlySignal<number>; // matches left out as copies
  readonly progress = signal<Progress | null>(null); // null: nothing is being counted
  readonly broken = signal<{ match: SavedMatch; why: string }[]>([]);
  readonly uncounted = signal(0); // matches not counted yet, or left out because counting was stopped
  readonly isKept = signal(true); // false: the device has no room for what was counted
  private readonly counted = signal<Tally[]>([]);
  private stopping = new AbortController();

  constructor(private readonly parts: CountingParts) {
    this.tallies = computed(() => withoutCopies(this.counted.value));
    this.copies = computed(() => this.counted.value.length - this.tallies.value.length);
  }

  async count(matches: readonly SavedMatch[]): Promise<void> {
    if (this.progress.value) return;
    this.stopping = new AbortController();
    this.progress.value = { done: 0, all: matches.length };
    this.broken.value = [];
    try {
      const wanting = await this.takeKept(matches);
      await this.countEach(wanting);
    } finally {
      this.progress.value = null;
    }
  }

  stop(): void {
    this.stopping.abort();
  }

  // Loads the stored tallies that are still valid, and deletes those of deleted matches. Returns the matches left to count.
  private async takeKept(matches: readonly SavedMatch[]): Promise<SavedMatch[]> {
    const kept = new Map((await this.parts.shelf.list().catch(() => [])).map((tally) => [tally.id, tally]));
    const holds = (match: SavedMatch) => kept.get(match.id)?.changed === match.changed && kept.get(match.id)?.version === tallyVersion;
    this.counted.value = matches.filter(holds).flatMap(({ id }) => kept.get(id) ?? []);
    const saved = new Set(matches.map(({ id }) => id));
    for (const id of kept.keys()) if (!saved.has(id)) void this.parts.shelf.remove(id).catch(() => undefined);
    return matches.filter((match) => !holds(match));
  }

  private async countEach(matches: SavedMatch[]): Promise<void> {
    this.uncounted.value = matches.length;
    for (const [done, match] of matches.entries()) {
      if (this.stopping.signal.aborted) return;
      this.progress.value = { done: done + 1, all: matches.length };
      try {
        const tally = await this.tally(match.id);
        this.counted.value = [...this.counted.value, tally];
        await this.keep(tally);
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        this.broken.value = [...this.broken.value, { match, why: messageOf(error) }];
      }
      this.uncounted.value--;
    }
  }

  // Reads the match again, because it may have been continued since it was listed.
  private async tally(id: string): Promise<Tally> {
    const saved = await this.parts.recordOf(id);
    const study = await this.parts.study();
    const replayed = await study.replay(saved.record, this.stopping.signal);
    if (replayed.told) throw new Error(refusalMessage({ code: 'other_revision', field: null, arguments: {} }));
    return tallyOf(saved, replayed, this.parts.judge);
  }

  private async keep(tally: Tally): Promise<void> {
    try {
      await this.parts.shelf.put(tally);
    } catch {
      this.isKept.value = false;
    }
  }
}

// A record can be imported twice; only the first copy counts.
function withoutCopies(tallies: readonly Tally[]): Tally[] {
  const first = new Map<string, Tally>();
  for (const tally of tallies) {
    const known = first.get(tally.sum);
    if (!known || isBefore(tally, known)) first.set(tally.sum, tally);
  }
  return tallies.filter((tally) => first.get(tally.sum) === tally);
}

function isBefore(a: Tally, b: Tally): boolean {
  return a.started === b.started ? a.id < b.id : a.started < b.started;
}
