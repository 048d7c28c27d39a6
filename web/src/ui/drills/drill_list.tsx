import { drills, type Drill } from '../../state/drills/drills';
import { scoreToBeat } from '../../state/drills/drill_records';
import { Card, Icon, Screen } from '../components';
import { NotKept } from '../exercise/not_kept';
import { studyWords } from '../words';
import { useRecords } from './use_records';

export function DrillList() {
  const w = studyWords.drills;
  const { recordOf, fault } = useRecords();
  return (
    <Screen title={w.title} back="#/" whence wide>
      <p class="soft">{w.about}</p>
      <NotKept fault={fault} />
      <div class="drill-cards">
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
      {drill.levels.map((_, place) => {
        const best = recordOf(drill.key, place)?.best.score ?? null;
        const toBeat = scoreToBeat(drill.key, place);
        const isBeaten = best !== null && toBeat !== null && best > toBeat.score;
        return (
          <li key={place}>
            <a class="row raised drill-level" href={`#/drills/${drill.key}/${place + 1}`}>
              <strong>
                <span class="visually-hidden">{w.names[drill.key]}, </span>
                {w.level(place + 1)}
              </strong>
              {isBeaten && (
                <span class="drill-beaten">
                  <Icon name="check" /> <span class="visually-hidden">{w.beaten}</span>
                </span>
              )}
              <span class="numbers drill-numbers">
                <span class="soft small">{w.record}</span> {best ?? '–'}
              </span>
              <span class="numbers drill-numbers">
                <span class="soft small">{w.beat}</span> {toBeat?.score ?? '–'}
              </span>
            </a>
          </li>
        );
      })}
      <li>
        <a class="drill-more" href={`#/drills/${drill.key}`}>
          {w.more}
        </a>
      </li>
    </ol>
  );
}
