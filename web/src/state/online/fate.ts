// What has become of a command whose answer was lost, as the lines that came after it tell.
import type { RecordLine } from '../../engine/types';
import type { RecordedLine } from '../../net/messages';
import type { SentCommand } from './sent_command';

export type Fate =
  | { kind: 'open' } // nothing has happened since
  | { kind: 'played'; line: RecordedLine }
  | { kind: 'passed' }; // the match has gone on without it: now it would mean something else

export function fateOf({ command }: SentCommand, since: RecordedLine[]): Fate {
  if (since.length === 0) return { kind: 'open' };
  const line = since.find(({ line: text }) => isOf(command, JSON.parse(text) as RecordLine));
  return line ? { kind: 'played', line } : { kind: 'passed' };
}

function isOf(command: SentCommand['command'], line: RecordLine): boolean {
  if (!('event' in line) || line.event !== command.cmd) return false;
  if (!('aimed' in line) || (command.cmd !== 'shoot' && command.cmd !== 'throw-four')) return true;
  return (['y', 'speed', 'angle', 'spin'] as const).every((part) => line.aimed[part] === command[part]);
}
