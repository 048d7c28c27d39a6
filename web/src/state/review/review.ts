// A match looked at again: every throw is rated, one after the other while the page goes on; the one that is looked at
// comes first.
import { computed, signal, type ReadonlySignal } from '@preact/signals';

import { messageOf } from '../../engine/fault';
import type { Hand, Rating, RatingRequest, Study } from '../../engine/study';
import type { AgreedSetup } from '../../engine/types';
import { coachSeed, fullEffort } from '../coach/coach';
import { withHands } from '../coach/question';
import type { Shelf } from '../device_store';
import { throwsOf, type MatchThrow } from './match_throws';
import { askedFor, keepRatings, keptRatings, ratingsId, type KeptRatings } from './rating_shelf';

export interface ReviewedMatch {
  id: string; // of the saved match
  setup: AgreedSetup;
  throws: MatchThrow[];
}

// Null: by other rules or another physics, so that nothing of it can be rated.
export async function matchToReview(study: Study, id: string, record: string, cancel?: AbortSignal): Promise<ReviewedMatch | null> {
  const replayed = await study.replay(record, cancel);
  return replayed.told ? null : { id, setup: replayed.setup, throws: await throwsOf(study, replayed) };
}

// For whom a match is rated. A player without a hand here has the one of the match.
export interface RatedAs {
  name: string; // of the kind of hand
  handOf(player: string): Hand | null;
}
export const asInMatch: RatedAs = { name: '', handOf: () => null };

const showEvery = 150; // ms: drawing must not cost more than rating does

export class Review {
  readonly ratings = signal<ReadonlyMap<number, Rating>>(new Map());
  readonly looked = signal(0); // a throw's place
  readonly isDone: ReadonlySignal<boolean>;
  readonly fault = signal<string | null>(null);

  private readonly rated = new Map<number, Rating>();
  private readonly refusedPlaces = new Set<number>();
  private readonly asking = new AbortController();
  private lastShown = 0;
  private fresh = 0; // rated here, and not kept yet
  private ended = false;

  constructor(
    private readonly study: Pick<Study, 'rate'>,
    readonly match: ReviewedMatch,
    private readonly shelf: Shelf<KeptRatings>,
    private readonly ratedAs: RatedAs = asInMatch,
  ) {
    this.isDone = computed(() => this.ratings.value.size + this.refusedPlaces.size >= match.throws.length);
  }

  // Resolves when all are rated, or the review is left.
  async work(): Promise<void> {
    const kept = await keptRatings(this.shelf, ratingsId(this.match.id, this.ratedAs.name));
    for (const one of this.match.throws) {
      const rating = kept.get(askedFor(ratingLine(one, this.ratedAs)));
      if (rating) this.rated.set(one.place, rating);
    }
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
      this.rated.set(one.place, await this.study.rate(ratingLine(one, this.ratedAs), this.asking.signal));
      ++this.fresh;
      if (performance.now() - this.lastShown > showEvery) this.show();
    } catch (error) {
      if (this.asking.signal.aborted) return;
      this.refusedPlaces.add(one.place);
      this.fault.value = messageOf(error);
    }
  }

  private show(): void {
    this.lastShown = performance.now();
    this.ratings.value = new Map(this.rated);
  }

  private async keep(): Promise<void> {
    if (this.fresh === 0) return;
    this.fresh = 0;
    const ratings = this.match.throws.flatMap((one) => {
      const rating = this.rated.get(one.place);
      return rating ? [{ asked: askedFor(ratingLine(one, this.ratedAs)), rating }] : [];
    });
    await keepRatings(this.shelf, { id: ratingsId(this.match.id, this.ratedAs.name), match: this.match.id, ratings });
  }
}

export function ratingLine(one: MatchThrow, ratedAs: RatedAs): RatingRequest {
  const { position, aimed, thrown } = one;
  return { ...withHands(position, handsOf(one, ratedAs)), rate: { aimed, thrown }, effort: fullEffort, seed: coachSeed };
}

// A side has the hand of whoever throws for it: partners take turns, and one of them may be a machine.
function handsOf({ players }: MatchThrow, { handOf }: RatedAs): Record<string, Hand> {
  const hands = Object.entries(players).map(([side, player]): [string, Hand | null] => [side, handOf(player)]);
  return Object.fromEntries(hands.filter((pair): pair is [string, Hand] => pair[1] !== null));
}
