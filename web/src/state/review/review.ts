// A match looked at again: every throw is rated, one after the other while the page goes on; the one that is looked at
// comes first.
import { computed, signal, type ReadonlySignal } from '@preact/signals';

import { sentenceOf } from '../../engine/sentence_of';
import type { Hand, Position, Rating, RatingRequest, Study } from '../../engine/study';
import type { AgreedSetup } from '../../engine/types';
import { coachSeed, fullEffort } from '../coach/coach';
import type { Shelf } from '../shelf';
import { throwsOf, type MatchThrow } from './match_throws';
import { keepRatings, keptRatings, type KeptRatings } from './rating_shelf';

export interface ReviewedMatch {
  id: string; // of the saved match
  setup: AgreedSetup;
  throws: MatchThrow[];
  isOnlyTold: boolean; // by other rules or another physics: nothing of it can be rated
}

export async function matchToReview(study: Study, id: string, record: string): Promise<ReviewedMatch> {
  const replayed = await study.replay(record);
  return { id, setup: replayed.setup, throws: await throwsOf(study, replayed), isOnlyTold: replayed.told !== null };
}

const showEvery = 150; // ms: drawing must not cost more than rating does

export class Review {
  readonly ratings: ReadonlySignal<ReadonlyMap<number, Rating>>;
  readonly looked = signal(0); // a throw's place
  readonly isDone: ReadonlySignal<boolean>;
  readonly fault: ReadonlySignal<string | null>;

  private readonly shown = signal<ReadonlyMap<number, Rating>>(new Map());
  private readonly refused = signal<string | null>(null);
  private readonly rated = new Map<number, Rating>();
  private readonly refusedPlaces = new Set<number>();
  private readonly asking = new AbortController();
  private lastShown = 0;
  private fresh = 0; // rated here, and not kept yet
  private ended = false;

  // `hands`: with which the sides are rated; a side that is not here has the hand it had in the match.
  constructor(
    private readonly study: Pick<Study, 'rate'>,
    readonly match: ReviewedMatch,
    private readonly shelf: Shelf<KeptRatings>,
    private readonly hands: Record<string, Hand> = {},
  ) {
    this.ratings = this.shown;
    this.fault = this.refused;
    this.isDone = computed(() => this.shown.value.size + this.refusedPlaces.size >= match.throws.length);
  }

  // Resolves when all are rated, or the review is left.
  async work(): Promise<void> {
    const kept = await keptRatings(this.shelf, this.key(), this.match.throws);
    for (const [place, rating] of kept) this.rated.set(place, rating);
    this.show();
    for (let next = this.next(); next && !this.asking.signal.aborted; next = this.next()) await this.rate(next);
    if (!this.asking.signal.aborted) this.show();
    await this.keep();
    this.ended = true;
  }

  get hasEnded(): boolean {
    return this.ended;
  }

  leave(): void {
    this.asking.abort();
  }

  private next(): MatchThrow | null {
    const { throws } = this.match;
    const isOpen = (one: MatchThrow | undefined) => one !== undefined && !this.rated.has(one.place) && !this.refusedPlaces.has(one.place);
    const looked = throws[this.looked.peek()];
    return (isOpen(looked) ? looked : throws.find(isOpen)) ?? null;
  }

  private async rate(one: MatchThrow): Promise<void> {
    try {
      this.rated.set(one.place, await this.study.rate(ratingLine(one, this.hands), this.asking.signal));
      ++this.fresh;
      if (performance.now() - this.lastShown > showEvery) this.show();
    } catch (error) {
      if (this.asking.signal.aborted) return;
      this.refusedPlaces.add(one.place);
      this.refused.value = sentenceOf(error);
    }
  }

  private show(): void {
    this.lastShown = performance.now();
    this.shown.value = new Map(this.rated);
  }

  private key(): string {
    return [this.match.id, fullEffort, JSON.stringify(this.hands)].join(' ');
  }

  private async keep(): Promise<void> {
    if (this.fresh === 0) return;
    this.fresh = 0;
    const ratings = this.match.throws.flatMap(({ place, hash }) => {
      const rating = this.rated.get(place);
      return rating ? [{ hash, rating }] : [];
    });
    await keepRatings(this.shelf, { id: this.key(), match: this.match.id, ratings });
  }
}

export function ratingLine({ position, aimed, thrown }: MatchThrow, hands: Record<string, Hand>): RatingRequest {
  return { ...withHands(position, hands), rate: { aimed, thrown }, effort: fullEffort, seed: coachSeed };
}

function withHands(position: Position, hands: Record<string, Hand>): Position {
  if (Object.keys(hands).length === 0) return position;
  const before = typeof position.hand === 'object' && !('speed' in position.hand) ? position.hand : {};
  return { ...position, hand: { ...before, ...hands } };
}
