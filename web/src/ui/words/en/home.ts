export const home = {
  playNow: 'Play now',
  playNowHelp: (game: string, sides: string) => `${game} · ${sides}`,
  against: (sides: string[]) => sides.join(' v. '),
  you: 'Player', // sentences speak of people by their names
  goOn: 'Continue',
  scoreLine: (sides: [string, number][]) => sides.map(([side, score]) => `${side} ${score}`).join(' : '),
  newMatch: 'New match',
  newMatchHelp: 'Any game, any company',
  realTable: 'Real table',
  realTableHelp: 'Keep score beside one',
  matches: 'Saved',
  rules: 'Rules',
  settings: 'Settings',
  places: 'Where to',
  update: 'Update to the newer version',
  install: 'Install as an app',
  offline: 'Works without a connection',
  notInstallable: {
    insecure: 'To install it, or to use it without a connection, open it over https:// or on this machine itself.',
    unsupported: 'To install it, look for “Add to home screen” in the browser’s own menu.',
  },
  notStarted: 'That match could not be started:',
};
