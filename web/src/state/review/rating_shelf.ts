// Ratings that were worked out before, so that a match is reviewed once.
import type { Rating, RatingRequest } from '../../engine/study';
import type { Shelf } from '../device_store';

export interface KeptRatings {
  id: string; // of the match, and for which kind of hand it was rated
  match: string;
  ratings: { asked: string; rating: Rating }[];
}

type RatingShelf = Shelf<KeptRatings>;

// Raised when the coach would rate the same throw otherwise.
const coachVersion = 1;

// A rating belongs to what was asked, position, hands and throw: to that and to nothing else.
export function askedFor(line: RatingRequest): string {
  const text = JSON.stringify(line);
  return `${coachVersion} ${text.length} ${mixed(text, 0x811c9dc5)} ${mixed(text, 0x2545f491)}`;
}

// FNV-1a, from two beginnings: a worn board alone has thousands of numbers, too many to keep for every throw.
function mixed(text: string, begin: number): string {
  let hash = begin;
  for (let i = 0; i < text.length; ++i) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16);
}

export async function keptRatings(shelf: RatingShelf, id: string): Promise<Map<string, Rating>> {
  const kept = await shelf.find(id).catch(() => null);
  return new Map(kept?.ratings.map(({ asked, rating }) => [asked, rating]));
}

// A full disk costs nothing but time: they are worked out again.
export async function keepRatings(shelf: RatingShelf, kept: KeptRatings): Promise<void> {
  await shelf.put(kept).catch(() => {});
}

// Of matches that are no longer there. What cannot be removed now is the next time.
export async function forgetOthers(shelf: RatingShelf, matches: ReadonlySet<string>): Promise<void> {
  const gone = (await shelf.list().catch(() => [])).filter(({ match }) => !matches.has(match));
  for (const { id } of gone) await shelf.remove(id).catch(() => {});
}

// `rateAs`: the kind of hand that people are rated with.
export function ratingsId(match: string, rateAs: string): string {
  return JSON.stringify([match, rateAs]);
}
