// Many throws with one aim and one hand: where they end, in numbers and on the map.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { handFor } from '../../state/hand/hand_estimates';
import type { Scatterable, Scattered } from '../../state/practice/aim_study';
import { changePreferences, preferences } from '../../state/preferences';
import { BoardMap } from '../board_map/board_map';
import { toMap } from '../board_map/map_frame';
import { Button, Choice, Note, say } from '../components';
import { HandChoice } from '../hand/hand_choice';
import { usePage } from '../page';
import { seed } from '../parameters';
import { studyWords } from '../words';
import { decimals, percent } from '../words/measures';
import { explain } from '../words/refusals';
import { PracticePanel } from './practice_panel';
import type { PracticeView } from './practice_view';

const numbers = [100, 300, 1000];
const throws = signal(300);
const of = signal<Scatterable['of']>('last');

export function ScatterPanel({ view }: { view: PracticeView }) {
  const w = studyWords.practice;
  const { levels } = usePage();
  const { scatter } = view;
  const choices = view.scatterables.value;
  const chosen = choices.find((choice) => choice.of === of.value) ?? choices[0] ?? null;
  const result = view.scattered.value;
  const hand = handFor(preferences.value.hand, view.own.value, levels);
  useEffect(() => void view.learnHand(), [view]);
  const run = () => {
    if (chosen) void scatter.run(chosen, hand, throws.value, seed() ?? Math.floor(Math.random() * 2 ** 31));
  };
  // Another hand would scatter the same aim otherwise.
  const useHand = (choice: string) => {
    changePreferences({ hand: choice });
    scatter.clear();
  };
  return (
    <PracticePanel title={w.scatterTitle} onClose={() => view.close()}>
      {result ? <Result view={view} result={result} /> : <p class="field-help">{chosen ? w.scatterHelp : w.noAim}</p>}
      {chosen && choices.length === 1 && <p class="bold">{w.scattersOf[chosen.of]}</p>}
      {chosen && choices.length > 1 && (
        <Choice label={w.scatterOf} options={choices.map(({ of: value }) => ({ value, label: w.scattersOf[value] }))} value={chosen.of} onChange={(value) => (of.value = value)} />
      )}
      <HandChoice label={w.scatterHand} own={view.own.value} value={preferences.value.hand} onChange={useHand} />
      <Choice label={w.throws} options={numbers.map((value) => ({ value, label: decimals(value, 0) }))} value={throws.value} onChange={(value) => (throws.value = value)} />
      <div class="cluster play-choices">
        <Button kind="primary" icon="scatter" disabled={!chosen || scatter.working.value} onClick={run}>
          {scatter.working.value ? w.running : w.run(decimals(throws.value, 0))}
        </Button>
        {result && <Button onClick={() => scatter.clear()}>{w.hide}</Button>}
      </div>
      {scatter.fault.value && <Note fault>{explain(scatter.fault.value)}</Note>}
    </PracticePanel>
  );
}

function Result({ view, result }: { view: PracticeView; result: Scattered }) {
  const w = studyWords.practice;
  const { board, radius } = view.stage;
  const weights = result.position.weights.map((weight, id) => ({ ...weight, id }));
  const { scatter } = result;
  useEffect(() => say(w.inPlay(percent(scatter.in_play))), [result]);
  const zones = Object.entries(scatter.zones).filter(([, share]) => share > 0).sort(([, a], [, b]) => b - a);
  return (
    <div class="stack gap-2 scatter-result">
      <p class="stack gap-0 scatter-sum">
        <strong>{w.inPlay(percent(scatter.in_play))}</strong>
        <span class="soft">{w.points(decimals(scatter.points, 2))}</span>
      </p>
      <table class="scatter-zones">
        <caption class="visually-hidden">{w.zoneShare}</caption>
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{w.zoneOf}</th>
            <th scope="col">{w.shareOf}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map(([zone, share]) => (
            <tr key={zone} style={{ '--share': share }}>
              <th scope="row">{zoneName(zone)}</th>
              <td class="numbers">{percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="practice-map">
        <BoardMap
          table={board}
          radius={radius}
          weights={weights}
          depth={0.9}
          label={w.scatterMap(percent(scatter.in_play))}
          under={<Dots view={view} result={result} />}
        />
      </div>
    </div>
  );
}

const drawnAtMost = 400; // more dots say no more

function Dots({ view, result }: { view: PracticeView; result: Scattered }) {
  const { board } = view.stage;
  const { x, y, on } = result.scatter;
  const every = Math.ceil(x.length / drawnAtMost);
  const shown = Array.from(x, (at, i) => ({ at: toMap(board, { x: at, y: y[i] ?? 0 }), on: on[i] === 1, i })).filter(({ i }) => i % every === 0);
  return (
    <g aria-hidden="true">
      {shown.map(({ at, on: isOn, i }) =>
        result.color === 'red' || !isOn ? (
          <circle key={i} class={`map-dot ${isOn ? result.color : 'off'}`} cx={at.x} cy={at.y} r={7} />
        ) : (
          <rect key={i} class="map-dot blue" x={at.x - 6} y={at.y - 6} width={12} height={12} />
        ),
      )}
    </g>
  );
}

export function zoneName(zone: string): string {
  return studyWords.practice.zone[zone] ?? zone;
}
