import type { StudyWords } from '../../en/study';

export const replay: StudyWords['replay'] = {
  title: 'Repetición',
  opening: 'Repasando el registro …',
  cannotOpen: 'Esta partida no se puede ver',
  nothing: 'En esta partida aún no ha pasado nada.',
  onlyTold: 'Este registro se hizo con otras reglas u otra física: sus tiros no se pueden mostrar, pero cuenta lo que pasó.',

  controls: 'Mandos de la repetición',
  play: 'Reproducir',
  pause: 'Pausa',
  fromStart: 'Ver desde el principio',
  shotBack: 'Tiro anterior',
  shotForward: 'Tiro siguiente',
  roundBack: 'Al principio de la ronda',
  roundForward: 'A la ronda siguiente',
  turnBack: 'Al principio del turno',
  turnForward: 'Al turno siguiente',

  match: 'Partida',
  throw: 'Tiro',
  rate: 'Velocidad',
  rateOf: (rate) => `${rate}×`,
  camera: 'Cámara',
  cameras: { follow: 'Seguir', shooter: 'Tirador', far: 'Fondo', above: 'Arriba', free: 'Libre' },
  freeHint: 'Arrastra para girar, pellizca o usa la rueda para acercarte; con teclas: flechas, + y −.',

  turnOf: (frame, side) => `${frame}, ${side}`,
  stopOf: (stop, stops) => `${stop} / ${stops}`,
  atStop: (stop, stops, round) => `Paso ${stop} de ${stops}, ${round}`,
  atTime: (time, all) => `${time} / ${all}`,
  timeSpoken: (time, all) => `${time} de ${all}`,
  atRest: 'en reposo',
  toThrow: (player) => `Tira ${player}`,
  beforeStart: 'Antes de la partida',
  result: 'En qué quedó la ronda',

  practise: 'Practicar desde aquí',
  noPosition: 'Este momento no se puede llevar a la mesa de práctica:',
  nothingToThrow: 'aquí no se tira nada. Ve a un tiro.',
  review: 'Análisis',
  keys: 'Teclas: espacio reproduce y pausa; izquierda y derecha van tiro a tiro, coma y punto un poco dentro del tiro, Re Pág y Av Pág por rondas, Inicio y Fin a los extremos.',
};
