// Every word the page says, in English. Helps come from the engine.
import type { EventWords, WeightOfEvent } from '../events';
import type { JudgeWords, Rival } from '../judgements';
import type { ResultWords } from '../throw_results';

export function plural(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

// Sides are called by their names, those that nobody named too: red and blue, first and second.
export const side = (name: string): string => name;

// The one who reads, in the place of a name.
export const you = 'you';

// A team's name is its players': "Ann & Cy score".
export const verb = (side: string, one: string, many: string): string => (side === you || side.includes(' & ') ? many : one);

export const possessive = (name: string): string => (name === you ? 'your' : `${name}’s`);

const controls = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  start: 'Start',
  delete: 'Delete',
  reset: 'Reset',
  more: (name: string) => (name === '' ? 'More' : `More: ${name}`),
  less: (name: string) => (name === '' ? 'Less' : `Less: ${name}`),
  loading: 'One moment…',
};

// What goes wrong in the page itself, by the codes of engine/fault.ts.
const faults = {
  engineNotStarted: () => 'The game couldn’t start. Reload the page to try again.',
  engineNotUnderstood: () => 'Something went wrong in the game. Reload the page to try again.',
  engineNotLoaded: (why: string) => `The game couldn’t be loaded: ${why}`,
  engineStopped: (why: string) => `The game has stopped (${why}). Reload the page to continue.`,
  networkNotLoaded: (why: string) => `The computer player couldn’t be loaded: ${why}`,
  otherVersion: () => 'This page is out of date. Reload it.',
  serverAnswered: (status: string) => `The server answered ${status}.`,
  noConnection: () => 'There’s no connection to the server.',
  noWebgl: () => 'This browser can’t draw the table: it has no WebGL 2, or it is switched off.',
  unknownGame: () => 'This version no longer has that game or its table.',
  notReached: (table: string) => `No throw can reach the far end of this table (${newMatch.tableNames(table)}).`,
  recordRefused: () => 'This match can’t be continued.',
  courseMissing: () => 'This throw can’t be shown.',
};

const home = {
  playNow: 'Play now',
  playNowHelp: (game: string, sides: string) => `${game} · ${sides}`,
  against: (sides: string[]) => sides.join(' vs '),
  you: 'Player', // in records, and where sentences speak of people by their names
  me: 'You', // on the screen, for the one person here
  goOn: 'Continue',
  scoreLine: (sides: [string, number][]) => sides.map(([side, score]) => `${side} ${score}`).join(' : '),
  newMatch: 'New match',
  newMatchHelp: 'Choose game, opponent, table',
  online: 'Online',
  onlineHelp: 'A friend by link, or anyone',
  realTable: 'Real table',
  realTableHelp: 'Keep score with your phone',
  rules: 'Rules',
  learn: 'Learn',
  learnHelp: 'Lessons, practice, rules',
  mine: 'Me',
  mineHelp: 'Ladder, statistics, settings',
  places: 'Where to',
  update: 'Update to the new version',
  install: 'Install as an app',
  offline: 'Works without a connection',
  notInstallable: {
    insecure: 'To install it, or to use it without a connection, open it over https://, or on the computer that runs the server.',
    unsupported: 'To install it, look for “Add to home screen” in the browser’s own menu.',
  },
  notStarted: (why: string) => `That match couldn’t be started: ${why}`,
};

// What the keeper of matches says when it cannot do what was asked.
const keeper = {
  noSuchMatch: 'That match isn’t on this device.',
  noSetup: 'The match file is incomplete: its setup is missing.',
  notOpen: 'This match is no longer open.',
  elsewhere: 'This match is being played in another window, or was deleted there. Reload to continue here.',
  notSaved: 'The last step couldn’t be saved on this device, so it doesn’t count. Reload to continue.',
  noRoom: 'The match couldn’t be saved: this device is full.',
  closeOther: 'An older version of this page is open in another window. Close it to continue here.',
};

const matches = {
  title: 'Saved matches',
  none: 'No matches yet. Every match you play is saved here, throw by throw.',
  goOn: 'Continue',
  see: 'View',
  watch: 'Watch',
  roundByRound: 'Round by round',
  roundByRoundOf: (what: string) => `Round by round: ${what}`,
  watchOf: (what: string) => `Watch: ${what}`,
  review: 'Review',
  reviewOf: (what: string) => `Review: ${what}`,
  kind: { table: 'On screen', real: 'Real table' },
  going: 'in play',
  won: (side: string) => `${side} won`,
  overNobody: 'over',
  changed: (when: string) => `last played ${when}`,
  exportOf: (what: string) => `Save as a file: ${what}`,
  delete: 'Delete',
  deleteOf: (what: string) => `Delete: ${what}`,
  deleteAsk: 'Delete this match?',
  deleteText: (what: string) => `${what} will be gone for good.`,
  deleted: 'Deleted.',
  exported: 'The match is saved as a file.',
  import: 'Open a match file',
  importHelp: 'Or drop one anywhere on this screen. “Save as a file” makes one.',
  imported: 'The match from that file is here now.',
  importFailed: (file: string) => `${file} can’t be opened:`,
  tooLarge: 'it is far too large for a match file.',
  failed: 'That didn’t work:',
  notLasting: 'This browser can’t save anything here (storage is blocked or full): matches are gone once you close or reload the page. Save a match as a file to keep it.',
  of: (game: string, sides: string) => `${game}, ${sides}`,
};

const listedNumbers = (numbers: number[]): string => {
  const low = numbers[0];
  const high = numbers[numbers.length - 1];
  if (low === undefined || high === undefined) return '';
  return numbers.length > 2 && high - low === numbers.length - 1 ? `${low} to ${high}` : numbers.join(' or ');
};

const newMatch = {
  title: 'New match',
  game: 'Game',
  playersOf: (numbers: number[]) => `${listedNumbers(numbers)} players`,
  rulesOf: (game: string) => `Rules of ${game}`,

  players: 'Players',
  teams: 'Players a side',
  teamSize: (size: number) => (size === 1 ? 'One' : size === 2 ? 'Two' : size === 4 ? 'Four' : String(size)),
  sides: 'Sides',
  side: (number: number) => `Side ${number}`,
  teamName: 'Name of the team',
  person: 'Person',
  seatKind: (number: number) => `Who plays in seat ${number}`,
  seatName: (number: number) => `Name of player ${number}`,
  player: (number: number) => `Player ${number}`,
  team: (players: string[]) => players.join(' & '),
  partnerUp: (name: string) => `${name} plays before their partner`,
  partnerDown: (name: string) => `${name} plays after their partner`,
  partnersShared: 'Partners stand at opposite ends; the one listed first plays the first round.',
  partnersAlone: 'Partners shoot one after the other, in this order.',

  opening: 'Who shoots first',
  toss: 'Toss for it',
  agreed: 'Agreed',
  firstSide: 'Shoots first',

  table: 'Table',
  tableIs: (length: string, width: string) => `${length} long, ${width} wide`,
  tableNames: (name: string) => {
    const [size = '', kind] = name.split('-');
    const long = size.replace(/^(\d+)ft$/, '$1 ft');
    return kind === undefined ? long : kind === 'bank' ? `${long} with cushions` : kind === 'target' ? `${long} with rings` : `${long} ${kind}`;
  },
  powder: 'Powder',
  powderOther: 'Measured',
  powderNumber: 'Deceleration in m/s²',
  powderHelp: (value: string) => `A sliding weight slows by ${value} m/s every second.`,
  weight: 'Weights',
  weightHelp: (diameter: string, grams: string) => `${diameter} across, ${grams} g`,

  rules: 'Rules',
  preset: 'Rule set',
  options: 'All options',
  changed: (count: number) => plural(count, 'change', 'changes'),
  resetAll: 'Reset all',
  handicap: 'Handicap',

  house: 'House rules',
  houseNone: 'None saved yet for this game.',
  houseSave: 'Save these options as house rules',
  houseName: 'Name',
  houseSaved: (name: string) => `Saved as ${name}`,
  houseUse: (name: string) => `Play by ${name}`,
  houseUsed: (name: string) => `Now playing by ${name}`,
  houseDelete: (name: string) => `Delete ${name}`,
  houseDeleteAsk: (name: string) => `Delete the house rules ${name}?`,
  houseUnnamed: 'Give them a name first.',
  save: 'Save',

  start: 'Start',
  toScore: 'Start keeping score',
  amiss: 'This can’t be played yet:',
};

// Names for people of the engine's options and of their values; one that is not here is shown by its own name.
const optionNames: Record<string, string> = {
  game_score: 'Game score',
  innings: 'Innings',
  foul_line: 'Foul line',
  dead_weights: 'Dead weights',
  dead_weight_voids: 'A dead weight cancels the turn',
  corner_hangers: 'Corner hangers',
  scoring: 'Scoring',
  peeking: 'Looking at the far end',
  dusting: 'Dusting',
  wear: 'Powder wears off',
  hickey_cents: 'Hickey jar (cents a turn)',
  toss: 'Toss winner gets',
  start_end: 'First end',
  tie_tolerance_mm: 'Tied within (mm)',
  best_of: 'Best of',
  handicap: 'Handicap',
  hanger_value: 'Points for a hanger',
  tied_leaders: 'If best weights tie',
  win_by_two: 'Win by two',
  shot_clock: 'Shot clock (seconds)',
  hand: 'Random wobble',
};

const optionValues: Record<string, string> = {
  short: 'near',
  long: 'far',
  not_allowed: 'not allowed',
  winner_first: 'the first shot',
  choice: 'a choice',
  director: 'when allowed',
  whole: 'whole board',
  void: 'nobody scores',
  cancel: 'skip both',
  designated: 'agreed',
  toss: 'tossed for',
  stay: 'stay',
  none: 'none',
  natural: 'realistic',
};

const optionHelps: Record<string, string> = {
  game_score: 'points that win the game',
  innings: 'innings to play, before any extra ones',
  foul_line: 'the line a weight must clear to be in play: the one nearest the shooter, or the one at the far end',
  dead_weights: 'what becomes of a weight short of the foul line: taken off at once, or left where it may still be struck',
  dead_weight_voids: 'a dead weight still on the board at the end makes everything worth nothing',
  corner_hangers: 'a hanger over a corner is worth 26 instead of 13',
  scoring: 'by which game’s rules the round is counted',
  peeking: 'whether a shooter may go and look at the far end before the last weight is played',
  dusting: 'where a side may powder dry spots: the whole board, its edges, or only when it’s allowed',
  wear: 'the powder wears where weights slide',
  hickey_cents: 'stake in cents that a turn without points puts into the jar; 0 for no jar',
  toss: 'what the toss wins: a choice, or simply the first shot',
  start_end: 'how the end to start from is found: tossed for, or agreed',
  tie_tolerance_mm: 'two weights closer than this many millimetres in depth are level',
  best_of: 'the most games in the series; an odd number',
  handicap: 'points that a side starts with',
  hanger_value: 'what a hanger is worth',
  tied_leaders: 'when both sides’ best are level: nobody scores, or the pair is ignored and the next compared',
  win_by_two: 'the winner must be two points ahead',
  shot_clock: 'seconds for each shot; 0 for no clock',
  hand: 'how much every human throw strays from its aim',
};

const optionDefaults: Record<string, string> = { tie_tolerance_mm: '0.1 on screen, 0.5 at a real table', handicap: 'none' };

const presetHelps: Record<string, string> = {
  tournament: 'as played at tournaments',
  brochure: 'dead weights come off at once, no corner hangers',
};

const levelHelps: Record<string, string> = {
  toddler: 'Throws anything, for the fun of it',
  child: 'Takes almost any shot that comes to mind',
  newcomer: 'Knows what counts, but seldom how to get it',
  beginner: 'Finds a good shot now and then',
  learner: 'Finds a good shot about as often as not',
  novice: 'Sees the good shots, often takes another',
  casual: 'Solid; sometimes misses the best shot',
  league: 'Rarely far from the best shot',
  pro: 'Nearly always the best shot, or one as good',
  champion: 'Always the shot that wins most often',
};

const presetNames: Record<string, string> = { tournament: 'Tournament', brochure: 'Classic' };

const spaced = (name: string) => name.replaceAll('_', ' ').replaceAll('-', ' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const options = {
  name: (option: string) => optionNames[option] ?? capital(spaced(option)),
  value: (value: string) => optionValues[value] ?? spaced(value),
  preset: (preset: string) => presetNames[preset] ?? capital(spaced(preset)),
  level: (level: string) => capital(spaced(level)),
  weight: (size: string) => capital(spaced(size)),
  powder: (powder: string) => capital(spaced(powder)),
  help: (option: string) => optionHelps[option] ?? spaced(option),
  usual: (option: string) => optionDefaults[option] ?? spaced(option),
  presetHelp: (preset: string) => presetHelps[preset] ?? spaced(preset),
  levelHelp: (level: string) => levelHelps[level] ?? spaced(level),
  changed: 'changed',
  resetTo: (name: string, value: string) => `${name}: back to ${value}`,
};

// The table screen: scoreboard, toss, judge's view, result.

const play = {
  title: 'The table',
  opening: 'Setting up the table…',
  cannotOpen: 'This match can’t be continued',
  noScene: (why: string) => `The table can’t be drawn here: ${why}`,
  noSceneHelp: (why: string) => `The table can’t be drawn here: ${why} You can still play with the map and the controls below.`,
  round: (number: number) => `Round ${number}`,
  frame: (number: number) => `Frame ${number}`,
  inning: (number: number) => `Inning ${number}`,
  rounds: 'Round',
  frames: 'Frame',
  inningsName: 'Inning',
  to: (score: number) => `First to ${score}`,
  innings: (number: number, count: number) => `Inning ${number} of ${count}`,
  game: (number: number, best: number) => `Game ${number}, best of ${best}`,
  hasHammer: 'with the hammer',
  wins: (count: number) => plural(count, 'game won', 'games won'),
  weightsLeft: (count: number) => plural(count, 'weight left', 'weights left'),
  jar: (money: string) => `Hickey jar ${money}`,
  clock: (seconds: number) => plural(seconds, 'second left', 'seconds left'),
  scoreOf: (name: string, score: number) => `${name}: ${score}`,
  scoreboard: 'Scoreboard',
  toThrow: (player: string, color: string, left: string) => `${Possessive(player)} throw: ${color}, ${left}.`,
  toThrowFour: (player: string) => `${Possessive(player)} throw: four at once.`,
  anyColor: 'either colour',
  thinks: (player: string) => `${player}’s turn`,
  yourThrow: (player: string) => `${player}, your throw`,
  watch: 'Tap to skip',
  thrownAt: (name: string, speed: string) => `${player(name)} ${verb(name, 'throws', 'throw')} at ${speed}`,
  notThere: 'Nobody may look at the far end before the last weight is thrown.',

  menu: 'Menu',
  goOn: 'Resume',
  undo: 'Undo throw',
  look: 'Look at the far end',
  back: 'Back to the throw',
  again: 'Replay',
  againNow: 'Replay in slow motion · Tap to skip',
  tempo: 'Others’ throws',
  tempos: { relaxed: 'Relaxed', brisk: 'Brisk', instant: 'Instant' },
  tempoIs: (tempo: string) => `Others’ throws: ${tempo}`,
  tempoHelp: 'Your own throws always run at natural speed.',
  dust: 'Dust the board',
  dustHint: 'Rub the board to sprinkle powder on it.',
  dustKeys: 'Powder it all',
  dustDone: 'Cancel',
  grantDust: 'Allow dusting once',
  concede: 'Concede',
  concedeFor: (side: string) => `Concede for ${side}`,
  concedeAsk: (side: string) => `${player(side)} ${verb(side, 'loses', 'lose')} this match.`,
  throwing: 'Throw by',
  rulesOf: 'Rules',
  settings: 'Settings',
  save: 'Save the match as a file',
  leave: 'Save & quit',
  leaveHelp: 'You can pick it up from here any time.',
  notSaved: 'The match couldn’t be saved:',

  toss: 'The toss',
  callIt: 'Call it',
  callItFor: (side: string) => `${side}, call it`,
  callsToss: (player: string) => `${player} calls the toss`,
  tossWon: 'You won the toss.',
  tossLost: 'You lost the toss.',
  tossWonBy: (side: string) => `${side} won the toss.`,
  heads: 'Heads',
  tails: 'Tails',
  tossMany: 'The order is drawn by lot.',
  drawLots: 'Draw the order',
  orAgree: 'or skip the toss',
  firstIs: (side: string) => `${player(side)} ${verb(side, 'shoots', 'shoot')} first`,
  choose: 'Your pick',
  chooseFor: (side: string) => `${side}, your pick`,
  chooseColor: 'Pick your colour.',
  takeHammer: 'The hammer: shoot last',
  takeFirst: 'Shoot first',
  takeRed: 'Red weights',
  takeBlue: 'Blue weights',

  judge: 'The judge’s view',
  judgedRound: (number: number) => `Round ${number} is over`,
  judgedTurn: (side: string) => `${Possessive(side)} turn is over`,
  weightOf: (place: number, all: number) => `Weight ${place} of ${all}`,
  counts: 'counts',
  countsNot: 'doesn’t count',
  slideCheck: 'The sliding check: slide a weight along the end. If they touch, this one hangs over.',
  // What is measured at a line: past it, or short of it.
  pastBy: {
    line: (distance: string) => `clear by ${distance}`,
    edge: (distance: string) => `over the edge by ${distance}`,
    ring: (distance: string) => `inside by ${distance}`,
    inner_ring: (distance: string) => `over the ring by ${distance}`,
    inner_ring_covered: (distance: string) => `covers the ring, ${distance} to spare`,
  },
  shortBy: {
    line: (distance: string) => `short by ${distance}`,
    edge: (distance: string) => `short of the edge by ${distance}`,
    ring: (distance: string) => `outside by ${distance}`,
    inner_ring: (distance: string) => `off the ring by ${distance}`,
    inner_ring_covered: (distance: string) => `short of covering the ring by ${distance}`,
  },
  toResult: 'Score',
  lookAgain: 'Back to the weights',
  previous: 'Previous weight',
  next: 'Next weight',
  nextRound: 'Next round',
  nextTurn: 'Continue',
  plus: (points: number) => `+${points}`,
  nowHas: (total: number) => `now ${total}`,
  winner: (side: string) => `${side} wins`,
  winners: (side: string) => `${side} win`, // several people
  youWin: 'You win',
  nobody: 'Nobody wins',
  rematch: 'Rematch',
  watchAgain: 'Replay',
  review: 'Review',
  noRematch: (why: string) => `That match couldn’t be started: ${why}`,
  home: 'Home',
  why: 'Why',
};

const rules = {
  title: 'Rules',
  all: 'All the rules',
  missing: 'That rules page doesn’t exist.',
  missingRule: 'That rule isn’t on these pages.',
  rule: (id: string) => `Rule ${id}`,
  whyBy: (rules: string) => `Why: ${rules}`,
  by: 'By the rules:',
  onItsPage: (page: string) => `Read more: ${page}`,
};

const settings = {
  title: 'Settings',
  you: 'You',
  name: 'Your name',
  nameHelp: 'Name shown to opponents',
  throwing: 'Throwing',
  throwBy: 'Throw by',
  flick: 'Flick',
  pull: 'Pull back',
  keyboard: 'Keyboard',
  throwHelp: {
    flick: 'The weight follows your finger or the mouse; let go mid-swing.',
    pull: 'Draw the weight back like a bow, aim, and let go.',
    keyboard: 'Set place, aim and speed with the keys.',
  },
  throwAll: 'The other ways work too; this one comes first.',
  help: 'Help with flicks',
  helps: { auto: 'Auto', off: 'Off', some: 'Some', strong: 'Strong' },
  helpLearns: 'The table learns your flick as you play. Help fades as you get steadier.',
  helpIs: (percent: string) => `Now ${percent} %. 0 % = raw; higher = more help.`,
  power: 'Throw power',
  powerIs: (times: string) => `${times}×`,
  table: 'Table',
  sound: 'Sound',
  soundIs: (percent: string) => `${percent} %`,
  silent: 'silent',
  quality: 'Graphics',
  qualities: { auto: 'Auto', low: 'Low', medium: 'Medium', high: 'High' },
  qualityHelp: { auto: 'Adjusts to your device.', low: 'No shadows, fewer pixels.', medium: 'Shadows, hardly any reflections.', high: 'Everything.' },
  motion: 'Motion',
  motions: { system: 'Same as device', full: 'Full', reduced: 'Reduced' },
  motionHelp: 'Reduced: the camera cuts instead of gliding.',
  units: 'Units',
  millimetres: 'Metres',
  inches: 'Inches and feet',
  language: 'Language',
  languageBrowser: (language: string) => `Same as browser: ${language}`,
  languageHelp: 'The page reloads in that language.',
  reset: 'Reset settings',
  resetAsk: 'Reset all settings?',
  resetText: 'Name, throwing, sound and graphics go back to where they started. Saved matches and house rules stay.',
  resetDone: 'Settings are reset.',
  about: 'About',
  aboutText: 'No tracking, no ads. What you play on this device stays on it. When you play online, the server gets and keeps your name, your throws and what you say at the table – and a password, if you create an account.',
};

// What is explained once: the goal of a throw, and tips. A game's own tip is with its lesson (lessons.ts).
const tips = {
  title: 'Tip',
  close: 'Close the tip',
  menu: 'Tips',
  again: 'Show tips again',
  againDone: 'The tips will be shown again.',
  goal: {
    stop: (points: number) => `Stop in the ${points} at the far end. Don’t fall off.`,
    cushion: (points: number) => `Touch a side cushion, then stop in the ${points} at the far end.`,
    rings: 'Stop on the bullseye. Don’t fall off.',
    four: 'Get all four past the far foul line. None may fall off.',
  },
  boards: {
    cushions: 'A weight must touch a side cushion before it hits another or stops. If it doesn’t, it’s taken off.',
    rings: 'Inside the outer ring is a 2, inside the middle one a 3. Touch the black inner ring for 4, cover it for 5.',
  },
};

// The board and what lies on it, as the map and the scoreboards say it.
const table = {
  farEnd: 'The far end of the board',
  weights: (count: number) => plural(count, 'weight', 'weights'),
  counted: (red: number, blue: number) => (red + blue === 0 ? 'no weights' : `${red} red, ${blue} blue`),
  mapOf: (weights: string) => `Map of the far end: ${weights}`,
  // A weight on the map, for a reader: `side` is already in words.
  weightPlace: (color: string, number: number, fromEdge: string, side: string) => `${color} weight ${number}, ${fromEdge} from the far edge, ${side}`,
  marked: (place: string, mark: string) => `${place}: ${mark}`,
  left: (distance: string) => `${distance} left of the middle`,
  right: (distance: string) => `${distance} right of the middle`,
  middle: 'in the middle',
  weightRole: 'weight',
};

// Throwing: the controls under the board, its hints and its help.
const throwing = {
  title: 'Throw',
  ways: { flick: 'Flick', pull: 'Pull back', keyboard: 'Keys' },
  options: 'Ways to throw and spin',
  how: 'How it works',
  forReaders: (aim: string[], spin: string[]) => `The left and right arrow keys move the weight, up and down set the speed, ${aim.join(' and ')} turn the aim, ${spin.join(' and ')} spin it; Enter throws. The sliders here do the same.`,
  throw: 'Throw',
  enter: 'Enter',

  hints: {
    flick: 'Flick the weight up the board',
    flickFour: 'Flick the weights up the board',
    flickCushion: 'Flick the weight at a side cushion',
    pull: 'Pull the weight back and let go',
    pullFour: 'Pull the weights back and let go',
    keyboard: 'Set the throw, then press Enter',
    tap: 'Hold the weight and flick it up the board',
    tapPull: 'Hold the weight and pull it back',
    stopped: 'Let go while the weight moves',
    back: 'Flick it away from you',
    sideways: 'Flick it towards the far end',
    soft: 'Too soft to reach the line. Try again!',
    off: 'Too fast: it goes off the end',
    guided: 'The side guides it straight',
  },

  place: 'Place',
  aim: 'Aim',
  speed: 'Speed',
  spin: 'Spin',
  spread: 'Spread',
  color: 'Colour of the four',
  guide: 'Along the side',
  reset: 'Start over',

  middle: 'middle',
  straight: 'straight',
  none: 'none',
  left: (amount: string) => `${amount} left`,
  right: (amount: string) => `${amount} right`,
  degrees: (amount: string) => `${amount}°`,
  leadsTo: (direction: string, place: string) => `${direction}, towards ${place} at the far end`,
  middleOfEnd: 'the middle',
  toTheLeft: (distance: string) => `${distance} left of the middle`,
  toTheRight: (distance: string) => `${distance} right of the middle`,
  spins: (amount: string) => `Spin ${amount}`,
  turns: (amount: string) => `${amount} turns a second`,
  towards: (name: string, way: 'left' | 'right' | 'more' | 'less') => `${name}: ${way}`,
  besides: {
    flick: 'Slide the weight sideways to place it; at the edge, the side guides it. To spin it, curve your stroke, twist with a second finger or turn the wheel. To spread four, spread two fingers.',
    pull: 'Slide the weight sideways to place it; at the edge, the side guides it. To spin it, twist with a second finger or turn the wheel. To spread four, spread two fingers.',
  },

  keys: 'The keys',
  keyList: [
    ['← →', 'place'],
    ['A D', 'aim'],
    ['↑ ↓', 'speed'],
    ['Q E', 'spin'],
    ['G', 'along the side'],
    ['Shift', 'finer'],
    ['Enter', 'throw'],
    ['Esc', 'start over'],
  ] as [string, string][],
  keyListFour: [
    ['Z X', 'spread'],
    ['C', 'colour'],
  ] as [string, string][],

  help: { off: 'Help: off', some: 'Help: some', strong: 'Help: strong' },
};

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const scorers = { red: 'red', blue: 'blue', turn: 'the turn' };
const scorer = (who: keyof typeof scorers, name: string | null, one: string, many: string) => `${name ?? scorers[who]} ${verb(name ?? '', one, many)}`;

const their = { theirs: 'their', yours: 'your' };
const weightOf = (superlative: string, { color, name, remaining }: Rival) => `${possessive(name ?? color)} ${superlative}${remaining ? ' remaining' : ''} weight`;
const deepest = (rival: Rival) => weightOf('deepest', rival);

const nouns = { hanger: 'hanger', corner_hanger: 'corner hanger' };
const listed = (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`);

const line = (name: string) => ({
  past: (distance: string) => `clear of the ${name} line by ${distance}`,
  touching: `touching the ${name} line`,
  short: (distance: string) => `${distance} short of clearing the ${name} line`,
});
const edge = (name: string) => ({
  past: (distance: string) => `over the ${name} edge by ${distance}`,
  touching: `level with the ${name} edge`,
  short: (distance: string) => `${distance} short of hanging over the ${name} edge`,
});
const ring = (name: string) => ({
  past: (distance: string) => `inside the ${name} ring by ${distance}`,
  touching: `touching the ${name} ring`,
  short: (distance: string) => `${distance} short of lying inside the ${name} ring`,
});

const judge: JudgeWords = {
  zone: (zone, value) => {
    if (zone === 'dead') return 'A dead weight';
    if (zone === 'hanger' || zone === 'corner_hanger') return `A ${nouns[zone]}, worth ${value}`;
    return zone === String(value) ? `A ${zone}` : `In the ${zone} zone, worth ${value}`;
  },
  lines: {
    foul_line: line('foul'),
    deuce_line: line('deuce'),
    trey_line: line('trey'),
    five_line: line('five'),
    far_edge: edge('far'),
    side_edge: edge('side'),
    outer_ring: ring('outer'),
    middle_ring: ring('middle'),
    inner_ring: {
      past: (distance) => `over the inner ring by ${distance}`,
      touching: 'just touching the inner ring',
      short: (distance) => `${distance} away from the inner ring`,
    },
    inner_ring_covered: {
      past: (distance) => `covering the inner ring with ${distance} to spare`,
      touching: 'covering the inner ring exactly',
      short: (distance) => `${distance} short of covering the inner ring`,
    },
  },
  why: (zone, place, reason) => `${zone}, ${place}; ${reason}.`,

  deeperThanAny: ({ color, name }) => `deeper than any of ${possessive(name ?? color)} weights`,
  deeperBy: (distance, rival) => `${distance} deeper than ${deepest(rival)}`,
  levelWith: (rival) => `level with ${deepest(rival)}`,
  levelWithin: (distance, rival) => `level with ${deepest(rival)} to within ${distance}`,
  behindBy: (distance, rival) => `${deepest(rival)} is ${distance} deeper`,
  best: (rival, value) => `${weightOf('best', rival)}${value === null ? '' : `, which is worth ${value}`}`,

  counts: 'it counts',
  dead: 'it isn’t in play and doesn’t count',
  countsDeeper: (depth) => `it counts, ${depth}`,
  behind: (depth) => `it doesn’t count: ${depth}`,
  levelLeaders: 'nobody scores, because the deepest red and the deepest blue weight are level',
  countsBetter: (best) => `it counts, worth more than ${best}`,
  notBetter: (best) => `it doesn’t count: it isn’t worth more than ${best}`,
  equalBest: 'nobody scores, because the best red and the best blue weight are worth the same',
  cancelled: (opponent) => `it is ignored, because it and a ${opponent} weight cancel each other out`,
  noThree: (color) => `it doesn’t count, because ${color ? `none of ${color}’s weights` : 'no weight'} is worth 3 or more`,
  voidedByDead: (color) => `it doesn’t count, because ${color ? `one of ${color}’s weights is dead` : 'a dead weight lies on the board'}`,
  firstColor: (color) => `it doesn’t count, because ${color} was thrown first`,
  firstColorRemains: (opponent) => `it doesn’t count, because the ${opponent} weights have not all been knocked off`,

  scores: (who, name, points, what) => `${scorer(who, name, 'scores', 'score')} ${points}: ${what}`,
  scoresNothing: (who, name, why) => `${scorer(who, name, 'scores', 'score')} nothing: ${why}`,
  semicolon: '; ',
  nobodyScores: (why) => `nobody scores: ${why}`,
  counted: (parts) => listed(parts.map(([worth, count]) => `${numbers[count] ?? count} ${typeof worth === 'number' ? worth : nouns[worth]}${count === 1 ? '' : 's'}`)),
  nothing: {
    noneInPlay: (whose) => (whose === 'everybody' ? 'no weight is in play' : `none of ${their[whose]} weights is in play`),
    noThree: (whose) => (whose === 'everybody' ? 'no weight is worth 3 or more' : `none of ${their[whose]} weights is worth 3 or more`),
    voided: (whose) => (whose === 'everybody' ? 'a dead weight lies on the board' : `one of ${their[whose]} weights is dead`),
    equalBest: 'the best weights are worth the same',
    level: 'the deepest weights are level',
    allCancelled: 'all weights in play cancel each other out',
    firstColorRemains: 'the weights thrown first have not all been knocked off',
    other: 'nothing counts',
  },
};

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const over = { near: ' over the near edge', far: ' over the far edge', left: ' over the left side', right: ' over the right side' };

const named = ({ number, color }: WeightOfEvent) => `${ordinals[number - 1]} ${color} weight`;
const the = (weight: WeightOfEvent) => `the ${named(weight)}`;
const The = (weight: WeightOfEvent) => `The ${named(weight)}`;

// At the beginning of a sentence. People's names are left as they write them.
const player = (name: string) => (name === you ? 'You' : name);
const subject = (side: string) => (side === 'red' || side === 'blue' ? capital(side) : player(side));
export const Possessive = (side: string) => (side === you ? 'Your' : possessive(subject(side)));

const events: EventWords = {
  tossWon: (side, landed) => `The coin shows ${landed}: ${side} ${verb(side, 'wins', 'win')} the toss.`,
  chooses: (side) => `${subject(side)} ${verb(side, 'has', 'have')} to choose.`,
  opens: (side, end, hammer) =>
    `${subject(side)} ${verb(side, 'shoots', 'shoot')} first${hammer === null ? '' : ` from end ${end}; ${hammer} ${verb(hammer, 'has', 'have')} the hammer`}.`,
  shot: (name, weight, stops) => `${player(name)} ${verb(name, 'throws', 'throw')} ${the(weight)}${stops === null ? '' : `; it stops ${stops} from the far edge`}.`,
  shotFour: (name, color) => `${player(name)} ${verb(name, 'throws', 'throw')} the four ${color} weights together.`,
  fell: (weight, edge) => `${The(weight)} falls${over[edge]}.`,
  noCushion: (weight) => `${The(weight)} didn’t touch a cushion first.`,
  takenOff: (weight) => `${The(weight)} is taken off.`,
  putBack: (weight) => `${The(weight)} goes back where it stood.`,
  deadRemoved: (weight) => `${The(weight)} is dead and taken away.`,
  forfeited: (name, weight) => `${player(name)} ${verb(name, 'forfeits', 'forfeit')} ${weight ? the(weight) : 'the throw'}.`,
  turnFailed: (side) => `${Possessive(side)} turn ends with nothing.`,
  scored: (side, points, total) => `${subject(side)} ${verb(side, 'scores', 'score')} ${points > 0 ? points : 'nothing'} and ${verb(side, 'has', 'have')} ${total}.`,
  hickey: (side, money) => `${subject(side)} ${verb(side, 'puts', 'put')} ${money} into the jar.`,
  extraFrame: 'That does not decide the game: play goes on.',
  gameWon: (side, total) => `${subject(side)} ${verb(side, 'wins', 'win')} the game with ${total}.`,
  jarTaken: (side, money) => `${subject(side)} ${verb(side, 'takes', 'take')} the jar, ${money}.`,
  matchWon: (side) => `${subject(side)} ${verb(side, 'wins', 'win')} the match.`,
  dusted: (side) => `${subject(side)} ${verb(side, 'dusts', 'dust')} the board.`,
  dustGranted: 'Dusting is granted.',
  foul: (side, kind) => `A foul is noted against ${side}: ${kind}.`,
  foulKinds: {
    foot: 'no foot behind the playing surface',
    shaking: 'striking or shaking the table',
    out_of_turn: 'shooting out of turn',
    wrong_color: 'shooting the wrong colour',
    touched_weight: 'touching a weight in play',
    peeking: 'peeking',
  },
  conceded: (side) => `${subject(side)} ${verb(side, 'concedes', 'concede')}.`,
  claimed: (side) => `Win claimed: ${side} didn’t come back.`,
  undone: 'The last step has been undone.',
  redone: 'The undone step is back.',
  corrected: (how, leftOut) => `${{ changed: 'A round has been corrected.', putIn: 'A round has been put in.', takenOut: 'A round has been taken out.' }[how]}${leftOut ? ' What no longer fits has been left out.' : ''}`,
};

const result: ResultWords = {
  by: (player, result) => `${player}: ${result}`,
  worth: (zone, value) => (zone === 'hanger' ? `Hanger! ${value} points` : zone === 'corner_hanger' ? `Corner hanger! ${value} points` : String(value)),
  short: {
    line: (distance, value) => `${distance} short of the ${value}`,
    ring: (distance, value) => `${distance} from the ${value}`,
    edge: (distance) => `${distance} short of a hanger`,
  },
  fell: { near: 'Off the near end', far: 'Off the end', left: 'Off the side', right: 'Off the side' },
  dead: (distance) => `${distance} short of the foul line`,
  deadRemoved: 'Short of the foul line: removed',
  noCushion: 'No cushion: removed',
  takenOff: 'Knocked off an opponent’s weight: removed',
  onBoard: 'On the board',
  fourStay: 'All four stay on',
  fourFell: 'All four must stay on: the turn ends',
  fourShort: 'All four must pass the foul line: the turn ends',
  knockedOff: (weights, _count) => `Knocked off ${weights}`,
  moved: (weights, _count) => `Moved ${weights}`,
  weights: (count, whose) => `${count} ${whose === 'own' ? 'of your own' : whose}`,
  wobbleOn: 'Random wobble is on: every throw strays a little.',
  wobble: (how) => `wobble: ${how}`,
  wobbleNone: 'wobble: hardly any',
  wobbleHidden: 'wobble: changed nothing',
  long: (distance) => `${distance} long`,
  tooShort: (distance) => `${distance} short`,
  left: (distance) => `${distance} left`,
  right: (distance) => `${distance} right`,
  atLeast: (distance) => `over ${distance}`,
};

export const words = {
  name: 'Hammer',
  tagline: 'Table shuffleboard',
  pageTitle: (screen: string) => (screen === 'Hammer' ? screen : `${screen} · Hammer`),
  noSuchPlace: 'There’s nothing at this address.',
  notLoaded: 'This part of the page couldn’t be loaded. Go online once and reload.',
  colors: { red: 'red', blue: 'blue' },
  you,
  lessThan: (amount: string) => `less than ${amount}`,
  controls,
  faults,
  home,
  keeper,
  matches,
  newMatch,
  options,
  play,
  rules,
  settings,
  table,
  throwing,
  tips,
  side,
  judge,
  events,
  result,
};

export type Words = typeof words;
