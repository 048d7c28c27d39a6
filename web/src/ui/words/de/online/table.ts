import type { OnlineWords } from '../../en/online';
import { plural } from '../plural';

const seconds = (count: number) => plural(count, 'Sekunde', 'Sekunden');

export const table: OnlineWords['table'] = {
  opening: 'Unterwegs zum Tisch …',
  lost: 'Verbindung verloren, neuer Versuch …',
  lostThrow: 'Verbindung verloren, neuer Versuch … Dein Wurf geht nicht verloren.',
  tooLate: 'Dein Wurf kam zu spät: Die Partie ist ohne ihn weitergegangen.',
  watching: 'Du siehst zu',
  spectators: (count) => plural(count, 'Person sieht zu', 'Personen sehen zu'),

  waitingFor: (name) => `${name} ist dran`,
  waitingForToss: 'Gleich wird gelost',
  yourThrow: 'Du bist dran',
  paused: 'Die Partie ist unterbrochen.',

  gone: (name) => `${name} ist weg.`,
  claimIn: (count) => `Nach ${seconds(count)} ohne Rückkehr kannst du die Partie für dich beanspruchen.`,
  claimNow: 'Du kannst weiter warten oder die Partie als gewonnen nehmen.',
  claim: 'Partie beanspruchen',
  claimAsk: 'Die Partie als gewonnen nehmen?',
  claimText: (name) => `${name} ist lange genug weg. Die Partie endet dann sofort.`,

  offers: {
    takeback: 'Um Rücknahme des letzten Wurfs bitten',
    pause: 'Um eine Pause bitten',
    resume: 'Um Fortsetzung bitten',
    rematch: 'Um Revanche bitten',
  },
  offered: {
    takeback: (name) => `${name} möchte den letzten Wurf zurücknehmen.`,
    pause: (name) => `${name} bittet um eine Pause.`,
    resume: (name) => `${name} möchte weiterspielen.`,
    rematch: (name) => `${name} bittet um Revanche.`,
  },
  asked: {
    takeback: 'Du hast gebeten, den letzten Wurf zurückzunehmen.',
    pause: 'Du hast um eine Pause gebeten.',
    resume: 'Du hast gebeten weiterzuspielen.',
    rematch: 'Du hast um Revanche gebeten.',
  },
  agree: 'Einverstanden',
  decline: 'Ablehnen',
  withdraw: 'Doch nicht',
  rematch: 'Revanche',
  toRematch: 'Zur Revanche',

  say: 'Sagen',
  phrases: {
    hello: 'Hallo!',
    good_luck: 'Viel Glück!',
    nice_shot: 'Schöner Wurf!',
    well_played: 'Gut gespielt!',
    thanks: 'Danke!',
    sorry: 'Entschuldigung!',
    unlucky: 'Pech!',
    wow: 'Donnerwetter!',
    hurry: 'Bitte weiter.',
    one_moment: 'Einen Moment bitte.',
    good_match: 'Schöne Partie!',
    bye: 'Tschüss!',
  },
  says: (name, phrase) => `${name}: ${phrase}`,

  concede: 'Partie aufgeben',
  concedeAsk: 'Diese Partie aufgeben?',
  concedeText: (side) => `Sie endet sofort, und ${side} hat sie verloren.`,
  leave: 'Den Tisch verlassen',
  leaveHelp: 'Die Partie geht ohne dich weiter: Komm rechtzeitig zurück.',
  leaveWatching: 'Nicht mehr zusehen',

  lobby: 'Zur Lobby',
  watchAgain: 'Noch einmal ansehen',
  review: 'Auswerten',
  save: 'Aufzeichnung als Datei sichern',
  seed: (seed) => `Der Zufall kam aus dem Startwert ${seed}: Damit lässt sich jede Ziehung nachprüfen.`,
  notTaken: 'Die Aufzeichnung konnte nicht übernommen werden.',
};
