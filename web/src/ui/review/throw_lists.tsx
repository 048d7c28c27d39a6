// Throws worth another look: where the match turned, and what one player did worst and best.
import { useState } from 'preact/hooks';

import type { Rating } from '../../engine/study';
import type { GameInfo } from '../../engine/types';
import { practiceLinkOf } from '../../state/practice/link';
import type { MatchThrow } from '../../state/review/match_throws';
import type { Grade, Ratings, TurningPoint, WinPoint } from '../../state/review/win_chance_history';
import { Button, WeightMark } from '../components';
import { usePage } from '../page';
import { studyWords } from '../words';
import { colorOfFour, shotText } from '../words/coach';
import { percent, percentSaid, pointsChanged } from '../words/measures';
import { roundText } from '../words/setup';

export interface ListProps {
  match: string;
  throws: readonly MatchThrow[];
  ratings: Ratings;
  game: GameInfo;
  selected: number;
  onSelect: (index: number) => void;
}

export function TurningList({ turns, side, ...props }: ListProps & { turns: readonly TurningPoint[]; side: string }) {
  const { throws, ratings, game, selected, onSelect } = props;
  const text = studyWords.review;
  if (turns.length === 0) return <p class="soft">{text.noTurning}</p>;
  return (
    <ol class="stack gap-2 throw-list">
      {turns.map((turn, index) => {
        const one = throws[turn.index];
        const rating = ratings.get(turn.index);
        if (!one || !rating) return null;
        return (
          <li key={turn.index} class={`line gap-0 raised ${turn.index === selected ? 'selected' : ''}`}>
            <button type="button" class="throw-pick" onClick={() => onSelect(turn.index)}>
              <span class="badge win-turn still" aria-hidden="true">
                {index + 1}
              </span>
              <span class="stack gap-1 throw-words">
                <span>
                  {one.color && <WeightMark color={one.color} silent />} {text.turn(one.player, roundName(one, throws, game))}
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
  if (cause === 'choice') return causes.choice(percentSaid(loss));
  if (cause === 'came_off' || cause === 'missed') return causes[cause](percent(played.success));
  return causes[cause](pointsChanged(luck));
}

export function ThrowList({ listed, none, showsBetter = false, ...props }: ListProps & { listed: readonly MatchThrow[]; none: string; showsBetter?: boolean }) {
  const { match, throws, ratings, game, selected, onSelect } = props;
  const text = studyWords.review;
  if (listed.length === 0) return <p class="soft">{none}</p>;
  return (
    <ul class="stack gap-2 throw-list">
      {listed.map((one) => {
        const rating = ratings.get(one.index);
        if (!rating) return null;
        return (
          <li key={one.index} class={`line gap-0 raised ${one.index === selected ? 'selected' : ''}`}>
            <button type="button" class="throw-pick" onClick={() => onSelect(one.index)}>
              <span class="stack gap-1 throw-words">
                <span class="row">
                  <GradeMark grade={rating.grade} />
                  <span class="small soft numbers">{text.placeOf(roundName(one, throws, game), text.throwOf(one.index + 1, throws.length))}</span>
                </span>
                <span>{shotText(rating.played, one.color ?? undefined)}</span>
                {showsBetter && <span class="soft">{text.betterIs(betterSaid(rating, one))}</span>}
                <span class="small soft numbers">{text.lossAndLuck(percentSaid(rating.loss), pointsChanged(rating.luck))}</span>
              </span>
            </button>
            <ThrowLinks match={match} one={one} small />
          </li>
        );
      })}
    </ul>
  );
}

// Links to watch a throw and to try it again.
export function ThrowLinks({ match, one, small = false }: { match: string; one: MatchThrow; small?: boolean }) {
  const { games, presets } = usePage();
  const text = studyWords.review;
  const practice = practiceLinkOf(one.position, { games, presets });
  const replay = `#/replay/${encodeURIComponent(match)}/${one.step}`;
  if (small) {
    return (
      <span class="cluster gap-0 throw-links">
        <Button kind="quiet" icon="play" label={text.watchOf(one.index + 1)} href={replay} />
        {practice !== null && <Button kind="quiet" icon="table" label={text.practiseOf(one.index + 1)} href={practice} />}
      </span>
    );
  }
  return (
    <div class="row">
      <Button icon="play" href={replay}>
        {text.toReplay}
      </Button>
      {practice !== null && (
        <Button icon="table" href={practice}>
          {text.toPractice}
        </Button>
      )}
    </div>
  );
}

// A better aim may have the same name as the shot.
export function betterSaid({ best, played }: Rating, { color }: MatchThrow): string {
  const better = shotText(best, colorOfFour(best.aim) ?? color ?? undefined);
  return better === shotText(played, color ?? undefined) ? studyWords.review.sameShot : better;
}

// "Round 3", with the game if there were several.
export function roundName(one: MatchThrow, throws: readonly MatchThrow[], game: GameInfo): string {
  const text = studyWords.review;
  const round = roundText(game, one.round);
  const games = throws.at(-1)?.game ?? 1;
  return games > 1 ? text.inGame(text.game(one.game), round) : round;
}

// The chart as a table, rendered when it is opened.
interface ThrowTableProps {
  throws: readonly MatchThrow[];
  ratings: Ratings;
  winChances: readonly WinPoint[];
  called: string; // the side whose chance it is, or `you`
}

export function ThrowTable(props: ThrowTableProps) {
  const [open, setOpen] = useState(false);
  const text = studyWords.review;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.asTable}</summary>
      {open && <Rows {...props} />}
    </details>
  );
}

function Rows({ throws, ratings, winChances, called }: ThrowTableProps) {
  const { columns, grades } = studyWords.review;
  const chances = new Map(winChances.map((point) => [point.index, point.after]));
  return (
    <div class="scroll-across" tabIndex={0} role="region" aria-label={studyWords.review.asTable}>
      <table class="throw-table small numbers">
        <thead>
          <tr>
            {[columns.throw, columns.round, columns.player, columns.shot, columns.grade, columns.loss, columns.luck, columns.chance(called)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {throws.map((one) => {
            const rating = ratings.get(one.index);
            const chance = chances.get(one.index);
            return (
              <tr key={one.index}>
                <th scope="row">{one.index + 1}</th>
                <td>{one.round}</td>
                <td>{one.player}</td>
                <td class="throw-said">{rating ? shotText(rating.played, one.color ?? undefined) : ''}</td>
                <td>{rating ? grades[rating.grade] : '–'}</td>
                <td>{rating ? percentSaid(rating.loss) : ''}</td>
                <td>{rating ? pointsChanged(rating.luck) : ''}</td>
                <td>{chance === undefined ? '' : percent(chance)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

// How good the choice was: a word, and a sign that does not rely on colour.
const signs: Record<Grade, string> = { best: '★', good: '✓', fair: '~', mistake: '?', blunder: '??' };

export function GradeMark({ grade }: { grade: Grade }) {
  return (
    <span class={`icon-text grade ${grade}`}>
      <span aria-hidden="true">{signs[grade]}</span> {studyWords.review.grades[grade]}
    </span>
  );
}
