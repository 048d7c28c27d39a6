import { plural } from '../plural';

// The first screen of play over the network.
export const lobby = {
  title: 'Play online',
  you: (name: string) => `You are ${name}`,
  yourProfile: 'Your matches and ratings',
  account: 'Account',

  quick: 'Quick match',
  quickHelp: 'Someone of about your strength, rated.',
  game: 'Game',
  looking: (game: string) => `Looking for an opponent for ${game} …`,
  lookingHelp: 'The match begins by itself; keep this screen open. The longer it takes, the wider is the search.',
  waiting: (players: number) => `${plural(players, 'player is', 'players are')} waiting, with you.`,
  stopLooking: 'Stop looking',
  paired: 'There is your opponent.',
  needsAccount: 'Rated matches need an account: your name and a password, nothing more.',
  claim: 'Make an account',

  friend: 'Play a friend',
  friendHelp: 'You get a link and a code for their phone. They need no account.',
  ownRules: 'Choose game, rules and seats',

  unfinished: 'Go on with',
  goOn: 'Continue',
  goOnOf: (what: string) => `Continue: ${what}`,

  challenges: 'Open challenges',
  noChallenges: 'Nobody is waiting for an opponent just now.',
  openOne: 'Open a challenge',
  join: 'Join',
  joinOf: (what: string) => `Join: ${what}`,
  yours: 'yours',
  see: 'Look',
  seeOf: (what: string) => `Look: ${what}`,

  live: 'Being played now',
  noLive: 'No match that others may watch is being played.',
  watch: 'Watch',
  watchOf: (what: string) => `Watch: ${what}`,

  leaders: 'The best players',
};
