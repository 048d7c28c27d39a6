// What the round or turn came to, and the way on. At the end of the match: who won.
import type { Color, Scored as ScoredEvent } from '../../engine/types';
import { Button, WeightMark } from '../components';
import { RuleLink, VerdictRules } from '../rules/rule_link';
import { words } from '../words';
import { eventsText } from '../words/events';
import { judgeSummary, judgeWhy } from '../words/judgements';
import { clearanceOf, type JudgeViewProps } from './judge_view';
import { useLateButton } from './take_focus';

export function RoundResult(props: JudgeViewProps & { onLookAgain: (() => void) | null }) {
  const { session, judged, over, game, onLookAgain, afterMatch } = props;
  const late = useLateButton();
  const state = session.state.value;
  const title = over ? winnerLine(state.winner) : game.shares_board ? words.play.judgedRound(judged.round) : words.play.judgedTurn(judged.side);
  const others = judged.events.filter(({ event }) => event !== 'scored' && event !== 'match_won');
  return (
    <section class="stack panel play-sheet round-result" aria-labelledby="result-title">
      <h2 id="result-title">{title}</h2>
      {judged.judgement && (
        <p>
          {judgeSummary(judged.judgement)}
          <VerdictRules judgement={judged.judgement} />
        </p>
      )}
      <ul class="result-sides">
        {judged.events.filter((each) => each.event === 'scored').map((scored) => (
          <Scored key={scored.side} scored={scored} color={judged.before.colors[scored.side] ?? null} />
        ))}
      </ul>
      {others.length > 0 && <p class="result-others">{eventsText(others)}</p>}
      {judged.judgement && judged.weights.length > 0 && (
        <details class="result-weights">
          <summary>{words.play.why}</summary>
          <ul>
            {judged.weights.map((weight) => (
              <li key={weight.id} class={weight.judged.counts ? 'counts' : ''}>
                <WeightMark color={weight.color} />
                <span>
                  {judged.judgement && judgeWhy(judged.judgement, weight.judged)}
                  <RuleLink rule={weight.judged.rule} />
                </span>
                <span class="visually-hidden">{clearanceOf(weight)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div class="cluster play-choices">
        {onLookAgain && (
          <Button class="result-look" icon="eye" label={words.play.lookAgain} onClick={onLookAgain} />
        )}
        {over ? (
          afterMatch
        ) : (
          <Button kind="primary" large onClick={() => session.onwards()} {...late}>
            {game.shares_board ? words.play.nextRound : words.play.nextTurn}
          </Button>
        )}
      </div>
    </section>
  );
}

export function winnerLine(winner: string | null): string {
  return winner === null ? words.play.nobody : words.play.winner(winner);
}

export function Scored({ scored: { side, points, total }, color }: { scored: ScoredEvent; color: Color | null }) {
  return (
    <li class={points > 0 ? 'gained' : ''}>
      {color && <WeightMark color={color} />}
      <span class="result-side">{side}</span>
      <strong>{words.play.plus(points)}</strong>
      <span class="soft">{words.play.nowHas(total)}</span>
    </li>
  );
}
