// What is seen on the board, for those who hear it: where weights lie, and what is marked.
import { preferences } from '../../state/preferences';
import type { Area } from '../../state/exercise/exercise';
import type { TableInfo } from '../../engine/types';
import { placeInWords, sideInWords } from '../board_map';
import type { PracticeStage } from '../practice/practice_stage';
import { distance } from '../words/measures';
import { studyWords } from '../words';

export function ForReaders({ stage: { table, board }, areas }: { stage: PracticeStage; areas: readonly Area[] }) {
  const weights = table.weights.value;
  if (weights.length + areas.length === 0) return null;
  return (
    <ul class="visually-hidden">
      {weights.map((weight, place) => (
        <li key={weight.id}>{placeInWords(board, weight, place + 1)}</li>
      ))}
      {areas.map((area, place) => (
        <li key={place}>{areaInWords(board, area)}</li>
      ))}
    </ul>
  );
}

function areaInWords(board: TableInfo, area: Area): string {
  const w = studyWords.exercise;
  const { units } = preferences.value;
  const before = (x: number) => distance(board.length - x, units);
  if (area.shape === 'spot') return w.spot(before(area.x), sideInWords(area.y), distance(area.radius, units));
  return w.zone(before(area.x0), before(area.x1), distance(area.y1 - area.y0, units), sideInWords((area.y0 + area.y1) / 2));
}
