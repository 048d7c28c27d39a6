export const lesson = {
  four: 'Un turno empieza con cuatro discos tirados a la vez. Todos deben rebasar la línea de falta del fondo, y no puede caer ninguno.',
  clear: 'Luego tienen que irse: sácalos con los otros cuatro. Empieza por este.',
  gone: 'Todos los discos azules, que se tiraron primero, están fuera.',
  remains: 'Ha quedado un disco azul en el tablero.',
  score: 'El último disco azul. Sácalo, y los rojos que quedan puntúan.',
};
