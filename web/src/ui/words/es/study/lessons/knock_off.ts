export const lesson = {
  deepest: 'En una ronda solo puntúa un bando: el que tiene el disco más profundo. Supera al azul.',
  count: 'La ronda ha acabado. El disco más profundo decide de quién es, y el más profundo del otro bando, qué discos cuentan.',
  hanger: 'Un disco cuelga del borde, y dos están justo detrás.',
  knock: 'En lugar de superar un disco, puedes sacarlo. Quita el azul y quédate en el tablero.',
  level: 'Muy justo: mira los dos discos más profundos.',
  hammer: 'El último disco es tuyo. El azul es el más profundo, detrás de una guardia. Busca la manera de puntuar.',
};
