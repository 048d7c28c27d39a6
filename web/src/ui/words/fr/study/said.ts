// Ce que dit le coach.
import type { AdviceWords, NamedWeight, Worth } from '../../saying/said_words';
import { de } from '../elision';

const ordinals = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième'];
const colors = { red: ['rouge', 'rouges'], blue: ['bleu', 'bleus'] };
const lanes = { left: ' à gauche', middle: ' au milieu', right: ' à droite' };

const noun = (worth: Worth) => (worth === 'dead' ? 'palet mort' : worth === 'hanger' ? 'suspendu' : worth === 'corner_hanger' ? 'suspendu d’angle' : String(worth));
const nouns = (worth: Worth) => (worth === 'dead' ? 'palets morts' : worth === 'hanger' ? 'suspendus' : worth === 'corner_hanger' ? 'suspendus d’angle' : `palets à ${worth}`);
const owner = ({ side, color }: NamedWeight, many: 0 | 1) => (side === null || side === 'Rouge' || side === 'Bleu' ? ` ${colors[color][many]}` : ` ${de(side)}`);

function ranked({ place, of, by }: NonNullable<NamedWeight['rank']>): string {
  const first = place === 1;
  const last = place === of;
  if (by === 'depth') return first ? 'le plus profond' : last ? 'le plus court' : `le ${ordinals[place - 1]} en profondeur`;
  return first ? 'le plus à gauche' : last ? 'le plus à droite' : `le ${ordinals[place - 1]} à partir de la gauche`;
}

const weight = (named: NamedWeight): string => {
  const where = named.lane ? lanes[named.lane] : '';
  if (named.rank) return `${ranked(named.rank)} des ${nouns(named.worth)}${owner(named, 1)}${where}`;
  return `le ${noun(named.worth)}${owner(named, 0)}${where}`;
};

export const advice: AdviceWords = {
  weight,
  both: (named) => `les deux ${nouns(named.worth)}${owner(named, 1)}`,
  and: (one, other) => `${one} et ${other}`,
  place: (hanger, value) => (hanger ? `un suspendu, qui vaut ${value}` : `un ${value}`),

  lag: (place) => `pointez pour ${place} ou mieux`,
  hanger: (place) => `tentez ${place}`,
  guard: (named) => `protégez ${named} : arrêtez-vous court, devant lui`,
  takeOut: (named) => `sortez ${named}`,
  stick: (named) => `sortez ${named} et restez en jeu`,
  takeOutTwo: (named) => `sortez ${named} d’un seul palet`,
  tap: (named) => `déplacez ${named} sans le sortir`,
  promote: (named, place) => `poussez ${named} pour ${place}`,
  clear: (named) => `sortez ${named} ou mettez-le en jeu`,
  throwAway: 'jetez le palet sans rien toucher',
  four: (color) => `lancez ensemble les quatre palets ${colors[color][1]} de sorte que tous restent en jeu`,
  offTheCushion: (shot) => `par la bande, ${shot}`,

  points: (amount) => `${amount} ${amount === '1' ? 'point' : 'points'}`,
  chancePoints: (amount) => `${amount} ${amount === '1' ? 'point sur cent' : 'points sur cent'}`,
  weights: (amount) => `${amount} ${amount === '1' ? 'palet' : 'palets'}`,

  winsGame: (chance) => `il gagne la partie dans ${chance} des lancers`,
  removesLeader: (named, points, who, chance) => `sans ${named}, la manche est meilleure de ${points} pour ${who}, et il sort dans ${chance} des lancers`,
  takesLead: (who, chance) => `${who} mène alors, dans ${chance} des lancers`,
  addsToLead: (points) => `il ajoute en moyenne ${points} à l’avance`,
  cutsLoss: (points) => `il vaut en moyenne ${points} même sans prendre la tête`,
  protects: (named, chance, without) => `un coup droit sort alors ${named} dans ${chance} des essais, contre ${without} sans lui`,
  hardReply: (who, chance) => `la réponse est difficile : un coup droit sur le meilleur palet ${de(who)} réussit dans ${chance} des essais`,
  scoresNow: (points, who) => (who === null ? `rien ne peut y répondre : le tour rapporte alors en moyenne ${points}` : `rien ne peut y répondre : la manche rapporte alors en moyenne ${points} à ${who}`),
  makesThree: (chance) => `rien ne compte sans un 3, et ce lancer en fait un dans ${chance} des cas`,
  clearsTwo: (chance) => `deux ou plus sortent d’un coup dans ${chance} des lancers`,
  mustClear: (weights, chance) => `la couleur lancée en premier doit sortir, encore ${weights} ${weights < 2 ? 'palet' : 'palets'} : au moins un sort dans ${chance} des lancers`,
  rescuesDead: (chance) => `tel qu’il est, un palet mort annule tout ; il ne le fait plus après ${chance} des lancers`,
  voidRisk: (chance) => `attention : ${chance} des lancers laissent un palet mort, qui annule tout`,
  clearsBoard: (who, weights, now) => `${who} a le dernier palet, et cela dégage le plateau : ${weights} dessus en moyenne, sur ${now}`,
  keepsOpen: (who, weights) => `${who} a le dernier palet, et le plateau reste ouvert : ${weights} dessus en moyenne`,
  safe: 'un raté n’est pas pire que de jeter le palet',
  safeAt: (points) => `un raté ne coûte presque rien, ${points}`,
  risky: (points) => `attention : un raté coûte ${points} de chances de gagner, par rapport à jeter le palet`,
  onlyChance: (points) => `c’est le lancer à faire : ${points} de mieux que le suivant`,
  othersCost: (points) => `le meilleur autre lancer trouvé coûte ${points}`,
  othersGain: (points) => `le meilleur autre lancer trouvé ne gagne pas plus de ${points}`,
  good: 'c’est un bon lancer',

  meant: (shot, chance, worked) => `L’intention : ${shot} Cela devait réussir dans ${chance} des lancers et ${worked ? 'a réussi' : 'n’a pas réussi'}.`,
  nothingBetter: 'Rien de mieux n’a été trouvé.',
  better: (points, shot) => `Cela coûte ${points} de chances de gagner ; mieux : ${shot}`,
  luck: (amount) => `Chance : ${amount ?? 'aucune'}.`,

  hand: (throws, speed, angle, place, level) => `D’après ${throws} ${throws < 2 ? 'lancer' : 'lancers'}, la main varie de ${speed} en vitesse, de ${angle} en direction et de ${place} en emplacement ; la plus proche est : ${level}.`,
  scatter: (value, low, high, unit) => `${value} ${unit} (de ${low} ${unit} à ${high === null ? 'n’importe quoi' : `${high} ${unit}`})`,
  placeInferred: 'L’emplacement ne peut pas s’en déduire directement et vient de la direction.',
  bias: {
    speed: [(amount) => `En moyenne, le lancer est ${amount} trop fort.`, (amount) => `En moyenne, le lancer est ${amount} trop doux.`],
    sideways: [(amount) => `En moyenne, le lancer est ${amount} trop à gauche.`, (amount) => `En moyenne, le lancer est ${amount} trop à droite.`],
  },
};
