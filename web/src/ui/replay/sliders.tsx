// Two sliders: over the whole match, stop by stop, with its rounds marked; and within the throw that is watched.
import type { GameInfo } from '../../engine/types';
import type { Replay, Shown } from '../../state/replay/replay';
import { studyWords, words } from '../words';
import { seconds } from '../words/measures';

export function MatchSlider({ replay, game }: { replay: Replay; game: GameInfo }) {
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
      <span class="soft replay-reading numbers" aria-hidden="true">
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
export function roundOf({ state }: Shown, game: GameInfo): string {
  if (game.shares_board) return words.play.round(state.round);
  const frame = words.play.frame(state.frame);
  return state.to_shoot ? studyWords.replay.turnOf(frame, state.to_shoot.side) : frame;
}

export function ThrowSlider({ replay }: { replay: Replay }) {
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
      <span class="soft replay-reading numbers" aria-hidden="true">
        {reading}
      </span>
    </div>
  );
}

// Where weights meet is where people look.
function Contacts({ replay }: { replay: Replay }) {
  const course = replay.course.value;
  return (
    <div class="replay-marks contacts" aria-hidden="true">
      {course?.contacts.slice(0, 12).map(({ t }, place) => <i key={place} style={{ left: `${(100 * t) / course.duration}%` }} />)}
    </div>
  );
}
