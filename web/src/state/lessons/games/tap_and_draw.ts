import { all, inPlay, isTakenOff, pushesOn, scores } from '../../exercise/checks';
import { blue, red, toThrow, whoScores, type LessonStep } from '../lessons';

export const steps: LessonStep[] = [
  toThrow('draw', scores, { lying: [blue(0.6, 0.05)] }),
  toThrow('knocked', isTakenOff, { lying: [blue(0.1)], rule: 'TD3' }),
  toThrow('tap', all(inPlay, pushesOn(0.05)), { lying: [red(0.6)], rule: 'TD2' }),
  whoScores('deepest', [red(0.14, 0.1), blue(0.1, -0.05), red(0.3, -0.1), blue(0.5, 0.12)]),
  toThrow('gentle', scores, { lying: [blue(0.2, -0.12)] }),
  whoScores('forward', [blue(0.07, 0.04), red(0.15, 0), red(0.2, -0.14)]),
];
