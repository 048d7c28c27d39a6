// How each player threw, in a few numbers.
import type { PlayerSummary } from '../../state/review/win_course';
import { grades } from '../../state/review/win_course';
import { WeightMark } from '../components';
import type { Color } from '../../engine/types';
import { studyWords } from '../words';
import { hundredths } from '../words/measures';

export function PlayerCards({ players, toneOf }: { players: readonly PlayerSummary[]; toneOf: (side: string) => Color | null }) {
  const text = studyWords.review;
  return (
    <>
      <div class="player-cards">
        {players.map((one) => (
          <article key={one.player} class="stack gap-3 player-card">
            <h3>
              {toneOf(one.side) && <WeightMark color={toneOf(one.side) as Color} silent />} {one.player}
            </h3>
            <dl class="cluster player-figures numbers">
              <div>
                <dt>{text.meanLoss}</dt>
                <dd>{one.throws > 0 ? hundredths(one.loss, 1).replace('+', '') : '–'}</dd>
              </div>
              <div>
                <dt>{text.luckSum}</dt>
                <dd>{one.throws > 0 ? hundredths(one.luck, 0) : '–'}</dd>
              </div>
            </dl>
            <GradeBar player={one} />
          </article>
        ))}
      </div>
      <p class="small soft">{text.unit}</p>
    </>
  );
}

function GradeBar({ player }: { player: PlayerSummary }) {
  const text = studyWords.review;
  const shown = grades.filter((grade) => player.grades[grade] > 0);
  return (
    <div class="stack gap-2">
      <div class="grade-strip" aria-hidden="true">
        {shown.map((grade) => (
          <span key={grade} class={grade} style={{ flexGrow: player.grades[grade] }} />
        ))}
      </div>
      <ul class="cluster grade-counts small numbers">
        {grades.map((grade) => (
          <li key={grade} class={player.grades[grade] === 0 ? 'none' : ''}>
            <span class={`grade-dot ${grade}`} aria-hidden="true" /> {text.grades[grade]} {player.grades[grade]}
          </li>
        ))}
      </ul>
    </div>
  );
}
