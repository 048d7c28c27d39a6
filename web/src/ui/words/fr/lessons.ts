// The sentences of the games’ lessons: for each game its tip, shown at its first match, and then by step.
import type { LessonWords } from '../en/lessons';

export const lessons: LessonWords = {
  baseball: {
    tip: 'À chaque reprise, les huit palets sont à vous. Sans un 3 ni un suspendu, elle ne rapporte rien.',
    inning: 'Neuf reprises, et dans chacune vous lancez les huit palets. Un tour compte tant qu’il y a un 3.',
    three: 'Donc, avant tout : obtenez un 3.',
    build: 'Le 3 est là. Ajoutez-y maintenant : tout ce qui marque plus que ce qui s’y trouve déjà.',
    empty: 'Aucun palet n’a franchi la dernière ligne.',
    hangers: 'Le plus haut total après neuf reprises gagne : un bon tour peut donc tout décider.',
  },
  'crazy-eight': {
    tip: 'Lancez quatre palets à la fois : tous doivent rester. Puis sortez-les.',
    four: 'Un tour commence par quatre palets lancés ensemble. Tous doivent passer la ligne de faute du fond, et aucun ne doit tomber.',
    clear: 'Puis ils doivent repartir : sortez-les avec les quatre autres. Commencez par celui-ci.',
    gone: 'Tous les palets bleus, lancés en premier, sont sortis.',
    remains: 'Un palet bleu est resté sur le plateau.',
    score: 'Le dernier palet bleu. Sortez-le, et les rouges qui restent marquent.',
  },
  'horse-collar': {
    tip: 'Les huit palets sont à vous. Sans un 3 ni un suspendu, rien ne compte.',
    three: 'Les huit palets d’un tour sont à vous, mais sans un 3 rien ne compte. Obtenez-en un.',
    count: 'Le tour est fini : un 3, et quelques autres.',
    no_three: 'Cela semble bon, mais regardez bien le palet le plus profond.',
    hangers: 'Un suspendu vaut 13. Celui qui dépasse au-dessus de l’angle vaut le double.',
    dead: 'Un palet s’est arrêté en deçà de la ligne de faute, au bout proche du plateau.',
    save: 'Ce palet mort annule le tour. Mettez-le en jeu ou sortez-le du plateau, et le tour est sauvé.',
  },
  'knock-off': {
    tip: 'Seul le camp au palet le plus profond marque. Comptent ses palets plus profonds que le meilleur de l’autre camp.',
    deepest: 'Un seul camp marque dans une manche : celui dont le palet est le plus profond. Dépassez le bleu.',
    count: 'La manche est finie. Le palet le plus profond décide à qui elle est, et le plus profond de l’autre camp, quels palets comptent.',
    hanger: 'Un palet dépasse le bord, et deux sont juste derrière.',
    knock: 'Au lieu de dépasser un palet, vous pouvez le sortir. Dégagez le bleu, et que le vôtre reste sur le plateau.',
    level: 'C’est serré : regardez les deux palets les plus profonds.',
    hammer: 'Le dernier palet est à vous. Le bleu est le plus profond, derrière une garde. Trouvez comment marquer.',
  },
  'tap-and-draw': {
    tip: 'Ne sortez pas les palets adverses : ils reviennent, et le vôtre est retiré. Faites glisser le vôtre au-delà.',
    draw: 'Dans ce jeu, on passe à côté des palets au lieu de les sortir. Arrêtez le vôtre plus profond que le bleu.',
    knocked: 'Voyez ce qui arrive sinon : sortez le bleu, et regardez-le revenir tandis que le vôtre est retiré.',
    tap: 'On peut pousser ses propres palets. Poussez le rouge plus loin sur le plateau.',
    deepest: 'Sans autre décompte, une manche compte comme si l’on pouvait sortir les palets : pour le camp au plus profond.',
    gentle: 'Le bleu est profond, et vous ne pouvez pas le sortir. Passez-le, en douceur.',
    forward: 'Le rouge a poussé le palet bleu vers l’avant, et il y reste.',
  },
  target: {
    tip: 'Seuls les anneaux comptent, pas la profondeur. Vous marquez avec ce qui vaut plus que le meilleur palet adverse.',
    rings: 'Ici ce sont les anneaux qui comptent, pas la profondeur. Arrêtez le palet dans l’anneau extérieur.',
    depth: 'Le bleu est au bord du fond, le rouge dans les anneaux.',
    best: 'Le rouge touche l’anneau noir du milieu et en a deux autres sur les anneaux. Le meilleur bleu est dans l’anneau extérieur.',
    equal: 'Le meilleur palet rouge est dans l’anneau moyen, et le meilleur bleu aussi.',
    better: 'Le bleu a un 2. Seul un meilleur palet marque : placez-le dans l’anneau moyen.',
    push: 'Le bleu est au milieu. Poussez-le dehors, et laissez le vôtre là où il marque.',
  },
};
