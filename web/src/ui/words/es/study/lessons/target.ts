export const lesson = {
  rings: 'Aquí cuentan los anillos, no la profundidad. Párate dentro del anillo exterior.',
  depth: 'El azul está en el borde del fondo, el rojo dentro de los anillos.',
  best: 'El rojo toca el anillo negro del centro y tiene dos más en los anillos. El mejor azul está dentro del anillo exterior.',
  equal: 'El mejor disco rojo está dentro del anillo medio, y el mejor azul también.',
  better: 'El azul tiene un 2. Solo puntúa un disco mejor: entra en el anillo medio.',
  push: 'El azul está en el centro. Empújalo fuera y deja el tuyo donde puntúe.',
};
