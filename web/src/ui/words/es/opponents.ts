// Los rivales, con lo que dicen en la mesa, y la escalera.
import type { OpponentWords } from '../en/opponents';
import { plural } from './main';

const lines: OpponentWords['lines'] = {
  pip: 'Apenas llega a ver el tablero. Cada tiro es una sorpresa.',
  mia: 'Le encanta tirar fuerte. Alguno hasta se queda.',
  otto: 'Viene por la compañía. Puntúa de vez en cuando.',
  lena: 'Nueva y prudente. Aún le tiembla la mano.',
  sam: 'Le va tomando el pulso al juego. Rondas buenas y rondas raras.',
  rosa: 'Conoce los buenos tiros y a menudo elige otro.',
  amir: 'Sólido; a veces se le escapa el mejor tiro.',
  yuki: 'Juega en una liga. Rara vez lejos del mejor tiro.',
  kofi: 'Un profesional. Casi siempre el mejor tiro, con mano firme.',
  vera: 'La campeona. Siempre el tiro que más veces gana.',
};

const remarks: OpponentWords['remarks'] = {
  pip: { made: '¡Yupi! ¿Lo has visto?', missed: 'Uy. Se me ha escapado.', praised: '¡Hala! ¡Enséñame eso!', consoled: 'Los míos también se caen.', won: '¿He ganado? ¡He ganado!', lost: '¡Otra! ¡Otra!' },
  mia: { made: '¡Sí! ¡Ese ha salido!', missed: 'Muy fuerte. Me gusta fuerte.', praised: '¡Qué bueno!', consoled: 'El próximo se queda.', won: '¡Verás cuando lo cuente en el cole!', lost: 'Juegas bien. ¿Otra?' },
  otto: { made: '¡Anda, mira tú!', missed: 'Y allá va. ¡Salud!', praised: '¡Precioso tiro!', consoled: 'Le pasa a cualquiera.', won: 'Será mi gorra de la suerte.', lost: 'Bien jugado. A la próxima invito yo.' },
  lena: { made: '¡Se ha quedado!', missed: 'Mmm. Lo intento otra vez.', praised: '¿Cómo lo has hecho?', consoled: 'Por muy poco.', won: '¡Ha servido practicar!', lost: 'He aprendido algo. Gracias.' },
  sam: { made: 'Justo a compás.', missed: 'He perdido el ritmo.', praised: '¡Qué suave!', consoled: 'Olvídalo y sigue.', won: 'Qué divertido. ¿Otra?', lost: 'Hoy el ritmo era tuyo.' },
  rosa: { made: 'Quien tuvo, retuvo, cielo.', missed: 'Ay, estos dedos.', praised: 'Una maravilla, cielo.', consoled: 'Paciencia. El tablero perdona.', won: 'Cuarenta años de viernes, cielo.', lost: '¡Aquí alguien ha practicado!' },
  amir: { made: 'Me vale.', missed: 'Lo tenía y se me fue.', praised: 'Buen tiro.', consoled: 'Mala suerte.', won: 'Buena partida. ¿Revancha?', lost: 'Bien merecido.' },
  yuki: { made: 'Según lo previsto.', missed: 'Un pelo de más.', praised: 'Limpio.', consoled: 'Hoy el tablero corre mucho.', won: 'Buena partida. Te vas acercando.', lost: 'Tendré que entrenar para ganarte.' },
  kofi: { made: '¡Eso es!', missed: '¡Ja! A mí también me pasa.', praised: '¡Eso sí que es un tiro!', consoled: 'Respira. Y luego tira.', won: 'Me lo has puesto difícil.', lost: 'Un placer. Te lo has ganado.' },
  vera: { made: 'Naturalmente.', missed: 'Bueno. Muy de vez en cuando.', praised: 'Yo no lo habría hecho mejor.', consoled: 'Todo campeón ha tirado uno así.', won: 'Una buena partida. Vuelve.', lost: 'Recuerda esta noche. Yo no la olvidaré.' },
};

export const opponents: OpponentWords = {
  lines,
  remarks,
  ladder: {
    title: 'Escalera',
    intro: 'Si ganas, subes; si pierdes, bajas. «Jugar ya» te trae siempre al rival que te va.',
    here: 'El siguiente',
    best: 'Tu mejor victoria',
    record: (won, lost) => `${plural(won, 'ganada', 'ganadas')} · ${plural(lost, 'perdida', 'perdidas')}`,
    notPlayed: 'Aún sin jugar',
    play: (name) => `Jugar contra ${name}`,
    counts: 'Cuentan las partidas de «Jugar ya» y las de aquí. Ganar con un tiro deshecho no cuenta; rendirse es perder.',
    file: 'Llévatela',
    fileHelp: 'Guarda aquí la escalera y ábrela en otro dispositivo. Ninguna partida cuenta dos veces.',
    save: 'Guardar como archivo',
    open: 'Abrir un archivo',
    saved: 'La escalera está guardada como archivo.',
    taken: (count) => `${plural(count, 'partida añadida', 'partidas añadidas')}.`,
    nothingNew: 'Todo lo de ese archivo ya estaba contado.',
    noLadder: (file) => `En ${file} no hay ninguna escalera.`,
  },
  choose: {
    opponent: 'Rival',
    friend: 'Amigo',
    friendHelp: 'Dos en este dispositivo, por turnos.',
    others: (sides) => `Tu configuración: ${sides}`,
    customise: 'Personalizar',
  },
  lesson: {
    title: '¿Una lección rápida?',
    help: 'Aprende a jugar en 10 tiros. Esta partida te espera.',
    take: 'Enséñame',
    dismiss: 'No, gracias',
  },
  after: {
    bestShot: (result) => `Mejor tiro: ${result}`,
    up: (name) => `Subes hasta ${name}`,
    down: (name) => `Bajas hasta ${name}`,
    stays: (name) => `Sigues con ${name}`,
    top: '¡Estás en lo más alto de la escalera!',
    notCounted: 'Se deshizo un tiro, así que esta victoria no cuenta para la escalera.',
    next: (name) => `Ahora, ${name}`,
    says: (name, remark) => `${name}: «${remark}»`,
  },
};
