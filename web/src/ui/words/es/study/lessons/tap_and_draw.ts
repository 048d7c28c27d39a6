export const lesson = {
  draw: 'En este juego pasas junto a los discos en vez de sacarlos. Párate más profundo que el azul.',
  knocked: 'Mira qué pasa si lo haces: saca el azul y observa cómo vuelve mientras el tuyo se retira.',
  tap: 'Los discos propios se pueden empujar. Lleva el rojo más arriba en el tablero.',
  deepest: 'Sin otra puntuación, la ronda cuenta como si los discos se pudieran sacar: para el bando con el más profundo.',
  gentle: 'El azul está profundo y no puedes sacarlo. Pásalo, con suavidad.',
  forward: 'El rojo ha empujado el disco azul hacia delante, y ahí se queda.',
};
