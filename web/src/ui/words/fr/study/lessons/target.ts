export const lesson = {
  rings: 'Ici ce sont les anneaux qui comptent, pas la profondeur. Arrêtez-vous dans l’anneau extérieur.',
  depth: 'Le bleu est au bord du fond, le rouge dans les anneaux.',
  best: 'Le rouge touche l’anneau noir du milieu et en a deux autres sur les anneaux. Le meilleur bleu est dans l’anneau extérieur.',
  equal: 'Le meilleur palet rouge est dans l’anneau moyen, et le meilleur bleu aussi.',
  better: 'Le bleu a un 2. Seul un meilleur palet marque : entrez dans l’anneau moyen.',
  push: 'Le bleu est au milieu. Poussez-le dehors, et laissez le vôtre là où il marque.',
};
