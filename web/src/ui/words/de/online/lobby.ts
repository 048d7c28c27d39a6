import type { OnlineWords } from '../../en/online';
import { plural } from '../plural';

export const lobby: OnlineWords['lobby'] = {
  title: 'Online spielen',
  you: (name) => `Du bist ${name}`,
  yourProfile: 'Deine Matches und Wertungen',
  account: 'Konto',

  quick: 'Schnelles Match',
  quickHelp: 'Jemand von etwa deiner Stärke, gewertet.',
  game: 'Spiel',
  looking: (game) => `Gegner für ${game} wird gesucht …`,
  lookingHelp: 'Das Match beginnt von selbst; lass diesen Bildschirm offen. Je länger es dauert, desto weiter wird gesucht.',
  waiting: (players) => `${plural(players, 'Spieler wartet', 'Spieler warten')}, dich mitgezählt.`,
  stopLooking: 'Suche beenden',
  paired: 'Da ist dein Gegner.',
  needsAccount: 'Gewertete Matches brauchen ein Konto: deinen Namen und ein Passwort, sonst nichts.',
  claim: 'Konto anlegen',

  friend: 'Mit Freunden spielen',
  friendHelp: 'Du bekommst einen Link und einen Code fürs Handy. Ein Konto brauchen sie nicht.',
  ownRules: 'Spiel, Regeln und Plätze wählen',

  unfinished: 'Weiterspielen',
  goOn: 'Fortsetzen',
  goOnOf: (what) => `Fortsetzen: ${what}`,

  challenges: 'Offene Herausforderungen',
  noChallenges: 'Gerade wartet niemand auf einen Gegner.',
  openOne: 'Herausforderung aushängen',
  join: 'Mitspielen',
  joinOf: (what) => `Mitspielen: ${what}`,
  yours: 'deine',
  see: 'Ansehen',
  seeOf: (what) => `Ansehen: ${what}`,

  live: 'Wird gerade gespielt',
  noLive: 'Gerade wird kein Match gespielt, bei dem man zusehen darf.',
  watch: 'Zusehen',
  watchOf: (what) => `Zusehen: ${what}`,

  leaders: 'Die Besten',
};
