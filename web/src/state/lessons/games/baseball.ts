import { scoresMoreThan, worth } from '../../exercise/checks';
import { zoneOn } from '../../exercise/exercise';
import { blue, howMany, red, toThrow, toThrowInto, type LessonStep } from '../lessons';

export const steps: LessonStep[] = [
  howMany('inning', [red(0.1, -0.06), blue(0.22, 0.12), red(0.4, 0.02)], [3, 6, 13]),
  toThrowInto('three', (board) => zoneOn(board, board.trey_line ?? 0, 0), (area) => worth(3, area)),
  toThrow('build', scoresMoreThan(5), { lying: [red(0.08, 0.12), blue(0.23, -0.1)], color: 'blue' }),
  howMany('empty', [red(0.15, 0.08), blue(0.19, -0.1), red(0.26, 0.0)], [0, 6, 7]),
  howMany('hangers', [red(0.02, 0.1), blue(0.1, -0.1), blue(0.4, 0.05)], [8, 13, 17]),
];
