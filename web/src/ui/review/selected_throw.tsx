// The selected throw: the board before it, the intention, the result, and what was better.
import { useEffect, useState } from 'preact/hooks';

import type { Rating, StudiedThrow, Study } from '../../engine/study';
import type { GameInfo, TableInfo } from '../../engine/types';
import { coachSeed } from '../../state/coach/coach';
import { weightRadius } from '../../state/match_options';
import type { MatchThrow } from '../../state/review/match_throws';
import type { WinPoint } from '../../state/review/win_chance_history';
import { BoardMap } from '../board_map/board_map';
import { toMap } from '../board_map/map_frame';
import { depthSeen, waysOf } from '../coach/shot_ways';
import { Button, WeightMark } from '../components';
import { studyWords } from '../words';
import { shotText } from '../words/coach';
import { percent, percentSaid, pointsChanged } from '../words/measures';
import { betterSaid, GradeMark, roundName, ThrowLinks } from './throw_lists';

interface SelectedThrowProps {
  study: Study;
  match: string;
  table: TableInfo;
  weight: string;
  throws: readonly MatchThrow[];
  one: MatchThrow;
  rating: Rating | undefined;
  point: WinPoint | undefined;
  side: string; // whose chance is shown
  game: GameInfo;
  onSelect: (index: number) => void;
}

export function SelectedThrow(props: SelectedThrowProps) {
  const { one, throws, rating, onSelect, game } = props;
  const text = studyWords.review;
  return (
    <section class="stack gap-3 raised selected-throw" aria-labelledby="selected-throw-title">
      <header class="line spread selected-throw-head">
        <Button kind="quiet" icon="back" label={text.previous} disabled={one.index === 0} onClick={() => onSelect(one.index - 1)} />
        <div class="centered">
          <h3 id="selected-throw-title">
            {one.color && <WeightMark color={one.color} silent />} {one.player}
          </h3>
          <p class="small soft numbers">
            {text.throwOf(one.index + 1, throws.length)} · {roundName(one, throws, game)}
          </p>
        </div>
        <Button kind="quiet" icon="forward" label={text.next} disabled={one.index === throws.length - 1} onClick={() => onSelect(one.index + 1)} />
      </header>
      <div class="stack selected-throw-inside">
        <ThrowMap {...props} />
        {rating ? <ThrowVerdict {...props} rating={rating} /> : <p class="soft row selected-throw-grade">{text.notYet}</p>}
      </div>
      <ThrowLinks match={props.match} one={one} />
    </section>
  );
}

function ThrowVerdict({ one, rating, point, side }: SelectedThrowProps & { rating: Rating }) {
  const text = studyWords.review;
  const { played, loss, luck } = rating;
  const isBetter = rating.grade !== 'best';
  return (
    <>
      <p class="row selected-throw-grade">
        <GradeMark grade={rating.grade} />
        {point && (
          <span class="numbers">
            <span class="visually-hidden">{text.chanceSpoken(percent(point.before), percent(point.after))}</span>
            <span aria-hidden="true">{text.turnChange(percent(point.before), percent(point.after), side)}</span>
          </span>
        )}
      </p>
      <dl class="stack gap-0 selected-throw-list">
        <dt>{text.meant}</dt>
        <dd>
          {shotText(played, one.color ?? undefined)} <span class="soft">{text.wasToWork(percent(played.success), played.succeeded)}</span>
        </dd>
        {isBetter && (
          <>
            <dt class="better">{text.better}</dt>
            <dd>{betterSaid(rating, one)}</dd>
          </>
        )}
        <dt>{text.loss}</dt>
        <dd class="numbers">{text.points(percentSaid(loss))}</dd>
        <dt>{text.luck}</dt>
        <dd class="numbers">{text.points(pointsChanged(luck))}</dd>
      </dl>
    </>
  );
}

// The path of the throw, and of the better one.
function ThrowMap({ study, table, weight, one, rating }: SelectedThrowProps) {
  const radius = weightRadius(table, weight);
  const [ways, setWays] = useState<{ index: number; actual: StudiedThrow | null; better: StudiedThrow | null } | null>(null);
  const best = rating && rating.grade !== 'best' ? rating.best.aim : null;
  useEffect(() => {
    const leaving = new AbortController();
    const wayOf = (shot: typeof best) => (shot ? study.throwFrom(one.position, shot, null, coachSeed, leaving.signal).catch(() => null) : null);
    void Promise.all([wayOf(one.thrown), wayOf(best)]).then(([actual, better]) => leaving.signal.aborted || setWays({ index: one.index, actual, better }));
    return () => leaving.abort();
  }, [one, best]);
  const known = ways?.index === one.index ? ways : null;
  const weights = one.position.weights.map((placed, id) => ({ ...placed, id }));
  const ends = [known?.actual, known?.better].flatMap((thrown) => (thrown ? waysOf(thrown.course).map(({ points }) => points.at(-1)!) : []));
  const lines = (thrown: StudiedThrow | null | undefined, kind: string) =>
    (thrown ? waysOf(thrown.course) : []).map((way) => (
      <polyline
        key={`${kind} ${way.id}`}
        class={`map-way throw-path ${kind} ${way.id >= weights.length ? 'thrown' : 'struck'}`}
        points={way.points.map((place) => toMap(table, place)).map(({ x, y }) => `${x},${y}`).join(' ')}
      />
    ));
  return (
    <div class="stack gap-2 throw-map">
      <BoardMap
        table={table}
        radius={radius}
        weights={weights}
        depth={depthSeen(table, [...weights, ...ends])}
        over={
          <g aria-hidden="true">
            {lines(known?.better, 'better')}
            {lines(known?.actual, 'actual')}
          </g>
        }
      />
      <ul class="stack gap-0 small soft">
        <li>
          <span class="way-mark actual" aria-hidden="true" /> {studyWords.review.wentWay}
        </li>
        {best && (
          <li>
            <span class="way-mark better" aria-hidden="true" /> {studyWords.review.betterWay}
          </li>
        )}
      </ul>
    </div>
  );
}
