// The controls of a replay: sliders, transport buttons, keys, camera and speed.
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import type { GameInfo } from '../../engine/types';
import { onlineMatchOf } from '../../state/online/imported_matches';
import { practiceLinkOf } from '../../state/practice/link';
import { type Rate, rates, type Replay, type Shown } from '../../state/replay/replay';
import { Button, ListChoice, Note } from '../components';
import { FairnessButton } from '../fairness/fairness_button';
import { studyInstance } from '../page';
import { route } from '../route';
import { studyWords } from '../words';
import { decimals, seconds } from '../words/measures';
import { explain } from '../words/refusals';
import { roundText } from '../words/setup';
import { type CameraName, cameraNames } from './replay_stage';
import type { OpenReplay } from './use_replay';

export function ReplayControls(open: OpenReplay) {
  const { replay, game } = open;
  const throws = replay.passages.some((passage) => passage.throws);
  return (
    <>
      <MatchSlider replay={replay} game={game} />
      {throws && <ThrowSlider replay={replay} />}
      <div class="line spread replay-row">
        <Transport {...open} />
        <Watching {...open} throws={throws} />
      </div>
    </>
  );
}

function Transport({ replay, game }: OpenReplay) {
  const text = studyWords.replay;
  const { step, time, ended } = replay.moment.value;
  const playing = replay.playing.value;
  const atStart = step === 0 && time === 0 && !ended;
  const over = replay.isOver();
  const rounds = game.shares_board ? ([text.roundBack, text.roundForward] as const) : ([text.turnBack, text.turnForward] as const);
  const paused = (act: () => void) => () => {
    replay.pause();
    act();
  };
  return (
    <div class="line replay-transport">
      <Button kind="quiet" icon="skipBack" label={rounds[0]} disabled={atStart} onClick={() => replay.lastRound()} />
      <Button kind="quiet" icon="back" label={text.shotBack} disabled={atStart} onClick={paused(() => replay.back())} />
      <Button
        kind="primary"
        class="replay-play"
        icon={playing ? 'pause' : over ? 'again' : 'play'}
        label={playing ? text.pause : over ? text.fromStart : text.play}
        onClick={() => (playing ? replay.pause() : replay.play())}
      />
      <Button kind="quiet" icon="forward" label={text.shotForward} disabled={over} onClick={paused(() => replay.forward())} />
      <Button kind="quiet" icon="skipForward" label={rounds[1]} disabled={over} onClick={() => replay.nextRound()} />
    </div>
  );
}

function Watching({ match, replay, stage, throws }: OpenReplay & { throws: boolean }) {
  const text = studyWords.replay;
  const [fault, setFault] = useState<string | null>(null);
  const online = useMemo(() => onlineMatchOf(match.id), [match.id]);
  const practise = () => {
    replay.pause();
    takeToPractice(replay).then(setFault, (error: unknown) => setFault(explain(messageOf(error))));
  };
  return (
    <div class="line replay-choices">
      <ListChoice<CameraName>
        label={text.camera}
        hiddenLabel
        value={stage.camera.value}
        options={cameraNames.map((value) => ({ value, label: text.cameras[value] }))}
        onChange={(camera) => (stage.camera.value = camera)}
      />
      {throws && (
        <ListChoice<Rate>
          label={text.rate}
          hiddenLabel
          value={replay.rate.value}
          options={rates.map((value) => ({ value, label: text.rateOf(decimals(value, digits(value))) }))}
          onChange={(rate) => (replay.rate.value = rate)}
        />
      )}
      {throws && (
        <Button icon="table" label={text.practise} onClick={practise}>
          <span class="replay-word">{text.practise}</span>
        </Button>
      )}
      {throws && (
        <Button icon="chart" label={text.review} href={`#/review/${encodeURIComponent(match.id)}`}>
          <span class="replay-word">{text.review}</span>
        </Button>
      )}
      {online !== null && match.over && <FairnessButton match={online} label={text.luck} wordClass="replay-word" />}
      {fault && (
        <Note fault>
          {text.noPosition} {fault}
        </Note>
      )}
    </div>
  );
}

function digits(rate: number): number {
  return String(rate).split('.')[1]?.length ?? 0;
}

// Two sliders: over the whole match with its rounds marked, and within the current throw.
function MatchSlider({ replay, game }: { replay: Replay; game: GameInfo }) {
  const stops = replay.passages.length;
  const stop = replay.stop.value;
  const text = studyWords.replay;
  return (
    <div class="replay-slider">
      <div class="replay-track">
        <Marks replay={replay} />
        <input
          type="range"
          min={0}
          max={stops}
          step={1}
          value={stop}
          aria-label={text.match}
          aria-valuetext={text.atStop(stop, stops, roundOf(replay.shown.value, game))}
          onInput={(event) => {
            replay.pause();
            replay.toStop(event.currentTarget.valueAsNumber);
          }}
        />
      </div>
      <span class="soft small right replay-reading numbers" aria-hidden="true">
        {text.stopOf(stop, stops)}
      </span>
    </div>
  );
}

function Marks({ replay }: { replay: Replay }) {
  return (
    <div class="replay-marks" aria-hidden="true">
      {replay.roundStarts.map((step) => (
        <i key={step} style={{ left: `${(100 * step) / replay.passages.length}%` }} />
      ))}
    </div>
  );
}

// Each round has both sides' weights, each turn one side's.
function roundOf({ state }: Shown, game: GameInfo): string {
  if (game.shares_board) return roundText(game, state.round);
  const frame = roundText(game, state.frame);
  return state.to_shoot ? studyWords.replay.turnOf(frame, state.to_shoot.side) : frame;
}

function ThrowSlider({ replay }: { replay: Replay }) {
  const text = studyWords.replay;
  const duration = replay.duration.value;
  const { time, ended } = replay.moment.value;
  const now = duration === null ? 0 : ended ? duration : Math.min(time, duration);
  const reading = duration === null ? '' : text.atTime(seconds(now), seconds(duration));
  return (
    <div class="replay-slider">
      <div class="replay-track">
        <Contacts replay={replay} />
        <input
          type="range"
          min={0}
          max={duration ?? 1}
          step={0.01}
          value={now}
          disabled={duration === null}
          aria-label={text.throw}
          aria-valuetext={duration === null ? text.atRest : text.timeSpoken(seconds(now), seconds(duration))}
          onInput={(event) => {
            replay.pause();
            replay.toTime(event.currentTarget.valueAsNumber);
          }}
        />
      </div>
      <span class="soft small right replay-reading numbers" aria-hidden="true">
        {reading}
      </span>
    </div>
  );
}

// Contacts are marked, because they are what people look for.
function Contacts({ replay }: { replay: Replay }) {
  const course = replay.course.value;
  return (
    <div class="replay-marks contacts" aria-hidden="true">
      {course?.contacts.slice(0, 12).map(({ t }, index) => <i key={index} style={{ left: `${(100 * t) / course.duration}%` }} />)}
    </div>
  );
}

const little = 0.1; // s

// Elements keep their own keys: sliders and lists the arrows, buttons the space bar.
export function useReplayKeys(replay: Replay): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const at = event.target instanceof Element ? event.target : null;
      if (at?.closest('select, dialog')) return;
      if (event.key === ' ' && at?.closest('button, a, summary')) return;
      if (at?.closest('input') && !ofAll.has(event.key)) return;
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act(replay);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [replay]);
}

const ofAll = new Set([' ', ',', '.', 'PageUp', 'PageDown']);

const keys: Record<string, (replay: Replay) => void> = {
  ' ': (replay) => (replay.playing.value ? replay.pause() : replay.play()),
  ArrowLeft: paused((replay) => replay.back()),
  ArrowRight: paused((replay) => replay.forward()),
  PageUp: (replay) => replay.lastRound(),
  PageDown: (replay) => replay.nextRound(),
  Home: paused((replay) => replay.toBeginning(0)),
  End: paused((replay) => replay.toEnd(replay.passages.length - 1)),
  ',': (replay) => nudge(replay, -little),
  '.': (replay) => nudge(replay, little),
};

// Single steps pause, jumps from round to round do not. The buttons do the same.
function paused(act: (replay: Replay) => void): (replay: Replay) => void {
  return (replay) => {
    replay.pause();
    act(replay);
  };
}

function nudge(replay: Replay, by: number): void {
  const { time, ended } = replay.moment.value;
  const duration = replay.duration.value;
  if (duration === null || (ended && by > 0)) return;
  replay.pause();
  replay.toTime((ended ? duration : time) + by);
}

// Opens the current position at the practice table, with the same side to throw. Resolves with the reason if that fails,
// else null.
async function takeToPractice(replay: Replay): Promise<string | null> {
  const screen = screenNow();
  const step = replay.takenUpAt();
  const position = step === null ? null : await (await studyInstance()).positionOf(step);
  const link = position && practiceLinkOf(position);
  if (screenNow() !== screen) return null; // left meanwhile: stay there
  if (!link) return studyWords.replay.nothingToThrow;
  location.hash = link;
  return null;
}

// Which match is watched. Its steps are the same screen.
function screenNow(): string {
  return route.peek().slice(0, 2).join('/');
}
