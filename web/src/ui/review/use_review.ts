// Opens a saved match for review, and rates it until the screen is left.
import { useEffect, useState } from 'preact/hooks';

import { fault, messageOf } from '../../engine/fault';
import type { HandEstimate, Study } from '../../engine/study';
import type { GameInfo, LevelInfo, TableInfo } from '../../engine/types';
import { type SavedMatch, shelf } from '../../state/device_store';
import { handChosen, handFor, ownHandFor } from '../../state/hand/hand_estimates';
import { matchLibrary } from '../../state/match_library';
import { isMachine } from '../../state/plan';
import { preferences } from '../../state/preferences';
import { asInMatch, forgetOthers, type KeptRatings, matchToReview, type RatedAs, Review, type ReviewedMatch } from '../../state/review/review';
import { type Page, showToTests, studyInstance, usePage } from '../page';
import { studyWords } from '../words';

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
    const leaving = new AbortController();
    const show = (shown: Opened) => leaving.signal.aborted || setOpened(shown);
    show({ kind: 'opening' });
    open(page, id, leaving.signal).then(
      (match) => show({ kind: 'open', ...match }),
      (error: unknown) => show({ kind: 'failed', why: messageOf(error) }),
    );
    return () => leaving.abort();
  }, [id]);
  return opened;
}

async function open(page: Page, id: string, cancel: AbortSignal): Promise<OpenReview> {
  const [{ match: saved, record }, study] = await Promise.all([matchLibrary().recordOf(id), studyInstance()]);
  const match = await matchToReview(study, id, record, cancel);
  if (!match) throw new Error(studyWords.replay.onlyTold);
  const game = page.games.find(({ key }) => key === match.setup.game);
  const table = page.tables.find(({ name }) => name === match.setup.table);
  if (!game || !table) throw fault('unknownGame');
  const own = await ownHandFor(study, preferences.peek().throwBy, { board: table, weight: match.setup.weight }, page.tables).catch(() => null);
  return { saved, match, study, game, table, own };
}

// `rateAs`: the hand to rate people's throws by; '': the one they had in the match.
export function useRating(open: OpenReview, rateAs: string): Review {
  const { levels } = usePage();
  const ratings = shelf<KeptRatings>('ratings');
  const make = () => new Review(open.study, open.match, ratings, ratedAs(open, rateAs, levels));
  const [made, setMade] = useState(() => ({ rateAs, review: make() }));
  const review = made.rateAs === rateAs ? made.review : make();
  useEffect(() => {
    if (made.rateAs !== rateAs) {
      review.selected.value = made.review.selected.peek();
      setMade({ rateAs, review });
    }
    const hide = showToTests({ review });
    void review.work().then(() => forgetOthers(ratings, new Set(matchLibrary().saved.peek().map(({ id }) => id))));
    return () => {
      hide();
      review.leave();
    };
  }, [rateAs]);
  return review;
}

// People are rated by the hand that the coach reckons with: an exact hand makes a mistake of every careful shot. Without
// people there is nothing to choose.
export function firstRateAs({ saved, match, own }: OpenReview, levels: LevelInfo[]): string {
  const hasPeople = match.setup.seats.some(({ name }) => !isMachine(saved.plan, name));
  return hasPeople ? handChosen(preferences.peek().hand, own, levels) : '';
}

function ratedAs({ saved, own }: OpenReview, rateAs: string, levels: LevelInfo[]): RatedAs {
  if (rateAs === '') return asInMatch;
  const hand = handFor(rateAs, own, levels);
  return { name: rateAs, handOf: (player) => (isMachine(saved.plan, player) ? null : hand) };
}
