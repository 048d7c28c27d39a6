// A question as the command line takes it: paste it into a shell, and the same numbers come out.
import type { AdviceRequest } from '../../engine/study';

export function adviseLine(line: AdviceRequest): string {
  return JSON.stringify(line);
}

export function adviseCommand(line: AdviceRequest): string {
  return `echo '${adviseLine(line).replaceAll("'", String.raw`'\''`)}' | hammer advise`;
}
