// What a match does to ratings, said before it and after it, in every language.
import assert from 'node:assert/strict';

import { axe, desktop, goToScreen, multiUserTest, overlaps, phone, quickly, settled } from './harness/index.mjs';
import { stateOf, untilMoment } from './at_the_table.mjs';
import { ask, introduce, password, playOn, send } from './online_company.mjs';

const said = {
  en: {
    before: /^Rated: the result changes your rating\. It counts in full\. Every throw wobbles a little at random\.$/,
    half: /It counts for half: you two have met once today\./,
    change: /^You: 1,?500 → 1,?\d{3} \([+−]\d+\)/,
    noRound: 'It didn’t count: no round was finished.',
    provisional: /^Provisional: it takes 20 rated matches over at least 3 days/,
    rematch: 'A rematch is unrated.',
    capped: /^(One match costs at most 50 points\.|It couldn’t rise further: while either of you is provisional, 1550 is the limit\.)$/,
    left: 'It didn’t count: no round was finished. Leaving before the first round is over doesn’t change ratings. After three in a day, rated play pauses.',
    fair: 'Was the luck fair?',
  },
  de: {
    before: /^Gewertet: Das Ergebnis ändert deine Wertung\. Das Match zählt voll\. Jeder Wurf weicht zufällig ein wenig ab\.$/,
    half: /Das Match zählt nur halb: Ihr habt heute schon einmal gegeneinander gespielt\./,
    change: /^Du: 1\.?500 → 1\.?\d{3} \([+−]\d+\)/,
    noRound: 'Das Match zählte nicht: Keine Runde wurde zu Ende gespielt.',
    provisional: /^Vorläufig: Fest ist eine Wertung erst nach 20 gewerteten Matches/,
    rematch: 'Eine Revanche wird nicht gewertet.',
    capped: /^(Ein Match kostet höchstens 50 Punkte\.|Höher ging es nicht: Solange eine eurer Wertungen vorläufig ist, geht es nur bis 1550\.)$/,
    left: 'Das Match zählte nicht: Keine Runde wurde zu Ende gespielt. Du bist vor dem Ende der ersten Runde gegangen: Das ändert keine Wertung. Nach dem dritten Mal an einem Tag kannst du eine Weile keine gewerteten Matches beginnen.',
    fair: 'War der Zufall fair?',
  },
  fr: {
    before: /^Classé\s: le résultat change votre cote\. Il compte en entier\. Chaque lancer s’écarte un peu au hasard\.$/,
    half: /Il compte pour moitié\s: vous vous êtes déjà rencontrés une fois aujourd’hui\./,
    change: /^Vous\s: 1\s?500 → 1\s?\d{3} \([+−]\d+\)/,
    noRound: 'Il n’a pas compté : aucune manche n’a été finie.',
    provisional: /^Provisoire\s: une cote est établie après 20 matchs classés/,
    rematch: 'Une revanche est amicale.',
    capped: /^(Un match coûte 50 points au plus\.|Votre cote ne pouvait pas monter plus\s: tant que la vôtre ou celle de votre adversaire est provisoire, la limite est 1550\.)$/,
    left: 'Il n’a pas compté : aucune manche n’a été finie. Partir avant la fin de la première manche ne change aucune cote. Après trois fois dans la journée, le jeu classé est suspendu.',
    fair: 'Le hasard était-il honnête ?',
  },
  es: {
    before: /^Puntuada: el resultado cambia tu puntuación\. Cuenta por completo\. Cada tiro se desvía un poco al azar\.$/,
    half: /Cuenta la mitad: hoy ya os habéis enfrentado una vez\./,
    change: /^Tú: 1\.?500 → 1\.?\d{3} \([+−]\d+\)/,
    noRound: 'No contó: no se terminó ninguna ronda.',
    provisional: /^Provisional: una puntuación queda firme tras 20 partidas/,
    rematch: 'La revancha es amistosa.',
    capped: /^(Una partida cuesta 50 puntos como mucho\.|No podía subir más: mientras la puntuación de uno de los dos sea provisional, el límite es 1550\.)$/,
    left: 'No contó: no se terminó ninguna ronda. Irse antes de acabar la primera ronda no cambia ninguna puntuación. Si lo haces tres veces en un día, no podrás jugar partidas puntuadas durante un tiempo.',
    fair: '¿Fue limpio el azar?',
  },
};

// With an account, without the page's forms: in any language.
async function arriveAs(arrive, name, size, language) {
  const page = await arrive({ size, at: `${quickly}&lang=${language}#/online` });
  await introduce(page, name);
  await ask(page, 'POST', 'accounts', { password });
  return page;
}

async function sitDown(one, other) {
  const { id } = await ask(one, 'POST', 'matches', { game: 'knock-off', rated: true, listed: true });
  await ask(other, 'POST', `matches/${id}/seats`, {});
  for (const page of [one, other]) {
    await goToScreen(page, `#/online/table/${id}`);
    await untilMoment(page, 'toss', 'choice', 'waiting');
  }
}

// Without scrolling: whatever is drawn there is the element itself.
const isInSight = (place) =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

async function isFine(page) {
  await settled(page);
  assert.deepEqual(await axe(page), []);
  assert.deepEqual(await overlaps(page), []);
}

for (const [language, text] of Object.entries(said)) {
  multiUserTest(`a rated match says what it counts before it and what has changed after it, in ${language}`, {}, async ({ arrive }) => {
    const one = await arriveAs(arrive, `One ${language}`, phone, language);
    const other = await arriveAs(arrive, `Other ${language}`, desktop, language);
    const pages = [one, other];
    await sitDown(one, other);
    for (const page of pages) await page.getByText(text.before).waitFor();
    await isFine(one);
    await playOn(pages, async () => (await stateOf(one)).round > 1 && (await stateOf(other)).round > 1);
    assert.equal(await one.getByText(text.before).count(), 0); // said at the start alone
    await send(other, { cmd: 'concede' });
    for (const page of pages) {
      await untilMoment(page, 'over');
      await page.getByText(text.change).waitFor();
      await page.getByText(text.provisional).waitFor();
      await page.getByText(text.rematch).waitFor();
      await page.getByText(text.capped).waitFor();
      await isFine(page);
      assert.ok(await isInSight(page.getByRole('button', { name: text.fair })), 'the question of fairness is in sight');
    }

    await sitDown(other, one);
    await one.getByText(text.half).waitFor();
    await send(one, { cmd: 'concede' });
    await untilMoment(other, 'over');
    await other.getByText(text.noRound, { exact: true }).waitFor();
    await one.getByText(text.left).waitFor(); // to the one who left alone
    await isFine(other);
  });
}
