import type { Words } from '../en';
import { plural } from './plural';

const listed = (numbers: number[]): string => {
  const low = numbers[0];
  const high = numbers[numbers.length - 1];
  if (low === undefined || high === undefined) return '';
  return numbers.length > 2 && high - low === numbers.length - 1 ? `De ${low} a ${high}` : numbers.join(' o ');
};

export const newMatch: Words['newMatch'] = {
  title: 'Partida nueva',
  game: 'Juego',
  playersOf: (numbers) => `${listed(numbers)} jugadores`,
  rulesOf: (game) => `Reglas de ${game}`,

  players: 'Jugadores',
  teams: 'Jugadores por bando',
  teamSize: (size) => (size === 1 ? 'Uno' : size === 2 ? 'Dos' : size === 4 ? 'Cuatro' : String(size)),
  sides: 'Bandos',
  side: (number) => `Bando ${number}`,
  teamName: 'Nombre del equipo',
  person: 'Persona',
  seatKind: (number) => `Quién juega en el puesto ${number}`,
  seatName: (number) => `Nombre del jugador ${number}`,
  player: (number) => `Jugador ${number}`,
  team: (players) => players.join(' & '),
  partnerUp: (name) => `${name} juega antes que su pareja`,
  partnerDown: (name) => `${name} juega después de su pareja`,
  partnersShared: 'Los compañeros están en extremos opuestos; el primero de la lista juega la primera ronda.',
  partnersAlone: 'Los compañeros tiran uno tras otro, en este orden.',

  opening: 'Quién tira primero',
  toss: 'A sorteo',
  agreed: 'Acordado',
  firstSide: 'Tira primero',

  table: 'Mesa',
  tableIs: (length, width) => `${length} de largo, ${width} de ancho`,
  tableNames: (name) => {
    const [size = '', kind] = name.split('-');
    const long = size.replace(/^(\d+)ft$/, '$1 pies');
    return kind === undefined ? long : kind === 'bank' ? `${long} con bandas` : kind === 'target' ? `${long} con anillos` : `${long} ${kind}`;
  },
  powder: 'Polvo',
  powderOther: 'Medido',
  powderNumber: 'Deceleración en m/s²',
  powderHelp: (value) => `Un disco que se desliza pierde ${value} m/s cada segundo.`,
  weight: 'Discos',
  weightHelp: (diameter, grams) => `${diameter} de diámetro, ${grams} g`,

  rules: 'Reglas',
  preset: 'Reglas según',
  options: 'Todas las opciones',
  changed: (count) => plural(count, 'cambio', 'cambios'),
  resetAll: 'Restablecer todo',
  handicap: 'Ventaja',

  house: 'Reglas de la casa',
  houseNone: 'Aún no hay ninguna guardada para este juego.',
  houseSave: 'Guardar estas opciones como reglas de la casa',
  houseName: 'Nombre',
  houseSaved: (name) => `Guardadas como ${name}`,
  houseUse: (name) => `Jugar según ${name}`,
  houseUsed: (name) => `Ahora según ${name}`,
  houseDelete: (name) => `Borrar ${name}`,
  houseDeleteAsk: (name) => `¿Borrar las reglas de la casa ${name}?`,
  houseUnnamed: 'Ponles antes un nombre.',
  save: 'Guardar',

  start: 'Empezar la partida',
  toScore: 'Empezar a puntuar',
  amiss: 'Así aún no se puede jugar:',
};
