// The review of a match: every throw is rated, one after the other in the background, the selected one first.
import { computed, signal, type ReadonlySignal } from '@preact/signals';

import { messageOf } from '../../engine/fault';
import type { Hand, Rating, RatingRequest, Study } from '../../engine/study';
import type { AgreedSetup } from '../../engine/types';
import { coachSeed, fullEffort, withHands } from '../coach/coach';
import type { Shelf } from '../device_store';
import { throwsOf, type MatchThrow } from './match_throws';

export interface ReviewedMatch {
  id: string; // of the saved match
  setup: AgreedSetup;
  throws: MatchThrow[];
}

// Null: played with other rules or physics, and therefore not rated.
export async function matchToReview(study: Study, id: string, record: string, cancel?: AbortSignal): Promise<ReviewedMatch | null> {
  const replayed = await study.replay(record, cancel);
  return replayed.told ? null : { id, setup: replayed.setup, throws: await throwsOf(study, replayed) };
}

// The hands that a match is rated with. A player without one here keeps that of the match.
export interface RatedAs {
  name: string; // of the kind of hand
  handOf(player: string): Hand | null;
}
export const asInMatch: RatedAs = { name: '', handOf: () => null };

const showEvery = 150; // ms: drawing must not cost more than rating does

export class Review {
  readonly ratings = signal<ReadonlyMap<number, Rating>>(new Map());
  readonly selected = signal(0); // index of the selected throw
  readonly isDone: ReadonlySignal<boolean>;
  readonly fault = signal<string | null>(null);

  private readonly rated = new Map<number, Rating>();
  private readonly refusedThrows = new Set<number>();
  private readonly asking = new AbortController();
  private lastShown = 0;
  private fresh = 0; // rated here and not stored yet
  private ended = false;

  constructor(
    private readonly study: Pick<Study, 'rate'>,
    readonly match: ReviewedMatch,
    private readonly shelf: Shelf<KeptRatings>,
    readonly ratedAs: RatedAs = asInMatch,
  ) {
    this.isDone = computed(() => this.ratings.value.size + this.refusedThrows.size >= match.throws.length);
  }

  // Resolves when all are rated, or the review is left.
  async work(): Promise<void> {
    const kept = await keptRatings(this.shelf, ratingsId(this.match.id, this.ratedAs.name));
    for (const one of this.match.throws) {
      const rating = kept.get(requestKey(ratingLine(one, this.ratedAs)));
      if (rating) this.rated.set(one.index, rating);
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
    const isOpen = (one: MatchThrow | undefined) => one !== undefined && !this.rated.has(one.index) && !this.refusedThrows.has(one.index);
    const selected = throws[this.selected.peek()];
    return (isOpen(selected) ? selected : throws.find(isOpen)) ?? null;
  }

  private async rate(one: MatchThrow): Promise<void> {
    try {
      this.rated.set(one.index, await this.study.rate(ratingLine(one, this.ratedAs), this.asking.signal));
      ++this.fresh;
      if (performance.now() - this.lastShown > showEvery) this.show();
    } catch (error) {
      if (this.asking.signal.aborted) return;
      this.refusedThrows.add(one.index);
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
      const rating = this.rated.get(one.index);
      return rating ? [{ asked: requestKey(ratingLine(one, this.ratedAs)), rating }] : [];
    });
    await keepRatings(this.shelf, { id: ratingsId(this.match.id, this.ratedAs.name), match: this.match.id, ratings });
  }
}

export function ratingLine(one: MatchThrow, ratedAs: RatedAs): RatingRequest {
  const { position, aimed, thrown } = one;
  return { ...withHands(position, handsOf(one, ratedAs)), rate: { aimed, thrown }, effort: fullEffort, seed: coachSeed };
}

// A side has the hand of the player that throws for it: partners take turns, and one of them may be a machine.
function handsOf({ players }: MatchThrow, { handOf }: RatedAs): Record<string, Hand> {
  const hands = Object.entries(players).map(([side, player]): [string, Hand | null] => [side, handOf(player)]);
  return Object.fromEntries(hands.filter((pair): pair is [string, Hand] => pair[1] !== null));
}

// ---- stored ratings, so that a match is rated once

export interface KeptRatings {
  id: string; // of the match, and for which kind of hand it was rated
  match: string;
  ratings: { asked: string; rating: Rating }[];
}

type RatingShelf = Shelf<KeptRatings>;

// Raised when the coach would rate the same throw differently.
const coachVersion = 1;

// A rating belongs to its request: position, hands and throw.
export function requestKey(line: RatingRequest): string {
  const text = JSON.stringify(line);
  return `${coachVersion} ${text.length} ${mixed(text, 0x811c9dc5)} ${mixed(text, 0x2545f491)}`;
}

// FNV-1a, from two seeds: a worn board alone has thousands of numbers, too many to store for every throw.
function mixed(text: string, begin: number): string {
  let hash = begin;
  for (let i = 0; i < text.length; ++i) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16);
}

export async function keptRatings(shelf: RatingShelf, id: string): Promise<Map<string, Rating>> {
  const kept = await shelf.find(id).catch(() => null);
  return new Map(kept?.ratings.map(({ asked, rating }) => [asked, rating]));
}

// If the disk is full they are computed again next time.
export async function keepRatings(shelf: RatingShelf, kept: KeptRatings): Promise<void> {
  await shelf.put(kept).catch(() => {});
}

// Those of matches that are gone.
export async function forgetOthers(shelf: RatingShelf, matches: ReadonlySet<string>): Promise<void> {
  const gone = (await shelf.list().catch(() => [])).filter(({ match }) => !matches.has(match));
  for (const { id } of gone) await shelf.remove(id).catch(() => {});
}

// `rateAs`: the kind of hand that people are rated with.
export function ratingsId(match: string, rateAs: string): string {
  return JSON.stringify([match, rateAs]);
}
