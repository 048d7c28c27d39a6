export const refusals = {
  playerName: (number: number) => `player ${number}’s name`,
};
