// Die Gegner mit ihren Sprüchen, und die Rangleiter.
import type { OpponentWords } from '../en/opponents';
import { plural } from './main';

const lines: OpponentWords['lines'] = {
  pip: 'Sieht kaum über das Brett. Jeder Wurf ist eine Überraschung.',
  mia: 'Wirft am liebsten schnell. Manches bleibt sogar liegen.',
  otto: 'Kommt wegen der Gesellschaft. Punktet ab und zu.',
  lena: 'Neu und vorsichtig. Ihre Hand ist noch nicht ruhig.',
  sam: 'Kommt langsam rein. Mal läuft es, mal nicht.',
  rosa: 'Kennt die guten Würfe und nimmt gern einen anderen.',
  amir: 'Solide; übersieht manchmal den besten Wurf.',
  yuki: 'Spielt in einer Liga. Selten weit vom besten Wurf.',
  kofi: 'Ein Profi. Fast immer der beste Wurf, mit ruhiger Hand.',
  vera: 'Die Meisterin. Immer der Wurf, der am häufigsten gewinnt.',
};

const remarks: OpponentWords['remarks'] = {
  pip: { made: 'Juhu! Hast du das gesehen?', missed: 'Ups. Weg ist er.', praised: 'Boah! Zeig mal, wie das geht!', consoled: 'Meine fallen auch runter.', won: 'Gewonnen? Gewonnen!', lost: 'Noch mal! Noch mal!' },
  mia: { made: 'Ja! Der hat geklappt!', missed: 'Zu schnell. Ich mag schnell.', praised: 'Klasse!', consoled: 'Der nächste bleibt liegen.', won: 'Das erzähl ich in der Schule!', lost: 'Du bist gut. Noch eins?' },
  otto: { made: 'Na, sieh mal an!', missed: 'Und weg ist er. Prost!', praised: 'Schöner Wurf!', consoled: 'Passiert den Besten.', won: 'Das muss die Mütze sein.', lost: 'Gut gespielt. Die nächste Runde geht auf mich.' },
  lena: { made: 'Er ist liegen geblieben!', missed: 'Hm. Das versuche ich noch mal.', praised: 'Wie hast du das gemacht?', consoled: 'So knapp.', won: 'Das Üben hat sich gelohnt!', lost: 'Wieder was gelernt. Danke.' },
  sam: { made: 'Genau im Takt.', missed: 'Aus dem Takt gekommen.', praised: 'Geschmeidig!', consoled: 'Abhaken, weiter.', won: 'Hat Spaß gemacht. Noch mal?', lost: 'Heute hattest du den Rhythmus.' },
  rosa: { made: 'Ich kann’s noch immer.', missed: 'Ach, die alten Finger.', praised: 'Wunderschön, Schätzchen.', consoled: 'Geduld. Das Brett verzeiht.', won: 'Vierzig Jahre Freitagabend.', lost: 'Da hat aber jemand geübt!' },
  amir: { made: 'Den nehm ich.', missed: 'Fast gehabt.', praised: 'Guter Wurf.', consoled: 'Das war Pech.', won: 'Gutes Match. Revanche?', lost: 'Verdient.' },
  yuki: { made: 'Wie geplant.', missed: 'Einen Hauch zu viel.', praised: 'Sauber.', consoled: 'Das Brett ist heute schnell.', won: 'Gutes Match. Du kommst näher.', lost: 'Gegen dich muss ich mehr trainieren.' },
  kofi: { made: 'Oh ja!', missed: 'Ha! Das passiert mir auch.', praised: 'Das war mal ein Wurf!', consoled: 'Durchatmen. Dann werfen.', won: 'Du hast es mir nicht leicht gemacht.', lost: 'War mir ein Vergnügen. Verdient.' },
  vera: { made: 'Natürlich.', missed: 'Nun ja. Ab und zu.', praised: 'Besser hätte ich es nicht gekonnt.', consoled: 'Den hat jede Meisterin schon geworfen.', won: 'Ein schönes Match. Komm wieder.', lost: 'Merk dir diesen Abend. Ich tu’s.' },
};

export const opponents: OpponentWords = {
  lines,
  remarks,
  ladder: {
    title: 'Rangleiter',
    intro: 'Ein Sieg bringt dich hinauf, eine Niederlage hinunter. „Jetzt spielen“ findet immer den passenden Gegner.',
    here: 'Als Nächstes',
    best: 'Dein bester Sieg',
    record: (won, lost) => `${won} gewonnen · ${lost} verloren`,
    notPlayed: 'Noch nicht gespielt',
    play: (name) => `Gegen ${name} spielen`,
    counts: 'Es zählen Matches, die du mit „Jetzt spielen“ oder hier startest. Ein Sieg mit zurückgenommenem Wurf zählt nicht; Aufgeben gilt als Niederlage.',
    file: 'Mitnehmen',
    fileHelp: 'Speichere die Rangleiter hier und öffne sie auf einem anderen Gerät. Kein Match zählt doppelt.',
    save: 'Als Datei speichern',
    open: 'Datei öffnen',
    saved: 'Die Rangleiter ist als Datei gespeichert.',
    taken: (count) => `${plural(count, 'Match', 'Matches')} dazugekommen.`,
    nothingNew: 'Alles in dieser Datei war schon gezählt.',
    noLadder: (file) => `In ${file} ist keine Rangleiter.`,
  },
  choose: {
    opponent: 'Gegner',
    friend: 'Zu zweit',
    friendHelp: 'Ihr spielt abwechselnd auf diesem Gerät.',
    others: (sides) => `Deine Auswahl: ${sides}`,
    customise: 'Anpassen',
  },
  lesson: {
    title: 'Eine kurze Lektion?',
    help: 'In 10 Würfen lernst du, wie es geht. Dieses Match wartet auf dich.',
    take: 'Zeig’s mir',
    dismiss: 'Nein, danke',
  },
  after: {
    bestShot: (result) => `Bester Wurf: ${result}`,
    up: (name) => `Hinauf zu ${name}`,
    down: (name) => `Hinunter zu ${name}`,
    stays: (name) => `Du bleibst bei ${name}`,
    top: 'Du stehst ganz oben auf der Leiter!',
    notCounted: 'Ein Wurf wurde zurückgenommen, darum zählt dieser Sieg nicht für die Rangleiter.',
    next: (name) => `Weiter: ${name}`,
    says: (name, remark) => `${name}: „${remark}“`,
  },
};
