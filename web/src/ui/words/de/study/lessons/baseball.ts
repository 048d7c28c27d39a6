export const lesson = {
  inning: 'Neun Innings, und in jedem wirfst du alle acht Steine. Ein Zug zählt, solange ein 3er dabei ist.',
  three: 'Also zuallererst: Hol dir einen 3er.',
  build: 'Der 3er ist da. Jetzt leg dazu: alles, was mehr bringt als das, was schon liegt.',
  empty: 'Kein Stein liegt frei hinter der letzten Linie.',
  hangers: 'Wer nach neun Innings die meisten Punkte hat, gewinnt; ein guter Zug kann also alles entscheiden.',
};
