import type { Words } from '../en';

export const faults: Words['faults'] = {
  engineNotStarted: () => 'Die Spielmaschine ließ sich nicht starten: Lade die Seite neu.',
  engineNotUnderstood: () => 'Die Spielmaschine war nicht zu verstehen: Lade die Seite neu.',
  engineNotLoaded: (why) => `Die Spielmaschine konnte nicht geladen werden: ${why}`,
  engineStopped: (why) => `Die Spielmaschine ist stehen geblieben (${why}): Lade die Seite neu.`,
  networkNotLoaded: (why) => `Was der Spieler wissen muss, konnte nicht geladen werden: ${why}`,
  otherVersion: () => 'Die Seite und ihre Spielmaschine gehören zu verschiedenen Versionen: Lade die Seite neu.',
  serverAnswered: (status) => `Der Server hat mit ${status} geantwortet.`,
  noConnection: () => 'Es gibt keine Verbindung zum Server.',
  noWebgl: () => 'Dieser Browser kann den Tisch nicht zeichnen: WebGL 2 fehlt oder ist ausgeschaltet.',
  unknownGame: () => 'Die Spielmaschine kennt dieses Spiel oder seinen Tisch nicht mehr.',
  notReached: (table) => `Kein Wurf erreicht das hintere Ende von ${table}.`,
  recordRefused: () => 'Die Aufzeichnung lässt sich nicht fortsetzen.',
  courseMissing: () => 'Der Weg dieses Wurfs lässt sich nicht berechnen.',
};
