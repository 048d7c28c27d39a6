import { plural } from '../plural';

const seconds = (count: number) => plural(count, 'second', 'seconds');

// The table of a match that is played over the network.
export const table = {
  opening: 'Going to the table …',
  lost: 'Connection lost, trying again …',
  lostThrow: 'Connection lost, trying again … Your throw is kept.',
  tooLate: 'Your throw came too late: the match has gone on without it.',
  watching: 'You are watching',
  spectators: (count: number) => plural(count, 'person is watching', 'people are watching'),

  waitingFor: (name: string) => `Waiting for ${name}`,
  waitingForToss: 'Waiting for the toss',
  yourThrow: 'Your throw',
  paused: 'The match is paused.',

  gone: (name: string) => `${name} has gone.`,
  claimIn: (count: number) => `If they are not back in ${seconds(count)}, the match can be yours.`,
  claimNow: 'You may wait on, or take the match as won.',
  claim: 'Take the match',
  claimAsk: 'Take the match as won?',
  claimText: (name: string) => `${name} has been gone for long enough. The match then ends at once.`,

  offers: {
    takeback: 'Ask to take the last throw back',
    pause: 'Ask for a pause',
    resume: 'Ask to go on',
    rematch: 'Ask for a return match',
  },
  offered: {
    takeback: (name: string) => `${name} would like to take the last throw back.`,
    pause: (name: string) => `${name} asks for a pause.`,
    resume: (name: string) => `${name} would like to go on.`,
    rematch: (name: string) => `${name} asks for a return match.`,
  },
  asked: {
    takeback: 'You have asked to take the last throw back.',
    pause: 'You have asked for a pause.',
    resume: 'You have asked to go on.',
    rematch: 'You have asked for a return match.',
  },
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Never mind',
  rematch: 'Return match',
  toRematch: 'To the return match',

  say: 'Say',
  phrases: {
    hello: 'Hello!',
    good_luck: 'Good luck!',
    nice_shot: 'Nice shot!',
    well_played: 'Well played!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    unlucky: 'Bad luck!',
    wow: 'Wow!',
    hurry: 'Please go on.',
    one_moment: 'One moment, please.',
    good_match: 'Good match!',
    bye: 'Goodbye!',
  } as Record<string, string>,
  says: (name: string, phrase: string) => `${name}: ${phrase}`,

  concede: 'Concede the match',
  concedeAsk: 'Give up this match?',
  concedeText: (side: string) => `It ends at once, and ${side} has lost it.`,
  leave: 'Leave the table',
  leaveHelp: 'The match goes on without you: come back in time.',
  leaveWatching: 'Stop watching',

  lobby: 'To the lobby',
  watchAgain: 'Watch again',
  review: 'Review',
  save: 'Save the record as a file',
  seed: (seed: string) => `Its chance came from seed ${seed}: with it everyone can check every draw.`,
  notTaken: 'The record could not be taken in.',
};
