export const lesson = {
  deepest: 'Only one side scores in a round: the one whose weight lies deepest. Get past blue.',
  count: 'The round is over. The deepest weight decides whose round it is, and the other side’s deepest which weights count.',
  hanger: 'One weight hangs over the edge, and two lie close behind it.',
  knock: 'Instead of getting past a weight you can knock it off. Clear blue away and stay on the board.',
  level: 'A close one: look at the two deepest weights.',
  hammer: 'The last weight is yours. Blue lies deepest, behind a guard. Find a way to score.',
};
