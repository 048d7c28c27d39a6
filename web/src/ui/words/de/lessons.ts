// The sentences of the games’ lessons: for each game its tip, shown at its first match, and then by step.
import type { LessonWords } from '../en/lessons';

export const lessons: LessonWords = {
  baseball: {
    tip: 'In jedem Inning gehören dir alle acht Steine. Ohne 3er oder Hänger bringt es nichts.',
    inning: 'Neun Innings, und in jedem wirfst du alle acht Steine. Ein Zug zählt, solange ein 3er dabei ist.',
    three: 'Also zuallererst: Hol dir einen 3er.',
    build: 'Der 3er ist da. Jetzt leg dazu: alles, was mehr bringt als das, was schon liegt.',
    empty: 'Kein Stein liegt frei hinter der letzten Linie.',
    hangers: 'Wer nach neun Innings die meisten Punkte hat, gewinnt; ein guter Zug kann also alles entscheiden.',
  },
  'crazy-eight': {
    tip: 'Wirf zuerst vier auf einmal: Alle müssen liegen bleiben. Dann stoß diese vier hinunter; was dir bleibt, zählt.',
    four: 'Ein Zug beginnt mit vier Steinen, die zusammen geworfen werden. Alle müssen über die hintere Foullinie, und keiner darf fallen.',
    clear: 'Dann müssen sie wieder weg: Stoß sie mit den anderen vier hinunter. Fang mit diesem an.',
    gone: 'Alle blauen Steine, die zuerst geworfen wurden, sind weg.',
    remains: 'Ein blauer Stein ist auf dem Brett geblieben.',
    score: 'Der letzte blaue Stein. Stoß ihn hinunter, und die roten, die noch liegen, zählen.',
  },
  'horse-collar': {
    tip: 'Alle acht Steine gehören dir. Hol dir einen 3er oder Hänger: Ohne ihn zählt nichts.',
    three: 'Alle acht Steine eines Zugs gehören dir, aber ohne einen 3er zählt nichts. Hol dir einen.',
    count: 'Der Zug ist vorbei: ein 3er und noch ein paar.',
    no_three: 'Es sieht gut aus, aber schau dir den tiefsten Stein genau an.',
    hangers: 'Ein Hänger ist 13 wert. Einer, der über die Ecke hängt, ist das Doppelte wert.',
    dead: 'Ein Stein ist vor der Foullinie liegen geblieben, am vorderen Ende des Bretts.',
    save: 'Dieser tote Stein macht den Zug ungültig. Stoß ihn ins Spiel oder vom Brett, und der Zug ist gerettet.',
  },
  'knock-off': {
    tip: 'Nur wer am tiefsten liegt, punktet. Es zählen die Steine, die tiefer liegen als der beste der Gegenseite.',
    deepest: 'In einer Runde punktet nur eine Seite: die, deren Stein am tiefsten liegt. Komm an Blau vorbei.',
    count: 'Die Runde ist vorbei. Der tiefste Stein entscheidet, wem sie gehört, und der tiefste der anderen Seite, welche Steine zählen.',
    hanger: 'Ein Stein hängt über die Kante, und zwei liegen dicht dahinter.',
    knock: 'Statt an einem Stein vorbeizukommen, kannst du ihn hinunterstoßen. Räum Blau weg, aber so, dass dein Stein auf dem Brett bleibt.',
    level: 'Ein knapper Fall: Schau dir die zwei tiefsten Steine an.',
    hammer: 'Der letzte Stein gehört dir. Blau liegt am tiefsten, hinter einem Schutzstein. Find einen Weg zu punkten.',
  },
  'tap-and-draw': {
    tip: 'Stoß keine fremden Steine hinunter: Sie kommen zurück, und deiner wird weggenommen. Zieh an ihnen vorbei.',
    draw: 'In diesem Spiel ziehst du an Steinen vorbei, statt sie hinunterzustoßen. Lass deinen Stein tiefer liegen bleiben als den blauen.',
    knocked: 'Sieh, was geschieht, wenn du es doch tust: Stoß den blauen Stein hinunter und schau zu, wie er zurückkommt und deiner weggenommen wird.',
    tap: 'Eigene Steine darfst du weitertippen. Schieb den roten weiter das Brett hinauf.',
    deepest: 'Ohne andere Wertung zählt eine Runde so, als dürfte man Steine hinunterstoßen: für die Seite mit dem tiefsten.',
    gentle: 'Der blaue Stein liegt tief, und du darfst ihn nicht hinunterstoßen. Zieh an ihm vorbei, ganz sanft.',
    forward: 'Rot hat den blauen Stein nach vorn getippt, und dort bleibt er.',
  },
  target: {
    tip: 'Hier zählen nur die Ringe, nicht die Tiefe. Du punktest mit Steinen, die mehr wert sind als der beste der Gegenseite.',
    rings: 'Hier zählen die Ringe, nicht die Tiefe. Lass den Stein im äußeren Ring liegen bleiben.',
    depth: 'Blau liegt an der hinteren Kante, Rot in den Ringen.',
    best: 'Rot berührt den schwarzen Ring in der Mitte und hat noch zwei auf den Ringen. Der beste blaue Stein liegt im äußeren Ring.',
    equal: 'Der beste rote Stein liegt im mittleren Ring, und der beste blaue auch.',
    better: 'Blau hat einen 2er. Nur ein besserer Stein punktet: Leg ihn in den mittleren Ring.',
    push: 'Der blaue Stein liegt in der Mitte. Schieb ihn hinaus und lass deinen liegen, wo er zählt.',
  },
};
