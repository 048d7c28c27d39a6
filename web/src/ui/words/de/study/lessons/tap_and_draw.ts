export const lesson = {
  draw: 'In diesem Spiel ziehst du an Steinen vorbei, statt sie hinunterzustoßen. Lass deinen Stein tiefer liegen bleiben als den blauen.',
  knocked: 'Sieh, was geschieht, wenn du es doch tust: Stoß den blauen Stein hinunter und schau zu, wie er zurückkommt und deiner weggenommen wird.',
  tap: 'Eigene Steine darfst du weitertippen. Schieb den roten weiter das Brett hinauf.',
  deepest: 'Ohne andere Wertung zählt eine Runde so, als dürfte man Steine hinunterstoßen: für die Seite mit dem tiefsten.',
  gentle: 'Der blaue Stein liegt tief, und du darfst ihn nicht hinunterstoßen. Zieh an ihm vorbei, ganz sanft.',
  forward: 'Rot hat den blauen Stein nach vorn getippt, und dort bleibt er.',
};
