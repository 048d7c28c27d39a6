export const lesson = {
  inning: 'Nine innings, and in each of them you throw all eight weights. A turn counts as long as there is a 3.',
  three: 'So first of all: get a 3.',
  build: 'The 3 is there. Now add to it: anything that scores more than what already lies there.',
  empty: 'No weight is clear of the last line.',
  hangers: 'The highest total after nine innings wins, so one good turn can decide it.',
};
