// The coach's worker, its module and the game's network take a moment to load: before anyone asks.
import type { Study } from '../../engine/study';
import type { PracticeTable } from '../../state/practice/practice_table';

const after = 250; // ms: first of all the table is set

export function warmUpCoach(study: Study, table: PracticeTable): () => void {
  const waiting = setTimeout(() => void load(study, table), after);
  return () => clearTimeout(waiting);
}

// What is answered does not matter; that there is nothing to answer, neither.
async function load(study: Study, table: PracticeTable): Promise<void> {
  const position = await table.settled();
  if (position) await study.advise({ ...position, effort: 400, shots: 1, sample: 0 }).catch(() => {});
}
