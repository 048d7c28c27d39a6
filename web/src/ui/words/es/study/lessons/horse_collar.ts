export const lesson = {
  three: 'Los ocho discos de un turno son tuyos, pero sin un 3 nada cuenta. Consigue uno.',
  count: 'El turno ha acabado: un 3, y algunos más.',
  no_three: 'Tiene buena pinta, pero mira bien el disco más profundo.',
  hangers: 'Un colgante vale 13. El que cuelga de la esquina vale el doble.',
  dead: 'Un disco se ha quedado corto de la línea de falta, en el extremo cercano del tablero.',
  save: 'Ese disco muerto anula el turno. Mételo en juego o sácalo del tablero, y el turno se salva.',
};
