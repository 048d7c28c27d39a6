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
  signedOut: 'Auf diesem Gerät bist du nicht mehr angemeldet.',
  notAllowed: 'Das darfst du nicht.',
  notThere: 'Das gibt es hier nicht, oder nicht mehr.',
  notNow: 'Das geht jetzt nicht.',
  notAccepted: 'Der Server nimmt das nicht an. Lade die Seite neu und versuche es noch einmal.',
};
