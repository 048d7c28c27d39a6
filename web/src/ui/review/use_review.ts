// Opens a saved match to be reviewed, and rates it until the screen is left.
import { useEffect, useState } from 'preact/hooks';

import { fault } from '../../engine/fault';
import { sentenceOf } from '../../engine/sentence_of';
import type { Hand, HandEstimate, Study } from '../../engine/study';
import type { GameInfo, TableInfo } from '../../engine/types';
import { handFor, ownHandFor } from '../../state/hand/chosen_hand';
import { recordOf, savedMatches, type SavedMatch } from '../../state/matches';
import { isMachine, playersOf } from '../../state/plan';
import { preferences } from '../../state/preferences';
import { forgetOthers, type KeptRatings } from '../../state/review/rating_shelf';
import { matchToReview, Review, type ReviewedMatch } from '../../state/review/review';
import { shelf } from '../../state/shelves';
import { usePage, type Page } from '../page';
import { studyHere } from '../study_here';
import { studyWords } from '../words/study';

export interface OpenReview {
  saved: SavedMatch;
  match: ReviewedMatch;
  study: Study;
  game: GameInfo;
  table: TableInfo;
  own: HandEstimate | null;
}

export type Opened = { kind: 'opening' } | { kind: 'failed'; why: string } | ({ kind: 'open' } & OpenReview);

export function useMatch(id: string): Opened {
  const page = usePage();
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  useEffect(() => {
    let left = false;
    setOpened({ kind: 'opening' });
    open(page, id).then(
      (match) => left || setOpened({ kind: 'open', ...match }),
      (error: unknown) => left || setOpened({ kind: 'failed', why: sentenceOf(error) }),
    );
    return () => void (left = true);
  }, [id]);
  return opened;
}

async function open(page: Page, id: string): Promise<OpenReview> {
  const [{ match: saved, record }, study] = await Promise.all([recordOf(id), studyHere()]);
  const match = await matchToReview(study, id, record);
  if (match.isOnlyTold) throw new Error(studyWords.replay.onlyTold);
  const game = page.games.find(({ key }) => key === match.setup.game);
  const table = page.tables.find(({ name }) => name === match.setup.table);
  if (!game || !table) throw fault('unknownGame');
  const own = await ownHandFor(study, preferences.peek().throwBy, table, page.tables).catch(() => null);
  return { saved, match, study, game, table, own };
}

// `rateAs`: the hand that people's throws are rated for; '': the one they had in the match.
export function useRating({ match, saved, study, own }: OpenReview, rateAs: string): Review {
  const { levels } = usePage();
  const hands = rateAs === '' ? {} : peoplesHands(match, saved, handFor(rateAs, own, levels));
  const key = JSON.stringify(hands);
  const make = () => new Review(study, match, shelf<KeptRatings>('ratings'), hands);
  const [made, setMade] = useState(() => ({ key, review: make() }));
  const review = made.key === key ? made.review : make();
  useEffect(() => {
    if (made.key !== key) {
      review.looked.value = made.review.looked.peek();
      setMade({ key, review });
    }
    Object.assign((window as unknown as { hammer: object }).hammer, { review });
    void review.work().then(() => forgetOthers(shelf<KeptRatings>('ratings'), new Set(savedMatches().peek().map(({ id }) => id))));
    return () => review.leave();
  }, [key]);
  return review;
}

function peoplesHands({ setup }: ReviewedMatch, { plan }: SavedMatch, hand: Hand): Record<string, Hand> {
  const sides = [...new Set(setup.seats.map(({ side }) => side))];
  const played = sides.filter((side) => playersOf(setup, side).some((player) => !isMachine(plan, player)));
  return Object.fromEntries(played.map((side) => [side, hand]));
}
