export const lesson = {
  draw: 'Dans ce jeu, on passe à côté des palets au lieu de les sortir. Arrêtez-vous plus profond que le bleu.',
  knocked: 'Voyez ce qui arrive sinon : sortez le bleu, et regardez-le revenir tandis que le vôtre est retiré.',
  tap: 'On peut pousser ses propres palets. Poussez le rouge plus loin sur le plateau.',
  deepest: 'Sans autre décompte, une manche compte comme si l’on pouvait sortir les palets : pour le camp au plus profond.',
  gentle: 'Le bleu est profond, et vous ne pouvez pas le sortir. Passez-le, en douceur.',
  forward: 'Le rouge a poussé le palet bleu vers l’avant, et il y reste.',
};
