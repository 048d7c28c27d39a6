// A record that was opened: lines as `hammer replay --json` prints them, and one about the whole.
import { faultMessage, refusalMessage, type Refused } from './fault';
import type { Replayed, ReplayStep, ToldStep } from './study';
import { StudyError } from './study_error';
import type { MatchEvent, MatchState } from './types';

interface PlayedLine {
  line: number;
  events: MatchEvent[];
  state: MatchState;
}
interface Whole {
  ok: boolean;
  verified: boolean;
  cut_off: boolean;
  refused: Refused | null;
  contacts: (number | null)[];
}

export function readReplay(text: string): Replayed {
  const [head, ...lines] = text.split('\n').map((line) => JSON.parse(line));
  const whole: Whole = lines.pop() ?? head;
  if (!whole.ok || !head.setup) {
    throw new StudyError(whole.refused ? refusalMessage(whole.refused) : faultMessage('recordRefused'));
  }
  const about = { setup: head.setup, verified: whole.verified, cut_off: whole.cut_off };
  return isTold(lines) ? { ...about, steps: [], told: lines } : { ...about, steps: stepsOf(lines, whole.contacts), told: null };
}

function isTold(lines: (PlayedLine | ToldStep)[]): lines is ToldStep[] {
  return lines.some((line) => !('state' in line));
}

function stepsOf(lines: PlayedLine[], contacts: (number | null)[]): ReplayStep[] {
  return lines.map((played, i) => ({
    ...played,
    before: lines[i - 1]?.state ?? null,
    throws: contacts[i] !== null,
    contacts: contacts[i] ?? 0,
  }));
}
