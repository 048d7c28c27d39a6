export const lesson = {
  inning: 'Nueve entradas, y en cada una tiras los ocho discos. Un turno cuenta siempre que haya un 3.',
  three: 'Así que, antes que nada: consigue un 3.',
  build: 'El 3 ya está. Ahora súmale: cualquier cosa que puntúe más que lo que ya hay.',
  empty: 'Ningún disco ha rebasado la última línea.',
  hangers: 'Gana el total más alto tras nueve entradas, así que un buen turno puede decidirlo.',
};
