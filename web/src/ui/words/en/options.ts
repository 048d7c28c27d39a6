// Names for people of the engine's options and of their values; one that is not here is shown by its own name.
const names: Record<string, string> = {
  game_score: 'Game score',
  innings: 'Innings',
  foul_line: 'Foul line',
  dead_weights: 'Dead weights',
  dead_weight_voids: 'A dead weight voids the turn',
  corner_hangers: 'Corner hangers',
  scoring: 'Scoring',
  peeking: 'Going to look',
  dusting: 'Dusting',
  wear: 'The powder wears',
  hickey_cents: 'Hickey jar (cents a turn)',
  toss: 'The toss wins',
  start_end: 'Starting end',
  tie_tolerance_mm: 'Level within (mm)',
  best_of: 'Best of',
  handicap: 'Handicap',
  hanger_value: 'A hanger is worth',
  tied_leaders: 'Level leaders',
  win_by_two: 'Win by two',
  shot_clock: 'Shot clock (seconds)',
  hand: 'Unsteady hand',
};

const values: Record<string, string> = {
  not_allowed: 'not allowed',
  winner_first: 'the first shot',
  choice: 'a choice',
  director: 'when granted',
  whole: 'whole board',
  void: 'nobody scores',
  cancel: 'ignore the pair',
  designated: 'named',
  toss: 'tossed for',
  stay: 'stay',
  none: 'steady',
};

const helps: Record<string, string> = {
  game_score: 'points that win the game',
  innings: 'innings to play, before any extra ones',
  foul_line: 'the line a weight must clear to be in play: the one nearest the shooter, or the one at the far end',
  dead_weights: 'what becomes of a weight short of the foul line: taken off at once, or left where it may still be struck',
  dead_weight_voids: 'a dead weight still on the board at the end makes everything worth nothing',
  corner_hangers: 'a hanger over a corner is worth 26 instead of 13',
  scoring: "by which game's rules the round is counted",
  peeking: 'whether a shooter may go and look at the far end before the last weight is played',
  dusting: 'where a side may powder dry spots: the whole board, its edges, or only when the host grants it',
  wear: 'the powder wears where weights slide',
  hickey_cents: 'stake in cents that a turn without points puts into the jar; 0 for no jar',
  toss: 'what the toss wins: a choice, or simply the first shot',
  start_end: 'how the end to start from is found: tossed for, or named',
  tie_tolerance_mm: 'two weights closer than this many millimetres in depth are level',
  best_of: 'the most games in the series; an odd number',
  handicap: 'points that a side starts with',
  hanger_value: 'what a hanger is worth',
  tied_leaders: "when both sides' best are level: nobody scores, or the pair is ignored and the next compared",
  win_by_two: 'the winner must be two points ahead',
  shot_clock: 'seconds for each shot; 0 for no clock',
  hand: 'how much every human throw strays from its aim',
};

const defaults: Record<string, string> = { tie_tolerance_mm: '0.1 simulated, 0.5 reported', handicap: 'none' };

const presetHelps: Record<string, string> = {
  tournament: 'as tournaments play it: every option at its default',
  brochure: 'as the brochure has it: dead weights off at once, no corner hangers',
};

const levelHelps: Record<string, string> = {
  novice: 'sees the good shots, and often takes another',
  casual: 'takes a middling shot now and then',
  league: 'rarely far from the best shot',
  pro: 'nearly always the best shot, or as good',
  champion: 'always the shot that wins most often',
};

const presets: Record<string, string> = { tournament: 'Tournament', brochure: 'Brochure' };

const spaced = (name: string) => name.replaceAll('_', ' ').replaceAll('-', ' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const options = {
  name: (option: string) => names[option] ?? capital(spaced(option)),
  value: (value: string) => values[value] ?? spaced(value),
  preset: (preset: string) => presets[preset] ?? capital(spaced(preset)),
  level: (level: string) => capital(spaced(level)),
  weight: (size: string) => capital(spaced(size)),
  powder: (powder: string) => capital(spaced(powder)),
  help: (option: string) => helps[option] ?? spaced(option),
  usual: (option: string) => defaults[option] ?? spaced(option),
  presetHelp: (preset: string) => presetHelps[preset] ?? spaced(preset),
  levelHelp: (level: string) => levelHelps[level] ?? spaced(level),
  changed: 'changed',
  resetTo: (name: string, value: string) => `${name}: back to ${value}`,
};
