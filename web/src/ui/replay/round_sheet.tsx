// The judge's result, where a round or a turn ends.
import type { GameInfo } from '../../engine/types';
import type { JudgedRound } from '../../state/table_session';
import { WeightMark } from '../components';
import { Scored, winnerLine } from '../play/round_result';
import { RuleLink, VerdictRules } from '../rules/rule_link';
import { studyWords, words } from '../words';
import { eventsText } from '../words/events';
import { judgeSummary, judgeWhy } from '../words/judgements';

export function RoundSheet({ judged, game, over }: { judged: JudgedRound; game: GameInfo; over: boolean }) {
  const scored = judged.events.filter((each) => each.event === 'scored');
  const others = judged.events.filter(({ event }) => event !== 'scored' && event !== 'match_won' && event !== 'opens');
  const winner = judged.events.find((each) => each.event === 'match_won')?.side ?? null;
  const title = over ? winnerLine(winner) : game.shares_board ? words.play.judgedRound(judged.round) : words.play.judgedTurn(judged.side);
  return (
    <section class="stack panel play-sheet replay-result" aria-label={studyWords.replay.result}>
      <h2>{title}</h2>
      {judged.judgement && (
        <p>
          {judgeSummary(judged.judgement)}
          <VerdictRules judgement={judged.judgement} />
        </p>
      )}
      <ul class="result-sides">
        {scored.map((one) => (
          <Scored key={one.side} scored={one} color={judged.before.colors[one.side] ?? null} />
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
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
