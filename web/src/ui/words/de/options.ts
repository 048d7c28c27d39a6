import type { Words } from '../en';

const names: Record<string, string> = {
  game_score: 'Punkte zum Sieg',
  innings: 'Innings',
  foul_line: 'Foullinie',
  dead_weights: 'Tote Steine',
  dead_weight_voids: 'Ein toter Stein macht den Zug ungültig',
  corner_hangers: 'Eckhänger',
  scoring: 'Wertung',
  peeking: 'Nachsehen gehen',
  dusting: 'Bestreuen',
  wear: 'Das Pulver nutzt sich ab',
  hickey_cents: 'Hickey-Kasse (Cent je Zug)',
  toss: 'Das Los gewinnt',
  start_end: 'Erstes Ende',
  tie_tolerance_mm: 'Gleichauf bis (mm)',
  best_of: 'Spiele höchstens',
  handicap: 'Vorgabe',
  hanger_value: 'Ein Hänger zählt',
  tied_leaders: 'Beste gleichauf',
  win_by_two: 'Sieg mit zwei Punkten',
  shot_clock: 'Wurfuhr (Sekunden)',
  hand: 'Unruhige Hand',
};

const values: Record<string, string> = {
  short: 'kurz',
  long: 'lang',
  removed: 'kommen weg',
  stay: 'bleiben',
  allowed: 'erlaubt',
  not_allowed: 'nicht erlaubt',
  whole: 'ganzes Brett',
  edges: 'Ränder',
  director: 'auf Erlaubnis',
  choice: 'die Wahl',
  winner_first: 'den ersten Wurf',
  toss: 'ausgelost',
  designated: 'festgelegt',
  void: 'niemand punktet',
  cancel: 'Paar streichen',
  none: 'ruhig',
  slight: 'leicht',
  natural: 'natürlich',
  true: 'ja',
  false: 'nein',
  red: 'rot',
  blue: 'blau',
};

const helps: Record<string, string> = {
  game_score: 'Punkte, mit denen das Spiel gewonnen ist',
  innings: 'zu spielende Innings, ohne Verlängerung',
  foul_line: 'die Linie, die ein Stein ganz überqueren muss, um im Spiel zu sein: die dem Werfer nächste oder die am hinteren Ende',
  dead_weights: 'was aus einem Stein vor der Foullinie wird: Er kommt sofort weg oder bleibt liegen und kann noch getroffen werden',
  dead_weight_voids: 'liegt am Ende noch ein toter Stein auf dem Brett, zählt gar nichts',
  corner_hangers: 'ein Hänger über einer Ecke zählt 26 statt 13',
  scoring: 'nach den Regeln welches Spiels die Runde gezählt wird',
  peeking: 'ob man vor dem letzten Stein ans hintere Ende gehen und nachsehen darf',
  dusting: 'wo eine Seite trockene Stellen bestreuen darf: das ganze Brett, die Ränder oder nur, wenn der Gastgeber es erlaubt',
  wear: 'das Pulver nutzt sich ab, wo Steine gleiten',
  hickey_cents: 'Einsatz in Cent, den ein Zug ohne Punkte in die Kasse zahlt; 0 für keine Kasse',
  toss: 'was das Los gewinnt: die Wahl oder einfach den ersten Wurf',
  start_end: 'wie das erste Ende bestimmt wird: ausgelost oder festgelegt',
  tie_tolerance_mm: 'zwei Steine, die in der Tiefe um weniger als so viele Millimeter auseinander liegen, sind gleichauf',
  best_of: 'die meisten Spiele der Serie; eine ungerade Zahl',
  handicap: 'Punkte, mit denen eine Seite beginnt',
  hanger_value: 'wie viel ein Hänger zählt',
  tied_leaders: 'sind die Besten beider Seiten gleichauf: Niemand punktet, oder das Paar wird gestrichen und die Nächsten werden verglichen',
  win_by_two: 'wer gewinnt, muss zwei Punkte Vorsprung haben',
  shot_clock: 'Sekunden für jeden Wurf; 0 für keine Uhr',
  hand: 'wie weit jeder Wurf eines Menschen vom Ziel abweicht',
};

const defaults: Record<string, string> = {
  tie_tolerance_mm: '0,1 am Bildschirm, 0,5 gemeldet',
  handicap: 'keine',
};

const presets: Record<string, string> = { tournament: 'Turnier', brochure: 'Broschüre' };
const presetHelps: Record<string, string> = {
  tournament: 'wie auf Turnieren: alle Optionen wie üblich',
  brochure: 'wie in der Broschüre: tote Steine kommen sofort weg, keine Eckhänger',
};

const levels: Record<string, string> = { novice: 'Neuling', casual: 'Hobby', league: 'Liga', pro: 'Profi', champion: 'Meister', none: 'Ruhig', slight: 'Leicht', natural: 'Natürlich' };
const levelHelps: Record<string, string> = {
  novice: 'sieht die guten Würfe und wählt oft einen anderen',
  casual: 'wählt ab und zu einen mittelmäßigen Wurf',
  league: 'selten weit vom besten Wurf',
  pro: 'fast immer der beste Wurf oder einer, der so gut ist',
  champion: 'immer der Wurf, der am häufigsten gewinnt',
};

const weights: Record<string, string> = { standard: 'Standard', medium: 'Mittel' };
const powders: Record<string, string> = { slow: 'Langsam', medium: 'Mittel', fast: 'Schnell' };

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
  changed: 'geändert',
  resetTo: (name, value) => `${name}: zurück auf ${value}`,
};
