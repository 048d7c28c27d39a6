import { plural } from '../plural';

// Profiles and leaderboards.
export const people = {
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
  noneTogether: 'You have not played each other yet.',
  wonLost: (won: number, lost: number) => `${won} won, ${lost} lost`,

  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Hear ${name} again`,
  muted: (name: string) => `${name} is muted: their phrases are not shown to you.`,
  report: (name: string) => `Report ${name}`,
  reportAsk: (name: string) => `Report ${name} to whoever runs this server?`,
  reason: 'Reason',
  reasons: (code: string) =>
    ({ name: 'Offensive name', stalling: 'Stalls on purpose', cheating: 'Plays with forbidden help', abuse: 'Abuses the phrases', other: 'Something else' })[code] ?? code.replaceAll('_', ' '),
  send: 'Send the report',
  reported: 'The report is on its way.',

  leaders: 'Best players',
  leadersOf: (game: string) => `Best players of ${game}`,
  place: 'Place',
  name: 'Name',
  matches: 'Matches',
  noLeaders: 'Nobody has played enough rated matches of it yet.',
  leadersHelp: 'By rating. Who plays on stays on the list; a rating that has become uncertain leaves it.',
};
