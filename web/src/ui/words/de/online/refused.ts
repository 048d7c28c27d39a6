import type { OnlineWords } from '../../en/online';

export const refused: OnlineWords['refused'] = {
  away: 'Der Server ist nicht zu erreichen.',
  awayHelp: 'Ohne ihn kann man nicht online spielen; alles andere auf dieser Seite geht wie zuvor.',
  noOnline: 'Dieser Server bietet kein Online-Spiel.',
  noOnlineHelp: 'Er gibt nur die Seite heraus. Starte ihn mit „hammer serve“ in dieser oder einer neueren Version.',
  retry: 'Noch einmal versuchen',
  busy: 'Der Server hat gerade zu viel zu tun. Versuche es gleich noch einmal.',
  full: 'Der Server kann nichts mehr aufbewahren: Seine Platte ist voll.',
  failed: 'Der Server hat einen Fehler gemacht. Versuche es noch einmal.',
  tooMany: (seconds) => `Zu viele Versuche. Versuche es in ${seconds} Sekunden noch einmal.`,
  tooManySoon: 'Zu viele Versuche. Versuche es gleich noch einmal.',
  nameTaken: (name) => `Der Name ${name} ist vergeben.`,
  nameUnfit: 'Ein Name hat 1 bis 24 sichtbare Zeichen.',
  passwordUnfit: 'Ein Passwort hat 8 bis 256 Zeichen.',
  wrongPassword: 'Name oder Passwort stimmen nicht.',
  wrongCurrent: 'Das jetzige Passwort stimmt nicht.',
  signedOut: 'Auf diesem Gerät bist du nicht mehr angemeldet.',
  noMatch: 'Dieses Match gibt es nicht. Vielleicht wurde es vor langer Zeit abgesagt, oder der Link ist unvollständig.',
  noPerson: (name) => `Hier heißt niemand ${name}.`,
  seatTaken: 'Dieser Platz wurde gerade besetzt.',
  guestsUnrated: 'Gäste können keine gewerteten Matches spielen: Lege zuerst ein Konto an.',
};
