// The ladder as a file, to take it to another device.
import { inOrder, type LadderResult } from './ladder';

export function ladderAsJson(results: readonly LadderResult[]): string {
  return JSON.stringify({ hammer_ladder: 1, matches: inOrder(results) }, null, 1) + '\n';
}

// No match ended later than now, whatever the other device's clock said. Null: it is no such file. The file with all statistics has the ladder in it too.
export function ladderIn(text: string, now = Date.now()): LadderResult[] | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof file !== 'object' || file === null) return null;
  const { hammer_ladder: version, matches, ladder: inside } = file as Record<string, unknown>;
  const found = version === 1 ? matches : inside;
  return Array.isArray(found) && found.every(isResult) ? found.map(({ id, level, won, ended }) => ({ id, level, won, ended: Math.min(ended, now) })) : null;
}

function isResult(value: unknown): value is LadderResult {
  if (typeof value !== 'object' || value === null) return false;
  const { id, level, won, ended } = value as Record<string, unknown>;
  return typeof id === 'string' && id !== '' && typeof level === 'string' && typeof won === 'boolean' && Number.isFinite(ended);
}
