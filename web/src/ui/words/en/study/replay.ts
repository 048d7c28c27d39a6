// Watching a match again.
export const replay = {
  title: 'Replay',
  opening: 'Playing the record through …',
  cannotOpen: 'This match cannot be watched',
  nothing: 'Nothing has happened in this match yet.',
  onlyTold: 'This record was made by other rules or another physics than this engine’s: its throws cannot be shown, but it tells what happened.',

  controls: 'Replay controls',
  play: 'Play',
  pause: 'Pause',
  fromStart: 'Watch from the beginning',
  shotBack: 'Shot before',
  shotForward: 'Next shot',
  roundBack: 'To the beginning of the round',
  roundForward: 'To the next round',
  turnBack: 'To the beginning of the turn',
  turnForward: 'To the next turn',

  match: 'Match',
  throw: 'Throw',
  rate: 'Speed',
  rateOf: (rate: string) => `${rate}×`,
  camera: 'Camera',
  cameras: { follow: 'Along', shooter: 'Shooter', far: 'Far end', above: 'Above', free: 'Free' },
  freeHint: 'Drag to turn, pinch or scroll to come nearer; by keys with the arrows, + and −.',

  // Where the match stands: `round` is "Round 3", or "Frame 2, Ann".
  turnOf: (frame: string, side: string) => `${frame}, ${side}`,
  stopOf: (stop: number, stops: number) => `${stop} / ${stops}`,
  atStop: (stop: number, stops: number, round: string) => `Step ${stop} of ${stops}, ${round}`,
  atTime: (time: string, all: string) => `${time} / ${all}`,
  timeSpoken: (time: string, all: string) => `${time} of ${all}`,
  atRest: 'at rest',
  toThrow: (player: string) => `${player} to throw`,
  beforeStart: 'Before the match',
  result: 'What the round came to',

  practise: 'Practise from here',
  noPosition: 'This moment cannot be taken to the practice table:',
  nothingToThrow: 'nothing is thrown here. Step to a throw.',
  review: 'Review',
  keys: 'Keys: space plays and pauses; left and right go shot by shot, comma and full stop a little within the throw, Page Up and Page Down by rounds, Home and End to the ends.',
};
