export const lesson = {
  three: 'Les huit palets d’un tour sont à vous, mais sans un 3 rien ne compte. Obtenez-en un.',
  count: 'Le tour est fini : un 3, et quelques autres.',
  no_three: 'Cela semble bon, mais regardez bien le palet le plus profond.',
  hangers: 'Un suspendu vaut 13. Celui qui dépasse au-dessus de l’angle vaut le double.',
  dead: 'Un palet s’est arrêté en deçà de la ligne de faute, au bout proche du plateau.',
  save: 'Ce palet mort annule le tour. Mettez-le en jeu ou sortez-le du plateau, et le tour est sauvé.',
};
