// Alles, was die Seite sagt, auf Deutsch. Anrede: du. Die Fachwörter stehen in docs/dev/languages.md.
import type { Color } from '../../../engine/types';
import type { EventWords, WeightOfEvent } from '../events';
import type { JudgeWords, Rival } from '../judgements';
import type { ResultWords } from '../throw_results';
import type { Words } from '../en/main';

export function plural(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

// Wer hier liest, anstelle eines Namens.
export const you = 'du';

// Der Name eines Teams sind seine Spieler: „Ann & Cy gewinnen“. `yours`: „du gewinnst“.
export const verb = (side: string, one: string, many: string, yours = one): string => (side === you ? yours : side.includes(' & ') ? many : one);

// Am Anfang eines Satzes. Namen bleiben, wie sie geschrieben sind.
export const subject = (side: string): string => (side === you ? 'Du' : side);
const turnOf = (side: string): string => (side === you ? 'Dein Zug' : `Der Zug von ${side}`);

const unnamed: Record<string, string> = { red: 'Rot', blue: 'Blau', first: 'Seite Eins', second: 'Seite Zwei' };

// Seiten, die niemand benannt hat.
export const side = (name: string): string => unnamed[name] ?? name;

const controls: Words['controls'] = {
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  start: 'Los',
  delete: 'Löschen',
  reset: 'Zurücksetzen',
  more: (name) => (name === '' ? 'Mehr' : `Mehr: ${name}`),
  less: (name) => (name === '' ? 'Weniger' : `Weniger: ${name}`),
  loading: 'Einen Moment …',
};

const faults: Words['faults'] = {
  engineNotStarted: () => 'Das Spiel ließ sich nicht starten. Lade die Seite neu.',
  engineNotUnderstood: () => 'Im Spiel ist etwas schiefgegangen. Lade die Seite neu.',
  engineNotLoaded: (why) => `Das Spiel konnte nicht geladen werden: ${why}`,
  engineStopped: (why) => `Das Spiel ist stehen geblieben (${why}). Lade die Seite neu.`,
  networkNotLoaded: (why) => `Der Computergegner konnte nicht geladen werden: ${why}`,
  otherVersion: () => 'Diese Seite ist veraltet. Lade sie neu.',
  serverAnswered: (status) => `Der Server hat mit ${status} geantwortet.`,
  noConnection: () => 'Keine Verbindung zum Server.',
  noWebgl: () => 'Dieser Browser kann den Tisch nicht zeichnen: WebGL 2 fehlt oder ist ausgeschaltet.',
  unknownGame: () => 'Dieses Spiel oder seinen Tisch gibt es in dieser Version nicht mehr.',
  notReached: (table) => `Kein Wurf erreicht das hintere Ende dieses Tischs (${newMatch.tableNames(table)}).`,
  recordRefused: () => 'Dieses Match lässt sich nicht fortsetzen.',
  courseMissing: () => 'Dieser Wurf lässt sich nicht zeigen.',
};

const home: Words['home'] = {
  playNow: 'Jetzt spielen',
  playNowHelp: (game, sides) => `${game} · ${sides}`,
  against: (sides) => sides.join(' gegen '),
  you: 'Spieler',
  me: 'Du',
  goOn: 'Fortsetzen',
  scoreLine: (sides) => sides.map(([side, score]) => `${side} ${score}`).join(' : '),
  newMatch: 'Neues Match',
  newMatchHelp: 'Spiel, Gegner und Tisch wählen',
  online: 'Online',
  onlineHelp: 'Mit Freunden per Link oder mit allen',
  realTable: 'Echter Tisch',
  realTableHelp: 'Punkte mit dem Handy zählen',
  rules: 'Regeln',
  learn: 'Lernen',
  learnHelp: 'Lektionen, Training, Regeln',
  mine: 'Ich',
  mineHelp: 'Rangleiter, Statistik, Einstellungen',
  places: 'Bereiche',
  update: 'Neue Version laden',
  install: 'Als App installieren',
  offline: 'Läuft auch offline',
  notInstallable: {
    insecure: 'Zum Installieren oder zum Spielen ohne Verbindung öffne die Seite über https:// oder direkt auf dem Gerät, auf dem sie läuft.',
    unsupported: 'Zum Installieren suche im Menü des Browsers nach „Zum Startbildschirm hinzufügen“.',
  },
  notStarted: (why) => `Das Match ließ sich nicht starten: ${why}`,
};

const keeper: Words['keeper'] = {
  noSuchMatch: 'Dieses Match gibt es auf diesem Gerät nicht.',
  noSetup: 'Die Match-Datei ist unvollständig: Spiel und Spieler fehlen.',
  notOpen: 'Dieses Match ist nicht mehr geöffnet.',
  elsewhere: 'Dieses Match läuft in einem anderen Fenster oder wurde dort gelöscht. Lade die Seite neu, um hier weiterzuspielen.',
  notSaved: 'Das konnte auf diesem Gerät nicht gespeichert werden und zählt deshalb nicht. Lade die Seite neu, um weiterzuspielen.',
  noRoom: 'Das Match konnte nicht gespeichert werden: Dieses Gerät ist voll.',
  closeOther: 'Eine ältere Version dieser Seite ist in einem anderen Fenster offen. Schließ es, dann geht es hier weiter.',
};

const matches: Words['matches'] = {
  title: 'Gespeicherte Matches',
  none: 'Noch keine Matches. Jedes wird hier automatisch gespeichert, Wurf für Wurf.',
  goOn: 'Fortsetzen',
  see: 'Öffnen',
  watch: 'Anschauen',
  roundByRound: 'Runde für Runde',
  roundByRoundOf: (what) => `Runde für Runde: ${what}`,
  watchOf: (what) => `Anschauen: ${what}`,
  review: 'Analyse',
  reviewOf: (what) => `Analyse: ${what}`,
  kind: { table: 'Am Bildschirm', real: 'Echter Tisch' },
  going: 'läuft',
  won: (side) => `${side} ${verb(side, 'hat', 'haben')} gewonnen`,
  overNobody: 'beendet',
  changed: (when) => `zuletzt gespielt ${when}`,
  exportOf: (what) => `Als Datei speichern: ${what}`,
  delete: 'Löschen',
  deleteOf: (what) => `Löschen: ${what}`,
  deleteAsk: 'Dieses Match löschen?',
  deleteText: (what) => `${what} ist dann endgültig weg.`,
  deleted: 'Gelöscht.',
  exported: 'Das Match ist als Datei gespeichert.',
  import: 'Match-Datei öffnen',
  importHelp: 'Oder zieh eine irgendwo auf diesen Bildschirm. Mit „Als Datei speichern“ legst du eine an.',
  imported: 'Das Match aus der Datei ist jetzt hier.',
  importFailed: (file) => `${file} lässt sich nicht öffnen:`,
  tooLarge: 'Die Datei ist viel zu groß für ein Match.',
  failed: 'Das hat nicht geklappt:',
  notLasting: 'Dieser Browser speichert hier nichts (nicht erlaubt oder kein Platz mehr): Matches sind weg, sobald die Seite geschlossen oder neu geladen wird. Speichere ein Match als Datei, um es zu behalten.',
  of: (game, sides) => `${game}, ${sides}`,
};

const listedNumbers = (numbers: number[]): string => {
  const low = numbers[0];
  const high = numbers[numbers.length - 1];
  if (low === undefined || high === undefined) return '';
  return numbers.length > 2 && high - low === numbers.length - 1 ? `${low} bis ${high}` : numbers.join(' oder ');
};

const newMatch: Words['newMatch'] = {
  title: 'Neues Match',
  game: 'Spiel',
  playersOf: (numbers) => `${listedNumbers(numbers)} Spieler`,
  rulesOf: (game) => `Regeln von ${game}`,

  players: 'Spieler',
  teams: 'Spieler je Seite',
  teamSize: (size) => (size === 1 ? 'Einer' : size === 2 ? 'Zwei' : size === 4 ? 'Vier' : String(size)),
  sides: 'Seiten',
  side: (number) => `Seite ${number}`,
  teamName: 'Name des Teams',
  person: 'Mensch',
  seatKind: (number) => `Wer auf Platz ${number} spielt`,
  seatName: (number) => `Name von Spieler ${number}`,
  player: (number) => `Spieler ${number}`,
  team: (players) => players.join(' & '),
  partnerUp: (name) => `${name} spielt vor dem Partner`,
  partnerDown: (name) => `${name} spielt nach dem Partner`,
  partnersShared: 'Partner stehen an gegenüberliegenden Enden; wer zuerst genannt ist, spielt die erste Runde.',
  partnersAlone: 'Partner werfen nacheinander, in dieser Reihenfolge.',

  opening: 'Wer beginnt',
  toss: 'Losen',
  agreed: 'Abgemacht',
  firstSide: 'Beginnt',

  table: 'Tisch',
  tableIs: (length, width) => `${length} lang, ${width} breit`,
  tableNames: (name) => {
    const [size = '', kind] = name.split('-');
    const long = size.replace(/^(\d+)ft$/, '$1 Fuß');
    return kind === undefined ? long : kind === 'bank' ? `${long} mit Banden` : kind === 'target' ? `${long} mit Ringen` : `${long} ${kind}`;
  },
  powder: 'Pulver',
  powderOther: 'Gemessen',
  powderNumber: 'Verzögerung in m/s²',
  powderHelp: (value) => `Ein gleitender Stein wird jede Sekunde um ${value} m/s langsamer.`,
  weight: 'Steine',
  weightHelp: (diameter, grams) => `${diameter} im Durchmesser, ${grams} g`,

  rules: 'Regeln',
  preset: 'Regelwerk',
  options: 'Alle Optionen',
  changed: (count) => plural(count, 'Änderung', 'Änderungen'),
  resetAll: 'Alles zurücksetzen',
  handicap: 'Vorgabe',

  house: 'Hausregeln',
  houseNone: 'Für dieses Spiel sind noch keine gespeichert.',
  houseSave: 'Diese Optionen als Hausregeln speichern',
  houseName: 'Name',
  houseSaved: (name) => `Gespeichert als ${name}`,
  houseUse: (name) => `Nach ${name} spielen`,
  houseUsed: (name) => `Jetzt gilt: ${name}`,
  houseDelete: (name) => `${name} löschen`,
  houseDeleteAsk: (name) => `Die Hausregeln ${name} löschen?`,
  houseUnnamed: 'Gib ihnen erst einen Namen.',
  save: 'Speichern',

  start: 'Starten',
  toScore: 'Zählen beginnen',
  amiss: 'So geht es noch nicht:',
};

const optionNames: Record<string, string> = {
  game_score: 'Punkte zum Sieg',
  innings: 'Innings',
  foul_line: 'Foullinie',
  dead_weights: 'Tote Steine',
  dead_weight_voids: 'Toter Stein macht den Zug ungültig',
  corner_hangers: 'Eckhänger',
  scoring: 'Wertung',
  peeking: 'Hinten nachsehen',
  dusting: 'Bestreuen',
  wear: 'Pulver nutzt sich ab',
  hickey_cents: 'Hickey-Kasse (Cent je Zug)',
  toss: 'Wer den Münzwurf gewinnt, hat',
  start_end: 'Erstes Ende',
  tie_tolerance_mm: 'Gleichauf bis (mm)',
  best_of: 'Höchstzahl der Spiele',
  handicap: 'Vorgabe',
  hanger_value: 'Punkte für einen Hänger',
  tied_leaders: 'Wenn die besten Steine gleichauf sind',
  win_by_two: 'Zwei Punkte Vorsprung nötig',
  shot_clock: 'Wurfuhr (Sekunden)',
  hand: 'Zufälliges Wackeln',
};

const optionValues: Record<string, string> = {
  short: 'kurz',
  long: 'lang',
  removed: 'kommen weg',
  stay: 'bleiben',
  allowed: 'erlaubt',
  not_allowed: 'nicht erlaubt',
  whole: 'ganzes Brett',
  edges: 'Ränder',
  director: 'mit Erlaubnis',
  choice: 'die Wahl',
  winner_first: 'den ersten Wurf',
  toss: 'ausgelost',
  designated: 'abgemacht',
  void: 'niemand punktet',
  cancel: 'beide streichen',
  none: 'keins',
  slight: 'leicht',
  natural: 'realistisch',
  true: 'ja',
  false: 'nein',
  red: 'rot',
  blue: 'blau',
};

const optionHelps: Record<string, string> = {
  game_score: 'Punkte, mit denen das Spiel gewonnen ist',
  innings: 'zu spielende Innings, ohne Verlängerung',
  foul_line: 'die Linie, die ein Stein ganz überqueren muss, um im Spiel zu sein: die vorn beim Werfer oder die am hinteren Ende',
  dead_weights: 'was aus einem Stein vor der Foullinie wird: Er kommt sofort weg oder bleibt liegen und kann noch getroffen werden',
  dead_weight_voids: 'liegt am Ende noch ein toter Stein auf dem Brett, zählt gar nichts',
  corner_hangers: 'ein Hänger über einer Ecke zählt 26 statt 13',
  scoring: 'nach welchem Spiel die Runde gezählt wird',
  peeking: 'ob man vor dem letzten Stein ans hintere Ende gehen und nachsehen darf',
  dusting: 'wo eine Seite trockene Stellen bestreuen darf: das ganze Brett, die Ränder oder nur, wenn der Gastgeber es erlaubt',
  wear: 'das Pulver nutzt sich ab, wo Steine gleiten',
  hickey_cents: 'Einsatz in Cent, den ein Zug ohne Punkte kostet; 0 = ohne Kasse',
  toss: 'was der Münzwurf bringt: die Wahl oder einfach den ersten Wurf',
  start_end: 'wie das erste Ende bestimmt wird: ausgelost oder abgemacht',
  tie_tolerance_mm: 'zwei Steine, deren Tiefe sich um weniger als so viele Millimeter unterscheidet, sind gleichauf',
  best_of: 'so viele Spiele hat die Serie höchstens; eine ungerade Zahl',
  handicap: 'Punkte, mit denen eine Seite beginnt',
  hanger_value: 'wie viel ein Hänger zählt',
  tied_leaders: 'sind die besten Steine beider Seiten gleichauf: Niemand punktet, oder das Paar wird gestrichen und die nächsten werden verglichen',
  win_by_two: 'wer gewinnt, muss zwei Punkte Vorsprung haben',
  shot_clock: 'Sekunden für jeden Wurf; 0 = ohne Uhr',
  hand: 'wie weit jeder Wurf eines Menschen vom Ziel abweicht',
};

const optionDefaults: Record<string, string> = {
  tie_tolerance_mm: '0,1 am Bildschirm, 0,5 am echten Tisch',
  handicap: 'keine',
};

const presetNames: Record<string, string> = { tournament: 'Turnier', brochure: 'Klassisch' };
const presetHelps: Record<string, string> = {
  tournament: 'wie auf Turnieren gespielt wird',
  brochure: 'tote Steine kommen sofort weg, keine Eckhänger',
};

const levelNames: Record<string, string> = { toddler: 'Knirps', child: 'Kind', newcomer: 'Frischling', beginner: 'Anfänger', learner: 'Lehrling', novice: 'Geselle', casual: 'Hobby', league: 'Liga', pro: 'Profi', champion: 'Meister', none: 'Ruhig', slight: 'Leicht', natural: 'Realistisch' };
const levelHelps: Record<string, string> = {
  toddler: 'Wirft einfach drauflos, aus Spaß',
  child: 'Nimmt fast jeden Wurf, der ihm einfällt',
  newcomer: 'Weiß, was zählt, aber selten, wie es gelingt',
  beginner: 'Findet ab und zu einen guten Wurf',
  learner: 'Findet etwa jedes zweite Mal einen guten Wurf',
  novice: 'Sieht die guten Würfe, wählt oft einen anderen',
  casual: 'Solide, verpasst manchmal den besten Wurf',
  league: 'Selten weit vom besten Wurf',
  pro: 'Fast immer der beste Wurf oder ein ebenso guter',
  champion: 'Immer der Wurf, der am häufigsten gewinnt',
};

const weightNames: Record<string, string> = { standard: 'Standard', medium: 'Mittel' };
const powderNames: Record<string, string> = { slow: 'Langsam', medium: 'Mittel', fast: 'Schnell' };

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
  changed: 'geändert',
  resetTo: (name, value) => `${name}: zurück auf ${value}`,
};

const play: Words['play'] = {
  title: 'Der Tisch',
  opening: 'Der Tisch wird aufgebaut …',
  cannotOpen: 'Dieses Match lässt sich nicht fortsetzen',
  noScene: (why) => `Der Tisch kann hier nicht gezeichnet werden: ${why}`,
  noSceneHelp: (why) => `Der Tisch kann hier nicht gezeichnet werden: ${why} Mit der Karte und den Reglern unten kannst du trotzdem spielen.`,
  round: (number) => `Runde ${number}`,
  frame: (number) => `Durchgang ${number}`,
  inning: (number) => `Inning ${number}`,
  rounds: 'Runde',
  frames: 'Durchgang',
  inningsName: 'Inning',
  to: (score) => `Bis ${score} Punkte`,
  innings: (number, count) => `Inning ${number} von ${count}`,
  game: (number, best) => `Spiel ${number} von höchstens ${best}`,
  hasHammer: 'mit dem Hammer',
  wins: (count) => plural(count, 'Spiel gewonnen', 'Spiele gewonnen'),
  weightsLeft: (count) => plural(count, 'Stein übrig', 'Steine übrig'),
  jar: (money) => `Hickey-Kasse ${money}`,
  clock: (seconds) => plural(seconds, 'Sekunde übrig', 'Sekunden übrig'),
  scoreOf: (name, score) => `${name}: ${score}`,
  scoreboard: 'Spielstand',
  toThrow: (player, color, left) => `${subject(player)} ${verb(player, 'ist', 'sind', 'bist')} dran: ${color}, ${left}.`,
  toThrowFour: (player) => `${subject(player)} ${verb(player, 'wirft', 'werfen', 'wirfst')} vier auf einmal.`,
  anyColor: 'beliebige Farbe',
  thinks: (player) => `${player} ist dran`,
  yourThrow: (player) => `${player}, du bist dran`,
  watch: 'Tippe zum Überspringen',
  thrownAt: (player, speed) => `${subject(player)} ${verb(player, 'wirft', 'werfen', 'wirfst')} mit ${speed}`,
  notThere: 'Bis der letzte Stein geworfen ist, darf niemand am hinteren Ende nachsehen.',

  menu: 'Menü',
  goOn: 'Weiterspielen',
  undo: 'Wurf zurücknehmen',
  look: 'Hinteres Ende ansehen',
  back: 'Zurück zum Wurf',
  again: 'Noch mal ansehen',
  againNow: 'Zeitlupe · Tippe zum Überspringen',
  tempo: 'Würfe der anderen',
  tempos: { relaxed: 'Gemütlich', brisk: 'Zügig', instant: 'Sofort' },
  tempoIs: (tempo) => `Würfe der anderen: ${tempo}`,
  tempoHelp: 'Deine eigenen Würfe siehst du immer in echtem Tempo.',
  dust: 'Brett bestreuen',
  dustHint: 'Reib über das Brett, um es zu bestreuen.',
  dustKeys: 'Alles bestreuen',
  dustDone: 'Abbrechen',
  grantDust: 'Bestreuen einmal erlauben',
  concede: 'Aufgeben',
  concedeFor: (side) => `Für ${side} aufgeben`,
  concedeAsk: (side) => `${subject(side)} ${verb(side, 'verliert', 'verlieren', 'verlierst')} damit das Match.`,
  throwing: 'Werfen mit',
  rulesOf: 'Regeln',
  settings: 'Einstellungen',
  save: 'Match als Datei speichern',
  leave: 'Speichern und beenden',
  leaveHelp: 'Du kannst jederzeit hier weiterspielen.',
  notSaved: 'Das Match konnte nicht gespeichert werden:',

  toss: 'Der Münzwurf',
  callIt: 'Kopf oder Zahl?',
  callItFor: (side) => `${side}, Kopf oder Zahl?`,
  callsToss: (player) => `${player} wählt Kopf oder Zahl`,
  tossWon: 'Du hast den Münzwurf gewonnen.',
  tossLost: 'Du hast den Münzwurf verloren.',
  tossWonBy: (side) => `${side} ${verb(side, 'hat', 'haben')} den Münzwurf gewonnen.`,
  heads: 'Kopf',
  tails: 'Zahl',
  tossMany: 'Die Reihenfolge wird ausgelost.',
  drawLots: 'Reihenfolge auslosen',
  orAgree: 'oder ohne Münzwurf',
  firstIs: (side) => `${subject(side)} ${verb(side, 'beginnt', 'beginnen', 'beginnst')}`,
  choose: 'Du hast die Wahl',
  chooseFor: (side) => `${side}, ${verb(side, 'du hast', 'ihr habt')} die Wahl`,
  chooseColor: 'Such dir deine Farbe aus.',
  takeHammer: 'Den Hammer: zuletzt werfen',
  takeFirst: 'Zuerst werfen',
  takeRed: 'Rote Steine',
  takeBlue: 'Blaue Steine',

  judge: 'Der Richter prüft',
  judgedRound: (number) => `Runde ${number} ist vorbei`,
  judgedTurn: (side) => `${turnOf(side)} ist vorbei`,
  weightOf: (place, all) => `Stein ${place} von ${all}`,
  counts: 'zählt',
  countsNot: 'zählt nicht',
  slideCheck: 'Schiebeprobe: Ein anderer Stein gleitet an der Stirnseite des Bretts entlang. Stößt er an diesen, hängt dieser über.',
  pastBy: {
    line: (distance) => `${distance} dahinter`,
    edge: (distance) => `${distance} über die Kante hinaus`,
    ring: (distance) => `${distance} darin`,
    inner_ring: (distance) => `${distance} in den Ring hinein`,
    inner_ring_covered: (distance) => `bedeckt den Ring, ${distance} Spielraum`,
  },
  shortBy: {
    line: (distance) => `${distance} zu kurz`,
    edge: (distance) => `${distance} vor der Kante`,
    ring: (distance) => `${distance} außerhalb`,
    inner_ring: (distance) => `${distance} neben dem Ring`,
    inner_ring_covered: (distance) => `${distance} fehlen zum Bedecken`,
  },
  toResult: 'Zum Ergebnis',
  lookAgain: 'Zurück zu den Steinen',
  previous: 'Voriger Stein',
  next: 'Nächster Stein',
  nextRound: 'Nächste Runde',
  nextTurn: 'Weiter',
  plus: (points) => `+${points}`,
  nowHas: (total) => `jetzt ${total}`,
  winner: (side) => `${side} gewinnt`,
  winners: (side) => `${side} gewinnen`,
  youWin: 'Du gewinnst',
  nobody: 'Niemand gewinnt',
  rematch: 'Revanche',
  watchAgain: 'Anschauen',
  review: 'Analyse',
  noRematch: (why) => `Das Match ließ sich nicht starten: ${why}`,
  home: 'Startseite',
  why: 'Warum',
};

const rules: Words['rules'] = {
  title: 'Regeln',
  all: 'Alle Regeln',
  missing: 'Diese Regelseite gibt es nicht.',
  missingRule: 'Diese Regel steht nicht auf diesen Seiten.',
  rule: (id) => `Regel ${id}`,
  whyBy: (rules) => `Warum: ${rules}`,
  by: 'Nach den Regeln:',
  onItsPage: (page) => `Nachlesen: ${page}`,
};

const settings: Words['settings'] = {
  title: 'Einstellungen',
  you: 'Du',
  name: 'Dein Name',
  nameHelp: 'So sehen dich die anderen',
  throwing: 'Werfen',
  throwBy: 'Werfen mit',
  flick: 'Schwung',
  pull: 'Zurückziehen',
  keyboard: 'Tastatur',
  throwHelp: {
    flick: 'Der Stein folgt deinem Finger oder der Maus; lass ihn im Schwung los.',
    pull: 'Zieh den Stein zurück wie einen Bogen, ziele und lass los.',
    keyboard: 'Stell Platz, Ziel und Tempo mit Tasten ein.',
  },
  throwAll: 'Die anderen Arten gehen auch; diese steht vorn.',
  help: 'Hilfe beim Schwung',
  helps: { auto: 'Automatisch', off: 'Aus', some: 'Etwas', strong: 'Stark' },
  helpLearns: 'Der Tisch lernt deinen Schwung beim Spielen. Je sicherer du wirst, desto weniger hilft er.',
  helpIs: (percent) => `Jetzt ${percent} %. 0 % = ohne; höher = mehr Hilfe.`,
  power: 'Wurfkraft',
  powerIs: (times) => `${times}×`,
  table: 'Tisch',
  sound: 'Ton',
  soundIs: (percent) => `${percent} %`,
  silent: 'stumm',
  quality: 'Grafik',
  qualities: { auto: 'Automatisch', low: 'Niedrig', medium: 'Mittel', high: 'Hoch' },
  qualityHelp: { auto: 'Passt sich deinem Gerät an.', low: 'Keine Schatten, weniger Bildpunkte.', medium: 'Schatten, kaum Spiegelungen.', high: 'Alles.' },
  motion: 'Bewegung',
  motions: { system: 'Wie das Gerät', full: 'Voll', reduced: 'Reduziert' },
  motionHelp: 'Reduziert: Die Kamera springt, statt zu gleiten.',
  units: 'Einheiten',
  millimetres: 'Meter',
  inches: 'Zoll und Fuß',
  language: 'Sprache',
  languageBrowser: (language) => `Wie der Browser: ${language}`,
  languageHelp: 'Die Seite wird in dieser Sprache neu geladen.',
  reset: 'Einstellungen zurücksetzen',
  resetAsk: 'Alle Einstellungen zurücksetzen?',
  resetText: 'Name, Werfen, Ton und Grafik sind dann wie am Anfang. Gespeicherte Matches und Hausregeln bleiben.',
  resetDone: 'Die Einstellungen sind zurückgesetzt.',
  about: 'Über Hammer',
  aboutText: 'Kein Tracking, keine Werbung. Was du auf diesem Gerät spielst, bleibt hier. Spielst du online, bekommt und behält der Server deinen Namen, deine Würfe und was du am Tisch sagst – und ein Passwort, wenn du ein Konto anlegst.',
};

const tips: Words['tips'] = {
  title: 'Tipp',
  close: 'Tipp schließen',
  menu: 'Tipps',
  again: 'Tipps wieder zeigen',
  againDone: 'Die Tipps werden wieder gezeigt.',
  goal: {
    stop: (points) => `Leg den Stein hinten in die ${points}. Er darf nicht hinunterfallen.`,
    cushion: (points) => `Spiel den Stein über die Bande hinten in die ${points}.`,
    rings: 'Leg den Stein in die Mitte der Ringe. Er darf nicht hinunterfallen.',
    four: 'Alle vier müssen über die hintere Foullinie. Keiner darf hinunterfallen.',
  },
  boards: {
    cushions: 'Der Stein muss eine Bande berühren, bevor er einen anderen trifft oder liegen bleibt. Sonst kommt er weg.',
    rings: 'Im äußeren Ring ist es ein 2er, im mittleren ein 3er. Den schwarzen inneren Ring berührt: 4, ganz bedeckt: 5.',
  },
};

const table: Words['table'] = {
  farEnd: 'Das hintere Ende des Bretts',
  weights: (count) => plural(count, 'Stein', 'Steine'),
  counted: (red, blue) => (red + blue === 0 ? 'keine Steine' : `${plural(red, 'roter', 'rote')}, ${plural(blue, 'blauer', 'blaue')}`),
  mapOf: (weights) => `Karte des hinteren Endes: ${weights}`,
  weightPlace: (color, number, fromEdge, side) => `Stein ${number}, ${color}, ${fromEdge} vor der hinteren Kante, ${side}`,
  marked: (place, mark) => `${place}: ${mark}`,
  left: (distance) => `${distance} links der Mitte`,
  right: (distance) => `${distance} rechts der Mitte`,
  middle: 'in der Mitte',
  weightRole: 'Stein',
};

const ways = { left: 'nach links', right: 'nach rechts', more: 'mehr', less: 'weniger' };

const throwing: Words['throwing'] = {
  title: 'Wurf',
  ways: { flick: 'Schwung', pull: 'Zurückziehen', keyboard: 'Tasten' },
  options: 'Wurfarten und Drall',
  how: 'So geht’s',
  forReaders: (aim, spin) => `Die Pfeiltasten links und rechts bewegen den Stein, auf und ab stellen das Tempo, ${aim.join(' und ')} ändern die Richtung, ${spin.join(' und ')} geben Drall; Eingabe wirft. Die Regler hier tun dasselbe.`,
  throw: 'Werfen',
  enter: 'Eingabe',

  hints: {
    flick: 'Schieb den Stein mit Schwung das Brett hinauf',
    flickFour: 'Schieb die Steine mit Schwung das Brett hinauf',
    flickCushion: 'Schieb den Stein mit Schwung gegen eine Bande',
    pull: 'Zieh den Stein zurück und lass los',
    pullFour: 'Zieh die Steine zurück und lass los',
    keyboard: 'Stell den Wurf ein, dann Eingabe',
    tap: 'Halte den Stein und schieb ihn mit Schwung das Brett hinauf',
    tapPull: 'Halte den Stein und zieh ihn zurück',
    stopped: 'Lass los, während sich der Stein bewegt',
    back: 'Schieb ihn von dir weg',
    sideways: 'Schieb ihn zum hinteren Ende',
    soft: 'Zu sanft: Er käme nicht bis zur Linie. Noch mal!',
    off: 'Zu schnell: Er fällt hinten runter',
    guided: 'Der Rand führt ihn geradeaus',
  },

  place: 'Platz',
  aim: 'Ziel',
  speed: 'Tempo',
  spin: 'Drall',
  spread: 'Fächer',
  color: 'Farbe der vier',
  guide: 'Am Rand entlang',
  reset: 'Von vorn',

  middle: 'Mitte',
  straight: 'gerade',
  none: 'keiner',
  left: (amount) => `${amount} links`,
  right: (amount) => `${amount} rechts`,
  degrees: (amount) => `${amount}°`,
  leadsTo: (direction, place) => `${direction}; am hinteren Ende: ${place}`,
  middleOfEnd: 'Mitte',
  toTheLeft: (distance) => `${distance} links der Mitte`,
  toTheRight: (distance) => `${distance} rechts der Mitte`,
  spins: (amount) => `Drall ${amount}`,
  turns: (amount) => `${amount} Umdrehungen je Sekunde`,
  towards: (name, way) => `${name}: ${ways[way]}`,
  besides: {
    flick: 'Schieb den Stein quer, um ihn zu setzen; ganz außen führt ihn der Rand. Drall gibst du mit einem Schwung im Bogen, mit einem zweiten Finger oder mit dem Mausrad; vier Steine fächerst du, indem du zwei Finger spreizt.',
    pull: 'Schieb den Stein quer, um ihn zu setzen; ganz außen führt ihn der Rand. Drall gibst du mit einem zweiten Finger oder mit dem Mausrad; vier Steine fächerst du, indem du zwei Finger spreizt.',
  },

  keys: 'Die Tasten',
  keyList: [
    ['← →', 'Platz'],
    ['A D', 'Ziel'],
    ['↑ ↓', 'Tempo'],
    ['Q E', 'Drall'],
    ['G', 'am Rand entlang'],
    ['Umschalt', 'feiner'],
    ['Eingabe', 'werfen'],
    ['Esc', 'von vorn'],
  ],
  keyListFour: [
    ['Z X', 'Fächer'],
    ['C', 'Farbe'],
  ],

  help: { off: 'Hilfe: aus', some: 'Hilfe: etwas', strong: 'Hilfe: stark' },
};

const numbers = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const rote = (color: Color) => (color === 'red' ? 'rote' : 'blaue');
const roten = (color: Color) => `${rote(color)}n`;
const roter = (color: Color) => `${rote(color)}r`;
const scorers = { red: 'Rot', blue: 'Blau', turn: 'der Zug' };
const scorer = (who: Color | 'turn', name: string | null) => (name === null && who === 'turn' ? 'der Zug bringt' : `${name ?? scorers[who]} ${verb(name ?? '', 'macht', 'machen', 'machst')}`);
const scorerOfNothing = (who: Color | 'turn', name: string | null) => (name === null && who === 'turn' ? 'der Zug bringt nichts' : `${name ?? scorers[who]} ${verb(name ?? '', 'punktet', 'punkten', 'punktest')} nicht`);

const stone = (superlative: string, { color, name, remaining }: Rival) => {
  if (name === you) return `dein ${superlative}r ${remaining ? 'verbliebener ' : ''}Stein`;
  return `der ${superlative} ${remaining ? 'verbliebene ' : ''}${name === null ? `${rote(color)} Stein` : `Stein von ${name}`}`;
};
const deepest = (rival: Rival) => stone('tiefste', rival);
const toDeepest = ({ color, name, remaining }: Rival) =>
  `${name === you ? 'deinem' : 'dem'} tiefsten ${remaining ? 'verbliebenen ' : ''}${name === null ? `${roten(color)} Stein` : name === you ? 'Stein' : `Stein von ${name}`}`;

const none = { everybody: 'Kein Stein', theirs: 'Kein eigener Stein', yours: 'Keiner deiner Steine' };
const nouns = { hanger: 'Hänger', corner_hanger: 'Eckhänger' };
const listed = (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`);

const line = (name: string) => ({
  past: (distance: string) => `${distance} frei hinter der ${name}`,
  touching: `an der ${name}`,
  short: (distance: string) => `${distance} zu kurz für die ${name}`,
});
const edge = (name: string, toIt: string) => ({
  past: (distance: string) => `${distance} über die ${name} hinaus`,
  touching: `bündig mit der ${toIt}`,
  short: (distance: string) => `${distance} zu kurz, um über die ${name} zu hängen`,
});
const ring = (name: string) => ({
  past: (distance: string) => `${distance} innerhalb des ${name} Rings`,
  touching: `am ${name} Ring`,
  short: (distance: string) => `${distance} zu weit außen für den ${name} Ring`,
});

const judge: JudgeWords = {
  zone: (zone, value) => {
    if (zone === 'dead') return 'Ein toter Stein';
    if (zone === 'hanger' || zone === 'corner_hanger') return `Ein ${nouns[zone]}, ${value} wert`;
    return zone === String(value) ? `Ein ${zone}er` : `In der Zone ${zone}, ${value} wert`;
  },
  lines: {
    foul_line: line('Foullinie'),
    deuce_line: line('Zweierlinie'),
    trey_line: line('Dreierlinie'),
    five_line: line('Fünferlinie'),
    far_edge: edge('hintere Kante', 'hinteren Kante'),
    side_edge: edge('Seitenkante', 'Seitenkante'),
    outer_ring: ring('äußeren'),
    middle_ring: ring('mittleren'),
    inner_ring: {
      past: (distance) => `${distance} in den inneren Ring hinein`,
      touching: 'gerade am inneren Ring',
      short: (distance) => `${distance} neben dem inneren Ring`,
    },
    inner_ring_covered: {
      past: (distance) => `bedeckt den inneren Ring mit ${distance} Spielraum`,
      touching: 'bedeckt den inneren Ring genau',
      short: (distance) => `${distance} fehlen, um den inneren Ring zu bedecken`,
    },
  },
  why: (zone, place, reason) => `${zone}, ${place}; ${reason}.`,

  deeperThanAny: ({ color, name }) => (name === null ? `tiefer als alle ${roten(color)} Steine` : name === you ? 'tiefer als alle deine Steine' : `tiefer als alle Steine von ${name}`),
  deeperBy: (distance, rival) => `${distance} tiefer als ${deepest(rival)}`,
  levelWith: (rival) => `gleichauf mit ${toDeepest(rival)}`,
  levelWithin: (distance, rival) => `bis auf ${distance} gleichauf mit ${toDeepest(rival)}`,
  behindBy: (distance, rival) => `${capital(deepest(rival))} liegt ${distance} tiefer`,
  best: (rival, value) => `${stone('beste', rival)}${value === null ? '' : `, der ${value} wert ist`}`,

  counts: 'er zählt',
  dead: 'er ist nicht im Spiel und zählt nicht',
  countsDeeper: (depth) => `er zählt, ${depth}`,
  behind: (depth) => `er zählt nicht: ${depth}`,
  levelLeaders: 'niemand punktet, weil der tiefste rote und der tiefste blaue Stein gleichauf sind',
  countsBetter: (best) => `er zählt und ist mehr wert als ${best}`,
  notBetter: (best) => `er zählt nicht, weil er höchstens so viel wert ist wie ${best}`,
  equalBest: 'niemand punktet, weil der beste rote und der beste blaue Stein gleich viel wert sind',
  cancelled: (opponent) => `er wird gestrichen, weil er und ein ${roter(opponent)} Stein sich aufheben`,
  noThree: (color) => (color ? `er zählt nicht, weil kein ${roter(color)} Stein 3 oder mehr wert ist` : 'er zählt nicht, weil kein Stein 3 oder mehr wert ist'),
  voidedByDead: (color) => (color ? `er zählt nicht, weil ein toter ${roter(color)} Stein auf dem Brett liegt` : 'er zählt nicht, weil ein toter Stein auf dem Brett liegt'),
  firstColor: (color) => `er zählt nicht, weil ${color === 'red' ? 'Rot' : 'Blau'} zuerst geworfen wurde`,
  firstColorRemains: (opponent) => `er zählt nicht, weil noch nicht alle ${roten(opponent)} Steine hinuntergestoßen sind`,

  scores: (who, name, points, what) => `${scorer(who, name)} ${points}: ${what}`,
  scoresNothing: (who, name, why) => `${scorerOfNothing(who, name)}: ${why}`,
  semicolon: '; ',
  nobodyScores: (why) => `niemand punktet: ${why}`,
  counted: (parts) => listed(parts.map(([worth, count]) => `${numbers[count] ?? count} ${typeof worth === 'number' ? `${worth}er` : nouns[worth]}`)),
  nothing: {
    noneInPlay: (whose) => `${none[whose]} ist im Spiel`,
    noThree: (whose) => `${none[whose]} ist 3 oder mehr wert`,
    voided: (whose) => ({ everybody: 'Ein toter Stein liegt auf dem Brett', theirs: 'Ein eigener Stein ist tot', yours: 'Einer deiner Steine ist tot' })[whose],
    equalBest: 'Die besten Steine sind gleich viel wert',
    level: 'Die tiefsten Steine sind gleichauf',
    allCancelled: 'Alle Steine im Spiel heben sich auf',
    firstColorRemains: 'Die zuerst geworfene Farbe ist noch nicht ganz hinuntergestoßen',
    other: 'Nichts zählt',
  },
};

const ordinals = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte'];
const colors = { red: 'rote', blue: 'blaue' };
const coin = { heads: 'Kopf', tails: 'Zahl' };
const over = { near: 'über die vordere Kante', far: 'über die hintere Kante', left: 'über die linke Seite', right: 'über die rechte Seite' };

const der = ({ number, color }: WeightOfEvent) => `Der ${ordinals[number - 1]} ${colors[color]} Stein`;
const den = ({ number, color }: WeightOfEvent) => `den ${ordinals[number - 1]}n ${colors[color]}n Stein`;

const events: EventWords = {
  tossWon: (side, landed) => `Die Münze zeigt ${coin[landed]}: ${subject(side)} ${verb(side, 'gewinnt', 'gewinnen', 'gewinnst')} den Münzwurf.`,
  chooses: (side) => `${subject(side)} ${verb(side, 'hat', 'haben', 'hast')} die Wahl.`,
  opens: (side, end, hammer) =>
    `${subject(side)} ${verb(side, 'beginnt', 'beginnen', 'beginnst')}${hammer === null ? '' : ` an Ende ${end}; ${hammer} ${verb(hammer, 'hat', 'haben', 'hast')} den Hammer`}.`,
  shot: (player, weight, stops) => `${subject(player)} ${verb(player, 'wirft', 'werfen', 'wirfst')} ${den(weight)}${stops === null ? '' : `; er bleibt ${stops} vor der hinteren Kante liegen`}.`,
  shotFour: (player, color) => `${subject(player)} ${verb(player, 'wirft', 'werfen', 'wirfst')} die vier ${colors[color]}n Steine zusammen.`,
  fell: (weight, edge) => `${der(weight)} fällt ${over[edge]}.`,
  noCushion: (weight) => `${der(weight)} hat vorher keine Bande berührt.`,
  takenOff: (weight) => `${der(weight)} wird weggenommen.`,
  putBack: (weight) => `${der(weight)} kommt zurück an seinen Platz.`,
  deadRemoved: (weight) => `${der(weight)} ist tot und kommt weg.`,
  forfeited: (player, weight) => `${subject(player)} ${verb(player, 'verliert', 'verlieren', 'verlierst')} ${weight ? den(weight) : 'den Wurf'}.`,
  turnFailed: (side) => `${turnOf(side)} endet ohne Punkte.`,
  scored: (side, points, total) => `${subject(side)} ${points > 0 ? `${verb(side, 'macht', 'machen', 'machst')} ${points}` : `${verb(side, 'punktet', 'punkten', 'punktest')} nicht`} und ${verb(side, 'hat', 'haben', 'hast')} ${total}.`,
  hickey: (side, money) => `${subject(side)} ${verb(side, 'zahlt', 'zahlen', 'zahlst')} ${money} in die Kasse.`,
  extraFrame: 'Damit ist das Spiel nicht entschieden: Es geht weiter.',
  gameWon: (side, total) => `${subject(side)} ${verb(side, 'gewinnt', 'gewinnen', 'gewinnst')} das Spiel mit ${total}.`,
  jarTaken: (side, money) => `${subject(side)} ${verb(side, 'bekommt', 'bekommen', 'bekommst')} die Kasse, ${money}.`,
  matchWon: (side) => `${subject(side)} ${verb(side, 'gewinnt', 'gewinnen', 'gewinnst')} das Match.`,
  dusted: (side) => `${subject(side)} ${verb(side, 'bestreut', 'bestreuen', 'bestreust')} das Brett.`,
  dustGranted: 'Das Bestreuen ist erlaubt.',
  foul: (side, kind) => `Ein Foul von ${side === you ? 'dir' : side} wird notiert: ${kind}.`,
  foulKinds: {
    foot: 'kein Fuß hinter dem Brett',
    shaking: 'gegen den Tisch gestoßen oder daran gerüttelt',
    out_of_turn: 'außer der Reihe geworfen',
    wrong_color: 'falsche Farbe geworfen',
    touched_weight: 'Stein im Spiel berührt',
    peeking: 'hinten nachgesehen',
  },
  conceded: (side) => `${subject(side)} ${verb(side, 'gibt', 'geben', 'gibst')} auf.`,
  claimed: (side) => `Sieg beansprucht: ${subject(side)} ${verb(side, 'kam', 'kamen', 'kamst')} nicht zurück.`,
  undone: 'Der letzte Schritt ist zurückgenommen.',
  redone: 'Das Zurückgenommene gilt wieder.',
  corrected: (how, leftOut) => `${{ changed: 'Eine Runde wurde berichtigt.', putIn: 'Eine Runde wurde nachgetragen.', takenOut: 'Eine Runde wurde gestrichen.' }[how]}${leftOut ? ' Was nicht mehr passt, fällt weg.' : ''}`,
};

const result: ResultWords = {
  by: (player, result) => `${player}: ${result}`,
  worth: (zone, value) => (zone === 'hanger' || zone === 'corner_hanger' ? `${nouns[zone]}! ${value} Punkte` : String(value)),
  short: {
    line: (distance, value) => `${distance} fehlen zur ${value}`,
    ring: (distance, value) => `${distance} fehlen zur ${value}`,
    edge: (distance) => `${distance} fehlen zum Hänger`,
  },
  fell: { near: 'Vorn vom Brett gefallen', far: 'Hinten vom Brett gefallen', left: 'Seitlich vom Brett gefallen', right: 'Seitlich vom Brett gefallen' },
  dead: (distance) => `${distance} fehlen zur Foullinie`,
  deadRemoved: 'Vor der Foullinie: kommt weg',
  noCushion: 'Keine Bande: kommt weg',
  takenOff: 'Gegnerstein hinuntergestoßen: Wurfstein kommt weg',
  onBoard: 'Liegt auf dem Brett',
  fourStay: 'Alle vier bleiben liegen',
  fourFell: 'Alle vier müssen liegen bleiben: Zug vorbei',
  fourShort: 'Alle vier müssen über die Foullinie: Zug vorbei',
  knockedOff: (weights, _count) => `${weights} hinuntergestoßen`,
  moved: (weights, _count) => `${weights} verschoben`,
  weights: (count, whose) => plural(count, { red: 'roten', blue: 'blauen', own: 'eigenen' }[whose], { red: 'rote', blue: 'blaue', own: 'eigene' }[whose]),
  wobbleOn: 'Zufälliges Wackeln ist an: Jeder Wurf weicht ein wenig ab.',
  wobble: (how) => `Wackeln: ${how}`,
  wobbleNone: 'Wackeln: kaum',
  wobbleHidden: 'Wackeln: änderte nichts',
  long: (distance) => `${distance} zu weit`,
  tooShort: (distance) => `${distance} zu kurz`,
  left: (distance) => `${distance} links`,
  right: (distance) => `${distance} rechts`,
  atLeast: (distance) => `über ${distance}`,
};

export const words: Words = {
  name: 'Hammer',
  tagline: 'Tisch-Shuffleboard',
  pageTitle: (screen) => (screen === 'Hammer' ? screen : `${screen} · Hammer`),
  noSuchPlace: 'Unter dieser Adresse gibt es nichts.',
  notLoaded: 'Dieser Teil der Seite konnte nicht geladen werden. Geh online und lade die Seite neu.',
  colors: { red: 'rot', blue: 'blau' },
  you,
  lessThan: (amount) => `weniger als ${amount}`,
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
