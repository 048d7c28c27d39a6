// Errors of the page itself and refusals of the engine, as codes that every language has a sentence for. A code travels in an
// error's message, the only part of an error that leaves a worker.
import type { Refused as Refusal, RefusedRecord } from './messages';

export type FaultCode =
  | 'engineNotStarted' | 'engineNotUnderstood' | 'engineNotLoaded' | 'engineStopped' | 'networkNotLoaded' | 'otherVersion'
  | 'serverAnswered' | 'noConnection' | 'noWebgl' | 'unknownGame' | 'notReached' | 'recordRefused' | 'courseMissing';

const mark = 'fault:';

// `about`: the names in the sentence, or the message of the error behind it.
export function fault(code: FaultCode, ...about: string[]): Error {
  return new Error(faultMessage(code, ...about));
}

export function faultMessage(code: FaultCode, ...about: string[]): string {
  return mark + JSON.stringify([code, ...about]);
}

export function readFault(message: string): [code: FaultCode, ...about: string[]] | null {
  return message.startsWith(mark) ? JSON.parse(message.slice(mark.length)) : null;
}

// A refusal of the engine. `line`: of a record.
export type Refused = Refusal & Partial<Pick<RefusedRecord, 'line'>>;

const refusalMark = 'refused:';

export function refusalMessage({ code, field, arguments: about, line }: Refused): string {
  return refusalMark + JSON.stringify({ code, field, arguments: about, line });
}

export function readRefusal(message: string): Refused | null {
  return message.startsWith(refusalMark) ? JSON.parse(message.slice(refusalMark.length)) : null;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

// A request that the study refuses; the message is made by refusalMessage.
export class StudyError extends Error {
  constructor(
    message: string,
    readonly field: string | null = null, // of the request: "weights[1]", "throw.speed"
  ) {
    super(message);
    this.name = 'StudyError';
  }
}
