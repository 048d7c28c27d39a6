// What goes wrong in the page itself, and what the engine refuses: codes that can be said in any language. They travel as an
// error's message: on the way out of a worker nothing else of an error is left.
import type { Refused as Refusal, RefusedRecord } from './messages';

export type FaultCode =
  | 'engineNotStarted' | 'engineNotUnderstood' | 'engineNotLoaded' | 'engineStopped' | 'networkNotLoaded' | 'otherVersion'
  | 'serverAnswered' | 'noConnection' | 'noWebgl' | 'unknownGame' | 'notReached' | 'recordRefused' | 'courseMissing';

const mark = 'fault:';

// `about`: what the sentence names, or the message of what went wrong before.
export function fault(code: FaultCode, ...about: string[]): Error {
  return new Error(faultMessage(code, ...about));
}

export function faultMessage(code: FaultCode, ...about: string[]): string {
  return mark + JSON.stringify([code, ...about]);
}

export function readFault(message: string): [code: FaultCode, ...about: string[]] | null {
  return message.startsWith(mark) ? JSON.parse(message.slice(mark.length)) : null;
}

// What the engine refused. `line`: of a record.
export type Refused = Refusal & Partial<Pick<RefusedRecord, 'line'>>;

const refusalMark = 'refused:';

export function refusalMessage({ code, field, arguments: about, line }: Refused): string {
  return refusalMark + JSON.stringify({ code, field, arguments: about, line });
}

export function readRefusal(message: string): Refused | null {
  return message.startsWith(refusalMark) ? JSON.parse(message.slice(refusalMark.length)) : null;
}
