import type { OnlineWords } from '../../en/online';
import { plural } from '../plural';

const reasons: Record<string, string> = {
  name: 'Anstößiger Name',
  stalling: 'Spielt absichtlich auf Zeit',
  cheating: 'Spielt mit unerlaubter Hilfe',
  abuse: 'Missbraucht die Sprüche',
  other: 'Etwas anderes',
};

export const people: OnlineWords['people'] = {
  since: (date) => `Hier seit ${date}`,
  ratings: 'Wertungen',
  noRatings: 'Noch kein gewertetes Match.',
  rating: 'Wertung',
  give: (deviation) => `auf ${deviation} genau`,
  games: (games) => plural(games, 'gewertetes Match', 'gewertete Matches'),
  chart: (game, from, to, low, high) => `Wertung bei ${game} von ${from} bis ${to}, zwischen ${low} und ${high}`,

  history: 'Matches',
  noHistory: 'Noch kein Match.',
  more: 'Frühere Matches',
  watch: 'Ansehen',
  watchOf: (what) => `Ansehen: ${what}`,
  won: 'gewonnen',
  lost: 'verloren',
  undecided: 'nicht entschieden',

  against: (name) => `Du und ${name}`,
  noneTogether: 'Ihr habt noch nicht gegeneinander gespielt.',
  wonLost: (won, lost) => `${won} gewonnen, ${lost} verloren`,

  mute: (name) => `${name} stummschalten`,
  unmute: (name) => `${name} wieder hören`,
  muted: (name) => `${name} ist stumm: Die Sprüche werden dir nicht gezeigt.`,
  report: (name) => `${name} melden`,
  reportAsk: (name) => `${name} bei denen melden, die diesen Server betreiben?`,
  reason: 'Grund',
  reasons: (code) => reasons[code] ?? code.replaceAll('_', ' '),
  send: 'Meldung abschicken',
  reported: 'Die Meldung ist unterwegs.',

  leaders: 'Die Besten',
  leadersOf: (game) => `Die Besten bei ${game}`,
  place: 'Platz',
  name: 'Name',
  matches: 'Matches',
  noLeaders: 'Noch hat niemand genug gewertete Matches gespielt.',
  leadersHelp: 'Nach Wertung. Wer weiterspielt, bleibt auf der Liste; eine Wertung, die unsicher geworden ist, verlässt sie.',
};
