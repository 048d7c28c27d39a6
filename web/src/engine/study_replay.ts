// A record that was opened: lines as `hammer replay --json` prints them, and one about the whole.
import { faultMessage, refusalMessage } from './fault';
import type { PlayedStep, ReplayEnd, ReplayHead } from './messages';
import type { Replayed, ReplayStep, ToldStep } from './study';
import { StudyError } from './study_error';

export function readReplay(text: string): Replayed {
  const lines: unknown[] = text.split('\n').map((line) => JSON.parse(line));
  const { ok, refused, contacts, ...found } = lines.pop() as ReplayEnd;
  const [head, ...steps] = lines as [ReplayHead?, ...(PlayedStep | ToldStep)[]];
  if (!ok || !head) throw new StudyError(refused ? refusalMessage(refused) : faultMessage('recordRefused'));
  if ('options' in head.setup) return { ...found, setup: head.setup, steps: stepsOf(steps as PlayedStep[], contacts), told: null };
  return { ...found, setup: head.setup, steps: [], told: steps as ToldStep[] };
}

function stepsOf(lines: PlayedStep[], contacts: (number | null)[]): ReplayStep[] {
  return lines.map((played, i) => ({
    ...played,
    before: lines[i - 1]?.state ?? null,
    throws: contacts[i] !== null,
    contacts: contacts[i] ?? 0,
  }));
}
