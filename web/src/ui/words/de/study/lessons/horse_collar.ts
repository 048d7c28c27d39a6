export const lesson = {
  three: 'Alle acht Steine eines Zugs gehören dir, aber ohne einen 3er zählt nichts. Hol dir einen.',
  count: 'Der Zug ist vorbei: ein 3er und noch ein paar.',
  no_three: 'Es sieht gut aus, aber schau dir den tiefsten Stein genau an.',
  hangers: 'Ein Hänger ist 13 wert. Einer, der über die Ecke hängt, ist das Doppelte wert.',
  dead: 'Ein Stein ist vor der Foullinie liegen geblieben, am vorderen Ende des Bretts.',
  save: 'Dieser tote Stein macht den Zug ungültig. Stoß ihn ins Spiel oder vom Brett, und der Zug ist gerettet.',
};
