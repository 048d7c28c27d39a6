// Play over the network: lobby, invitations, profiles, accounts, the online table, and why the server refused something.
import { plural, verb } from './main';

// One's account with the server.
const account = {
  title: 'Your account',
  nobody: 'Nobody is signed in on this device.',
  isGuest: (name: string) => `You’re playing as a guest: ${name}. A guest name works on this device only.`,
  isPerson: (name: string) => `You are signed in as ${name}.`,
  isBot: (name: string) => `You are signed in as the bot ${name}.`,

  claim: 'Create an account',
  claimHelp: 'With a password the name is yours on every device, you keep what you have played, and your matches can be rated.',
  password: 'Password',
  newPassword: 'New password',
  currentPassword: 'Current password',
  passwordHelp: 'At least 8 characters. A few words in a row are best. It can’t be sent to you: the server has no email address of yours.',
  show: 'Show the password',
  claimIt: 'Create account',
  claimed: 'The account is yours.',

  signIn: 'Sign in',
  signInHelp: 'With the name and password of your account.',
  signInInstead: 'This leaves the guest on this device behind: its matches can’t be continued.',
  signedIn: (name: string) => `You are ${name} now.`,
  signOut: 'Sign out on this device',
  signedOut: 'You are signed out on this device.',
  guestOut: 'Give up this guest name',
  guestOutAsk: 'Give up this guest name?',
  guestOutText: 'A guest has no password: you can’t come back to it, and its matches can’t be continued.',
  signInAsGuest: 'Or play as a guest',

  change: 'Name and password',
  name: 'Name',
  rename: 'Change the name',
  renamed: (name: string) => `Your name is ${name} now.`,
  changePassword: 'Change the password',
  passwordChanged: 'The password is changed. Everywhere else you are signed out.',

  tokens: 'Access for programs',
  tokensHelp: 'A program with a token can play or read in your name. Give each program its own, with no more access than it needs.',
  noTokens: 'None yet.',
  tokenLabel: 'What it is for',
  tokenMay: 'It may',
  scopes: { read: 'Read', play: 'Play', account: 'Change the account' },
  tokenDays: 'Expires',
  days: (days: number) => (days === 0 ? 'never' : `in ${days} days`),
  makeToken: 'Create a token',
  tokenMade: 'This is the token. It’s shown only once: save it now.',
  token: 'Token',
  copy: 'Copy',
  copied: 'Copied.',
  revoke: 'Revoke',
  revokeOf: (label: string) => `Revoke ${label}`,
  revokeAsk: (label: string) => `Revoke ${label}?`,
  revokeText: 'The program that uses it is locked out at once.',
  revoked: 'Revoked.',
  until: (date: string) => `until ${date}`,
  forEver: 'never expires',
  sessions: 'Other devices',
  session: (date: string) => `Signed in on ${date}`,
  signOutOther: 'Sign out',
  signOutOtherAsk: 'Sign that device out?',
  signOutOtherText: 'It needs the password again.',

  data: 'Your data',
  dataHelp: 'Everything the server knows about you, as a file.',
  export: 'Save my data',
  exported: 'Saved as a file.',
  delete: 'Delete my account',
  deleteAsk: (name: string) => `Delete ${name} for good?`,
  deleteText: 'Your name, ratings and tokens are deleted, and any match you’re playing is conceded. Matches stay for those who played them, without your name. This can’t be undone.',
  deleteName: (name: string) => `To confirm, type ${name}`,
  deleted: 'The account is deleted.',
};

// What the server refuses, by its code (docs/codes.md), with the code's arguments. Codes that only programs meet are not
// here: saying.test.ts lists them.
const unfit = ({ most }: { most: number }) => `A name needs 1 to ${most} visible characters, without /.`;
const gone = 'This account no longer exists.';

const waitOf = (minutes: number) => (minutes < 90 ? plural(minutes, 'more minute', 'more minutes') : `${Math.ceil(minutes / 60)} more hours`);
const codes = {
  no_match: 'There’s no such match. It may have been cancelled long ago, or the link is incomplete.',
  no_seat: 'You have no seat in this match.',
  seated_already: 'You already have a seat in this match.',
  seat_taken: 'That seat has just been taken.',
  seats_taken: 'Every seat is taken: the match has begun.',
  not_begun: 'The match hasn’t begun: a seat is still free.',
  cannot_begin: ({ why }: { why: string }) => `The match can’t begin. ${why}`,
  cancelled_by_host: 'The host has cancelled this match.',
  cancelled_nobody_came: 'This match was cancelled: nobody came.',
  only_host_cancels: 'Only the host can cancel this match.',
  too_late_to_leave: 'The match has begun. You can still concede it.',
  too_late_to_cancel: 'The match has begun: it can be conceded, not cancelled.',
  only_machines: 'At least one seat has to be for a person.',
  game_unrated: 'This game can’t be played as a rated match.',
  no_game: ({ game }: { game: string }) => `There’s no game called ${game}.`,
  guests_unrated: 'Guests can’t play rated matches: create an account first.',
  rated_unlisted: 'A rated match is open to everyone: it must be listed as a challenge.',
  log_unreadable: 'The server can no longer read this match.',

  other_chooses: ({ side }: { side: string }) => `It’s ${side}’s choice.`,
  other_shoots: ({ player }: { player: string }) => `It’s ${player}’s throw.`,
  nothing_to_choose: 'There’s nothing to choose now.',
  nobody_shoots: 'It’s nobody’s throw now.',
  others_grant: 'That is for the other side to allow.',
  side_conceded: 'Your side has conceded.',
  match_paused: 'The match is paused. It resumes when all sides agree.',

  rematch_too_early: 'You can ask for a rematch once the match is over.',
  rematch_made: 'There’s already a rematch.',
  not_paused: 'The match isn’t paused.',
  no_takeback_rated: 'Throws can’t be undone in a rated match.',
  no_throw_to_take_back: 'There’s no throw to undo.',
  nothing_offered: 'Nobody is asking for that any more.',
  others_accept: 'That is for the other side to decide.',
  side_away: 'Your side is away too. Only someone at the table can claim the win.',
  nobody_gone: 'Nobody has been gone for long enough.',
  phrases_too_fast: ({ most, seconds }: { most: number; seconds: number }) => `Not so fast: ${most} phrases in ${seconds} seconds is the limit.`,

  name_taken: ({ name }: { name: string }) => `The name ${name} is taken.`,
  name_empty: unfit,
  name_length: unfit,
  name_has_control: unfit,
  name_has_heaped_marks: unfit,
  name_has_loose_letters: unfit,
  name_has_slash: unfit,
  name_has_turning: unfit,
  name_has_unseen: unfit,
  name_only_stops: 'A name needs more than full stops.',
  name_like_deleted: 'Names of deleted accounts begin like this. Choose another.',
  wrong_name_or_password: 'Wrong name or password.',
  password_length: ({ low, high }: { low: number; high: number }) => `A password needs ${low} to ${high} characters.`,
  password_needed: 'This needs your current password.',
  password_wrong: 'That’s not your current password.',
  has_password: 'This account already has a password.',
  no_password_yet: 'This account has no password yet.',
  nothing_to_change: 'There’s nothing to change.',
  account_deleted: gone,
  account_gone: gone,
  banned: ({ reason }: { reason: string }) => `This account is banned (${reason}).`,
  match_not_left: 'One of your matches couldn’t be left just now, so the account stays. Try again.',

  nobody_called: ({ name }: { name: string }) => `Nobody here is called ${name}.`,
  own_name: 'That’s your own name.',
  too_many_tokens: ({ most }: { most: number }) => `You have ${most} tokens already. Revoke one first.`,
  no_token: 'That token no longer exists.',
  label_unfit: 'Say what the token is for in 1 to 24 visible characters, without /.',

  stream_needed: 'The connection was lost for a moment. Try again.',
  too_many_waiting: ({ seconds }: { seconds: number }) => `Too many players are looking for an opponent. Try again in ${plural(seconds, 'second', 'seconds')}.`,
  too_many_unfinished: ({ most }: { most: number }) => `You have ${most} unfinished matches. Finish or concede one first.`,
  too_many_open: ({ most }: { most: number }) => `${most} of your matches are waiting for others. Cancel one first.`,
  challenge_open: 'You already have a rated challenge in the list. Cancel it first.',
  left_early: ({ minutes }: { minutes: number }) => `You left three rated matches before the first round was over. Rated play pauses for ${waitOf(minutes)}.`,
  other_left_early: 'The other player has left too many rated matches today and can’t begin one now. Pick another challenge.',
  server_stopping: 'The server is shutting down. Try again in a moment.',
  other_site: 'The server thinks this page is from another site. Open it at the server’s own address.',
};

// The first screen of play over the network.
const lobby = {
  title: 'Play online',
  you: (name: string) => `You are ${name}`,
  yourProfile: 'Your matches and ratings',
  account: 'Account',

  quick: 'Quick match',
  quickHelp: 'Someone about your level, rated. Every throw wobbles a little at random.',
  game: 'Game',
  looking: (game: string) => `Looking for an opponent for ${game}…`,
  lookingHelp: 'The match begins by itself; just keep this page open. The longer it takes, the wider the search.',
  waiting: (players: number) => (players === 1 ? 'You’re the only one waiting.' : `${players} players are waiting, including you.`),
  stopLooking: 'Stop looking',
  paired: 'Opponent found!',
  meanwhile: 'Play the computer for now',
  meanwhileHelp: 'As soon as someone is found, the online match begins. The other one is saved.',
  stillLooking: 'Looking for an opponent…',
  leftSaved: 'Your match against the computer is saved.',
  needsAccount: 'Rated matches need an account: your name and a password, nothing more.',
  claim: 'Create an account',

  friend: 'Play a friend',
  friendHelp: 'You get a link and a code for their phone. They need no account.',
  ownRules: 'Choose game, rules and seats',

  unfinished: 'Your unfinished matches',
  goOn: 'Continue',
  goOnOf: (what: string) => `Continue: ${what}`,

  challenges: 'Open challenges',
  noChallenges: 'Nobody is waiting for an opponent just now.',
  openOne: 'Open a challenge',
  join: 'Join',
  joinOf: (what: string) => `Join: ${what}`,
  yours: 'yours',
  see: 'View',
  seeOf: (what: string) => `View: ${what}`,

  live: 'On now',
  noLive: 'There’s no match to watch right now.',
  watch: 'Watch',
  watchOf: (what: string) => `Watch: ${what}`,

  leaders: 'Best players',
};

// A match for others to join.
const making = {
  title: 'New online match',
  seats: 'Seats',
  seat: (number: number) => `Seat ${number}`,
  me: 'You',
  open: 'Open',
  openHelp: 'Whoever joins first',

  whoMayCome: 'Who can join',
  byLink: 'With the link',
  byLinkHelp: 'Only people you give the link to can find it.',
  listed: 'Everyone',
  listedHelp: 'It’s listed with the open challenges, with your name and rating.',

  rated: 'Rated',
  ratedHelp: 'One on one, both with an account, same rules for everyone. Every throw wobbles a little at random.',
  ratedOnlyListed: 'Only a challenge open to everyone can be rated.',
  ratedRules: 'Rated matches have a fixed table, powder and rules; you choose the game.',
  make: 'Create match',
};

// A match in a line or two.
const match = {
  of: (game: string, who: string) => `${game}, ${who}`,
  openSeat: 'open seat',
  free: (seats: number) => `${plural(seats, 'seat', 'seats')} free`,
  rated: 'rated',
  friendly: 'unrated',
  listed: 'for everyone',
  byLink: 'by link',
  usualRules: 'Usual rules',
  option: (name: string, value: string) => `${name}: ${value}`,
  yes: 'yes',
  no: 'no',
  powder: (name: string) => `powder: ${name}`,
  weights: (name: string) => `weights: ${name}`,
  phases: { waiting: 'waiting', playing: 'in play', paused: 'paused', over: 'over', cancelled: 'cancelled' },
  won: (side: string) => `${side} won`,
};

// Whether the luck of a finished match was fair. A seal is what docs/fairness.md calls a commitment.
const luck = {
  ask: 'Was the luck fair?',
  checking: 'Checking every draw…',
  fair: 'Yes, it all checks out.',
  fits: 'The draws fit the record.',
  fitsOnly: {
    own_missing: 'Your own number is missing, so the server could have picked its secret to suit itself.',
    own_elsewhere: 'This device didn’t send the number for your seat, so it can’t vouch for it.',
    watched: 'You were watching: only the players’ own devices can say whether the numbers are really theirs.',
  },
  unfair: 'No. Something is wrong.',
  older: 'This one can’t be checked.',
  olderHelp: 'It’s an older match: its luck was drawn from a seed the server published afterwards.',
  notHere: 'It can’t be checked here.',
  otherVersion: 'The match was played with another version of Hammer.',
  notOver: 'The match isn’t over yet.',
  failed: 'The check didn’t get through.',

  sealed: 'The server sealed its secret before the match, and the secret fits the seal.',
  sealSeen: 'It’s the very seal this device saw while you played.',
  myNumber: 'You added a random number: the one this device sent.',
  myNumberElsewhere: 'A number was added for you, but not by this device.',
  noNumberOfMine: 'You added no number: it didn’t arrive before the toss.',
  number: (name: string) => `${name} added a random number.`,
  noNumber: (name: string) => `${name} added no number.`,
  numbersHelp: 'What protects you is your own number: the server couldn’t know it when it sealed its secret.',
  draws: (count: number) => (count === 0 ? 'Nothing was drawn.' : count === 1 ? 'The one draw comes out the same.' : `All ${count} draws – toss and wobble – come out the same.`),

  wrong: {
    secret_differs: 'The secret doesn’t fit the seal. The server didn’t stick to the one it had fixed before the match.',
    draw_differs: 'A draw comes out differently: a toss or a wobble isn’t what the secret and the numbers give.',
    other_match: 'The server handed out the record of another match.',
    no_commitment: 'The record has no seal, though the match had one.',
    other_commitment: 'The seal isn’t the one this device saw during the match.',
    no_secret: 'The server keeps its secret to itself, so nothing can be checked.',
    other_number: 'The number in the record isn’t the one this device sent for you.',
    no_number: 'The server accepted your number, but the record doesn’t have it.',
  },
  unfairHelp: 'Someone changed the match or its record, on the server or on the way here.',

  details: 'Details',
  secret: 'Secret',
  seal: 'Seal (commitment)',
  numberOf: (name: string) => `Number from ${name}`,
  none: 'none',
  matchId: 'Match',
  command: 'Save the match as a file and run “hammer replay” on it: it makes the same check.',
};

// What a match does to ratings. `share`: what it counts, 1 to 0; less if the two have met within 24 hours.
const rated = {
  yes: 'Rated: the result changes your rating.',
  yesOthers: 'Rated match.',
  no: 'Unrated: no rating changes.',
  forNothing: 'Rated, but it won’t count: you two have met three times today.',
  wobble: 'Every throw wobbles a little at random.',
  counts: (share: number) =>
    ({ 1: 'It counts in full.', 0.5: 'It counts for half: you two have met once today.', 0.25: 'It counts for a quarter: you two have met twice today.' })[share] ??
    `It counts for ${Math.round(100 * share)} %.`,
  counted: (share: number) =>
    ({ 0.5: 'It counted for half: you two had already met once that day.', 0.25: 'It counted for a quarter: you two had already met twice that day.' })[share] ?? `It counted for ${Math.round(100 * share)} %.`,
  why: {
    no_round: 'It didn’t count: no round was finished.',
    met_often: 'It didn’t count: you two had already met three times that day.',
  },
  limits: {
    ceiling: 'Rated. Your rating can’t rise here: while either of you is provisional, 1550 is the limit. A loss still counts.',
    daily: 'Rated. Your rating has risen all it can for today. A loss still counts.',
    nothing: 'Rated, but your rating stays as it is: it’s above 1550, and your opponent is provisional.',
  },
  limited: {
    ceiling: 'It couldn’t rise further: while either of you is provisional, 1550 is the limit.',
    daily: 'It couldn’t rise further: 50 points a day is the most.',
    nothing: 'Your rating stays as it is: it’s above 1550, and your opponent is provisional.',
    fall: 'One match costs at most 50 points.',
    left: 'Leaving before the first round is over doesn’t change ratings. After three in a day, rated play pauses.',
  },
  change: (name: string, before: string, after: string, difference: string) => `${name}: ${before} → ${after} (${difference})`,
  provisional: 'provisional',
  provisionalHelp: 'Provisional: it takes 20 rated matches over at least 3 days for a rating to settle.',
  rematch: 'A rematch is unrated.',
};

// Profiles and leaderboards.
const people = {
  since: (date: string) => `Here since ${date}`,
  ratings: 'Ratings',
  noRatings: 'No rated match yet.',
  rating: 'Rating',
  give: (deviation: string) => `give or take ${deviation}`,
  games: (games: number) => plural(games, 'rated match', 'rated matches'),
  chart: (game: string, from: string, to: string, low: string, high: string) =>
    `Rating at ${game} from ${from} to ${to}, between ${low} and ${high}`,

  history: 'Matches',
  noHistory: 'No match yet.',
  more: 'Earlier matches',
  watch: 'Watch',
  watchOf: (what: string) => `Watch: ${what}`,
  won: 'won',
  lost: 'lost',
  undecided: 'undecided',

  against: (name: string) => `You and ${name}`,
  noneTogether: 'You haven’t played each other yet.',
  wonLost: (won: number, lost: number) => `${won} won, ${lost} lost`,

  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  muted: (name: string) => `${name} is muted: you won’t see their phrases.`,
  report: (name: string) => `Report ${name}`,
  reportAsk: (name: string) => `Report ${name} to whoever runs this server?`,
  reason: 'Reason',
  reasons: (code: string) =>
    ({ name: 'Offensive name', stalling: 'Stalls on purpose', cheating: 'Gets outside help', abuse: 'Misuses the phrases', other: 'Something else' })[code] ?? code.replaceAll('_', ' '),
  send: 'Send the report',
  reported: 'The report is on its way.',

  leaders: 'Best players',
  leadersOf: (game: string) => `Best players of ${game}`,
  place: 'Place',
  name: 'Name',
  matches: 'Matches',
  noLeaders: 'Nobody has played enough rated matches of this game yet.',
  leadersHelp: 'By rating. Provisional ratings aren’t listed: a rating settles after 20 rated matches over at least 3 days.',
  kindOfLeaders: 'Who',
  leaderKinds: { person: 'People', bot: 'Bots' },
};

// Why a request failed, by the status of the answer: where there is no code, or an unknown one.
const refused = {
  away: 'The server can’t be reached.',
  awayHelp: 'You can’t play online without it; everything else on this page works as before.',
  noOnline: 'This server doesn’t offer online play.',
  noOnlineHelp: 'It only hands out the page. Start it with “hammer serve”, of this version or newer.',
  retry: 'Try again',
  busy: 'The server is too busy right now. Try again in a moment.',
  full: 'The server can’t save anything more: its disk is full.',
  failed: 'Something went wrong on the server. Try again.',
  tooMany: (seconds: number) => `Too many tries. Try again in ${plural(seconds, 'second', 'seconds')}.`,
  tooManySoon: 'Too many tries. Try again in a moment.',
  signedOut: 'You’re no longer signed in on this device.',
  notAllowed: 'You’re not allowed to do this.',
  notThere: 'This doesn’t exist, or no longer does.',
  notNow: 'That isn’t possible now.',
  notAccepted: 'The server doesn’t accept this. Reload the page and try again.',
};

// The invitation, and the room where one waits until all are there.
const room = {
  title: (game: string) => `A match of ${game}`,
  titleUnknown: 'A match',
  invitedBy: (host: string, game: string) => `${host} invites you to a match of ${game}`,
  waitingFor: 'Waiting for the others',
  waitingHelp: 'It begins by itself as soon as every seat is taken. Keep this screen open.',
  seats: 'Who sits where',
  free: 'free',
  you: 'you',
  away: 'not here just now',
  sitDown: 'Sit down',
  takeSeat: (number: number) => `Take seat ${number}`,
  standUp: 'Stand up again',
  full: 'Every seat is taken.',
  cancel: 'Cancel the match',
  cancelAsk: 'Cancel this match?',
  cancelText: 'Anyone with the link will see that it’s cancelled.',
  cancelled: 'This match was cancelled.',
  lobby: 'Back to Play online',
  playing: 'The match is under way.',
  paused: 'The match is paused.',
  over: 'The match is over.',
  toTable: 'To the table',
  watch: 'Watch',
  watchAgain: 'Replay',
  rematch: 'To the rematch',
  rules: 'Rules of this match',

  invite: 'Invite',
  inviteHelp: 'Show the code to a phone, or send the link.',
  inviteOthers: 'Anyone with the link can take a free seat, and others can watch.',
  link: 'Link to this match',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copyByHand: 'Copy this link by hand',
  share: 'Share',
  shareText: (game: string) => `Play ${game} with me on Hammer`,
  code: (link: string) => `QR code of the link ${link}`,
  onlyHere: 'This address works on this computer only. For other devices, start the server so that they can reach it, and open this page at the server’s own address.',
};

const seconds = (count: number) => plural(count, 'second', 'seconds');

// The table of a match that is played over the network.
const table = {
  opening: 'Going to the table…',
  lost: 'Connection lost, trying again…',
  lostThrow: 'Connection lost, trying again… Your throw is kept.',
  tooLate: 'Your throw came too late: the match has gone on without it.',
  watching: 'You are watching',
  spectators: (count: number) => plural(count, 'person is watching', 'people are watching'),

  waitingFor: (name: string) => `Waiting for ${name}`,
  waitingForToss: 'Waiting for the toss',
  yourThrow: 'Your turn',
  tell: 'Tell me when it’s my turn',
  tellNot: 'Not now',
  cannotTell: {
    denied: 'Your browser blocks notifications from this page.',
    insecure: 'To be told when it’s your turn, open this page over https.',
    unsupported: 'This browser can’t notify you when it’s your turn.',
  },
  paused: 'The match is paused.',

  gone: (name: string) => `${name} lost connection.`,
  claimIn: (count: number) => `Not back in ${seconds(count)}? Then you can claim the win.`,
  claimNow: 'They’ve been away long enough: keep waiting, or claim the win.',
  claim: 'Claim the win',
  claimAsk: 'Claim the win?',
  claimText: (name: string) => `${name} hasn’t come back. The match ends at once, and you win.`,

  offers: {
    takeback: 'Ask to undo the throw',
    pause: 'Ask for a pause',
    resume: 'Ask to resume',
    rematch: 'Ask for a rematch',
  },
  offered: {
    takeback: (name: string) => `${name} would like to undo the last throw.`,
    pause: (name: string) => `${name} asks for a pause.`,
    resume: (name: string) => `${name} would like to resume.`,
    rematch: (name: string) => `${name} asks for a rematch.`,
  },
  asked: {
    takeback: 'You’ve asked to undo the last throw.',
    pause: 'You’ve asked for a pause.',
    resume: 'You’ve asked to resume.',
    rematch: 'You’ve asked for a rematch.',
  },
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Never mind',
  rematch: 'Rematch',
  toRematch: 'To the rematch',

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
    hurry: 'Please play on.',
    one_moment: 'One moment, please.',
    good_match: 'Good match!',
    bye: 'Goodbye!',
  } as Record<string, string>,
  says: (name: string, phrase: string) => `${name}: ${phrase}`,

  concede: 'Concede',
  concedeAsk: 'Concede this match?',
  concedeText: (side: string) => `It ends at once, and ${side} ${verb(side, 'loses', 'lose')}.`,
  leave: 'Leave for now',
  leaveHelp: 'The match goes on without you: come back in time.',
  leaveWatching: 'Stop watching',

  lobby: 'Back to Play online',
  watchAgain: 'Replay',
  review: 'Review',
  save: 'Save the match as a file',
  notTaken: 'The match couldn’t be saved on this device.',
};

// Who one is to the others.
const who = {
  title: 'What should we call you?',
  name: 'Your name',
  help: 'The others at the table see it. That’s all we ask.',
  goOn: 'Continue',
  haveAccount: 'I have an account',
  unnamed: 'Type a name first.',
  takeSuggestion: (name: string) => `Take ${name}`,
  kinds: { guest: 'guest', person: 'account', bot: 'bot', machine: 'machine' },
};

export const online = { account, codes, lobby, luck, making, match, people, rated, refused, room, table, who };

export type OnlineWords = typeof online;
