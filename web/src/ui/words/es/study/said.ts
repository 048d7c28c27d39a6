// Lo que dice el entrenador.
import type { AdviceWords, NamedWeight, Worth } from '../../saying/said_words';

const ordinals = ['primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo'];
const colors = { red: ['rojo', 'rojos'], blue: ['azul', 'azules'] };
const lanes = { left: ' de la izquierda', middle: ' del centro', right: ' de la derecha' };

const noun = (worth: Worth) => (worth === 'dead' ? 'disco muerto' : worth === 'hanger' ? 'colgante' : worth === 'corner_hanger' ? 'colgante de esquina' : String(worth));
const nouns = (worth: Worth) => (worth === 'dead' ? 'discos muertos' : worth === 'hanger' ? 'colgantes' : worth === 'corner_hanger' ? 'colgantes de esquina' : `discos de ${worth}`);
const byColor = ({ side }: NamedWeight) => side === null || side === 'Rojo' || side === 'Azul';
const owner = (named: NamedWeight, many: 0 | 1) => (byColor(named) ? ` ${colors[named.color][many]}` : ` de ${named.side}`);

function ranked({ place, of, by }: NonNullable<NamedWeight['rank']>): string {
  const first = place === 1;
  const last = place === of;
  if (by === 'depth') return first ? 'el más profundo' : last ? 'el más corto' : `el ${ordinals[place - 1]} más profundo`;
  return first ? 'el de más a la izquierda' : last ? 'el de más a la derecha' : `el ${ordinals[place - 1]} desde la izquierda`;
}

const weight = (named: NamedWeight): string => {
  const where = named.lane ? lanes[named.lane] : '';
  if (named.rank) return `${ranked(named.rank)} de los ${nouns(named.worth)}${owner(named, 1)}${where}`;
  return `el ${noun(named.worth)}${owner(named, 0)}${where}`;
};

export const advice: AdviceWords = {
  weight,
  both: (named) => `los dos ${nouns(named.worth)}${owner(named, 1)}`,
  and: (one, other) => `${one} y ${other}`,
  place: (hanger, value) => (hanger ? `un colgante, que vale ${value}` : `un ${value}`),

  lag: (place) => `arrima para ${place} o mejor`,
  hanger: (place) => `busca ${place}`,
  guard: (named) => `protege ${named}: quédate corto, delante`,
  takeOut: (named) => `saca ${named}`,
  stick: (named) => `saca ${named} y quédate en juego`,
  takeOutTwo: (named) => `saca ${named} con un solo disco`,
  tap: (named) => `mueve ${named} sin sacarlo`,
  promote: (named, place) => `empuja ${named} hasta ${place}`,
  clear: (named) => `saca ${named} o mételo en juego`,
  throwAway: 'tira el disco fuera sin tocar nada',
  four: (color) => `tira juntos los cuatro discos ${colors[color][1]} de modo que todos queden en juego`,
  offTheCushion: (shot) => `por la banda, ${shot}`,

  points: (amount) => `${amount} ${amount === '1' ? 'punto' : 'puntos'}`,
  chancePoints: (amount) => `${amount} ${amount === '1' ? 'punto de cien' : 'puntos de cien'}`,
  weights: (amount) => `${amount} ${amount === '1' ? 'disco' : 'discos'}`,

  winsGame: (chance) => `gana el juego en el ${chance} de los tiros`,
  removesLeader: (named, points, who, chance) => `sin ${named}, la ronda queda ${points} mejor para ${who}, y sale en el ${chance} de los tiros`,
  takesLead: (who, chance) => `${who} se pone entonces por delante, en el ${chance} de los tiros`,
  addsToLead: (points) => `aumenta la ventaja en ${points} de media`,
  cutsLoss: (points) => `vale ${points} de media aun sin ponerse por delante`,
  protects: (named, chance, without) => `un golpe recto saca entonces ${named} en el ${chance} de los intentos, frente al ${without} sin él`,
  hardReply: (who, chance) => `la respuesta es difícil: un golpe recto al mejor disco de ${who} sale en el ${chance} de los intentos`,
  scoresNow: (points, who) => (who === null ? `nada puede responderle: el turno queda en ${points} de media` : `nada puede responderle: la ronda queda en ${points} para ${who} de media`),
  makesThree: (chance) => `nada cuenta sin un 3, y este lo consigue en el ${chance} de los tiros`,
  clearsTwo: (chance) => `salen dos o más a la vez en el ${chance} de los tiros`,
  mustClear: (weights, chance) => `el color tirado primero tiene que salir, ${weights === 1 ? 'queda 1 disco' : `quedan ${weights} discos`}: al menos uno sale en el ${chance} de los tiros`,
  rescuesDead: (chance) => `tal como está, un disco muerto lo anula todo; tras el ${chance} de los tiros ya no`,
  voidRisk: (chance) => `cuidado: el ${chance} de los tiros deja un disco muerto, que lo anula todo`,
  clearsBoard: (who, weights, now) => `${who} tiene el último disco, y esto despeja el tablero: ${weights} en él de media, de ${now}`,
  keepsOpen: (who, weights) => `${who} tiene el último disco, y el tablero sigue abierto: ${weights} en él de media`,
  safe: 'fallar no es peor que tirarlo fuera',
  safeAt: (points) => `fallar casi no cuesta nada, ${points}`,
  risky: (points) => `cuidado: fallar cuesta ${points} de probabilidad de ganar, frente a tirarlo fuera`,
  onlyChance: (points) => `es el tiro: ${points} mejor que el siguiente`,
  othersCost: (points) => `el mejor de los otros tiros encontrados cuesta ${points}`,
  othersGain: (points) => `el mejor de los otros tiros encontrados no gana más de ${points}`,
  good: 'es un buen tiro',

  meant: (shot, chance, worked) => `La intención: ${shot} Debía salir en el ${chance} de los tiros y ${worked ? 'salió' : 'no salió'}.`,
  nothingBetter: 'No se encontró nada mejor.',
  better: (points, shot) => `Cuesta ${points} de probabilidad de ganar; mejor: ${shot}`,
  luck: (amount) => `Suerte: ${amount ?? 'ninguna'}.`,

  hand: (throws, speed, angle, place, level) => `Según ${throws} ${throws === 1 ? 'tiro' : 'tiros'}, la mano varía ${speed} en velocidad, ${angle} en dirección y ${place} en el sitio, parecida sobre todo a ${level}.`,
  scatter: (value, low, high, unit) => `${value} ${unit} (de ${low} ${unit} a ${high === null ? 'cualquier valor' : `${high} ${unit}`})`,
  placeInferred: 'El sitio no se puede saber con estos tiros y se deduce de la dirección.',
  bias: {
    speed: [(amount) => `De media se tira ${amount} demasiado fuerte.`, (amount) => `De media se tira ${amount} demasiado flojo.`],
    sideways: [(amount) => `De media se tira ${amount} demasiado a la izquierda.`, (amount) => `De media se tira ${amount} demasiado a la derecha.`],
  },
};
