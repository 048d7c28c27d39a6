import type { OnlineWords } from '../../en/online';

export const making: OnlineWords['making'] = {
  title: 'Neues Online-Match',
  seats: 'Plätze',
  seat: (number) => `Platz ${number}`,
  me: 'Du',
  open: 'Frei',
  openHelp: 'wer zuerst kommt',

  whoMayCome: 'Wer kommen darf',
  byLink: 'Mit dem Link',
  byLinkHelp: 'Nur wer den Link von dir bekommt, findet es.',
  listed: 'Alle',
  listedHelp: 'Es steht unter den offenen Herausforderungen, mit deinem Namen und deiner Wertung.',

  rated: 'Gewertet',
  ratedHelp: 'Eins gegen eins, beide mit Konto, nach denselben Regeln für alle.',
  ratedRules: 'Tisch, Pulver und Regeln gewerteter Matches stehen fest; nur das Spiel wählst du.',
  make: 'Match anlegen',
};
