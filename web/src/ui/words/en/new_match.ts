import { plural } from './plural';

const listed = (numbers: number[]): string => {
  const low = numbers[0];
  const high = numbers[numbers.length - 1];
  if (low === undefined || high === undefined) return '';
  return numbers.length > 2 && high - low === numbers.length - 1 ? `${low} to ${high}` : numbers.join(' or ');
};

export const newMatch = {
  title: 'New match',
  game: 'Game',
  playersOf: (numbers: number[]) => `${listed(numbers)} players`,
  rulesOf: (game: string) => `Rules of ${game}`,

  players: 'Players',
  teams: 'Players a side',
  teamSize: (size: number) => (size === 1 ? 'One' : size === 2 ? 'Two' : size === 4 ? 'Four' : String(size)),
  sides: 'Sides',
  side: (number: number) => `Side ${number}`,
  teamName: 'Name of the team',
  person: 'Person',
  seatKind: (number: number) => `Who plays seat ${number}`,
  seatName: (number: number) => `Name of player ${number}`,
  player: (number: number) => `Player ${number}`,
  team: (players: string[]) => players.join(' & '),
  partnerUp: (name: string) => `${name} plays before the partner`,
  partnerDown: (name: string) => `${name} plays after the partner`,
  partnersShared: 'Partners stand at opposite ends; the first listed plays the first round.',
  partnersAlone: 'Partners shoot one after the other, in this order.',

  opening: 'Who shoots first',
  toss: 'Toss for it',
  agreed: 'Agreed',
  firstSide: 'Shoots first',

  table: 'Table',
  tableIs: (length: string, width: string) => `${length} long, ${width} wide`,
  tableNames: (name: string) => {
    const [size = '', kind] = name.split('-');
    const long = size.replace(/^(\d+)ft$/, '$1 ft');
    return kind === undefined ? long : kind === 'bank' ? `${long} with cushions` : kind === 'target' ? `${long} with rings` : `${long} ${kind}`;
  },
  powder: 'Powder',
  powderOther: 'Measured',
  powderNumber: 'Deceleration in m/s²',
  powderHelp: (value: string) => `A sliding weight slows by ${value} m/s every second.`,
  weight: 'Weights',
  weightHelp: (diameter: string, grams: string) => `${diameter} across, ${grams} g`,

  rules: 'Rules',
  preset: 'Rules as in',
  options: 'All options',
  changed: (count: number) => plural(count, 'change', 'changes'),
  resetAll: 'Reset all',
  handicap: 'Handicap',

  house: 'House rules',
  houseNone: 'None saved yet for this game.',
  houseSave: 'Save these options as house rules',
  houseName: 'Name',
  houseSaved: (name: string) => `Saved as ${name}`,
  houseUse: (name: string) => `Play by ${name}`,
  houseUsed: (name: string) => `Now by ${name}`,
  houseDelete: (name: string) => `Delete ${name}`,
  houseDeleteAsk: (name: string) => `Delete the house rules ${name}?`,
  houseUnnamed: 'Give them a name first.',
  save: 'Save',

  start: 'Start the match',
  toScore: 'Start keeping score',
  amiss: 'This cannot be played yet:',
};
