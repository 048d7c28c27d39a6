// The drills there are, in the order in which they are offered.
import { attack } from './attack';
import { bank } from './bank';
import { block } from './block';
import type { Drill } from './drill';
import { four } from './four';
import { hanger } from './hanger';
import { lag } from './lag';

export const drills: readonly Drill[] = [lag, attack, block, hanger, four, bank];
