export const lesson = {
  deepest: 'In einer Runde punktet nur eine Seite: die, deren Stein am tiefsten liegt. Komm an Blau vorbei.',
  count: 'Die Runde ist vorbei. Der tiefste Stein entscheidet, wem sie gehört, und der tiefste der anderen Seite, welche Steine zählen.',
  hanger: 'Ein Stein hängt über die Kante, und zwei liegen dicht dahinter.',
  knock: 'Statt an einem Stein vorbeizukommen, kannst du ihn hinunterstoßen. Räum Blau weg und bleib auf dem Brett.',
  level: 'Ein knapper Fall: Schau dir die zwei tiefsten Steine an.',
  hammer: 'Der letzte Stein gehört dir. Blau liegt am tiefsten, hinter einem Schutzstein. Find einen Weg zu punkten.',
};
