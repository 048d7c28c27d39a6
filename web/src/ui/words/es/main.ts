// Todo lo que dice la página, en español. Tratamiento: tú. El vocabulario está en docs/dev/languages.md.
import type { Color } from '../../../engine/types';
import type { EventWords, WeightOfEvent } from '../events';
import type { JudgeWords, Rival } from '../judgements';
import type { ResultWords } from '../throw_results';
import type { Words } from '../en/main';

export function plural(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

// Quien lee, en lugar de un nombre.
export const you = 'tú';

// El nombre de un equipo es el de sus jugadores: «Ann & Cy ganan».
export const verb = (side: string, one: string, many: string): string => (side.includes(' & ') ? many : one);

// Con el sujeto, que en la segunda persona se calla: «Ann gana», «ganas».
const does = (side: string, one: string, many: string, yours: string): string => (side === you ? yours : `${side} ${verb(side, one, many)}`);
const Does = (side: string, one: string, many: string, yours: string): string => (side === you ? capital(yours) : does(side, one, many, yours));

const unnamed: Record<string, string> = { red: 'Rojo', blue: 'Azul', first: 'Bando Uno', second: 'Bando Dos' };

// Los bandos a los que nadie ha puesto nombre.
export const side = (name: string): string => unnamed[name] ?? name;

const controls: Words['controls'] = {
  back: 'Atrás',
  cancel: 'Cancelar',
  close: 'Cerrar',
  start: 'Empezar',
  delete: 'Borrar',
  reset: 'Restablecer',
  more: (name) => (name === '' ? 'Más' : `Más: ${name}`),
  less: (name) => (name === '' ? 'Menos' : `Menos: ${name}`),
  loading: 'Un momento…',
};

const faults: Words['faults'] = {
  engineNotStarted: () => 'El juego no ha podido empezar. Recarga la página.',
  engineNotUnderstood: () => 'Algo ha fallado en el juego. Recarga la página.',
  engineNotLoaded: (why) => `No se ha podido cargar el juego: ${why}`,
  engineStopped: (why) => `El juego se ha parado (${why}). Recarga la página para seguir.`,
  networkNotLoaded: (why) => `No se ha podido cargar el rival: ${why}`,
  otherVersion: () => 'Esta página no está al día. Recárgala.',
  serverAnswered: (status) => `El servidor ha respondido ${status}.`,
  noConnection: () => 'No hay conexión con el servidor.',
  noWebgl: () => 'Este navegador no puede dibujar la mesa: no tiene WebGL 2 o está desactivado.',
  unknownGame: () => 'Esta versión ya no tiene ese juego o su mesa.',
  notReached: (table) => `Ningún tiro llega al fondo de la mesa de ${newMatch.tableNames(table)}.`,
  recordRefused: () => 'Esta partida no se puede continuar.',
  courseMissing: () => 'Este tiro no se puede mostrar.',
};

const home: Words['home'] = {
  playNow: 'Jugar ya',
  playNowHelp: (game, sides) => `${game} · ${sides}`,
  against: (sides) => sides.join(' contra '),
  you: 'Jugador',
  me: 'Tú',
  goOn: 'Continuar',
  scoreLine: (sides) => sides.map(([side, score]) => `${side} ${score}`).join(' : '),
  newMatch: 'Partida nueva',
  newMatchHelp: 'Elige juego, rival y mesa',
  online: 'En línea',
  onlineHelp: 'Un amigo por enlace, o cualquiera',
  realTable: 'Mesa real',
  realTableHelp: 'Lleva el marcador con el móvil',
  rules: 'Reglas',
  learn: 'Aprender',
  learnHelp: 'Lecciones, práctica, reglas',
  mine: 'Yo',
  mineHelp: 'Escalera, estadísticas, ajustes',
  places: 'Adónde ir',
  update: 'Actualizar a la nueva versión',
  install: 'Instalar como aplicación',
  offline: 'Funciona sin conexión',
  notInstallable: {
    insecure: 'Para instalarla o usarla sin conexión, ábrela por https:// o en este mismo equipo.',
    unsupported: 'Para instalarla, busca «Añadir a la pantalla de inicio» en el menú del navegador.',
  },
  notStarted: (why) => `No se ha podido empezar esa partida: ${why}`,
};

const keeper: Words['keeper'] = {
  noSuchMatch: 'Esa partida no está en este dispositivo.',
  noSetup: 'El archivo de la partida está incompleto: falta la configuración.',
  notOpen: 'Esta partida ya no está abierta.',
  elsewhere: 'Esta partida se está jugando en otra ventana o se ha borrado allí. Recarga la página para seguir aquí.',
  notSaved: 'No se ha podido guardar en este dispositivo, así que no cuenta. Recarga la página para seguir.',
  noRoom: 'No se ha podido guardar la partida: este dispositivo está lleno.',
  closeOther: 'Hay una versión anterior de esta página abierta en otra ventana. Ciérrala para seguir aquí.',
};

const matches: Words['matches'] = {
  title: 'Partidas guardadas',
  none: 'Aún no hay partidas. Cada partida se guarda aquí, tiro a tiro.',
  goOn: 'Continuar',
  see: 'Ver',
  watch: 'Ver',
  roundByRound: 'Ronda a ronda',
  roundByRoundOf: (what) => `Ronda a ronda: ${what}`,
  watchOf: (what) => `Ver: ${what}`,
  review: 'Análisis',
  reviewOf: (what) => `Análisis: ${what}`,
  kind: { table: 'En pantalla', real: 'Mesa real' },
  going: 'en juego',
  won: (side) => (side === you ? 'Has ganado' : `${verb(side, 'Ganó', 'Ganaron')} ${side}`),
  overNobody: 'terminada',
  changed: (when) => `jugada por última vez: ${when}`,
  exportOf: (what) => `Guardar como archivo: ${what}`,
  delete: 'Borrar',
  deleteOf: (what) => `Borrar: ${what}`,
  deleteAsk: '¿Borrar esta partida?',
  deleteText: (what) => `${what} desaparecerá para siempre.`,
  deleted: 'Borrada.',
  exported: 'La partida se ha guardado como archivo.',
  import: 'Abrir un archivo de partida',
  importHelp: 'O suelta uno en cualquier parte de esta pantalla. «Guardar como archivo» crea uno.',
  imported: 'Se ha añadido la partida de ese archivo.',
  importFailed: (file) => `No se puede abrir ${file}:`,
  tooLarge: 'es demasiado grande para ser una partida.',
  failed: 'No ha funcionado:',
  notLasting: 'Este navegador no guarda nada aquí (el almacenamiento está bloqueado o lleno): las partidas se pierden al cerrar o recargar la página. Guarda una partida como archivo para conservarla.',
  of: (game, sides) => `${game}, ${sides}`,
};

const listedNumbers = (numbers: number[]): string => {
  const low = numbers[0];
  const high = numbers[numbers.length - 1];
  if (low === undefined || high === undefined) return '';
  return numbers.length > 2 && high - low === numbers.length - 1 ? `De ${low} a ${high}` : numbers.join(' o ');
};

const newMatch: Words['newMatch'] = {
  title: 'Partida nueva',
  game: 'Juego',
  playersOf: (numbers) => `${listedNumbers(numbers)} jugadores`,
  rulesOf: (game) => `Reglas de ${game}`,

  players: 'Jugadores',
  teams: 'Jugadores por bando',
  teamSize: (size) => (size === 1 ? 'Uno' : size === 2 ? 'Dos' : size === 4 ? 'Cuatro' : String(size)),
  sides: 'Bandos',
  side: (number) => `Bando ${number}`,
  teamName: 'Nombre del equipo',
  person: 'Persona',
  seatKind: (number) => `Quién juega en el puesto ${number}`,
  seatName: (number) => `Nombre del jugador ${number}`,
  player: (number) => `Jugador ${number}`,
  team: (players) => players.join(' & '),
  partnerUp: (name) => `${name} juega antes que su pareja`,
  partnerDown: (name) => `${name} juega después de su pareja`,
  partnersShared: 'Los compañeros están en extremos opuestos; el primero de la lista juega la primera ronda.',
  partnersAlone: 'Los compañeros tiran uno tras otro, en este orden.',

  opening: 'Quién tira primero',
  toss: 'A sorteo',
  agreed: 'Acordado',
  firstSide: 'Tira primero',

  table: 'Mesa',
  tableIs: (length, width) => `${length} de largo, ${width} de ancho`,
  tableNames: (name) => {
    const [size = '', kind] = name.split('-');
    const long = size.replace(/^(\d+)ft$/, '$1 pies');
    return kind === undefined ? long : kind === 'bank' ? `${long} con bandas` : kind === 'target' ? `${long} con anillos` : `${long} ${kind}`;
  },
  powder: 'Polvo',
  powderOther: 'Medido',
  powderNumber: 'Deceleración en m/s²',
  powderHelp: (value) => `Un disco que se desliza pierde ${value} m/s cada segundo.`,
  weight: 'Discos',
  weightHelp: (diameter, grams) => `${diameter} de diámetro, ${grams} g`,

  rules: 'Reglas',
  preset: 'Reglamento',
  options: 'Todas las opciones',
  changed: (count) => plural(count, 'cambio', 'cambios'),
  resetAll: 'Restablecer todo',
  handicap: 'Ventaja',

  house: 'Reglas de la casa',
  houseNone: 'Aún no hay ninguna guardada para este juego.',
  houseSave: 'Guardar estas opciones como reglas de la casa',
  houseName: 'Nombre',
  houseSaved: (name) => `Guardadas como ${name}`,
  houseUse: (name) => `Usar ${name}`,
  houseUsed: (name) => `Ahora se usa ${name}`,
  houseDelete: (name) => `Borrar ${name}`,
  houseDeleteAsk: (name) => `¿Borrar las reglas de la casa ${name}?`,
  houseUnnamed: 'Ponles antes un nombre.',
  save: 'Guardar',

  start: 'Empezar a jugar',
  toScore: 'Empezar a anotar',
  amiss: 'Así aún no se puede jugar:',
};

const optionNames: Record<string, string> = {
  game_score: 'Puntos para ganar',
  innings: 'Entradas',
  foul_line: 'Línea de falta',
  dead_weights: 'Discos muertos',
  dead_weight_voids: 'Un disco muerto anula el turno',
  corner_hangers: 'Colgantes de esquina',
  scoring: 'Puntuación',
  peeking: 'Ir a mirar el fondo',
  dusting: 'Espolvorear',
  wear: 'El polvo se gasta',
  hickey_cents: 'Bote (céntimos por turno)',
  toss: 'El sorteo da',
  start_end: 'Extremo inicial',
  tie_tolerance_mm: 'Empate hasta (mm)',
  best_of: 'Máximo de juegos',
  handicap: 'Ventaja',
  hanger_value: 'Puntos de un colgante',
  tied_leaders: 'Si los mejores empatan',
  win_by_two: 'Ganar por dos puntos',
  shot_clock: 'Reloj de tiro (segundos)',
  hand: 'Desvío al azar',
};

const optionValues: Record<string, string> = {
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
  cancel: 'ignorar los dos',
  none: 'ninguno',
  slight: 'leve',
  natural: 'realista',
  true: 'sí',
  false: 'no',
  red: 'rojo',
  blue: 'azul',
};

const optionHelps: Record<string, string> = {
  game_score: 'puntos con los que se gana el juego',
  innings: 'entradas que se juegan, sin contar las extra',
  foul_line: 'la línea que un disco debe rebasar para estar en juego: la más cercana al tirador o la del fondo',
  dead_weights: 'qué pasa con un disco que no llega a la línea de falta: se retira enseguida o se queda y aún se le puede golpear',
  dead_weight_voids: 'si al final queda un disco muerto en el tablero, el turno entero vale cero',
  corner_hangers: 'un colgante sobre una esquina vale 26 en lugar de 13',
  scoring: 'según las reglas de qué juego se cuenta la ronda',
  peeking: 'si se puede ir a mirar el fondo antes de jugar el último disco',
  dusting: 'dónde puede un bando espolvorear las zonas secas: todo el tablero, sus bordes o solo si el anfitrión lo permite',
  wear: 'el polvo se gasta por donde se deslizan los discos',
  hickey_cents: 'apuesta en céntimos que un turno sin puntos pone en el bote; 0 para jugar sin bote',
  toss: 'qué da el sorteo: elegir, o simplemente el primer tiro',
  start_end: 'cómo se decide el extremo inicial: a sorteo o acordado',
  tie_tolerance_mm: 'dos discos cuya profundidad difiere en menos de estos milímetros empatan',
  best_of: 'el máximo de juegos de la serie; un número impar',
  handicap: 'puntos con los que empieza un bando',
  hanger_value: 'cuánto vale un colgante',
  tied_leaders: 'si los mejores de ambos bandos empatan: nadie puntúa, o se ignora el par y se comparan los siguientes',
  win_by_two: 'quien gana debe llevar dos puntos de ventaja',
  shot_clock: 'segundos para cada tiro; 0 para jugar sin reloj',
  hand: 'cuánto se desvía cada tiro de una persona de lo apuntado',
};

const optionDefaults: Record<string, string> = {
  tie_tolerance_mm: '0,1 en pantalla; 0,5 en mesa real',
  handicap: 'ninguna',
};

const presetNames: Record<string, string> = { tournament: 'Torneo', brochure: 'Clásico' };
const presetHelps: Record<string, string> = {
  tournament: 'como en los torneos',
  brochure: 'los discos muertos se retiran enseguida, sin colgantes de esquina',
};

const levelNames: Record<string, string> = { toddler: 'Chiquitín', child: 'Niño', newcomer: 'Nuevo', beginner: 'Principiante', learner: 'Aprendiz', novice: 'Novato', casual: 'Aficionado', league: 'Liga', pro: 'Profesional', champion: 'Campeón', none: 'Firme', slight: 'Leve', natural: 'Realista' };
const levelHelps: Record<string, string> = {
  toddler: 'Lanza lo que sea, por diversión',
  child: 'Elige casi cualquier tiro que se le ocurre',
  newcomer: 'Sabe lo que cuenta, y pocas veces cómo lograrlo',
  beginner: 'Encuentra de vez en cuando un buen tiro',
  learner: 'Encuentra un buen tiro más o menos la mitad de las veces',
  novice: 'Ve los buenos tiros, pero a menudo elige otro',
  casual: 'Sólido; a veces se le escapa el mejor tiro',
  league: 'Rara vez lejos del mejor tiro',
  pro: 'Casi siempre el mejor tiro, o uno igual de bueno',
  champion: 'Siempre el tiro que más veces gana',
};

const weightNames: Record<string, string> = { standard: 'Estándar', medium: 'Medianos' };
const powderNames: Record<string, string> = { slow: 'Lento', medium: 'Medio', fast: 'Rápido' };

const spaced = (name: string) => name.replaceAll('_', ' ').replaceAll('-', ' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const asName = (text: string) => text.split(' ').map(capital).join(' '); // as games are called, in every language

const options: Words['options'] = {
  name: (option) => optionNames[option] ?? capital(spaced(option)),
  value: (value) => optionValues[value] ?? asName(spaced(value)),
  preset: (preset) => presetNames[preset] ?? capital(spaced(preset)),
  level: (level) => levelNames[level] ?? capital(spaced(level)),
  weight: (size) => weightNames[size] ?? capital(spaced(size)),
  powder: (powder) => powderNames[powder] ?? capital(spaced(powder)),
  help: (option) => optionHelps[option] ?? spaced(option),
  usual: (option) => optionDefaults[option] ?? spaced(option),
  presetHelp: (preset) => presetHelps[preset] ?? spaced(preset),
  levelHelp: (level) => levelHelps[level] ?? spaced(level),
  changed: 'cambiado',
  resetTo: (name, value) => `${name}: volver a ${value}`,
};

const play: Words['play'] = {
  title: 'La mesa',
  opening: 'Preparando la mesa…',
  cannotOpen: 'Esta partida no se puede continuar',
  noScene: (why) => `Aquí no se puede dibujar la mesa: ${why}`,
  noSceneHelp: (why) => `Aquí no se puede dibujar la mesa: ${why} Aun así puedes jugar con el mapa y los controles de abajo.`,
  round: (number) => `Ronda ${number}`,
  frame: (number) => `Vuelta ${number}`,
  inning: (number) => `Entrada ${number}`,
  rounds: 'Ronda',
  frames: 'Vuelta',
  inningsName: 'Entrada',
  to: (score) => `Hasta ${score}`,
  innings: (number, count) => `Entrada ${number} de ${count}`,
  game: (number, best) => `Juego ${number}, al mejor de ${best}`,
  hasHammer: 'con el martillo',
  wins: (count) => plural(count, 'juego ganado', 'juegos ganados'),
  weightsLeft: (count) => (count === 1 ? 'queda 1 disco' : `quedan ${count} discos`),
  jar: (money) => `Bote ${money}`,
  clock: (seconds) => (seconds === 1 ? 'queda 1 segundo' : `quedan ${seconds} segundos`),
  scoreOf: (name, score) => `${name}: ${score}`,
  scoreboard: 'Marcador',
  toThrow: (player, color, left) => (player === you ? `Te toca: ${color}, ${left}.` : `Tira ${player}: ${color}, ${left}.`),
  toThrowFour: (player) => (player === you ? 'Te toca: cuatro a la vez.' : `${player} tira cuatro a la vez.`),
  anyColor: 'cualquier color',
  thinks: (player) => `Turno de ${player}`,
  yourThrow: (player) => `${player}, te toca`,
  watch: 'Toca para saltar',
  thrownAt: (player, speed) => `${Does(player, 'tira', 'tira', 'tiras')} a ${speed}`,
  notThere: 'Nadie puede mirar el fondo hasta que se tire el último disco.',

  menu: 'Menú',
  goOn: 'Seguir jugando',
  undo: 'Deshacer tiro',
  look: 'Mirar el fondo',
  back: 'Volver al tiro',
  again: 'Repetición',
  againNow: 'A cámara lenta · Toca para saltar',
  tempo: 'Tiros de los demás',
  tempos: { relaxed: 'Con calma', brisk: 'Deprisa', instant: 'Al instante' },
  tempoIs: (tempo) => `Tiros de los demás: ${tempo}`,
  tempoHelp: 'Los tuyos se ven siempre a su velocidad natural.',
  dust: 'Espolvorear el tablero',
  dustHint: 'Frota el tablero para echarle polvo.',
  dustKeys: 'Espolvorearlo todo',
  dustDone: 'Cancelar',
  grantDust: 'Permitir espolvorear una vez',
  concede: 'Rendirse',
  concedeFor: (side) => `Rendirse en nombre de ${side}`,
  concedeAsk: (side) => `${Does(side, 'perderá', 'perderán', 'perderás')} la partida.`,
  throwing: 'Tirar con',
  rulesOf: 'Reglas',
  settings: 'Ajustes',
  save: 'Guardar la partida como archivo',
  leave: 'Guardar y salir',
  leaveHelp: 'Podrás seguir desde aquí cuando quieras.',
  notSaved: 'No se ha podido guardar la partida:',

  toss: 'El sorteo',
  callIt: '¿Cara o cruz?',
  callItFor: (side) => `${side}, ¿cara o cruz?`,
  callsToss: (player) => `${player} elige cara o cruz`,
  tossWon: 'Has ganado el sorteo.',
  tossLost: 'Has perdido el sorteo.',
  tossWonBy: (side) => `${side} ${verb(side, 'ha', 'han')} ganado el sorteo.`,
  heads: 'Cara',
  tails: 'Cruz',
  tossMany: 'El orden se sortea.',
  drawLots: 'Sortear el orden',
  orAgree: 'o sin sorteo',
  firstIs: (side) => `${Does(side, 'tira', 'tiran', 'tiras')} primero`,
  choose: 'Tú eliges',
  chooseFor: (side) => `${side}, a elegir`,
  chooseColor: 'Elige tu color.',
  takeHammer: 'El martillo: tirar al final',
  takeFirst: 'Tirar primero',
  takeRed: 'Discos rojos',
  takeBlue: 'Discos azules',

  judge: 'Lo que ve el juez',
  judgedRound: (number) => `Fin de la ronda ${number}`,
  judgedTurn: (side) => (side === you ? 'Fin de tu turno' : `Fin del turno de ${side}`),
  weightOf: (place, all) => `Disco ${place} de ${all}`,
  counts: 'cuenta',
  countsNot: 'no cuenta',
  slideCheck: 'La prueba: si el disco cuelga, otro que se desliza por el canto lo toca.',
  pastBy: {
    line: (distance) => `la rebasa en ${distance}`,
    edge: (distance) => `sobresale ${distance}`,
    ring: (distance) => `${distance} dentro`,
    inner_ring: (distance) => `${distance} sobre el anillo`,
    inner_ring_covered: (distance) => `cubre el anillo con ${distance} de margen`,
  },
  shortBy: {
    line: (distance) => `a ${distance} de rebasarla`,
    edge: (distance) => `a ${distance} del borde`,
    ring: (distance) => `${distance} fuera`,
    inner_ring: (distance) => `a ${distance} del anillo`,
    inner_ring_covered: (distance) => `a ${distance} de cubrirlo`,
  },
  toResult: 'Ver el marcador',
  lookAgain: 'Volver a los discos',
  previous: 'Disco anterior',
  next: 'Disco siguiente',
  nextRound: 'Ronda siguiente',
  nextTurn: 'Seguir',
  plus: (points) => `+${points}`,
  nowHas: (total) => `ahora ${total}`,
  winner: (side) => `Gana ${side}`,
  winners: (side) => `Ganan ${side}`,
  youWin: 'Ganas tú',
  nobody: 'No gana nadie',
  rematch: 'Revancha',
  watchAgain: 'Repetición',
  review: 'Análisis',
  noRematch: (why) => `No se ha podido empezar esa partida: ${why}`,
  home: 'Inicio',
  why: 'Por qué',
};

const rules: Words['rules'] = {
  title: 'Reglas',
  all: 'Todas las reglas',
  missing: 'No existe esa página de reglas.',
  missingRule: 'Esta regla no está en las páginas.',
  rule: (id) => `Regla ${id}`,
  whyBy: (rules) => `Por qué: ${rules}`,
  by: 'Según las reglas:',
  onItsPage: (page) => `Leerla en su página: ${page}`,
};

const settings: Words['settings'] = {
  title: 'Ajustes',
  you: 'Tú',
  name: 'Tu nombre',
  nameHelp: 'El nombre que ven los demás',
  throwing: 'Tirar',
  throwBy: 'Tirar con',
  flick: 'Impulso',
  pull: 'Arrastre',
  keyboard: 'Teclado',
  throwHelp: {
    flick: 'El disco sigue tu dedo o el ratón; suéltalo en pleno movimiento.',
    pull: 'Lleva el disco hacia atrás como la cuerda de un arco, apunta y suelta.',
    keyboard: 'Ajusta el sitio, la puntería y la velocidad con las teclas.',
  },
  throwAll: 'Las demás formas también funcionan; esta es la que se te ofrece primero.',
  help: 'Ayuda con el impulso',
  helps: { auto: 'Automática', off: 'Sin ayuda', some: 'Poca', strong: 'Mucha' },
  helpLearns: 'La mesa aprende tu impulso mientras juegas. La ayuda baja a medida que mejoras.',
  helpIs: (percent) => `Ahora ${percent} %. 0 % = sin ayuda; más alto = más ayuda.`,
  power: 'Fuerza del tiro',
  powerIs: (times) => `${times}×`,
  table: 'Mesa',
  sound: 'Sonido',
  soundIs: (percent) => `${percent} %`,
  silent: 'en silencio',
  quality: 'Gráficos',
  qualities: { auto: 'Auto', low: 'Bajos', medium: 'Medios', high: 'Altos' },
  qualityHelp: { auto: 'Se adaptan a tu dispositivo.', low: 'Sin sombras, menos píxeles.', medium: 'Sombras, casi sin reflejos.', high: 'Todo.' },
  motion: 'Movimiento',
  motions: { system: 'Como el dispositivo', full: 'Completo', reduced: 'Reducido' },
  motionHelp: 'Reducido: la cámara salta en lugar de deslizarse.',
  units: 'Unidades',
  millimetres: 'Metros',
  inches: 'Pulgadas y pies',
  language: 'Idioma',
  languageBrowser: (language) => `Como el navegador: ${language}`,
  languageHelp: 'La página se recarga en ese idioma.',
  reset: 'Restablecer los ajustes',
  resetAsk: '¿Restablecer todos los ajustes?',
  resetText: 'El nombre, el tiro, el sonido y los gráficos vuelven a ser los del principio. Las partidas guardadas y las reglas de la casa se conservan.',
  resetDone: 'Los ajustes se han restablecido.',
  about: 'Acerca de Hammer',
  aboutText: 'Sin rastreo ni anuncios. Lo que juegas en este dispositivo se queda en él. Si juegas en línea, el servidor recibe y guarda tu nombre, tus tiros y lo que dices en la mesa, y una contraseña si creas una cuenta.',
};

const tips: Words['tips'] = {
  title: 'Consejo',
  close: 'Cerrar el consejo',
  menu: 'Consejos',
  again: 'Volver a mostrar los consejos',
  againDone: 'Los consejos volverán a aparecer.',
  goal: {
    stop: (points) => `Deja el disco en el ${points} del fondo. ¡Que no se caiga!`,
    cushion: (points) => `Toca una banda con el disco y déjalo en el ${points} del fondo.`,
    rings: 'Deja el disco en el centro de los anillos. ¡Que no se caiga!',
    four: 'Los cuatro deben pasar la línea de falta del fondo. No puede caer ninguno.',
  },
  boards: {
    cushions: 'El disco debe tocar una banda antes de dar a otro o de pararse. Si no, se retira.',
    rings: 'Dentro del anillo exterior vale 2; dentro del medio, 3. Toca el anillo negro interior y vale 4; cúbrelo y vale 5.',
  },
};

const table: Words['table'] = {
  farEnd: 'El fondo del tablero',
  weights: (count) => plural(count, 'disco', 'discos'),
  counted: (red, blue) => (red + blue === 0 ? 'ningún disco' : `${red} ${red === 1 ? 'rojo' : 'rojos'}, ${blue} ${blue === 1 ? 'azul' : 'azules'}`),
  mapOf: (weights) => `Mapa del fondo: ${weights}`,
  weightPlace: (color, number, fromEdge, side) => `Disco ${number}, ${color}, a ${fromEdge} del borde del fondo, ${side}`,
  marked: (place, mark) => `${place}: ${mark}`,
  left: (distance) => `${distance} a la izquierda del centro`,
  right: (distance) => `${distance} a la derecha del centro`,
  middle: 'en el centro',
  weightRole: 'disco',
};

const ways = { left: 'a la izquierda', right: 'a la derecha', more: 'más', less: 'menos' };

const throwing: Words['throwing'] = {
  title: 'Tiro',
  ways: { flick: 'Impulso', pull: 'Arrastre', keyboard: 'Teclas' },
  options: 'Formas de tirar y efecto',
  how: 'Cómo funciona',
  forReaders: (aim, spin) => `Las flechas izquierda y derecha mueven el disco, arriba y abajo fijan la velocidad, ${aim.join(' y ')} cambian la puntería, ${spin.join(' y ')} dan efecto; Intro tira. Los deslizadores de aquí hacen lo mismo.`,
  throw: 'Tirar',
  enter: 'Intro',

  hints: {
    flick: 'Lanza el disco de un impulso hacia el fondo',
    flickFour: 'Lanza los discos de un impulso hacia el fondo',
    flickCushion: 'Lanza el disco de un impulso contra una banda',
    pull: 'Lleva el disco hacia atrás y suelta',
    pullFour: 'Lleva los discos hacia atrás y suelta',
    keyboard: 'Prepara el tiro y pulsa Intro',
    tap: 'Sujeta el disco y lánzalo hacia el fondo',
    tapPull: 'Sujeta el disco y llévalo hacia atrás',
    stopped: 'Suelta mientras el disco se mueve',
    back: 'Lánzalo hacia delante',
    sideways: 'Lánzalo hacia el fondo',
    soft: 'Demasiado suave: no llegaría a la línea. ¡Otra vez!',
    off: 'Demasiado rápido: se cae por el fondo',
    guided: 'El borde lo guía recto',
  },

  place: 'Sitio',
  aim: 'Puntería',
  speed: 'Velocidad',
  spin: 'Efecto',
  spread: 'Abanico',
  color: 'Color de los cuatro',
  guide: 'Al borde',
  reset: 'Empezar de nuevo',

  middle: 'centro',
  straight: 'recto',
  none: 'ninguno',
  left: (amount) => `${amount} a la izquierda`,
  right: (amount) => `${amount} a la derecha`,
  degrees: (amount) => `${amount}°`,
  leadsTo: (direction, place) => `${direction}, hacia ${place} en el fondo`,
  middleOfEnd: 'el centro',
  toTheLeft: (distance) => `un punto a ${distance} a la izquierda del centro`,
  toTheRight: (distance) => `un punto a ${distance} a la derecha del centro`,
  spins: (amount) => `Efecto ${amount}`,
  turns: (amount) => `${amount} vueltas por segundo`,
  towards: (name, way) => `${name}: ${ways[way]}`,
  besides: {
    flick: 'Desliza el disco de lado para colocarlo; pegado al borde, este lo guía. Para dar efecto, curva el gesto, gira con un segundo dedo o usa la rueda; separa dos dedos para abrir los cuatro.',
    pull: 'Desliza el disco de lado para colocarlo; pegado al borde, este lo guía. Para dar efecto, gira con un segundo dedo o usa la rueda; separa dos dedos para abrir los cuatro.',
  },

  keys: 'Las teclas',
  keyList: [
    ['← →', 'sitio'],
    ['A D', 'puntería'],
    ['↑ ↓', 'velocidad'],
    ['Q E', 'efecto'],
    ['G', 'al borde'],
    ['Mayús', 'más fino'],
    ['Intro', 'tirar'],
    ['Esc', 'empezar de nuevo'],
  ],
  keyListFour: [
    ['Z X', 'abanico'],
    ['C', 'color'],
  ],

  help: { off: 'Ayuda: ninguna', some: 'Ayuda: poca', strong: 'Ayuda: mucha' },
};

const numbers = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];
const rojo = (color: Color) => (color === 'red' ? 'rojo' : 'azul');
const rojos = (color: Color) => (color === 'red' ? 'rojos' : 'azules');
const scorers = { red: 'rojo', blue: 'azul', turn: 'el turno' };
// Frente al otro color se dice «tú»; el turno es de uno solo.
const scorer = (who: keyof typeof scorers, name: string | null) => (name === you && who === 'turn' ? '' : `${name ?? scorers[who]} `);
const scoring = (name: string | null) => (name === you ? 'sumas' : verb(name ?? '', 'suma', 'suman'));

const of = ({ color, name }: Rival) => (name === null ? ` ${rojo(color)}` : '');
const their = ({ name, remaining }: Rival) => `${name === null || name === you ? '' : ` de ${name}`}${remaining ? (name === you ? ' que te queda' : ' que queda') : ''}`;
const article = ({ name, remaining }: Rival) => (name === you && !remaining ? 'tu' : 'el');
const deepest = (rival: Rival) => `${article(rival)} disco${of(rival)} más profundo${their(rival)}`;
const ofDeepest = (rival: Rival) => `de ${deepest(rival)}`.replace(/^de el /, 'del ');

const noneOf = { everybody: 'ningún disco', theirs: 'ninguno de sus discos', yours: 'ninguno de tus discos' };
const nouns = { hanger: ['colgante', 'colgantes'], corner_hanger: ['colgante de esquina', 'colgantes de esquina'] };
const listed = (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`);

const line = (name: string) => ({
  past: (distance: string) => `rebasa la ${name} en ${distance}`,
  touching: `toca la ${name}`,
  short: (distance: string) => `a ${distance} de rebasar la ${name}`,
});
const edge = (name: string) => ({
  past: (distance: string) => `sobresale ${distance} del ${name}`,
  touching: `a ras del ${name}`,
  short: (distance: string) => `a ${distance} de colgar sobre el ${name}`,
});
const ring = (name: string) => ({
  past: (distance: string) => `está ${distance} dentro del anillo ${name}`,
  touching: `toca el anillo ${name}`,
  short: (distance: string) => `a ${distance} de quedar dentro del anillo ${name}`,
});

const judge: JudgeWords = {
  zone: (zone, value) => {
    if (zone === 'dead') return 'Un disco muerto';
    if (zone === 'hanger' || zone === 'corner_hanger') return `Un ${nouns[zone][0]}, vale ${value}`;
    return zone === String(value) ? `Un ${zone}` : `En la zona del ${zone}, vale ${value}`;
  },
  lines: {
    foul_line: line('línea de falta'),
    deuce_line: line('línea del dos'),
    trey_line: line('línea del tres'),
    five_line: line('línea del cinco'),
    far_edge: edge('borde del fondo'),
    side_edge: edge('borde lateral'),
    outer_ring: ring('exterior'),
    middle_ring: ring('medio'),
    inner_ring: {
      past: (distance) => `está ${distance} sobre el anillo interior`,
      touching: 'toca justo el anillo interior',
      short: (distance) => `a ${distance} del anillo interior`,
    },
    inner_ring_covered: {
      past: (distance) => `cubre el anillo interior con ${distance} de margen`,
      touching: 'cubre justo el anillo interior',
      short: (distance) => `a ${distance} de cubrir el anillo interior`,
    },
  },
  why: (zone, place, reason) => `${zone}, ${place}; ${reason}.`,

  deeperThanAny: ({ color, name }) => `más profundo que todos ${name === you ? 'tus discos' : `los discos ${name === null ? rojos(color) : `de ${name}`}`}`,
  deeperBy: (distance, rival) => `${distance} más profundo que ${deepest(rival)}`,
  levelWith: (rival) => `a la altura ${ofDeepest(rival)}`,
  levelWithin: (distance, rival) => `a la altura ${ofDeepest(rival)}, con solo ${distance} de diferencia`,
  behindBy: (distance, rival) => `${deepest(rival)} lo supera en ${distance}`,
  best: (rival, value) => `${article(rival)} mejor disco${of(rival)}${their(rival)}${value === null ? '' : `, que vale ${value}`}`,

  counts: 'cuenta',
  dead: 'no está en juego y no cuenta',
  countsDeeper: (depth) => `cuenta, ${depth}`,
  behind: (depth) => `no cuenta: ${depth}`,
  levelLeaders: 'nadie puntúa, porque el disco rojo y el azul más profundos están a la misma altura',
  countsBetter: (best) => `cuenta y vale más que ${best}`,
  notBetter: (best) => `no cuenta: no vale más que ${best}`,
  equalBest: 'nadie puntúa, porque el mejor disco rojo y el mejor azul valen lo mismo',
  cancelled: (opponent) => `se ignora, porque se anula con un disco ${rojo(opponent)}`,
  noThree: (color) => (color ? `no cuenta, porque ningún disco ${rojo(color)} vale 3 o más` : 'no cuenta, porque ningún disco vale 3 o más'),
  voidedByDead: (color) => (color ? `no cuenta, porque hay un disco ${rojo(color)} muerto en el tablero` : 'no cuenta, porque hay un disco muerto en el tablero'),
  firstColor: (color) => `no cuenta, porque el ${rojo(color)} se tiró primero`,
  firstColorRemains: (opponent) => `no cuenta, porque no se han sacado todos los discos ${rojos(opponent)}`,

  scores: (who, name, points, what) => `${scorer(who, name)}${scoring(name)} ${points}: ${what}`,
  scoresNothing: (who, name, why) => `${scorer(who, name)}no ${scoring(name)} nada: ${why}`,
  semicolon: '; ',
  nobodyScores: (why) => `nadie puntúa: ${why}`,
  counted: (parts) =>
    listed(parts.map(([worth, count]) => (typeof worth === 'number' ? `${numbers[count] ?? count} de ${worth}` : `${numbers[count] ?? count} ${nouns[worth][count === 1 ? 0 : 1]}`).replace(/^un de/, 'uno de'))),
  nothing: {
    noneInPlay: (whose) => `${noneOf[whose]} está en juego`,
    noThree: (whose) => `${noneOf[whose]} vale 3 o más`,
    voided: (whose) => ({ everybody: 'hay un disco muerto en el tablero', theirs: 'uno de sus discos está muerto', yours: 'uno de tus discos está muerto' })[whose],
    equalBest: 'los mejores discos valen lo mismo',
    level: 'los discos más profundos están a la misma altura',
    allCancelled: 'todos los discos en juego se anulan entre sí',
    firstColorRemains: 'el color tirado primero no se ha sacado del todo',
    other: 'nada cuenta',
  },
};

const ordinals = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo'];
const colors = { red: 'rojo', blue: 'azul' };
const coin = { heads: 'cara', tails: 'cruz' };
const over = { near: 'por el borde cercano', far: 'por el borde del fondo', left: 'por el lado izquierdo', right: 'por el lado derecho' };

const el = ({ number, color }: WeightOfEvent) => `el ${ordinals[number - 1]} disco ${colors[color]}`;
const El = (weight: WeightOfEvent) => `E${el(weight).slice(1)}`;

const events: EventWords = {
  tossWon: (side, landed) => `Sale ${coin[landed]}: ${does(side, 'gana', 'ganan', 'ganas')} el sorteo.`,
  chooses: (side) => (side === you ? 'Te toca elegir.' : `${side} ${verb(side, 'tiene', 'tienen')} que elegir.`),
  opens: (side, end, hammer) =>
    `${Does(side, 'tira', 'tiran', 'tiras')} primero${hammer === null ? '' : ` desde el extremo ${end}; ${does(hammer, 'tiene', 'tienen', side === you ? 'tienes' : 'tú tienes')} el martillo`}.`,
  shot: (player, weight, stops) => `${Does(player, 'tira', 'tira', 'tiras')} ${el(weight)}${stops === null ? '' : `; se para a ${stops} del borde del fondo`}.`,
  shotFour: (player, color) => `${Does(player, 'tira', 'tira', 'tiras')} a la vez los cuatro discos ${color === 'red' ? 'rojos' : 'azules'}.`,
  fell: (weight, edge) => `${El(weight)} se cae ${over[edge]}.`,
  noCushion: (weight) => `${El(weight)} no toca ninguna banda a tiempo.`,
  takenOff: (weight) => `${El(weight)} se retira.`,
  putBack: (weight) => `${El(weight)} vuelve adonde estaba.`,
  deadRemoved: (weight) => `${El(weight)} está muerto y se retira.`,
  forfeited: (player, weight) => `${Does(player, 'pierde', 'pierde', 'pierdes')} ${weight ? el(weight) : 'el tiro'}.`,
  turnFailed: (side) => (side === you ? 'Tu turno acaba sin nada.' : `El turno de ${side} acaba sin nada.`),
  scored: (side, points, total) =>
    `${points > 0 ? `${Does(side, 'suma', 'suman', 'sumas')} ${points}` : `${Does(side, 'no suma', 'no suman', 'no sumas')} nada`} y ${side === you ? 'tienes' : verb(side, 'tiene', 'tienen')} ${total}.`,
  hickey: (side, money) => `${Does(side, 'pone', 'ponen', 'pones')} ${money} en el bote.`,
  extraFrame: 'Eso no decide el juego: se sigue jugando.',
  gameWon: (side, total) => `${Does(side, 'gana', 'ganan', 'ganas')} el juego con ${total}.`,
  jarTaken: (side, money) => `${Does(side, 'se lleva', 'se llevan', 'te llevas')} el bote, ${money}.`,
  matchWon: (side) => `${Does(side, 'gana', 'ganan', 'ganas')} la partida.`,
  dusted: (side) => `${Does(side, 'espolvorea', 'espolvorean', 'espolvoreas')} el tablero.`,
  dustGranted: 'Se permite espolvorear.',
  foul: (side, kind) => `${side === you ? 'Se te anota una falta' : `Se anota una falta de ${side}`}: ${kind}.`,
  foulKinds: {
    foot: 'ningún pie detrás de la superficie de juego',
    shaking: 'golpear o mover la mesa',
    out_of_turn: 'tirar fuera de turno',
    wrong_color: 'tirar el color equivocado',
    touched_weight: 'tocar un disco en juego',
    peeking: 'ir a mirar',
  },
  conceded: (side) => `${Does(side, 'se rinde', 'se rinden', 'te rindes')}.`,
  claimed: (side) => `Victoria reclamada: ${does(side, 'no ha', 'no han', 'no has')} vuelto.`,
  undone: 'Se ha deshecho el último paso.',
  redone: 'Se ha rehecho lo deshecho.',
  corrected: (how, leftOut) => `${{ changed: 'Se ha corregido una ronda.', putIn: 'Se ha añadido una ronda.', takenOut: 'Se ha quitado una ronda.' }[how]}${leftOut ? ' Lo que ya no encaja se ha quitado.' : ''}`,
};

const result: ResultWords = {
  by: (player, result) => `${player}: ${result}`,
  worth: (zone, value) => (zone === 'hanger' ? `¡Colgante! ${value} puntos` : zone === 'corner_hanger' ? `¡Colgante de esquina! ${value} puntos` : String(value)),
  short: {
    line: (distance, value) => `a ${distance} del ${value}`,
    ring: (distance, value) => `a ${distance} del ${value}`,
    edge: (distance) => `a ${distance} de colgar`,
  },
  fell: { near: 'Se cayó por el borde cercano', far: 'Se cayó por el fondo', left: 'Se cayó por un lateral', right: 'Se cayó por un lateral' },
  dead: (distance) => `A ${distance} de la línea de falta`,
  deadRemoved: 'No pasó la línea de falta: retirado',
  noCushion: 'Sin banda: retirado',
  takenOff: 'Sacó un disco rival: retirado',
  onBoard: 'En el tablero',
  fourStay: 'Los cuatro se quedan',
  fourFell: 'Deben quedarse los cuatro: fin del turno',
  fourShort: 'Los cuatro deben pasar la línea de falta: fin del turno',
  knockedOff: (weights, _count) => `${weights} fuera`,
  moved: (weights, count) => `${weights} ${count > 1 ? 'movidos' : 'movido'}`,
  weights: (count, whose) => plural(count, { red: 'rojo', blue: 'azul', own: 'tuyo' }[whose], { red: 'rojos', blue: 'azules', own: 'tuyos' }[whose]),
  wobbleOn: 'Desvío al azar activado: cada tiro se desvía un poco.',
  wobble: (how) => `desvío: ${how}`,
  wobbleNone: 'desvío: casi nada',
  wobbleHidden: 'desvío: no cambió nada',
  long: (distance) => `${distance} largo`,
  tooShort: (distance) => `${distance} corto`,
  left: (distance) => `${distance} a la izquierda`,
  right: (distance) => `${distance} a la derecha`,
  atLeast: (distance) => `más de ${distance}`,
};

export const words: Words = {
  name: 'Hammer',
  tagline: 'Shuffleboard de mesa',
  pageTitle: (screen) => (screen === 'Hammer' ? screen : `${screen} · Hammer`),
  noSuchPlace: 'En esta dirección no hay nada.',
  notLoaded: 'No se ha podido cargar esta parte de la página. Conéctate y recárgala.',
  colors: { red: 'rojo', blue: 'azul' },
  you,
  lessThan: (amount) => `menos de ${amount}`,
  controls,
  faults,
  home,
  keeper,
  matches,
  newMatch,
  options,
  play,
  rules,
  settings,
  table,
  throwing,
  tips,
  side,
  judge,
  events,
  result,
};
