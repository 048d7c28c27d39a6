export const lesson = {
  draw: 'In this game you draw past weights instead of knocking them off. Come to rest deeper than blue.',
  knocked: 'See what happens if you do: knock blue off, and watch it come back while yours is taken off.',
  tap: 'Your own weights may be tapped on. Push the red one further up the board.',
  deepest: 'Without other scoring, a round counts as if weights could be knocked off: for the side with the deepest one.',
  gentle: 'Blue lies deep, and you may not knock it off. Go past it, gently.',
  forward: 'Red has tapped the blue weight forward, and it stays there.',
};
