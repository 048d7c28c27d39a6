// A person's hand, estimated by the engine from throws with a declared aim: from all of them, and for one stretch of time after
// the other.
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';

import { messageOf } from '../../engine/fault';
import type { Hand, HandEstimate, Study } from '../../engine/study';
import type { LevelInfo, TableInfo } from '../../engine/types';
import type { Shelf } from '../device_store';
import type { ThrowBy } from '../preferences';
import { weightRadius } from '../match_options';
import { declaredThrows, joinedThrows, minThrows, windowsOf, type DeclaredOnShelf, type HandGroup } from './declared_throws';

export interface HandWindow {
  from: number; // ms
  to: number;
  estimate: HandEstimate;
}

export class HandEstimates {
  readonly groups: ReadonlySignal<HandGroup[]>;
  readonly group: ReadonlySignal<HandGroup | null>; // the selected one
  readonly estimate = signal<HandEstimate | null>(null); // null: not yet, or too few throws
  readonly windows = signal<HandWindow[]>([]);
  readonly fault = signal<string | null>(null);
  readonly isRead = signal(false);

  private readonly declared = signal<DeclaredOnShelf[]>([]);
  private readonly wanted = signal<string | null>(null);
  private asking: AbortController | null = null;

  constructor(
    private readonly study: Pick<Study, 'estimate'>,
    private readonly shelf: Pick<Shelf<DeclaredOnShelf>, 'list' | 'remove'>,
    private readonly tables: readonly TableInfo[],
  ) {
    this.groups = computed(() => joinedThrows(this.declared.value, this.tables));
    this.group = computed(() => this.groups.value.find(({ key }) => key === this.wanted.value) ?? this.groups.value[0] ?? null);
  }

  // Reads the shelf and estimates; resolves when everything is there.
  async open(): Promise<void> {
    this.declared.value = await this.shelf.list();
    this.isRead.value = true;
    await this.work();
  }

  async look(key: string): Promise<void> {
    this.wanted.value = key;
    await this.work();
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.shelf.remove(id);
    await this.open();
  }

  leave(): void {
    this.asking?.abort();
  }

  private async work(): Promise<void> {
    this.asking?.abort();
    const asking = (this.asking = new AbortController());
    const group = this.group.peek();
    batch(() => {
      this.estimate.value = null;
      this.windows.value = [];
      this.fault.value = null;
    });
    try {
      if (group && group.throws.length >= minThrows) await this.estimateAll(group, asking.signal);
    } catch (error) {
      if (!asking.signal.aborted) this.fault.value = messageOf(error);
    }
  }

  private async estimateAll({ throws }: HandGroup, asked: AbortSignal): Promise<void> {
    const whole = await estimateOf(this.study, throws, asked);
    if (asked.aborted) return;
    this.estimate.value = whole;
    const windows: HandWindow[] = [];
    for (const part of windowsOf(throws)) {
      windows.push({ from: part[0]?.at ?? 0, to: part.at(-1)?.at ?? 0, estimate: await estimateOf(this.study, part, asked) });
      if (asked.aborted) return;
    }
    this.windows.value = windows;
  }
}

export function estimateOf(study: Pick<Study, 'estimate'>, throws: readonly DeclaredOnShelf[], signal?: AbortSignal): Promise<HandEstimate> {
  const last = throws.at(-1);
  if (!last) throw new Error('A hand is estimated from throws.');
  const shots = throws.map(({ aimed, thrown }) => ({ aimed: plain(aimed), thrown: plain(thrown) }));
  return study.estimate(shots, last.table, last.powder, signal, last.weight);
}

// Spin is not part of a hand.
function plain({ y, speed, angle }: { y: number; speed: number; angle: number }) {
  return { y, speed, angle };
}

// Whose hand the coach and the scatter use: a level's, or the person's own as estimated.

export const ownHand = 'mine'; // no level has this name

// `choice` '': the person's own if it is known, otherwise that of a middling player.
export function handFor(choice: string, own: HandEstimate | null, levels: readonly LevelInfo[]): Hand {
  const chosen = handChosen(choice, own, levels);
  return chosen === ownHand && own ? own.hand : chosen;
}

// What that choice comes to: a level, or the person's own hand.
export function handChosen(choice: string, own: HandEstimate | null, levels: readonly LevelInfo[]): string {
  if (levels.some(({ name }) => name === choice)) return choice;
  return own ? ownHand : defaultLevel(levels);
}

const middling = 'league';

export function defaultLevel(levels: readonly LevelInfo[]): string {
  const known = levels.find(({ name }) => name === middling) ?? levels[Math.floor(levels.length / 2)];
  return known?.name ?? '';
}

export interface Thrown {
  board: TableInfo;
  weight: string;
}

// From the throws made in the way one throws now, on such boards and with such weights; null if there are too few.
export async function ownHandFor(study: Pick<Study, 'estimate'>, by: ThrowBy, { board, weight }: Thrown, tables: readonly TableInfo[]): Promise<HandEstimate | null> {
  const groups = joinedThrows(await declaredThrows(), tables).filter((group) => group.by === by && group.throws.length >= minThrows);
  const wide = groups.filter(({ width }) => width === board.width);
  const radius = weightRadius(board, weight);
  const fitting = wide.find((group) => group.radius === radius) ?? wide[0] ?? groups[0];
  return fitting ? estimateOf(study, fitting.throws).catch(() => null) : null;
}
