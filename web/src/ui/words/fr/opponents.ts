// Les adversaires, avec ce qu’ils disent à la table, et l’échelle. Entre joueurs on se tutoie.
import type { OpponentWords } from '../en/opponents';
import { plural } from './main';

const lines: OpponentWords['lines'] = {
  pip: 'Voit à peine le plateau. Chaque lancer est une surprise.',
  mia: 'Adore lancer fort. Parfois, le palet reste même sur le plateau.',
  otto: 'Vient pour la compagnie. Marque de temps en temps.',
  lena: 'Nouvelle et prudente. Sa main tremble encore un peu.',
  sam: 'Commence à sentir le jeu. De bonnes manches, et d’autres.',
  rosa: 'Connaît les bons lancers, mais en choisit souvent un autre.',
  amir: 'Solide ; manque parfois le meilleur lancer.',
  yuki: 'Joue en ligue. Rarement loin du meilleur lancer.',
  kofi: 'Un pro. Presque toujours le meilleur lancer, la main sûre.',
  vera: 'La championne. Toujours le lancer qui gagne le plus souvent.',
};

const remarks: OpponentWords['remarks'] = {
  pip: { made: 'Youpi ! T’as vu ça ?', missed: 'Oups. Il s’est sauvé.', praised: 'Waouh ! Tu me montres ?', consoled: 'Les miens tombent aussi.', won: 'J’ai gagné ? J’ai gagné !', lost: 'Encore ! Encore !' },
  mia: { made: 'Oui ! Celui-là est bon !', missed: 'Trop fort. Mais j’adore ça.', praised: 'Bien joué !', consoled: 'Le prochain restera.', won: 'Attends que je raconte ça à l’école !', lost: 'Tu joues bien. Encore une ?' },
  otto: { made: 'Eh bien, regarde-moi ça !', missed: 'Et le voilà parti. Santé !', praised: 'Joli lancer !', consoled: 'Ça arrive aux meilleurs.', won: 'C’est ma casquette porte-bonheur.', lost: 'Bien joué. La prochaine tournée est pour moi.' },
  lena: { made: 'Il est resté !', missed: 'Hum. Je réessaierai.', praised: 'Comment tu as fait ?', consoled: 'C’était tout près.', won: 'L’entraînement paie !', lost: 'J’ai appris quelque chose. Merci.' },
  sam: { made: 'Pile dans le rythme.', missed: 'J’ai perdu le rythme.', praised: 'Tout en douceur !', consoled: 'Oublie et continue.', won: 'C’était bien. On recommence ?', lost: 'Aujourd’hui, c’est toi qui avais le rythme.' },
  rosa: { made: 'J’ai encore le coup de main, mon chou.', missed: 'Ah, mes vieux doigts.', praised: 'Magnifique, mon chou.', consoled: 'Patience. Le plateau pardonne.', won: 'Quarante ans de vendredis, mon chou.', lost: 'Quelqu’un s’est entraîné !' },
  amir: { made: 'Ça me va.', missed: 'Je l’avais presque.', praised: 'Bon lancer.', consoled: 'Pas de chance.', won: 'Beau match. Revanche ?', lost: 'Bien mérité.' },
  yuki: { made: 'Comme prévu.', missed: 'Un cheveu de trop.', praised: 'Propre.', consoled: 'Le plateau est rapide ce soir.', won: 'Beau match. Tu te rapproches.', lost: 'Il va falloir que je m’entraîne.' },
  kofi: { made: 'Oh oui !', missed: 'Ha ! Ça m’arrive aussi.', praised: 'Ça, c’est un lancer !', consoled: 'Respire. Puis lance.', won: 'Tu m’as donné du mal.', lost: 'Un plaisir. Tu l’as mérité.' },
  vera: { made: 'Naturellement.', missed: 'Bon. Ça arrive, de temps en temps.', praised: 'Je n’aurais pas fait mieux.', consoled: 'Tous les champions ont connu ça.', won: 'Un beau match. Reviens.', lost: 'Souviens-toi de cette soirée. Moi, je m’en souviendrai.' },
};

export const opponents: OpponentWords = {
  lines,
  remarks,
  ladder: {
    title: 'Échelle',
    intro: 'Une victoire vous fait monter, une défaite descendre. « Jouer » vous propose toujours un adversaire à votre niveau.',
    here: 'À suivre',
    best: 'Votre record',
    record: (won, lost) => `${plural(won, 'gagné', 'gagnés')} · ${plural(lost, 'perdu', 'perdus')}`,
    notPlayed: 'Pas encore joué',
    play: (name) => `Jouer contre ${name}`,
    counts: 'Seuls comptent les matchs lancés avec « Jouer » ou d’ici. Une victoire avec un lancer annulé ne compte pas ; abandonner, c’est perdre.',
    file: 'Transférer',
    fileHelp: 'Enregistrez l’échelle ici et ouvrez-la sur un autre appareil. Aucun match ne compte deux fois.',
    save: 'Créer un fichier',
    open: 'Ouvrir un fichier',
    saved: 'L’échelle est enregistrée dans un fichier.',
    taken: (count) => `${plural(count, 'match ajouté', 'matchs ajoutés')}.`,
    nothingNew: 'Tout ce fichier était déjà compté.',
    noLadder: (file) => `Il n’y a pas d’échelle dans ${file}.`,
  },
  choose: {
    opponent: 'Adversaire',
    friend: 'À deux',
    friendHelp: 'Chacun son tour, sur cet appareil.',
    others: (sides) => `Déjà choisi : ${sides}`,
    customise: 'Personnaliser',
  },
  lesson: {
    title: 'Une petite leçon ?',
    help: 'Apprenez à jouer en 10 lancers. Ce match vous attend.',
    take: 'Montrez-moi',
    dismiss: 'Non, merci',
  },
  after: {
    bestShot: (result) => `Meilleur lancer : ${result}`,
    up: (name) => `Vous montez jusqu’à ${name}`,
    down: (name) => `Vous descendez jusqu’à ${name}`,
    stays: (name) => `Vous restez face à ${name}`,
    top: 'Vous êtes tout en haut de l’échelle !',
    notCounted: 'Un lancer a été annulé : cette victoire ne compte pas pour l’échelle.',
    next: (name) => `Suivant : ${name}`,
    says: (name, remark) => `${name} : « ${remark} »`,
  },
};
