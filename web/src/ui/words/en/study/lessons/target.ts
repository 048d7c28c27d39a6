export const lesson = {
  rings: 'Here it is the rings that count, not the depth. Come to rest inside the outer ring.',
  depth: 'Blue lies at the far edge, red inside the rings.',
  best: 'Red touches the black ring in the middle, and has two more on the rings. Blue’s best lies inside the outer ring.',
  equal: 'The best red weight lies inside the middle ring, and so does the best blue one.',
  better: 'Blue has a 2. Only a better weight scores: get inside the middle ring.',
  push: 'Blue lies in the middle. Push it out, and leave yours where it scores.',
};
