export const refusals = {
  playerName: 'a player’s name',
};
