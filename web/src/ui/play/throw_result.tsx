// What became of the last throw: beside the weight while the camera is there, then in a line among the notes until the next
// throw begins. And the points of a round, where they were won. Loaded with the first table, apart from what a throw needs.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

import type { Place, TableInfo } from '../../engine/types';
import type { TableScene } from '../../scene/contract';
import { weightRadius } from '../../state/match_options';
import type { JudgedRound, Moment, TableSession } from '../../state/table_session';
import type { ThrowResult } from '../../state/throw_result';
import { say } from '../components';
import { reducedMotion } from '../page';
import { rate } from '../parameters';
import { words } from '../words';
import { resultText } from '../words/throw_results';
import { besideWeight } from './label_place';
import { boxOf, coveredBy, weightBox, zonesBox } from './window_boxes';
import './throw_result.css';

export { Referee } from '../../state/throw_result';

export interface ResultsProps {
  session: TableSession;
  table: TableInfo;
  scene: TableScene | null;
}

// Everything of it around the board. What is shown is announced too, once.
export function Results(props: ResultsProps) {
  const { session } = props;
  const result = session.result.value;
  useEffect(() => {
    if (session.referee?.hasWobble) say(words.result.wobbleOn);
  }, []);
  useEffect(() => {
    if (result) say(`${resultLine(session)}.`);
  }, [result]);
  return session.counted.value ? <PointsWon {...props} counted={session.counted.value} /> : <ThrownResult {...props} />;
}

function ThrownResult({ session, table, scene }: ResultsProps) {
  const result = session.result.value;
  const { kind } = session.moment.value;
  if (!result) return isToThrow(kind) && isUntouched(session) && session.referee?.hasWobble ? <p class="soft small pill throw-result">{words.result.wobbleOn}</p> : null;
  if (kind === 'again' || kind === 'judging' || kind === 'over') return null;
  if (kind === 'sliding' && scene && session.lastShown.value) {
    const radius = weightRadius(table, session.setup.weight);
    return <AtWeight scene={scene} table={table} result={result} radius={radius} text={resultText(result, isOwnThrow(session))} />;
  }
  return (
    <p class="pill small throw-result" data-outcome={result.outcome.kind}>
      {resultLine(session)}
    </p>
  );
}

// With the name of the one who threw, unless it was the one person here.
function resultLine(session: TableSession): string {
  const result = session.result.value;
  if (!result) return '';
  return isOwnThrow(session) ? resultText(result, true) : words.result.by(words.side(result.player), resultText(result, false));
}

function isOwnThrow(session: TableSession): boolean {
  const result = session.result.value;
  return result !== null && session.isReader(result.player);
}

// ms to find it and to read it.
export function readingTime(result: ThrowResult): number {
  return Math.min(2600, 700 + 40 * resultText(result, true).length) / rate();
}

const isToThrow = (kind: Moment['kind']): boolean => kind === 'aiming' || kind === 'thinking' || kind === 'waiting';

function isUntouched({ state }: TableSession): boolean {
  const { round, frame, series, weights, off } = state.value;
  return round <= 1 && frame <= 1 && series.game <= 1 && weights.length + off.length === 0;
}

// Placed again in every frame, since the camera may still glide; the first time before it is drawn.
function useEveryFrame(work: (ms: number) => void, of: unknown[]): void {
  useLayoutEffect(() => {
    const begun = performance.now();
    let frame = 0;
    const next = () => {
      work(performance.now() - begun);
      frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, of);
}

interface AtWeightProps {
  scene: TableScene;
  table: TableInfo;
  result: ThrowResult;
  radius: number;
  text: string;
}

function AtWeight({ scene, table, result, radius, text }: AtWeightProps) {
  const label = useRef<HTMLParagraphElement>(null);
  useEveryFrame(() => {
    if (!label.current) return;
    const { width, height } = label.current.getBoundingClientRect();
    const weights = result.others.map((other) => weightBox(scene, other, radius));
    const needed = [...coveredBy('.play-map, .score-board, .play-turn, .play-menu'), zonesBox(scene, table), ...weights];
    const { x, y } = besideWeight(weightBox(scene, result.place, radius), { width, height }, boxOf(label.current.closest('.play')!), needed);
    label.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }, [scene, result]);
  return (
    <p ref={label} class="pill bold at-weight" data-at="weight">
      {text}
    </p>
  );
}

// ---- the points of a round

const floating = 2200; // ms
const waiting = 0.35; // the share of it that they stay at their weights

function PointsWon({ session, table, scene, counted }: ResultsProps & { counted: JudgedRound }) {
  if (!scene) return null;
  return (
    <div class="points-won" aria-hidden="true" key={`${counted.round}-${counted.side}`}>
      {pointsIn(counted).map(({ id, x, y, side, value }) => (
        <FloatingPoints key={id} scene={scene} place={{ x, y }} radius={weightRadius(table, session.setup.weight)} side={side} value={value} />
      ))}
    </div>
  );
}

interface WonPoints extends Place {
  id: number;
  side: number; // as on the scoreboard
  value: number;
}

// Every weight that counts, with the side that scores it. Without colours the turn's side does.
export function pointsIn({ weights, before, side }: Pick<JudgedRound, 'weights' | 'before' | 'side'>): WonPoints[] {
  const sides = Object.keys(before.score);
  const owner = (color: string) => sides.find((each) => before.colors[each] === color) ?? side;
  return weights
    .filter(({ judged }) => judged.counts && judged.value > 0)
    .map(({ id, x, y, color, judged }) => ({ id, x, y, side: sides.indexOf(owner(color)), value: judged.value }));
}

function FloatingPoints({ scene, place, radius, side, value }: { scene: TableScene; place: Place; radius: number; side: number; value: number }) {
  const label = useRef<HTMLSpanElement>(null);
  useEveryFrame((ms) => {
    const element = label.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    const weight = weightBox(scene, place, radius);
    const from = { x: (weight.left + weight.right - width) / 2, y: weight.top - height - 2 };
    const board = document.querySelectorAll('.score-side')[side]?.getBoundingClientRect();
    const share = Math.min(1, (ms * rate()) / floating);
    const way = reducedMotion() || !board ? 0 : Math.max(0, (share - waiting) / (1 - waiting)) ** 2;
    const to = board ? { x: board.left + (board.width - width) / 2, y: board.bottom - height / 2 } : from;
    element.style.transform = `translate(${from.x + (to.x - from.x) * way}px, ${from.y + (to.y - from.y) * way}px)`;
    element.style.opacity = share >= 1 ? '0' : String(1 - way * 0.6);
  }, [scene, place.x, place.y]);
  return (
    <span ref={label} class="floating-points">
      {words.play.plus(value)}
    </span>
  );
}
