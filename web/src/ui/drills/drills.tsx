// #/drills[/KEY[/LEVEL]]: the list, one drill with its levels, and a level being thrown.
import { useEffect, useState } from 'preact/hooks';

import { type DrillRecord, recordId, records, scoreToBeat } from '../../state/drills/drill_records';
import { type Drill, type DrillKey, drills } from '../../state/drills/drills';
import { Button, Card, Icon, Note, Screen } from '../components';
import { NotKept } from '../exercise/exercise_table';
import { route } from '../route';
import { studyWords, words } from '../words';
import { DrillAtTable, marksInWords } from './drill_at_table';
import { ScoreChart } from './score_chart';
import './drills.css';

export function DrillScreens() {
  const [, key, level] = route.value;
  if (key === undefined) return <DrillList />;
  const drill = drills.find((one) => one.key === key);
  const levelIndex = level === undefined ? -1 : Number(level) - 1;
  if (!drill || (level !== undefined && !drill.levels[levelIndex])) {
    return (
      <Screen title={studyWords.drills.title} back="#/drills">
        <Note fault>{studyWords.drills.unknown}</Note>
      </Screen>
    );
  }
  return level === undefined ? <DrillPage drill={drill} /> : <DrillAtTable key={`${key} ${level}`} drill={drill} levelIndex={levelIndex} />;
}

function DrillList() {
  const w = studyWords.drills;
  const { recordOf, fault } = useRecords();
  return (
    <Screen title={w.title} back="#/learn" backByHistory wide>
      <p class="soft">{w.about}</p>
      <NotKept fault={fault} />
      <div class="columns drill-cards">
        {drills.map((drill) => (
          <Card key={drill.key} title={w.names[drill.key]} beside={<span class="soft small">{w.throws(drill.throws)}</span>}>
            <p>{w.helps[drill.key]}</p>
            <Levels drill={drill} recordOf={recordOf} />
          </Card>
        ))}
      </div>
    </Screen>
  );
}

function Levels({ drill, recordOf }: { drill: Drill; recordOf: ReturnType<typeof useRecords>['recordOf'] }) {
  const w = studyWords.drills;
  return (
    <ol class="stack gap-1">
      {drill.levels.map((_, levelIndex) => {
        const best = recordOf(drill.key, levelIndex)?.best.score ?? null;
        const toBeat = scoreToBeat(drill.key, levelIndex);
        const isBeaten = best !== null && toBeat !== null && best > toBeat.score;
        return (
          <li key={levelIndex}>
            <a class="row raised drill-level" href={`#/drills/${drill.key}/${levelIndex + 1}`}>
              <strong>
                <span class="visually-hidden">{w.names[drill.key]}, </span>
                {w.level(levelIndex + 1)}
              </strong>
              {isBeaten && (
                <span class="brass">
                  <Icon name="check" /> <span class="visually-hidden">{w.beaten}</span>
                </span>
              )}
              <span class="numbers right drill-numbers">
                <span class="soft small">{w.record}</span> {best ?? '–'}
              </span>
              <span class="numbers right drill-numbers">
                <span class="soft small">{w.beat}</span> {toBeat?.score ?? '–'}
              </span>
            </a>
          </li>
        );
      })}
      <li>
        <a class="icon-text drill-more" href={`#/drills/${drill.key}`}>
          {w.more}
        </a>
      </li>
    </ol>
  );
}

// One drill: what to do, and each level with its score to beat, the best and the last results.
function DrillPage({ drill }: { drill: Drill }) {
  const w = studyWords.drills;
  const { recordOf, fault } = useRecords();
  return (
    <Screen title={w.names[drill.key]} back="#/drills">
      <p>{w.helps[drill.key]}</p>
      <NotKept fault={fault} />
      {drill.levels.map((level, levelIndex) => {
        const record = recordOf(drill.key, levelIndex);
        const toBeat = scoreToBeat(drill.key, levelIndex);
        return (
          <Card key={levelIndex} title={w.level(levelIndex + 1)} beside={<span class="soft">{w.levels[drill.key][levelIndex]}</span>}>
            <p class="soft">{marksInWords(drill.key, levelIndex)}</p>
            <dl class="cluster numbers drill-facts">
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
            {record && <ScoreChart scores={record.last} max={drill.throws * level.maxMarks} toBeat={toBeat?.score ?? null} />}
            <Button kind="primary" href={`#/drills/${drill.key}/${levelIndex + 1}`}>
              {w.start} <span class="visually-hidden">{w.level(levelIndex + 1)}</span>
            </Button>
          </Card>
        );
      })}
    </Screen>
  );
}

// The stored records; empty until they are read, or if that fails.
function useRecords(): { recordOf: (drill: DrillKey, level: number) => DrillRecord | null; fault: boolean } {
  const [kept, setKept] = useState<DrillRecord[]>([]);
  const [fault, setFault] = useState(false);
  useEffect(() => {
    let left = false;
    records().then((found) => !left && setKept(found), () => !left && setFault(true));
    return () => void (left = true);
  }, []);
  return { recordOf: (drill, level) => kept.find(({ id }) => id === recordId(drill, level)) ?? null, fault };
}
