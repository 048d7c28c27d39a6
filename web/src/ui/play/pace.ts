import type { Pace } from '../../state/table_session';
import { rate } from '../parameters';

export function usualPace(): Pace {
  return { thinking: 700 / rate(), weight: 2100 / rate(), result: 3500 / rate(), retry: 3000 };
}
