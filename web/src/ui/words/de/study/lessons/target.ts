export const lesson = {
  rings: 'Hier zählen die Ringe, nicht die Tiefe. Lass den Stein im äußeren Ring liegen bleiben.',
  depth: 'Blau liegt an der hinteren Kante, Rot in den Ringen.',
  best: 'Rot berührt den schwarzen Ring in der Mitte und hat noch zwei auf den Ringen. Der beste blaue Stein liegt im äußeren Ring.',
  equal: 'Der beste rote Stein liegt im mittleren Ring, und der beste blaue auch.',
  better: 'Blau hat einen 2er. Nur ein besserer Stein punktet: Komm in den mittleren Ring.',
  push: 'Der blaue Stein liegt in der Mitte. Schieb ihn hinaus und lass deinen liegen, wo er zählt.',
};
