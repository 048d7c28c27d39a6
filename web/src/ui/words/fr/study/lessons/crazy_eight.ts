export const lesson = {
  four: 'Un tour commence par quatre palets lancés ensemble. Tous doivent passer la ligne de faute du fond, et aucun ne doit tomber.',
  clear: 'Puis ils doivent repartir : sortez-les avec les quatre autres. Commencez par celui-ci.',
  gone: 'Tous les palets bleus, lancés en premier, sont sortis.',
  remains: 'Un palet bleu est resté sur le plateau.',
  score: 'Le dernier palet bleu. Sortez-le, et les rouges qui restent marquent.',
};
