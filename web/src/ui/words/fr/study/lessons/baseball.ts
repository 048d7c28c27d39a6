export const lesson = {
  inning: 'Neuf reprises, et dans chacune vous lancez les huit palets. Un tour compte tant qu’il y a un 3.',
  three: 'Donc, avant tout : obtenez un 3.',
  build: 'Le 3 est là. Ajoutez-y maintenant : tout ce qui marque plus que ce qui s’y trouve déjà.',
  empty: 'Aucun palet n’a franchi la dernière ligne.',
  hangers: 'Le plus haut total après neuf reprises gagne : un bon tour peut donc tout décider.',
};
