import type { AdviceSayer } from '../../saying/advice';
import { coach } from './coach';
import { drills } from './drills';
import { exercise } from './exercise';
import { hand } from './hand';
import { lessons } from './lessons';
import { practice } from './practice';
import { replay } from './replay';
import { review } from './review';
import { statistics } from './statistics';

export const study = {
  coach,
  drills,
  exercise,
  hand,
  lessons,
  practice,
  replay,
  review,
  statistics,
  said: null as AdviceSayer | null, // the engine speaks English itself
};

export type StudyWords = typeof study;
