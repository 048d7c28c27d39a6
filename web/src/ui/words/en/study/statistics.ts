import { plural } from '../plural';

// What the saved matches of this device come to.
export const statistics = {
  title: 'Statistics',
  onDevice: 'Counted from the matches saved on this device, and kept here: nothing is sent anywhere.',
  nothing: 'There is nothing to count yet.',
  nothingHelp: 'Every match that you play or keep score of is saved, and is counted here: games won, points a round, hangers and lags.',
  nobody: 'In the matches saved here only machines have played.',
  noneOfGame: (player: string, game: string) => `${player} has not played ${game} here.`,
  begin: 'Play a match',

  counting: (done: number, all: number) => `Counting match ${done} of ${all} …`,
  counted: (matches: number) => `${plural(matches, 'match', 'matches')} counted.`,
  cancel: 'Stop counting',
  uncounted: (matches: number) => `${plural(matches, 'match is', 'matches are')} not counted yet.`,
  countThem: 'Count them',
  copies: (matches: number) => `${plural(matches, 'match is', 'matches are')} here twice, and counted once.`,
  matchOf: (match: string, date: string) => `${match} (${date})`,
  broken: (match: string, why: string) => `${match} cannot be counted: ${why}`,
  notKept: 'The counts could not be saved on this device; they are made anew each time.',

  whose: 'Whose',
  game: 'Game',
  allGames: 'All games',

  gamesWon: 'Games won',
  wonOf: (won: number, played: number) => `${won} of ${played}`,
  pointsARound: 'Points a round',
  overRounds: (rounds: number) => `over ${plural(rounds, 'round', 'rounds')}`,
  hangers: 'Hangers',
  hangersIn: (share: string) => `${share} a round`,
  goodLags: 'Lags in the 3 or better',
  lagsOf: (good: number, lags: number) => `${good} of ${plural(lags, 'lag', 'lags')}`,
  lagHelp: 'A lag is a throw that touches nothing.',
  none: '–',

  wins: 'Games won by game and opponent',
  winsHelp: 'A game counts when it is over. Among several opponents the strongest machine names the row.',
  against: (opponent: string) => `Against ${opponent}`, // a level's name, or people
  people: 'people',
  noGames: 'No game is over yet.',

  overTime: 'From match to match',
  noTime: 'One more match, and its course over time is drawn here.',
  pointsChart: (from: string, to: string) => `Points a round, match by match, from ${from} to ${to}`,
  lagsChart: (from: string, to: string) => `Share of lags in the 3 or better, match by match, from ${from} to ${to}`,
  smoothed: 'The line is the mean of the last five matches; each dot is one match.',
  asTable: 'As a table',
  date: 'Date',

  best: 'Best rounds and turns',
  noBest: 'No points yet.',
  bestOf: (points: number) => plural(points, 'point', 'points'),
  watchRound: (points: string, game: string, date: string) => `Watch: ${points}, ${game}, ${date}`,
  reported: 'real table',

  export: 'Take it with you',
  exportHelp: 'A table for a spreadsheet, one line for each player of each match; or everything that was counted, for programs.',
  exportCsv: 'Save as CSV',
  exportJson: 'Save as JSON',
  exported: 'Saved as a file.',
};
