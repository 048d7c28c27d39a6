import type { Words } from '../en';

const names: Record<string, string> = {
  game_score: 'Puntos para ganar',
  innings: 'Entradas',
  foul_line: 'Línea de falta',
  dead_weights: 'Discos muertos',
  dead_weight_voids: 'Un disco muerto anula el turno',
  corner_hangers: 'Colgantes de esquina',
  scoring: 'Puntuación',
  peeking: 'Ir a mirar',
  dusting: 'Espolvorear',
  wear: 'El polvo se gasta',
  hickey_cents: 'Bote (céntimos por turno)',
  toss: 'El sorteo da',
  start_end: 'Extremo inicial',
  tie_tolerance_mm: 'Iguales hasta (mm)',
  best_of: 'Al mejor de',
  handicap: 'Ventaja',
  hanger_value: 'Un colgante vale',
  tied_leaders: 'Mejores iguales',
  win_by_two: 'Ganar por dos',
  shot_clock: 'Reloj de tiro (segundos)',
  hand: 'Mano insegura',
};

const values: Record<string, string> = {
  short: 'corta',
  long: 'larga',
  removed: 'se retiran',
  stay: 'se quedan',
  allowed: 'permitido',
  not_allowed: 'no permitido',
  whole: 'todo el tablero',
  edges: 'los bordes',
  director: 'con permiso',
  choice: 'elegir',
  winner_first: 'el primer tiro',
  toss: 'a sorteo',
  designated: 'acordado',
  void: 'nadie puntúa',
  cancel: 'ignorar el par',
  none: 'firme',
  slight: 'leve',
  natural: 'normal',
  true: 'sí',
  false: 'no',
  red: 'rojo',
  blue: 'azul',
};

const helps: Record<string, string> = {
  game_score: 'puntos con los que se gana el juego',
  innings: 'entradas que se juegan, sin contar las extra',
  foul_line: 'la línea que un disco debe rebasar para estar en juego: la más cercana al tirador o la del fondo',
  dead_weights: 'qué pasa con un disco que no llega a la línea de falta: se retira enseguida o se queda y aún se le puede golpear',
  dead_weight_voids: 'si al final queda un disco muerto en el tablero, nada vale',
  corner_hangers: 'un colgante sobre una esquina vale 26 en lugar de 13',
  scoring: 'según las reglas de qué juego se cuenta la ronda',
  peeking: 'si se puede ir a mirar el fondo antes de jugar el último disco',
  dusting: 'dónde puede un bando espolvorear las zonas secas: todo el tablero, sus bordes o solo si el anfitrión lo permite',
  wear: 'el polvo se gasta por donde se deslizan los discos',
  hickey_cents: 'apuesta en céntimos que un turno sin puntos pone en el bote; 0 para jugar sin bote',
  toss: 'qué da el sorteo: elegir, o simplemente el primer tiro',
  start_end: 'cómo se decide el extremo inicial: a sorteo o acordado',
  tie_tolerance_mm: 'dos discos más próximos en profundidad que estos milímetros están iguales',
  best_of: 'el máximo de juegos de la serie; un número impar',
  handicap: 'puntos con los que empieza un bando',
  hanger_value: 'cuánto vale un colgante',
  tied_leaders: 'si los mejores de ambos bandos están iguales: nadie puntúa, o se ignora el par y se comparan los siguientes',
  win_by_two: 'quien gana debe llevar dos puntos de ventaja',
  shot_clock: 'segundos para cada tiro; 0 para jugar sin reloj',
  hand: 'cuánto se desvía cada tiro de una persona de lo apuntado',
};

const defaults: Record<string, string> = {
  tie_tolerance_mm: '0,1 en pantalla, 0,5 anotado',
  handicap: 'ninguna',
};

const presets: Record<string, string> = { tournament: 'Torneo', brochure: 'Folleto' };
const presetHelps: Record<string, string> = {
  tournament: 'como en los torneos: todas las opciones como de costumbre',
  brochure: 'como en el folleto: los discos muertos se retiran enseguida y no hay colgantes de esquina',
};

const levels: Record<string, string> = { novice: 'Novato', casual: 'Aficionado', league: 'Liga', pro: 'Profesional', champion: 'Campeón', none: 'Firme', slight: 'Leve', natural: 'Normal' };
const levelHelps: Record<string, string> = {
  novice: 've los buenos tiros y a menudo elige otro',
  casual: 'elige de vez en cuando un tiro mediano',
  league: 'rara vez lejos del mejor tiro',
  pro: 'casi siempre el mejor tiro, o uno igual de bueno',
  champion: 'siempre el tiro que más veces gana',
};

const weights: Record<string, string> = { standard: 'Estándar', medium: 'Medianos' };
const powders: Record<string, string> = { slow: 'Lento', medium: 'Medio', fast: 'Rápido' };

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
  changed: 'cambiado',
  resetTo: (name, value) => `${name}: volver a ${value}`,
};
