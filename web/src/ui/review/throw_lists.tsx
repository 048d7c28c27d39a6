// Throws worth another look: where the match turned, and what one player did worst and best.
import type { Rating } from '../../engine/study';
import type { MatchThrow } from '../../state/review/match_throws';
import type { Ratings, TurningPoint } from '../../state/review/win_course';
import { WeightMark } from '../components';
import { studyWords } from '../words';
import { hundredths, percent } from '../words/measures';
import { shotText } from '../words/coach';
import { GradeMark } from './grade_mark';
import { betterSaid, roundName, ThrowLinks } from './throw_links';

export interface ListProps {
  match: string;
  throws: readonly MatchThrow[];
  ratings: Ratings;
  framed: boolean;
  looked: number;
  onLook: (place: number) => void;
}

export function TurningList({ turns, side, ...props }: ListProps & { turns: readonly TurningPoint[]; side: string }) {
  const { throws, ratings, framed, looked, onLook } = props;
  const text = studyWords.review;
  if (turns.length === 0) return <p class="soft">{text.noTurning}</p>;
  return (
    <ol class="stack gap-2 throw-list">
      {turns.map((turn, index) => {
        const one = throws[turn.place];
        const rating = ratings.get(turn.place);
        if (!one || !rating) return null;
        return (
          <li key={turn.place} class={turn.place === looked ? 'looked' : ''}>
            <button type="button" class="throw-pick" onClick={() => onLook(turn.place)}>
              <span class="win-turn still" aria-hidden="true">
                {index + 1}
              </span>
              <span class="stack gap-1 throw-words">
                <span>
                  {one.color && <WeightMark color={one.color} silent />} {text.turn(one.player, roundName(one, throws, framed))}
                  <span class="tag">{turn.cause === 'choice' ? text.skill : text.luckTag}</span>
                </span>
                <span class="numbers">
                  {text.turnChange(percent(turn.before), percent(turn.after), side)}
                </span>
                <span class="soft">{causeSaid(turn, rating)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function causeSaid({ cause }: TurningPoint, { loss, luck, played }: Rating): string {
  const { causes } = studyWords.review;
  if (cause === 'choice') return causes.choice(hundredths(loss).replace('+', ''));
  if (cause === 'came_off' || cause === 'missed') return causes[cause](percent(played.success));
  return causes[cause](hundredths(luck));
}

export function ThrowList({ listed, none, showsBetter = false, ...props }: ListProps & { listed: readonly MatchThrow[]; none: string; showsBetter?: boolean }) {
  const { match, throws, ratings, framed, looked, onLook } = props;
  const text = studyWords.review;
  if (listed.length === 0) return <p class="soft">{none}</p>;
  return (
    <ul class="stack gap-2 throw-list">
      {listed.map((one) => {
        const rating = ratings.get(one.place);
        if (!rating) return null;
        return (
          <li key={one.place} class={one.place === looked ? 'looked' : ''}>
            <button type="button" class="throw-pick" onClick={() => onLook(one.place)}>
              <span class="stack gap-1 throw-words">
                <span class="row">
                  <GradeMark grade={rating.grade} />
                  <span class="small soft numbers">{text.placeOf(roundName(one, throws, framed), text.throwOf(one.place + 1, throws.length))}</span>
                </span>
                <span>{shotText(rating.played, one.color ?? undefined)}</span>
                {showsBetter && <span class="soft">{text.betterIs(betterSaid(rating, one))}</span>}
                <span class="small soft numbers">{text.lossAndLuck(hundredths(rating.loss, 1).replace('+', ''), hundredths(rating.luck, 1))}</span>
              </span>
            </button>
            <ThrowLinks match={match} one={one} small />
          </li>
        );
      })}
    </ul>
  );
}
