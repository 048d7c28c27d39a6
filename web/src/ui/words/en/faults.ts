// What goes wrong in the page itself, by the codes of engine/fault.ts.
export const faults = {
  engineNotStarted: () => 'The engine could not be started: reload the page to try again.',
  engineNotUnderstood: () => 'The engine could not be understood: reload the page to try again.',
  engineNotLoaded: (why: string) => `The engine could not be loaded: ${why}`,
  engineStopped: (why: string) => `The engine has stopped (${why}): reload the page to go on.`,
  networkNotLoaded: (why: string) => `What the player needs to know could not be loaded: ${why}`,
  otherVersion: () => 'The page and its engine are of different versions: reload the page.',
  serverAnswered: (status: string) => `The server answered ${status}.`,
  noConnection: () => 'There is no connection to the server.',
  noWebgl: () => 'This browser cannot draw the table: it has no WebGL 2, or it is switched off.',
  unknownGame: () => 'The engine no longer knows this game or its table.',
  notReached: (table: string) => `No throw reaches the far end of ${table}.`,
  recordRefused: () => 'The record cannot be taken up.',
  courseMissing: () => 'The course of this throw cannot be worked out.',
};
