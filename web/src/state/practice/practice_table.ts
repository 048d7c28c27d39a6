// A table without a match: weights can be placed and thrown freely, and every step can be undone. The engine computes throws
// and scores.
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';

import { messageOf } from '../../engine/fault';
import type { Hand, PlacedWeight, Position, Study } from '../../engine/study';
import type { Color, Place, Shot } from '../../engine/types';
import { keepDeclared } from '../hand/declared_throws';
import type { LaidWeight } from '../laid_weights';
import { preferences, type ThrowBy } from '../preferences';
import type { Stage } from '../table_session';
import type { InHand } from '../throwing/aim';
import { fitOf, isAbort, type Fit } from './fitting';
import { placed, positionOf, type Layout, type PracticeSetting, type Situation } from './layout';
import { practiceThrow, tellsOfTheHand, type PracticeThrow } from './practice_throw';

export type { PracticeSetting } from './layout';
export type { PracticeThrow } from './practice_throw';

interface Moment {
  weights: LaidWeight[];
  color: Color;
  situation: Situation;
  last: PracticeThrow | null;
}

export class PracticeTable {
  readonly setting: ReadonlySignal<PracticeSetting>;
  readonly weights: ReadonlySignal<LaidWeight[]>;
  readonly color: Signal<Color>; // to throw
  readonly situation: Signal<Situation>;
  readonly hand = signal<Hand | null>(null); // null: no scatter, exactly as the person threw
  readonly aimFor = signal<Place | null>(null); // where the weight should come to rest
  readonly inHand: ReadonlySignal<InHand | null>; // null while weights slide, or if nothing more can be thrown
  readonly sliding = signal(false);
  readonly last = signal<PracticeThrow | null>(null);
  readonly fault: ReadonlySignal<string | null>; // why nothing can be thrown, or why the last throw failed
  readonly fit = signal<Fit | null>(null);
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;

  private readonly agreed: Signal<PracticeSetting>;
  private readonly lying: Signal<LaidWeight[]>;
  private readonly noFit = signal<string | null>(null);
  private readonly noThrow = signal<string | null>(null);
  private readonly history = new History<Moment>();
  private fitting: Promise<Fit | null> = Promise.resolve(null);
  private asked = new AbortController();
  private nextId = 1;
  private lastColor: Color;
  private left = false;
  private readonly stop: () => void;

  constructor(
    private readonly study: Pick<Study, 'toShoot' | 'throwFrom' | 'shotTo'>,
    private readonly stage: Stage,
    begun: PracticeSetting | Layout,
    private readonly drawSeed: () => number,
  ) {
    const layout = 'setting' in begun ? begun : { setting: begun, weights: [], color: 'red' as const, situation: {} };
    this.agreed = signal(layout.setting);
    this.lying = signal(layout.weights.map((weight) => ({ ...placed(weight), id: this.nextId++ })));
    this.color = signal(layout.color);
    this.lastColor = layout.color;
    this.situation = signal(layout.situation);
    this.setting = this.agreed;
    this.weights = this.lying;
    this.fault = computed(() => this.noThrow.value ?? this.noFit.value);
    this.canUndo = computed(() => this.history.canUndo.value && !this.sliding.value);
    this.canRedo = computed(() => this.history.canRedo.value && !this.sliding.value);
    this.inHand = computed(() => {
      const fit = this.fit.value;
      return this.sliding.value || !fit ? null : { color: fit.color, four: fit.four };
    });
    this.stop = effect(() => {
      const layout = { setting: this.agreed.value, weights: this.lying.value, color: this.color.value, situation: this.situation.value };
      if (!this.sliding.value) this.fitting = this.fitTo(layout);
    });
  }

  layout(): Layout {
    return { setting: this.agreed.peek(), weights: this.lying.peek().map(placed), color: this.color.peek(), situation: this.situation.peek() };
  }

  // The position for the coach.
  position(): Position {
    const fit = this.fit.peek();
    return fit?.position ?? positionOf(this.layout(), this.color.peek());
  }

  // The position, once the number of throws is known; null if nothing can be thrown.
  async settled(): Promise<Position | null> {
    return (await this.latestFit())?.position ?? null;
  }

  // Changes the game or table; the weights stay.
  agree(setting: PracticeSetting): void {
    this.agreed.value = setting;
  }

  // Consecutive changes of the same `kind` are one undo step.
  lay(weights: readonly (PlacedWeight & { id?: number })[], kind: string | null = null): void {
    if (this.sliding.peek()) return;
    this.history.note(this.moment(), kind);
    batch(() => {
      this.lying.value = weights.map((weight) => ({ ...placed(weight), id: weight.id ?? this.nextId++ }));
      this.noThrow.value = null;
    });
    this.nextId = weights.reduce((next, { id }) => Math.max(next, (id ?? 0) + 1), this.nextId);
  }

  // Loads another position in the same setting. This can be undone.
  take({ weights, color, situation }: Layout): void {
    if (this.sliding.peek()) return;
    batch(() => {
      this.lay(weights.map(placed));
      this.color.value = color;
      this.situation.value = situation;
      this.last.value = null;
    });
  }

  clear(): void {
    if (this.sliding.peek() || this.lying.peek().length === 0) return;
    this.lay([]);
    const { thrown: _, firstColor: __, ...situation } = this.situation.peek();
    batch(() => {
      this.situation.value = situation;
      this.last.value = null;
    });
  }

  undo(): void {
    if (!this.sliding.peek()) this.restore(this.history.undo(this.moment()));
  }

  redo(): void {
    if (!this.sliding.peek()) this.restore(this.history.redo(this.moment()));
  }

  // Null: refused, and `fault` says why. `isOwn`: aimed by the person. Throws with the coach's aim are not used to estimate
  // the person's hand.
  async throw(shot: Shot, isOwn = true, by: ThrowBy = preferences.peek().throwBy): Promise<PracticeThrow | null> {
    const declared = isOwn ? this.aimFor.peek() : null;
    const fit = await this.latestFit();
    if (this.left || this.sliding.peek() || !fit) return null;
    const thrown = await this.perform(fit, shot, declared);
    if (thrown && declared && tellsOfTheHand(thrown)) await this.logDeclared(fit, shot, declared, by).catch(() => {}); // full storage must not stop a throw
    return thrown;
  }

  // The same shot from the same position, with a new random scatter.
  async again(): Promise<PracticeThrow | null> {
    const last = this.last.peek();
    if (!last || this.sliding.peek()) return null;
    this.history.note(this.moment());
    batch(() => {
      this.lying.value = last.from;
      this.color.value = last.color;
      this.situation.value = last.situation;
    });
    const fit = await this.latestFit();
    return fit && !this.left ? this.perform(fit, last.aimed, last.declared, false) : null;
  }

  leave(): void {
    this.left = true;
    this.stop();
    this.asked.abort();
  }

  private moment(): Moment {
    return { weights: this.lying.peek(), color: this.color.peek(), situation: this.situation.peek(), last: this.last.peek() };
  }

  private restore(moment: Moment | null): void {
    if (!moment) return;
    batch(() => {
      this.lying.value = moment.weights;
      this.color.value = moment.color;
      this.situation.value = moment.situation;
      this.last.value = moment.last;
      this.noThrow.value = null;
    });
  }

  private async fitTo(layout: Layout): Promise<Fit | null> {
    this.asked.abort();
    const { signal: asking } = (this.asked = new AbortController());
    const isChosen = layout.color !== this.lastColor;
    this.lastColor = layout.color;
    try {
      const fit = await fitOf(this.study, layout, asking).catch((error: unknown) => {
        if (isChosen || isAbort(error)) throw error;
        // The person did not choose this colour: if it has no weights left, the other colour is thrown.
        return fitOf(this.study, { ...layout, color: other(layout.color) }, asking).catch(() => Promise.reject(error));
      });
      if (asking.aborted) return null;
      batch(() => {
        this.lastColor = this.color.value = fit.color;
        this.fit.value = fit;
        this.noFit.value = null;
      });
      return fit;
    } catch (error) {
      if (asking.aborted || isAbort(error)) return null;
      batch(() => {
        this.fit.value = null;
        this.noFit.value = messageOf(error);
      });
      return null;
    }
  }

  // Waits until no newer fit is being computed.
  private async latestFit(): Promise<Fit | null> {
    let latest;
    do {
      latest = this.fitting;
      await latest;
    } while (latest !== this.fitting);
    return latest;
  }

  private async perform(fit: Fit, shot: Shot, declared: Place | null, noted = true): Promise<PracticeThrow | null> {
    const before = this.moment();
    this.sliding.value = true;
    try {
      const aimed = fit.four ? { ...shot, color: fit.color } : shot;
      const answer = await this.study.throwFrom(fit.position, aimed, this.hand.peek(), this.drawSeed());
      if (this.left) return null;
      const { weights: from, color, situation } = before;
      const thrown = practiceThrow(answer, { from, color, situation, position: fit.position, declared }, this.nextId);
      this.nextId += thrown.ids.length;
      await this.stage.show(thrown.course, true);
      if (this.left) return null;
      if (noted) this.history.note(before);
      this.settle(thrown, fit);
      return thrown;
    } catch (error) {
      this.noThrow.value = messageOf(error);
      return null;
    } finally {
      this.sliding.value = false;
    }
  }

  private settle(thrown: PracticeThrow, { position, four, color }: Fit): void {
    const situation = this.situation.peek();
    batch(() => {
      this.lying.value = thrown.weights;
      this.last.value = thrown;
      this.noThrow.value = null;
      if (situation.thrown !== undefined) this.situation.value = { ...situation, thrown: (position.thrown ?? 0) + thrown.ids.length };
      if (four) this.situation.value = { ...this.situation.peek(), firstColor: color };
    });
  }

  private async logDeclared({ position }: Fit, shot: Shot, declared: Place, by: ThrowBy): Promise<void> {
    const aimed = await this.study.shotTo(position, shot.y, declared);
    if (!aimed) return;
    const { table, powder, weight } = this.agreed.peek();
    await keepDeclared({ table, powder, weight, aimed, thrown: shot, by });
  }
}

function other(color: Color): Color {
  return color === 'red' ? 'blue' : 'red';
}

// Undo and redo.

export class History<T> {
  private readonly before = signal<readonly T[]>([]);
  private readonly after = signal<readonly T[]>([]);
  private lastKind: string | null = null;
  readonly canUndo = computed(() => this.before.value.length > 0);
  readonly canRedo = computed(() => this.after.value.length > 0);

  // Called before `now` changes. Consecutive changes of the same kind, such as dragging a weight, are one step.
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
