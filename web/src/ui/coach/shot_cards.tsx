// The best few shots, one of them selected.
import type { Advice, AdvisedShot } from '../../engine/study';
import { studyWords } from '../words';
import { percent, percentSaid, pointsChanged } from '../words/measures';
import { shotText, colorOfFour } from '../words/coach';

interface ShotCardsProps {
  advice: Advice;
  chosen: number;
  onChoose: (index: number) => void;
}

export function ShotCards({ advice, chosen, onChoose }: ShotCardsProps) {
  return (
    <div class="stack gap-2" role="radiogroup" aria-label={studyWords.coach.shots}>
      {advice.shots.map((shot, index) => (
        <label key={index} class={index === chosen ? 'raised ringed shot-card chosen' : 'raised ringed shot-card'}>
          <input class="covers-label" type="radio" name="shot" checked={index === chosen} onChange={() => onChoose(index)} />
          <span class="soft bold badge shot-rank" aria-hidden="true">
            {index + 1}
          </span>
          <span class="shot-said">{shotText(shot, colorOfFour(shot.aim))}</span>
          <Figures shot={shot} exact={index === chosen} />
          <WinBar shot={shot} away={advice.win_thrown_away} />
        </label>
      ))}
    </div>
  );
}

// Standard errors are small, and only beside the selected shot.
function Figures({ shot, exact }: { shot: AdvisedShot; exact: boolean }) {
  const text = studyWords.coach;
  const [works, wins, gain] = [percent(shot.success), percent(shot.win), gainOf(shot)];
  const error = (value: number) => (exact ? <small>{text.plusMinus(percentSaid(value))}</small> : null);
  return (
    <>
      <span class="visually-hidden">{text.figures(works, wins, gain)}</span>
      <span class="shot-figures numbers" aria-hidden="true">
        <span>
          <em>{text.works}</em>
          <b>{works}</b> {error(shot.success_error)}
        </span>
        <span>
          <em>{text.wins}</em>
          <b>{wins}</b> {error(shot.win_error)}
        </span>
        <span>
          <em>{text.gain}</em>
          <b>{gain}</b>
        </span>
      </span>
    </>
  );
}

function gainOf({ gain }: AdvisedShot): string {
  return pointsChanged(gain);
}

// The chance of winning, compared with throwing the weight away.
function WinBar({ shot, away }: { shot: AdvisedShot; away: number }) {
  const [low, high] = [Math.min(away, shot.win), Math.max(away, shot.win)];
  const share = (value: number) => `${(value * 100).toFixed(2)}%`;
  return (
    <span class="win-bar" aria-hidden="true">
      <span class="win-bar-away" style={{ width: share(low) }} />
      <span class={shot.gain >= 0 ? 'win-bar-gain' : 'win-bar-loss'} style={{ left: share(low), width: share(high - low) }} />
    </span>
  );
}
