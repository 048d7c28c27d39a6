// Ratings that were worked out before, so that a match is reviewed once.
import type { Rating } from '../../engine/study';
import type { Shelf } from '../shelf';
import type { MatchThrow } from './match_throws';

export interface KeptRatings {
  id: string; // of the match, and how it was rated
  match: string;
  ratings: { hash: string; rating: Rating }[];
}

type RatingShelf = Shelf<KeptRatings>;

export async function keptRatings(shelf: RatingShelf, id: string, throws: readonly MatchThrow[]): Promise<Map<number, Rating>> {
  const kept = await shelf.find(id).catch(() => null);
  const byHash = new Map(kept?.ratings.map(({ hash, rating }) => [hash, rating]));
  const found = throws.map(({ place, hash }): [number, Rating | undefined] => [place, byHash.get(hash)]);
  return new Map(found.filter((pair): pair is [number, Rating] => pair[1] !== undefined));
}

// A full disk costs nothing but time: they are worked out again.
export async function keepRatings(shelf: RatingShelf, kept: KeptRatings): Promise<void> {
  await shelf.put(kept).catch(() => {});
}

// Of matches that are no longer there.
export async function forgetOthers(shelf: RatingShelf, matches: ReadonlySet<string>): Promise<void> {
  const gone = (await shelf.list()).filter(({ match }) => !matches.has(match));
  for (const { id } of gone) await shelf.remove(id);
}
