// One drill: what it asks, and each level with its score to beat, the best, and the last results.
import type { Drill } from '../../state/drills/drills';
import { scoreToBeat } from '../../state/drills/drill_records';
import { Button, Card, Screen } from '../components';
import { NotKept } from '../exercise/not_kept';
import { studyWords, words } from '../words';
import { marksInWords } from './in_words';
import { ScoreChart } from './score_chart';
import { useRecords } from './use_records';

export function DrillPage({ drill }: { drill: Drill }) {
  const w = studyWords.drills;
  const { recordOf, fault } = useRecords();
  return (
    <Screen title={w.names[drill.key]} back="#/drills">
      <p>{w.helps[drill.key]}</p>
      <NotKept fault={fault} />
      {drill.levels.map((level, place) => {
        const record = recordOf(drill.key, place);
        const toBeat = scoreToBeat(drill.key, place);
        return (
          <Card key={place} title={w.level(place + 1)} beside={<span class="soft">{w.levels[drill.key][place]}</span>}>
            <p class="soft">{marksInWords(drill.key, place)}</p>
            <dl class="cluster drill-facts">
              <div>
                <dt>{w.record}</dt>
                <dd>{record ? w.ofMost(record.best.score, drill.throws * level.maxMarks) : w.noRecord}</dd>
              </div>
              {toBeat && (
                <div>
                  <dt>{w.beat}</dt>
                  <dd>
                    {toBeat.score} <span class="soft small">{w.beatBy(words.options.level(toBeat.hand))}</span>
                  </dd>
                </div>
              )}
            </dl>
            {record && <ScoreChart scores={record.last} most={drill.throws * level.maxMarks} toBeat={toBeat?.score ?? null} />}
            <Button kind="primary" href={`#/drills/${drill.key}/${place + 1}`}>
              {w.start} <span class="visually-hidden">{w.level(place + 1)}</span>
            </Button>
          </Card>
        );
      })}
    </Screen>
  );
}
