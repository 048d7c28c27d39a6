import type { SaidWords } from '../../saying/said_words';
import { events } from './events';
import { judge } from './judge';
import { side } from './sides';

export const said: SaidWords = { side, judge, events };
