// The sentences of the games’ lessons: for each game its tip, shown at its first match, and then by step.
import type { LessonWords } from '../en/lessons';

export const lessons: LessonWords = {
  baseball: {
    tip: 'En cada entrada los ocho discos son tuyos. Sin un 3 ni un colgante no vale nada.',
    inning: 'Nueve entradas, y en cada una tiras los ocho discos. Un turno cuenta siempre que haya un 3.',
    three: 'Así que, antes que nada: consigue un 3.',
    build: 'El 3 ya está. Ahora súmale: cualquier cosa que puntúe más que lo que ya hay.',
    empty: 'Ningún disco ha rebasado la última línea.',
    hangers: 'Gana el total más alto tras nueve entradas, así que un buen turno puede decidirlo.',
  },
  'crazy-eight': {
    tip: 'Primero tira cuatro a la vez: todos deben quedarse. Luego saca esos cuatro; lo que te quede puntúa.',
    four: 'Un turno empieza con cuatro discos tirados a la vez. Todos deben rebasar la línea de falta del fondo, y no puede caer ninguno.',
    clear: 'Luego tienen que irse: sácalos con los otros cuatro. Empieza por este.',
    gone: 'Todos los discos azules, que se tiraron primero, están fuera.',
    remains: 'Ha quedado un disco azul en el tablero.',
    score: 'El último disco azul. Sácalo, y los rojos que quedan puntúan.',
  },
  'horse-collar': {
    tip: 'Los ocho discos son tuyos. Sin un 3 ni un colgante no cuenta nada.',
    three: 'Los ocho discos de un turno son tuyos, pero sin un 3 nada cuenta. Consigue uno.',
    count: 'El turno ha acabado: un 3, y algunos más.',
    no_three: 'Tiene buena pinta, pero mira bien el disco más profundo.',
    hangers: 'Un colgante vale 13. El que cuelga de la esquina vale el doble.',
    dead: 'Un disco se ha quedado corto de la línea de falta, en el extremo cercano del tablero.',
    save: 'Ese disco muerto anula el turno. Mételo en juego o sácalo del tablero, y el turno se salva.',
  },
  'knock-off': {
    tip: 'Solo puntúa el lado con el disco más profundo. Cuentan sus discos más profundos que el mejor del otro.',
    deepest: 'En una ronda solo puntúa un bando: el que tiene el disco más profundo. Supera al azul.',
    count: 'La ronda ha acabado. El disco más profundo decide de quién es, y el más profundo del otro bando, qué discos cuentan.',
    hanger: 'Un disco cuelga del borde, y dos están justo detrás.',
    knock: 'En lugar de superar un disco, puedes sacarlo. Quita el azul y que el tuyo se quede en el tablero.',
    level: 'Muy justo: mira los dos discos más profundos.',
    hammer: 'El último disco es tuyo. El azul es el más profundo, detrás de una guardia. Busca la manera de puntuar.',
  },
  'tap-and-draw': {
    tip: 'No saques los discos del otro: vuelven, y te quitan el tuyo. Pasa a su lado.',
    draw: 'En este juego pasas junto a los discos en vez de sacarlos. Deja el tuyo más profundo que el azul.',
    knocked: 'Mira qué pasa si lo haces: saca el azul y observa cómo vuelve mientras el tuyo se retira.',
    tap: 'Los discos propios se pueden empujar. Lleva el rojo más arriba en el tablero.',
    deepest: 'Sin otra puntuación, la ronda cuenta como si los discos se pudieran sacar: para el bando con el más profundo.',
    gentle: 'El azul está profundo y no puedes sacarlo. Pásalo, con suavidad.',
    forward: 'El rojo ha empujado el disco azul hacia delante, y ahí se queda.',
  },
  target: {
    tip: 'Solo cuentan los anillos, no la profundidad. Puntúas con lo que valga más que el mejor disco del otro.',
    rings: 'Aquí cuentan los anillos, no la profundidad. Deja el disco dentro del anillo exterior.',
    depth: 'El azul está en el borde del fondo, el rojo dentro de los anillos.',
    best: 'El rojo toca el anillo negro del centro y tiene dos más en los anillos. El mejor azul está dentro del anillo exterior.',
    equal: 'El mejor disco rojo está dentro del anillo medio, y el mejor azul también.',
    better: 'El azul tiene un 2. Solo puntúa un disco mejor: déjalo dentro del anillo medio.',
    push: 'El azul está en el centro. Empújalo fuera y deja el tuyo donde puntúe.',
  },
};
