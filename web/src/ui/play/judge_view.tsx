// After a round: each weight from above with its clearance and value, then the result and the score.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import type { AgreedSetup, Color, GameInfo, Scored as ScoredEvent, TableInfo } from '../../engine/types';
import type { TableScene } from '../../scene/contract';
import type { Sound } from '../../sound/sound';
import { weightRadius } from '../../state/match_options';
import { preferences } from '../../state/preferences';
import type { JudgedRound, SeenWeight, TableSession } from '../../state/table_session';
import { Button, say, useLateButton, WeightMark } from '../components';
import { rate } from '../parameters';
import { RuleLink, VerdictRules } from '../rules/rule_link';
import { words } from '../words';
import { calledTo, eventsText, nobody, type Reader } from '../words/events';
import { judgeSummary, judgeWhy, type Sides, sidesOf } from '../words/judgements';
import { distance } from '../words/measures';
import { calledOnScreen } from '../words/setup';
import { cameraAt, isCloseHanger, kindOfLine, Ruler, rulerFor, stepsOf, timeFor } from './judge_walk';
import { useSkipKeys } from './skip_keys';

interface JudgeViewProps {
  session: TableSession;
  judged: JudgedRound;
  over: boolean;
  game: GameInfo;
  table: TableInfo;
  scene: TableScene | null;
  sound: Sound;
  offer?: ComponentChildren; // below the result of a round
  afterMatch: AfterMatchParts;
}

// After a match: what came of it, what can be done besides, and how to go on, which stays in sight.
export interface AfterMatchParts {
  news?: ComponentChildren; // below who won
  besides: ComponentChildren;
  next: ComponentChildren;
}

export function JudgeView(props: JudgeViewProps) {
  const { session, judged, scene, table } = props;
  const steps = stepsOf(judged.weights);
  const [{ at, walking }, setWalk] = useState({ at: 0, walking: true });
  const step = steps[at] ?? { kind: 'result' };
  const weight = step.kind === 'weight' ? judged.weights[step.index] : undefined;
  const why = judged.judgement && weight ? judgeWhy(judged.judgement, weight.judged, sidesIn(judged, session.readers())) : '';

  // By itself. A timer that was due can still run after somebody has moved on, and must not take them back.
  const advance = () => setWalk((walk) => (walk.walking ? { ...walk, at: walk.at + 1 } : walk));

  useEffect(() => {
    scene?.setCamera(cameraAt(step, judged.weights));
    scene?.light(step.kind === 'result' ? new Map(judged.weights.map(({ id, judged: { counts } }) => [id, counts])) : null);
    if (!weight) {
      if (judged.judgement) say(judgeSummary(judged.judgement, sidesIn(judged, session.readers())));
      session.showRoundScore();
      props.sound.score();
      return;
    }
    // Not while the view advances by itself: that is faster than any screen reader.
    if (!walking) say(why);
    void scene?.slideCheck(isCloseHanger(weight) ? weight : null);
    const timers = [walking && setTimeout(advance, timeFor(weight) / rate()), isCloseHanger(weight) && fromTheSide(scene, weight)];
    return () => {
      for (const timer of timers) if (timer) clearTimeout(timer);
      void scene?.slideCheck(null);
    };
  }, [at, walking, scene, judged]);

  const move = (to: number) => setWalk({ at: Math.min(steps.length - 1, Math.max(0, to)), walking: false });
  useSkipKeys(weight ? () => move(steps.length) : null);
  useTap(scene?.canvas, weight ? () => move(steps.length) : null);
  if (!weight) return <RoundResult {...props} onLookAgain={judged.weights.length > 0 ? () => move(0) : null} />;
  const radius = weightRadius(table, session.setup.weight);
  const ruler = rulerFor(weight, table, radius);
  return (
    <>
      {scene && ruler && <Ruler scene={scene} weight={{ ...weight, radius }} from={ruler[0]} to={ruler[1]} label={clearanceOf(weight)} />}
      <WeightSheet weight={weight} why={why} at={at} of={judged.weights.length} move={move} />
    </>
  );
}

// A tap beside everything that can be pressed.
function useTap(canvas: HTMLCanvasElement | undefined, onTap: (() => void) | null): void {
  useLayoutEffect(() => {
    if (!canvas || !onTap) return;
    canvas.addEventListener('click', onTap);
    return () => canvas.removeEventListener('click', onTap);
  });
}

// Whether it hangs is best seen from the side, after the sliding weight has passed.
function fromTheSide(scene: TableScene | null, { x, y }: SeenWeight) {
  return setTimeout(() => scene?.setCamera({ kind: 'side', x, y }), 2400 / rate());
}

interface WeightSheetProps {
  weight: SeenWeight;
  why: string;
  at: number;
  of: number;
  move: (to: number) => void;
}

function WeightSheet({ weight, why, at, of, move }: WeightSheetProps) {
  const late = useLateButton();
  return (
    <section class="stack panel play-sheet judge-weight" aria-label={words.play.judge}>
      <div class="stack sheet-text">
        <div class="row judge-line">
          <WeightMark color={weight.color} />
          <strong class="title-1">{weight.judged.value}</strong>
          <span class="numbers judge-clearance">{clearanceOf(weight)}</span>
          <span class={weight.judged.counts ? 'small bold judge-counts' : 'small bold judge-counts not'}>
            {weight.judged.counts ? words.play.counts : words.play.countsNot}
          </span>
        </div>
        <p class="judge-why">
          {why}
          <RuleLink rule={weight.judged.rule} asksWhy onOpen={() => move(at)} />
        </p>
        {isCloseHanger(weight) && <p class="soft">{words.play.slideCheck}</p>}
      </div>
      <div class="row gap-1 judge-steps way-on">
        <Button kind="quiet" icon="back" label={words.play.previous} disabled={at === 0} onClick={() => move(at - 1)} />
        <span>{words.play.weightOf(at + 1, of)}</span>
        <Button kind="quiet" icon="forward" label={words.play.next} onClick={() => move(at + 1)} />
        <Button onClick={() => move(of)} {...late}>
          {words.play.toResult}
        </Button>
      </div>
    </section>
  );
}

function clearanceOf({ judged }: SeenWeight): string {
  const clearance = judged.clearance_mm;
  if (clearance === null) return '';
  const by = (clearance >= 0 ? words.play.pastBy : words.play.shortBy)[kindOfLine(judged.line)];
  return by(distance(clearance / 1000, preferences.value.units));
}

// The result of the round or turn and the button to continue; at the end of the match the winner.
function RoundResult(props: JudgeViewProps & { onLookAgain: (() => void) | null }) {
  const { session, judged, over, game, onLookAgain, offer, afterMatch } = props;
  const late = useLateButton();
  return (
    <section class="stack panel play-sheet round-result" aria-labelledby="result-title">
      <div class="stack sheet-text">
        <h2 id="result-title">{over ? resultLine(session) : roundTitle(judged, game, session.readers())}</h2>
        {over ? afterMatch.news : offer}
        <RoundSummary judged={judged} reader={session.readers()} over={over} />
        {over && <div class="cluster play-choices">{afterMatch.besides}</div>}
      </div>
      <div class="cluster play-choices way-on">
        {onLookAgain && (
          <Button class="rigid" icon="eye" label={words.play.lookAgain} onClick={onLookAgain} />
        )}
        {over ? (
          afterMatch.next
        ) : (
          <Button kind="primary" large onClick={() => session.continueToNextRound()} {...late}>
            {game.shares_board ? words.play.nextRound : words.play.nextTurn}
          </Button>
        )}
      </div>
    </section>
  );
}

// `own`: the side of the one who reads it.
export function winnerLine(winner: string | null, setup: Pick<AgreedSetup, 'seats'>, own: string | null): string {
  if (winner === null) return words.play.nobody;
  if (winner === own) return words.play.youWin;
  return setup.seats.filter(({ side }) => side === winner).length > 1 ? words.play.winners(winner) : words.play.winner(winner);
}

function resultLine(session: TableSession): string {
  return winnerLine(session.state.value.winner, session.setup, session.readerSide());
}

export function roundTitle({ round, side }: JudgedRound, game: GameInfo, reader: Reader = nobody): string {
  return game.shares_board ? words.play.judgedRound(round) : words.play.judgedTurn(calledTo(reader, side));
}

// The verdict, each side's points, and why each weight counts. In a replay the next opening is a step of its own, and
// clearances are not read out.
interface RoundSummaryProps {
  judged: JudgedRound;
  reader?: Reader;
  over?: boolean; // who won is said above
  inReplay?: boolean;
}

export function RoundSummary({ judged, reader = nobody, over = false, inReplay = false }: RoundSummaryProps) {
  const { judgement, weights, events, before } = judged;
  const why = useRef<HTMLDetailsElement>(null);
  const sides = sidesIn(judged, reader);
  useEffect(() => {
    const onResize = () => requestAnimationFrame(() => showAllOf(why.current));
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  const others = events.filter(({ event }) => event !== 'scored' && event !== 'match_won' && !(over && event === 'game_won') && !(inReplay && event === 'opens'));
  return (
    <>
      {judgement && <p>{judgeSummary(judgement, sides)}</p>}
      <ul class="stack gap-1 result-sides">
        {events.filter((each) => each.event === 'scored').map((scored) => (
          <Scored key={scored.side} scored={scored} called={calledOnScreen(scored.side, reader)} color={before.colors[scored.side] ?? null} />
        ))}
      </ul>
      {others.length > 0 && <p class="result-others">{eventsText(others, reader)}</p>}
      {judgement && (
        <details ref={why} class="result-weights" onToggle={() => showAllOf(why.current)}>
          <summary>{words.play.why}</summary>
          <p class="soft small">
            {words.rules.by}
            <VerdictRules judgement={judgement} />
          </p>
          <ul class="stack gap-1">
            {weights.map((weight) => (
              <li key={weight.id} class={weight.judged.counts ? 'small' : 'soft small'}>
                <WeightMark color={weight.color} />
                <span>
                  {judgeWhy(judgement, weight.judged, sides)}
                  <RuleLink rule={weight.judged.rule} />
                </span>
                {!inReplay && <span class="visually-hidden">{clearanceOf(weight)}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function sidesIn({ before, side }: JudgedRound, reader: Reader): Sides {
  return sidesOf(before.colors, side, reader);
}

// In a low window what is opened would be below the text that is in sight, and so it would when the window is turned.
function showAllOf(details: HTMLDetailsElement | null): void {
  if (details?.open) details.scrollIntoView({ block: 'nearest' });
}

function Scored({ scored: { points, total }, called, color }: { scored: ScoredEvent; called: string; color: Color | null }) {
  return (
    <li class={points > 0 ? 'gained' : ''}>
      {color && <WeightMark color={color} />}
      <span class="result-side">{called}</span>
      <strong>{words.play.plus(points)}</strong>
      <span class="soft">{words.play.nowHas(total)}</span>
    </li>
  );
}

// The end of a match without a judged round: someone conceded, or it was over when it was opened.
export function MatchOver({ session, afterMatch }: { session: TableSession; afterMatch: AfterMatchParts }) {
  return (
    <section class="stack panel play-sheet round-result" aria-labelledby="over-title">
      <div class="stack sheet-text">
        <h2 id="over-title">{resultLine(session)}</h2>
        {afterMatch.news}
        {session.events.value.length > 0 && <p>{eventsText(session.events.value, session.readers())}</p>}
        <div class="cluster play-choices">{afterMatch.besides}</div>
      </div>
      <div class="cluster play-choices way-on">{afterMatch.next}</div>
    </section>
  );
}
