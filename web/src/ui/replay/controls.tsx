// Time in the watcher's hands: over the whole match, within one throw, by itself; and from where it is seen.
import { useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import { rates, type Rate } from '../../state/replay/replay';
import { Button, ListChoice, Note } from '../components';
import { decimals } from '../words/measures';
import { explain } from '../words/refusals';
import { studyWords } from '../words';
import { MatchSlider, ThrowSlider } from './sliders';
import { cameraNames, type CameraName } from './replay_stage';
import { takeToPractice } from './take_to_practice';
import type { OpenReplay } from './use_replay';

export function ReplayControls(open: OpenReplay) {
  const { replay, game } = open;
  const throws = replay.passages.some((passage) => passage.throws);
  return (
    <>
      <MatchSlider replay={replay} game={game} />
      {throws && <ThrowSlider replay={replay} />}
      <div class="line replay-row">
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
