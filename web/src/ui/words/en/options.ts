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
  // The engine's own texts, which are English.
  help: (_option: string, own: string) => own,
  usual: (_option: string, own: string) => own,
  presetHelp: (_preset: string, own: string) => own,
  levelHelp: (_level: string, own: string) => own,
  changed: 'changed',
  resetTo: (name: string, value: string) => `${name}: back to ${value}`,
};
