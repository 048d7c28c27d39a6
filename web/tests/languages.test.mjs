// The language is the browser's, or the one chosen in the settings. Every screen in every language: nothing is cut off on a
// narrow phone, with letters twice as large too, and nothing is left in English. A round is played and judged in another language.
import assert from 'node:assert/strict';

import { axe, faultsOn, goToScreen, isThorough, overlaps, pageTest, quickly, settled, smallPhone } from './harness/index.mjs';
import { look, untilMoment } from './at_the_table.mjs';
import { ask, introduce } from './online_company.mjs';
import { machineRecord, importMatch } from './saved_records.mjs';

const screens = [
  '#/', '#/new', '#/learn', '#/me', '#/ladder', '#/matches', '#/real', '#/rules', '#/rules/match', '#/settings', '#/nowhere', '#/play/nobody', '#/replay/nobody', '#/review/nobody',
  '#/drills', '#/drills/lag', '#/lessons', '#/hand', '#/statistics',
  '#/online', '#/online/new', '#/online/match/nothing', '#/online/people/nobody', '#/online/leaders', '#/online/account',
];

const langOf = (page) => page.evaluate(() => document.documentElement.lang);

// Text left in English, visible or for screen readers, except where it is marked as English or is a shell command.
function english(page) {
  return page.evaluate(() => {
    const known = /(?<!\p{L})(?:the|of|and|with|from|weights?|throws?|round|board|your|this|is|are|not|nothing|more)(?!\p{L})/giu;
    const found = [];
    const look = (words) => {
      for (const [word] of words.replaceAll('hammer advise', '').matchAll(known)) found.push(`"${word}" in "${words.trim().slice(0, 60)}"`);
    };
    for (const element of document.querySelectorAll('*')) {
      if (element.closest('[lang="en"]:not(html), script, style, code, textarea')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) look(element.getAttribute(name) ?? '');
      for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) look(child.data);
    }
    return found;
  });
}

// The longest words are German.
const others = { es: 'es-MX', fr: 'fr-CA' };
const narrow = { size: smallPhone, looks: [100, ...(isThorough ? [200] : [])].map((letters) => ({ name: `letters of ${letters} %`, size: smallPhone, letters })) };
for (const [language, locale] of Object.entries({ de: 'de-AT', ...(isThorough ? others : {}) })) {
  pageTest(`every screen in ${language}`, { size: smallPhone, at: `${quickly}#/`, context: { locale } }, async ({ page }) => {
    assert.equal(await langOf(page), language);
    const found = [];
    const check = async (where) => {
      await settled(page);
      for (const one of await english(page)) found.push(`${where}: ${one}`);
      found.push(...(await faultsOn(page, narrow, where)));
    };
    const visit = async (hash, isThere) => {
      await goToScreen(page, hash);
      if (isThere) await page.waitForFunction(isThere);
      await check(hash);
    };
    for (const hash of screens) await visit(hash);
    await introduce(page, `Ana ${language}`);
    const { id } = await ask(page, 'POST', 'matches', { game: 'knock-off', listed: true, seats: [{ who: 'me' }, { who: 'open' }] });
    for (const place of ['', '/new', `/match/${id}`, `/people/Ana%20${language}`, '/account']) await visit(`#/online${place}`);
    await goToScreen(page, '#/new');
    await page.locator('details summary').first().click();
    await check('all options');

    await visit('#/practice', () => window.hammer.practice?.stage.table.inHand.value);
    await page.evaluate(() => window.hammer.practice.stage.table.lay([{ color: 'red', x: 6.2, y: 0.05 }, { color: 'blue', x: 5.9, y: -0.06 }]));
    const tools = await page.locator('.practice-tool').count();
    assert.ok(tools > 3, `${tools} tools`);
    for (let tool = 0; tool < tools; ++tool) {
      await page.locator('.practice-tool').nth(tool).click();
      if (await page.locator('.practice-coach').count()) await page.waitForFunction(() => window.hammer.coach?.answer.value?.isFinal);
      await check(`practice, tool ${tool}`);
      await page.keyboard.press('Escape');
    }
    await visit('#/drills/attack/1', () => window.hammer.drill);
    await visit('#/lessons/first', () => window.hammer.lesson?.step.value);
    const match = await importMatch(page, machineRecord({ options: { game_score: 3 } }));
    await visit(`#/replay/${match}`, () => window.hammer.replay);
    await visit(`#/review/${match}`, () => window.hammer.review?.isDone.value); // the labels of its chart go past each other until then
    await visit('#/statistics');
    assert.deepEqual(found, []);
  });
}

pageTest('a round in German, with the judge', { size: smallPhone, at: `${quickly}#/`, context: { locale: 'de' } }, async ({ page }) => {
  await page.getByRole('button', { name: /Jetzt spielen/ }).click();
  await untilMoment(page, 'aiming');
  assert.deepEqual([...(await overlaps(page)), ...(await english(page))], []);
  await playARound(page);
  await page.locator('.round-result').waitFor();
  const { weights, summary } = await look(page, (session) => session.moment.value.judged.judgement);
  assert.ok(weights.length > 0);
  await page.getByText('Warum', { exact: true }).click();
  const shown = await page.locator('.round-result').innerText();
  const numbers = (text) => (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => number.replace(',', '.'));
  for (const number of numbers([summary, ...weights.map(({ why }) => why)].join(' '))) assert.ok(numbers(shown).includes(number), `${number} in ${shown}`);
  assert.match(shown, /zählt/);
  assert.deepEqual([...(await overlaps(page)), ...(await english(page)), ...(await axe(page))], []);

  await page.getByRole('button', { name: 'Zurück zu den Steinen' }).click();
  await page.getByText(`Stein 1 von ${weights.length}`).waitFor();
  assert.deepEqual([...(await overlaps(page)), ...(await english(page))], []);
});

// The machine throws too; a person's throws are sent as the keys would.
async function playARound(page) {
  for (let count = 0; (await untilMoment(page, 'aiming', 'judging')) === 'aiming'; ++count) {
    const before = await look(page, (session) => session.state.value.hash);
    await page.evaluate((i) => void window.hammer.session.send({ cmd: 'shoot', y: 0.05 * ((i % 5) - 2), speed: 1.75 + 0.02 * (i % 4), angle: 0, spin: 0 }), count);
    await page.waitForFunction((was) => window.hammer.session.state.value.hash !== was || window.hammer.session.moment.value.kind === 'judging', before);
  }
}

pageTest('the language is the browser’s until another is chosen, and all else stays', { size: smallPhone, at: `${quickly}#/settings`, context: { locale: 'pt-BR' } }, async ({ page, goTo }) => {
  assert.equal(await langOf(page), 'en');
  await page.getByLabel('Your name').fill('Zoë');
  await page.getByLabel('inches').check();
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await page.waitForFunction(() => document.documentElement.lang === 'de' && document.querySelector('h1'));
  assert.equal(new URL(page.url()).hash, '#/settings');
  assert.equal(await page.getByLabel('Dein Name').inputValue(), 'Zoë');
  assert.ok(await page.getByLabel('Zoll').isChecked());
  assert.equal(await page.title(), 'Einstellungen · Hammer');

  await goTo(`${quickly}#/rules/knock-off`);
  assert.equal(await langOf(page), 'de');
  await page.getByRole('link', { name: 'denen, die jedes Spiel hat' }).click();
  await page.getByRole('heading', { level: 1, name: 'Das Match' }).waitFor();
  await page.getByRole('heading', { name: 'Optionen', exact: true }).waitFor();
  const chunks = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => /rules_\w+(?=-)/.exec(name)?.[0]).filter(Boolean));
  assert.deepEqual([...new Set(chunks)], ['rules_de'], 'no other language is loaded');

  // Numbers as they are written here.
  await goToScreen(page, '#/new');
  await page.getByText('Anpassen', { exact: true }).click();
  await page.getByText('Alle Optionen', { exact: true }).click();
  const tolerance = page.getByLabel('Gleichauf bis (mm)', { exact: true });
  await tolerance.fill('0,3');
  await tolerance.blur();
  assert.equal(await tolerance.inputValue(), '0,3');
  await tolerance.fill('11');
  await page.getByText('Gleichauf bis (mm): 11 geht nicht; möglich ist eine Zahl von 0 bis 10.').first().waitFor();

  await goToScreen(page, '#/settings');
  await page.getByLabel('Sprache').selectOption({ index: 0 });
  await page.waitForFunction(() => document.documentElement.lang === 'en');
});
