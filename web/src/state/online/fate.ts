// What has become of a command whose answer was lost, as the lines that came after it tell.
import type { Shot } from '../../engine/types';
import type { MatchLine } from '../../net/types';
import type { SentCommand } from './sent_command';

export type Fate =
  | { kind: 'open' } // nothing has happened since
  | { kind: 'played'; line: MatchLine }
  | { kind: 'passed' }; // the match has gone on without it: now it would mean something else

export function fateOf({ command }: SentCommand, since: MatchLine[]): Fate {
  if (since.length === 0) return { kind: 'open' };
  const line = since.find(({ line: text }) => isOf(command, JSON.parse(text)));
  return line ? { kind: 'played', line } : { kind: 'passed' };
}

function isOf(command: SentCommand['command'], line: { event?: string; aimed?: Shot }): boolean {
  if (line.event !== command.cmd) return false;
  if (command.cmd !== 'shoot' && command.cmd !== 'throw-four') return true;
  const { aimed } = line;
  return (['y', 'speed', 'angle', 'spin'] as const).every((part) => aimed?.[part] === command[part]);
}
