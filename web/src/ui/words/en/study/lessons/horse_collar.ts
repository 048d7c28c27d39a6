export const lesson = {
  three: 'All eight weights of a turn are yours, but without a 3 nothing counts. Get one.',
  count: 'The turn is over: one 3, and some more.',
  no_three: 'It looks good, but look closely at the deepest weight.',
  hangers: 'A hanger is worth 13. One that hangs over the corner is worth twice that.',
  dead: 'One weight has stopped short of the foul line, at the near end of the board.',
  save: 'That dead weight voids the turn. Knock it into play or off the board, and the turn is saved.',
};
