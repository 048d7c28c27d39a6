// The sentences of the games’ lessons: for each game its tip, shown at its first match, and then by step.
export const lessons = {
  baseball: {
    tip: 'In each inning all eight weights are yours. Without a 3 or a hanger it scores nothing.',
    inning: 'Nine innings, and in each of them you throw all eight weights. A turn counts as long as there is a 3.',
    three: 'So first of all: get a 3.',
    build: 'The 3 is there. Now add to it: anything that scores more than what already lies there.',
    empty: 'No weight is clear of the last line.',
    hangers: 'The highest total after nine innings wins, so one good turn can decide it.',
  },
  'crazy-eight': {
    tip: 'First throw four at once: all of them must stay on. Then knock those four off; what you have left scores.',
    four: 'A turn begins with four weights thrown together. All of them must pass the far foul line, and none may fall.',
    clear: 'Then they have to go again: knock them off with the other four. Begin with this one.',
    gone: 'All blue weights, which were thrown first, are off.',
    remains: 'One blue weight has been left on the board.',
    score: 'The last blue weight. Knock it off, and the red ones that are left score.',
  },
  'horse-collar': {
    tip: 'All eight weights are yours. Get a 3 or a hanger: without one, nothing counts.',
    three: 'All eight weights of a turn are yours, but without a 3 nothing counts. Get one.',
    count: 'The turn is over: one 3, and some more.',
    no_three: 'It looks good, but look closely at the deepest weight.',
    hangers: 'A hanger is worth 13. One that hangs over the corner is worth twice that.',
    dead: 'One weight has stopped short of the foul line, at the near end of the board.',
    save: 'That dead weight voids the turn. Knock it into play or off the board, and the turn is saved.',
  },
  'knock-off': {
    tip: 'The deepest weight wins the round for its side. Only weights ahead of the other side’s best count.',
    deepest: 'Only one side scores in a round: the one whose weight lies deepest. Get past blue.',
    count: 'The round is over. The deepest weight decides whose round it is, and the other side’s deepest which weights count.',
    hanger: 'One weight hangs over the edge, and two lie close behind it.',
    knock: 'Instead of getting past a weight you can knock it off. Clear blue away and stay on the board.',
    level: 'A close one: look at the two deepest weights.',
    hammer: 'The last weight is yours. Blue lies deepest, behind a guard. Find a way to score.',
  },
  'tap-and-draw': {
    tip: 'Don’t knock the other side’s weights off: they come back, and yours is taken off. Slide past them.',
    draw: 'In this game you draw past weights instead of knocking them off. Come to rest deeper than blue.',
    knocked: 'See what happens if you do: knock blue off, and watch it come back while yours is taken off.',
    tap: 'Your own weights may be tapped on. Push the red one further up the board.',
    deepest: 'Without other scoring, a round counts as if weights could be knocked off: for the side with the deepest one.',
    gentle: 'Blue lies deep, and you may not knock it off. Go past it, gently.',
    forward: 'Red has tapped the blue weight forward, and it stays there.',
  },
  target: {
    tip: 'Only the rings count, not the depth. You score with weights worth more than the other side’s best.',
    rings: 'Here it is the rings that count, not the depth. Come to rest inside the outer ring.',
    depth: 'Blue lies at the far edge, red inside the rings.',
    best: 'Red touches the black ring in the middle, and has two more on the rings. Blue’s best lies inside the outer ring.',
    equal: 'The best red weight lies inside the middle ring, and so does the best blue one.',
    better: 'Blue has a 2. Only a better weight scores: get inside the middle ring.',
    push: 'Blue lies in the middle. Push it out, and leave yours where it scores.',
  },
};

export type LessonWords = typeof lessons;
