import { all, knocksOff, scores } from '../../exercise/checks';
import { blue, red, toThrow, whoScores, type LessonStep } from '../lessons';

export const steps: LessonStep[] = [
  toThrow('deepest', scores, { lying: [blue(0.75, 0.08)] }),
  whoScores('count', [red(0.018, 0.05), red(0.2, -0.12), blue(0.24, 0.1), red(0.4, -0.03), blue(0.54, 0.14)]),
  whoScores('hanger', [blue(0.015, -0.1), red(0.06, 0.05), red(0.2, 0.12)]),
  toThrow('knock', all(knocksOff, scores), { lying: [blue(0.12)] }),
  whoScores('level', [red(0.08, 0.11), blue(0.08, -0.08), red(0.2, 0.02), blue(0.35, -0.12)]),
  toThrow('hammer', scores, { lying: [blue(0.2, -0.1), blue(0.9, -0.1), red(0.5, 0.1)] }),
];
