// Why something did not come about, by the status of the answer: where there is no code, or none that codes.ts knows.
export const refused = {
  away: 'The server cannot be reached.',
  awayHelp: 'Without it there is no play over the network; everything else on this page works as before.',
  noOnline: 'This server does not offer play over the network.',
  noOnlineHelp: 'It only hands out the page. Start it with “hammer serve”, of this version or newer.',
  retry: 'Try again',
  busy: 'The server has too much to do just now. Try again in a moment.',
  full: 'The server cannot keep anything more: its disk is full.',
  failed: 'The server made a mistake. Try again.',
  tooMany: (seconds: number) => `Too many tries. Try again in ${seconds} seconds.`,
  tooManySoon: 'Too many tries. Try again in a moment.',
  signedOut: 'On this device you are no longer signed in.',
  notAllowed: 'You are not allowed to do this.',
  notThere: 'This does not exist, or no longer.',
  notNow: 'That is not possible now.',
  notAccepted: 'The server does not accept this. Reload the page and try again.',
};
