import type { StudyWords } from '../../en/study';

export const replay: StudyWords['replay'] = {
  title: 'Wiederholung',
  opening: 'Die Aufzeichnung wird durchgespielt …',
  cannotOpen: 'Dieses Match lässt sich nicht anschauen',
  nothing: 'In diesem Match ist noch nichts geschehen.',
  onlyTold: 'Diese Aufzeichnung entstand mit anderen Regeln oder einer anderen Physik: Ihre Würfe lassen sich nicht zeigen, aber sie erzählt, was geschah.',

  controls: 'Wiederholung steuern',
  play: 'Abspielen',
  pause: 'Anhalten',
  fromStart: 'Von Anfang an anschauen',
  shotBack: 'Voriger Wurf',
  shotForward: 'Nächster Wurf',
  roundBack: 'Zum Anfang der Runde',
  roundForward: 'Zur nächsten Runde',
  turnBack: 'Zum Anfang des Zugs',
  turnForward: 'Zum nächsten Zug',

  match: 'Match',
  throw: 'Wurf',
  rate: 'Tempo',
  rateOf: (rate) => `${rate}×`,
  camera: 'Kamera',
  cameras: { follow: 'Mit', shooter: 'Werfer', far: 'Ende', above: 'Oben', free: 'Frei' },
  freeHint: 'Ziehen dreht, Spreizen oder Scrollen bringt näher; mit Tasten: Pfeile, + und −.',

  turnOf: (frame, side) => `${frame}, ${side}`,
  stopOf: (stop, stops) => `${stop} / ${stops}`,
  atStop: (stop, stops, round) => `Schritt ${stop} von ${stops}, ${round}`,
  atTime: (time, all) => `${time} / ${all}`,
  timeSpoken: (time, all) => `${time} von ${all}`,
  atRest: 'in Ruhe',
  toThrow: (player) => `${player} wirft`,
  beforeStart: 'Vor dem Match',
  result: 'Was die Runde brachte',

  practise: 'Von hier aus trainieren',
  noPosition: 'Dieser Augenblick lässt sich nicht auf den Trainingstisch bringen:',
  nothingToThrow: 'Hier wird nichts geworfen. Geh zu einem Wurf.',
  review: 'Analyse',
  keys: 'Tasten: Leertaste spielt und hält an; links und rechts gehen Wurf für Wurf, Komma und Punkt ein wenig innerhalb des Wurfs, Bild auf und Bild ab nach Runden, Pos 1 und Ende an die Enden.',
};
