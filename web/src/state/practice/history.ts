// Steps that can be taken back and made again.
import { computed, signal } from '@preact/signals';

export class History<T> {
  private readonly before = signal<readonly T[]>([]);
  private readonly after = signal<readonly T[]>([]);
  private lastKind: string | null = null;
  readonly canUndo = computed(() => this.before.value.length > 0);
  readonly canRedo = computed(() => this.after.value.length > 0);

  // `now` is about to change. Changes of one kind that follow each other are one step: a weight that is dragged.
  note(now: T, kind: string | null = null): void {
    const goesOn = kind !== null && kind === this.lastKind && this.after.peek().length === 0;
    this.lastKind = kind;
    this.after.value = [];
    if (!goesOn) this.before.value = [...this.before.peek(), now].slice(-longest);
  }

  undo(now: T): T | null {
    const to = this.before.peek().at(-1);
    if (to === undefined) return null;
    this.lastKind = null;
    this.before.value = this.before.peek().slice(0, -1);
    this.after.value = [now, ...this.after.peek()];
    return to;
  }

  redo(now: T): T | null {
    const to = this.after.peek()[0];
    if (to === undefined) return null;
    this.lastKind = null;
    this.after.value = this.after.peek().slice(1);
    this.before.value = [...this.before.peek(), now];
    return to;
  }
}

const longest = 200;
