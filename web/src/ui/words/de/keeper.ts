import type { Words } from '../en';

export const keeper: Words['keeper'] = {
  noSuchMatch: 'Dieses Match gibt es auf diesem Gerät nicht.',
  noSetup: 'Der Aufzeichnung fehlt die Aufstellung.',
  notOpen: 'Dieses Match ist nicht mehr geöffnet.',
  elsewhere: 'Dieses Match wird in einem anderen Fenster gespielt oder wurde dort gelöscht. Lade neu, um weiterzuspielen.',
  notSaved: 'Es konnte auf diesem Gerät nicht gespeichert werden und zählt deshalb nicht. Lade neu, um weiterzuspielen.',
  noRoom: 'Das Match konnte nicht gespeichert werden: Auf diesem Gerät ist kein Platz mehr.',
  closeOther: 'Eine ältere Version dieser Seite ist in einem anderen Fenster offen. Schließ es, damit es hier weitergeht.',
};
