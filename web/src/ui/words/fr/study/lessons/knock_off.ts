export const lesson = {
  deepest: 'Un seul camp marque dans une manche : celui dont le palet est le plus profond. Dépassez le bleu.',
  count: 'La manche est finie. Le palet le plus profond décide à qui elle est, et le plus profond de l’autre camp, quels palets comptent.',
  hanger: 'Un palet dépasse le bord, et deux sont juste derrière.',
  knock: 'Au lieu de dépasser un palet, vous pouvez le sortir. Dégagez le bleu et restez sur le plateau.',
  level: 'C’est serré : regardez les deux palets les plus profonds.',
  hammer: 'Le dernier palet est à vous. Le bleu est le plus profond, derrière une garde. Trouvez comment marquer.',
};
