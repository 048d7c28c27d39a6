import type { Words } from '../en';
import { de } from './elision';
import { plural } from './plural';

const listed = (numbers: number[]): string => {
  const low = numbers[0];
  const high = numbers[numbers.length - 1];
  if (low === undefined || high === undefined) return '';
  return numbers.length > 2 && high - low === numbers.length - 1 ? `De ${low} à ${high}` : numbers.join(' ou ');
};

export const newMatch: Words['newMatch'] = {
  title: 'Nouveau match',
  game: 'Jeu',
  playersOf: (numbers) => `${listed(numbers)} joueurs`,
  rulesOf: (game) => `Règles ${de(game)}`,

  players: 'Joueurs',
  teams: 'Joueurs par camp',
  teamSize: (size) => (size === 1 ? 'Un' : size === 2 ? 'Deux' : size === 4 ? 'Quatre' : String(size)),
  sides: 'Camps',
  side: (number) => `Camp ${number}`,
  teamName: 'Nom de l’équipe',
  person: 'Personne',
  seatKind: (number) => `Qui joue à la place ${number}`,
  seatName: (number) => `Nom du joueur ${number}`,
  player: (number) => `Joueur ${number}`,
  team: (players) => players.join(' & '),
  partnerUp: (name) => `${name} joue avant son partenaire`,
  partnerDown: (name) => `${name} joue après son partenaire`,
  partnersShared: 'Les partenaires se tiennent aux deux bouts ; le premier de la liste joue la première manche.',
  partnersAlone: 'Les partenaires lancent l’un après l’autre, dans cet ordre.',

  opening: 'Qui lance en premier',
  toss: 'Tirer au sort',
  agreed: 'Convenu',
  firstSide: 'Lance en premier',

  table: 'Table',
  tableIs: (length, width) => `${length} de long, ${width} de large`,
  tableNames: (name) => {
    const [size = '', kind] = name.split('-');
    const long = size.replace(/^(\d+)ft$/, '$1 pieds');
    return kind === undefined ? long : kind === 'bank' ? `${long} à bandes` : kind === 'target' ? `${long} à anneaux` : `${long} ${kind}`;
  },
  powder: 'Poudre',
  powderOther: 'Mesurée',
  powderNumber: 'Décélération en m/s²',
  powderHelp: (value) => `Un palet qui glisse perd ${value} m/s chaque seconde.`,
  weight: 'Palets',
  weightHelp: (diameter, grams) => `${diameter} de diamètre, ${grams} g`,

  rules: 'Règles',
  preset: 'Règles selon',
  options: 'Toutes les options',
  changed: (count) => plural(count, 'changement', 'changements'),
  resetAll: 'Tout réinitialiser',
  handicap: 'Avance',

  house: 'Règles maison',
  houseNone: 'Aucune n’est encore enregistrée pour ce jeu.',
  houseSave: 'Enregistrer ces options comme règles maison',
  houseName: 'Nom',
  houseSaved: (name) => `Enregistrées sous ${name}`,
  houseUse: (name) => `Jouer selon ${name}`,
  houseUsed: (name) => `Désormais selon ${name}`,
  houseDelete: (name) => `Supprimer ${name}`,
  houseDeleteAsk: (name) => `Supprimer les règles maison ${name} ?`,
  houseUnnamed: 'Donnez-leur d’abord un nom.',
  save: 'Enregistrer',

  start: 'Commencer le match',
  toScore: 'Commencer à compter',
  amiss: 'On ne peut pas encore jouer ainsi :',
};
