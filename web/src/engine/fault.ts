// What goes wrong in the page itself, as a code that can be said in any language. It travels as an error's message: on
// the way out of a worker nothing else of an error is left.
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
