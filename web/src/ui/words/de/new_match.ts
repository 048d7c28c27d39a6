import type { Words } from '../en';
import { plural } from './plural';

const listed = (numbers: number[]): string => {
  const low = numbers[0];
  const high = numbers[numbers.length - 1];
  if (low === undefined || high === undefined) return '';
  return numbers.length > 2 && high - low === numbers.length - 1 ? `${low} bis ${high}` : numbers.join(' oder ');
};

export const newMatch: Words['newMatch'] = {
  title: 'Neues Match',
  game: 'Spiel',
  playersOf: (numbers) => `${listed(numbers)} Spieler`,
  rulesOf: (game) => `Regeln von ${game}`,

  players: 'Spieler',
  teams: 'Spieler je Seite',
  teamSize: (size) => (size === 1 ? 'Einer' : size === 2 ? 'Zwei' : size === 4 ? 'Vier' : String(size)),
  sides: 'Seiten',
  side: (number) => `Seite ${number}`,
  teamName: 'Name des Teams',
  person: 'Mensch',
  seatKind: (number) => `Wer auf Platz ${number} spielt`,
  seatName: (number) => `Name von Spieler ${number}`,
  player: (number) => `Spieler ${number}`,
  team: (players) => players.join(' & '),
  partnerUp: (name) => `${name} spielt vor dem Partner`,
  partnerDown: (name) => `${name} spielt nach dem Partner`,
  partnersShared: 'Partner stehen an gegenüberliegenden Enden; wer zuerst genannt ist, spielt die erste Runde.',
  partnersAlone: 'Partner werfen nacheinander, in dieser Reihenfolge.',

  opening: 'Wer beginnt',
  toss: 'Losen',
  agreed: 'Abgemacht',
  firstSide: 'Beginnt',

  table: 'Tisch',
  tableIs: (length, width) => `${length} lang, ${width} breit`,
  tableNames: (name) => {
    const [size = '', kind] = name.split('-');
    const long = size.replace(/^(\d+)ft$/, '$1 Fuß');
    return kind === undefined ? long : kind === 'bank' ? `${long} mit Banden` : kind === 'target' ? `${long} mit Ringen` : `${long} ${kind}`;
  },
  powder: 'Pulver',
  powderOther: 'Gemessen',
  powderNumber: 'Verzögerung in m/s²',
  powderHelp: (value) => `Ein gleitender Stein wird jede Sekunde um ${value} m/s langsamer.`,
  weight: 'Steine',
  weightHelp: (diameter, grams) => `${diameter} im Durchmesser, ${grams} g`,

  rules: 'Regeln',
  preset: 'Regeln nach',
  options: 'Alle Optionen',
  changed: (count) => plural(count, 'Änderung', 'Änderungen'),
  resetAll: 'Alles zurücksetzen',
  handicap: 'Vorgabe',

  house: 'Hausregeln',
  houseNone: 'Für dieses Spiel sind noch keine gespeichert.',
  houseSave: 'Diese Optionen als Hausregeln speichern',
  houseName: 'Name',
  houseSaved: (name) => `Gespeichert als ${name}`,
  houseUse: (name) => `Nach ${name} spielen`,
  houseUsed: (name) => `Jetzt nach ${name}`,
  houseDelete: (name) => `${name} löschen`,
  houseDeleteAsk: (name) => `Die Hausregeln ${name} löschen?`,
  houseUnnamed: 'Gib ihnen erst einen Namen.',
  save: 'Speichern',

  start: 'Match beginnen',
  toScore: 'Zählen beginnen',
  amiss: 'So kann noch nicht gespielt werden:',
};
