export const lesson = {
  four: 'A turn begins with four weights thrown together. All of them must pass the far foul line, and none may fall.',
  clear: 'Then they have to go again: knock them off with the other four. Begin with this one.',
  gone: 'All blue weights, which were thrown first, are off.',
  remains: 'One blue weight has been left on the board.',
  score: 'The last blue weight. Knock it off, and the red ones that are left score.',
};
