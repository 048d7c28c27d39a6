import { all, fourStand, knocksOff, scores } from '../../exercise/checks';
import { zoneOn } from '../../exercise/exercise';
import { blue, howMany, red, toThrow, toThrowInto, type LessonStep } from '../lessons';

const blueFirst = { firstColor: 'blue' as const };

export const steps: LessonStep[] = [
  toThrowInto('four', (board) => zoneOn(board, board.foul_line, 0), () => fourStand, { rule: 'CE2' }),
  toThrow('clear', knocksOff, { lying: [blue(0.3, 0.05)], situation: blueFirst, rule: 'CE4' }),
  howMany('gone', [red(0.018, -0.09), red(0.19, 0.1), red(0.42, -0.13)], [4, 6, 7], 'blue'),
  howMany('remains', [red(0.018, -0.09), red(0.19, 0.1), red(0.42, -0.13), blue(0.33, 0.17)], [0, 7, 8], 'blue'),
  toThrow('score', all(knocksOff, scores), { lying: [blue(0.2, 0.02), red(0.35, -0.15)], situation: blueFirst }),
];
