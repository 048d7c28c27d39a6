import type { Words } from '../en';

const names: Record<string, string> = {
  game_score: 'Points pour gagner',
  innings: 'Reprises',
  foul_line: 'Ligne de faute',
  dead_weights: 'Palets morts',
  dead_weight_voids: 'Un palet mort annule le tour',
  corner_hangers: 'Suspendus d’angle',
  scoring: 'Décompte',
  peeking: 'Aller voir',
  dusting: 'Saupoudrage',
  wear: 'La poudre s’use',
  hickey_cents: 'Cagnotte (centimes par tour)',
  toss: 'Le tirage donne',
  start_end: 'Bout de départ',
  tie_tolerance_mm: 'À égalité jusqu’à (mm)',
  best_of: 'Au meilleur des',
  handicap: 'Avance',
  hanger_value: 'Un suspendu vaut',
  tied_leaders: 'Meilleurs à égalité',
  win_by_two: 'Gagner de deux points',
  shot_clock: 'Chronomètre (secondes)',
  hand: 'Main qui tremble',
};

const values: Record<string, string> = {
  short: 'courte',
  long: 'longue',
  removed: 'retirés',
  stay: 'restent',
  allowed: 'permis',
  not_allowed: 'interdit',
  whole: 'tout le plateau',
  edges: 'les bords',
  director: 'sur permission',
  choice: 'le choix',
  winner_first: 'le premier lancer',
  toss: 'au sort',
  designated: 'convenu',
  void: 'personne ne marque',
  cancel: 'ignorer la paire',
  none: 'sûre',
  slight: 'légère',
  natural: 'naturelle',
  true: 'oui',
  false: 'non',
  red: 'rouge',
  blue: 'bleu',
};

const helps: Record<string, string> = {
  game_score: 'les points qui gagnent la partie',
  innings: 'les reprises à jouer, sans les prolongations',
  foul_line: 'la ligne qu’un palet doit franchir pour être en jeu : la plus proche du lanceur, ou celle du fond',
  dead_weights: 'ce que devient un palet en deçà de la ligne de faute : retiré aussitôt, ou laissé là où il peut encore être touché',
  dead_weight_voids: 's’il reste à la fin un palet mort sur le plateau, rien ne vaut',
  corner_hangers: 'un suspendu au-dessus d’un angle vaut 26 au lieu de 13',
  scoring: 'selon les règles de quel jeu la manche est comptée',
  peeking: 'si l’on peut aller voir le fond avant que le dernier palet soit joué',
  dusting: 'où un camp peut saupoudrer les endroits secs : tout le plateau, ses bords, ou seulement si l’hôte le permet',
  wear: 'la poudre s’use là où glissent les palets',
  hickey_cents: 'la mise en centimes qu’un tour sans points verse à la cagnotte ; 0 pour jouer sans cagnotte',
  toss: 'ce que donne le tirage : le choix, ou simplement le premier lancer',
  start_end: 'comment se décide le bout de départ : au sort, ou convenu',
  tie_tolerance_mm: 'deux palets plus proches que cela en profondeur, en millimètres, sont à égalité',
  best_of: 'le plus grand nombre de parties de la série ; un nombre impair',
  handicap: 'les points avec lesquels un camp commence',
  hanger_value: 'ce que vaut un suspendu',
  tied_leaders: 'si les meilleurs des deux camps sont à égalité : personne ne marque, ou la paire est ignorée et l’on compare les suivants',
  win_by_two: 'le vainqueur doit avoir deux points d’avance',
  shot_clock: 'les secondes pour chaque lancer ; 0 pour jouer sans chronomètre',
  hand: 'de combien chaque lancer humain s’écarte de sa visée',
};

const defaults: Record<string, string> = {
  tie_tolerance_mm: '0,1 à l’écran, 0,5 relevé',
  handicap: 'aucune',
};

const presets: Record<string, string> = { tournament: 'Tournoi', brochure: 'Dépliant' };
const presetHelps: Record<string, string> = {
  tournament: 'comme en tournoi : toutes les options comme d’habitude',
  brochure: 'comme dans le dépliant : palets morts retirés aussitôt, pas de suspendus d’angle',
};

const levels: Record<string, string> = { novice: 'Débutant', casual: 'Amateur', league: 'Ligue', pro: 'Professionnel', champion: 'Maître', none: 'Sûre', slight: 'Légère', natural: 'Naturelle' };
const levelHelps: Record<string, string> = {
  novice: 'voit les bons lancers, et en choisit souvent un autre',
  casual: 'choisit de temps en temps un lancer moyen',
  league: 'rarement loin du meilleur lancer',
  pro: 'presque toujours le meilleur lancer, ou l’équivalent',
  champion: 'toujours le lancer qui gagne le plus souvent',
};

const weights: Record<string, string> = { standard: 'Ordinaires', medium: 'Moyens' };
const powders: Record<string, string> = { slow: 'Lente', medium: 'Moyenne', fast: 'Rapide' };

const spaced = (name: string) => name.replaceAll('_', ' ').replaceAll('-', ' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const asName = (text: string) => text.split(' ').map(capital).join(' '); // as games are called, in every language

export const options: Words['options'] = {
  name: (option) => names[option] ?? capital(spaced(option)),
  value: (value) => values[value] ?? asName(spaced(value)),
  preset: (preset) => presets[preset] ?? capital(spaced(preset)),
  level: (level) => levels[level] ?? capital(spaced(level)),
  weight: (size) => weights[size] ?? capital(spaced(size)),
  powder: (powder) => powders[powder] ?? capital(spaced(powder)),
  help: (option) => helps[option] ?? spaced(option),
  usual: (option) => defaults[option] ?? spaced(option),
  presetHelp: (preset) => presetHelps[preset] ?? spaced(preset),
  levelHelp: (level) => levelHelps[level] ?? spaced(level),
  changed: 'modifié',
  resetTo: (name, value) => `${name} : revenir à ${value}`,
};
