import { adviceSayerOf } from '../../saying/advice';
import { side } from '../said/sides';
import { coach } from './coach';
import { drills } from './drills';
import { exercise } from './exercise';
import { hand } from './hand';
import { lessons } from './lessons';
import { practice } from './practice';
import { replay } from './replay';
import { review } from './review';
import { advice } from './said';
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
  said: adviceSayerOf(advice, side),
};

export type StudyWords = typeof study;
