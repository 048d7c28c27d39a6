import type { EventWords, WeightTold } from '../../saying/said_words';

const ordinals = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte'];
const colors = { red: 'rote', blue: 'blaue' };
const coin = { heads: 'Kopf', tails: 'Zahl' };
const over = { near: 'über die vordere Kante', far: 'über die hintere Kante', left: 'über die linke Seite', right: 'über die rechte Seite' };

const der = ({ number, color }: WeightTold) => `Der ${ordinals[number - 1]} ${colors[color]} Stein`;
const den = ({ number, color }: WeightTold) => `den ${ordinals[number - 1]}n ${colors[color]}n Stein`;

export const events: EventWords = {
  tossWon: (side, landed) => `Die Münze zeigt ${coin[landed]}: ${side} gewinnt den Münzwurf.`,
  chooses: (side) => `${side} hat die Wahl.`,
  opens: (side, end, hammer) => (hammer === null ? `${side} beginnt.` : `${side} beginnt von Ende ${end}; ${hammer} hat den Hammer.`),
  shot: (player, weight, stops) => `${player} wirft ${den(weight)}${stops === null ? '' : `; er bleibt ${stops} vor der hinteren Kante liegen`}.`,
  shotFour: (player, color) => `${player} wirft die vier ${colors[color]}n Steine zusammen.`,
  fell: (weight, edge) => `${der(weight)} fällt ${over[edge]}.`,
  noCushion: (weight) => `${der(weight)} berührt vorher keine Bande.`,
  takenOff: (weight) => `${der(weight)} wird weggenommen.`,
  putBack: (weight) => `${der(weight)} kommt zurück an seinen Platz.`,
  deadRemoved: (weight) => `${der(weight)} ist tot und kommt weg.`,
  forfeited: (player, weight) => `${player} verliert ${weight ? den(weight) : 'den Wurf'}.`,
  turnFailed: (side) => `Der Zug von ${side} endet ohne Punkte.`,
  scored: (side, points, total) => `${side} macht ${points > 0 ? points : 'nichts'} und hat ${total}.`,
  hickey: (side, money) => `${side} zahlt ${money} in die Kasse.`,
  extraFrame: 'Damit ist das Spiel nicht entschieden: Es geht weiter.',
  gameWon: (side, total) => `${side} gewinnt das Spiel mit ${total}.`,
  jarTaken: (side, money) => `${side} bekommt die Kasse, ${money}.`,
  matchWon: (side) => `${side} gewinnt das Match.`,
  dusted: (side) => `${side} bestreut das Brett.`,
  dustGranted: 'Das Bestreuen ist erlaubt.',
  foul: (side, kind) => `Ein Foul von ${side} wird notiert: ${kind}.`,
  foulKinds: {
    foot: 'kein Fuß hinter der Spielfläche',
    shaking: 'Tisch gestoßen oder gerüttelt',
    out_of_turn: 'außer der Reihe geworfen',
    wrong_color: 'falsche Farbe geworfen',
    touched_weight: 'Stein im Spiel berührt',
    peeking: 'nachgesehen',
  },
  conceded: (side) => `${side} gibt auf.`,
  undone: 'Der letzte Schritt ist zurückgenommen.',
  redone: 'Das Zurückgenommene gilt wieder.',
};
