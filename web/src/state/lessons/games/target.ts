import type { TableInfo } from '../../../engine/types';
import { scores, worth } from '../../exercise/checks';
import { spotOn, type Area } from '../../exercise/exercise';
import { blue, red, toThrow, toThrowInto, whoScores, type LessonStep } from '../lessons';

const outer = (board: TableInfo): Area => spotOn(board, board.target?.centre ?? 0, 0, board.target?.outer_radius ?? 0);
const middle = (board: TableInfo): Area => spotOn(board, board.target?.centre ?? 0, 0, board.target?.middle_radius ?? 0);

export const steps: LessonStep[] = [
  toThrowInto('rings', outer, (area) => worth(2, area)),
  whoScores('depth', [blue(0.05, -0.15), red(0.36, 0.06)]),
  whoScores('best', [red(0.27, 0.022), red(0.214, -0.062), red(0.394, -0.05), blue(0.15, 0.115), blue(0.52, 0.06)]),
  whoScores('equal', [red(0.2, 0.05), blue(0.31, -0.04), red(0.4, 0.08)]),
  toThrowInto('better', middle, () => scores, { lying: [blue(0.13, -0.1)] }),
  toThrow('push', scores, { lying: [blue(0.254)] }),
];
