// A match for others to join.
export const making = {
  title: 'New online match',
  seats: 'Seats',
  seat: (number: number) => `Seat ${number}`,
  me: 'You',
  open: 'Open',
  openHelp: 'Whoever joins first',

  whoMayCome: 'Who may come',
  byLink: 'With the link',
  byLinkHelp: 'Only people to whom you give the link can find it.',
  listed: 'Everyone',
  listedHelp: 'It stands among the open challenges, with your name and rating.',

  rated: 'Rated',
  ratedHelp: 'One against one, with an account each, by the same rules for all.',
  ratedRules: 'Table, powder and rules of rated matches are set; only the game is yours to choose.',
  make: 'Make the match',
};
