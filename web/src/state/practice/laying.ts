// Placing weights on the practice table by hand: the selected one, the next colour, and what the game refuses.
import { batch, signal } from '@preact/signals';

import type { Color, JudgeAnswer, Place, TableInfo } from '../../engine/types';
import { freePlace, laid, moved, removed, type LaidWeight } from '../laid_weights';
import type { PracticeTable } from './practice_table';

export interface LayingParts {
  table: Pick<PracticeTable, 'weights' | 'lay' | 'sliding'>;
  board: TableInfo;
  radius: number;
  onBoard: (place: Place) => Place; // the nearest place on the board
  judge: (weights: readonly LaidWeight[]) => Promise<JudgeAnswer>;
}

export class Laying {
  readonly selected = signal<number | null>(null);
  readonly color = signal<Color>('red'); // of the next weight to place
  readonly refused = signal<{ error: string; field: string | null } | null>(null);
  private gestures = 0;

  constructor(private readonly parts: LayingParts) {}

  // Without `at` it takes the first free place. The engine decides whether the game has such a weight left.
  async put(color: Color, at?: Place): Promise<void> {
    const { table, board, radius } = this.parts;
    const before = table.weights.peek();
    const more = laid(before, color, this.clear(at ?? freePlace(before, board, radius)), radius, (place) => this.clear(place));
    if (overlap(more, radius)) return;
    const answer = await this.parts.judge(more);
    if (table.weights.peek() !== before || table.sliding.peek()) return; // the table has changed meanwhile
    batch(() => {
      this.color.value = color;
      this.refused.value = 'error' in answer ? answer : null;
      if ('error' in answer) return;
      table.lay(more);
      this.selected.value = more.at(-1)?.id ?? null;
    });
  }

  // A whole gesture is one undo step.
  grip(id: number): void {
    ++this.gestures;
    this.selected.value = id;
  }

  move(id: number, to: Place): void {
    const { table, radius } = this.parts;
    const next = moved(table.weights.peek(), id, this.clear(to), radius, (place) => this.clear(place));
    if (overlap(next, radius)) return;
    this.refused.value = null;
    table.lay(next, `move ${id} ${this.gestures}`);
  }

  remove(id: number): void {
    const { table } = this.parts;
    table.lay(removed(table.weights.peek(), id));
    batch(() => {
      this.selected.value = null;
      this.refused.value = null;
    });
  }

  // The weight under a finger, or close to it.
  at(place: Place): LaidWeight | null {
    const reach = 1.9 * this.parts.radius;
    const near = this.parts.table.weights.peek().filter((weight) => apart(weight, place) < reach);
    return near.sort((a, b) => apart(a, place) - apart(b, place))[0] ?? null;
  }

  // Keeps the shooter's end free for throwing.
  private clear(place: Place): Place {
    const { board, radius } = this.parts;
    return this.parts.onBoard({ x: Math.max(place.x, board.release_x + 4 * radius), y: place.y });
  }
}

const touchTolerance = 1e-9; // the same as in the engine

export function overlap(weights: readonly Place[], radius: number): boolean {
  return weights.some((one, i) => weights.slice(i + 1).some((other) => apart(one, other) < 2 * radius - touchTolerance));
}

function apart(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
