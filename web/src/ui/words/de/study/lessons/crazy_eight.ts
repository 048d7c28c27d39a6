export const lesson = {
  four: 'Ein Zug beginnt mit vier Steinen, die zusammen geworfen werden. Alle müssen über die hintere Foullinie, und keiner darf fallen.',
  clear: 'Dann müssen sie wieder weg: Stoß sie mit den anderen vier hinunter. Fang mit diesem an.',
  gone: 'Alle blauen Steine, die zuerst geworfen wurden, sind weg.',
  remains: 'Ein blauer Stein ist auf dem Brett geblieben.',
  score: 'Der letzte blaue Stein. Stoß ihn hinunter, und die roten, die noch liegen, zählen.',
};
