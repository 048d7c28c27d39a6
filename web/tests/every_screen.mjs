// Every screen in a language: nothing is cut off on a narrow phone, and nothing is left in English.
import assert from 'node:assert/strict';

import { goToScreen, overlaps, pageTest, quickly, settled, smallPhone } from './harness/index.mjs';
import { ask, introduce } from './online_company.mjs';
import { machineRecord, takeIn } from './saved_records.mjs';

const screens = [
  '#/', '#/new', '#/matches', '#/real', '#/rules', '#/settings', '#/settings/flick', '#/nowhere', '#/play/nobody', '#/replay/nobody', '#/review/nobody',
  '#/drills', '#/drills/lag', '#/lessons', '#/hand', '#/statistics',
  '#/online', '#/online/new', '#/online/match/nothing', '#/online/people/nobody', '#/online/leaders', '#/online/account',
];

export const langOf = (page) => page.evaluate(() => document.documentElement.lang);

// What is left in English, seen or heard, besides what says so and what a person types into a shell.
export function english(page) {
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

// A test of its own for each: one visits every screen.
export function everyScreenIn(language, locale) {
  pageTest(`every screen in ${language}`, { size: smallPhone, at: `${quickly}#/`, context: { locale } }, async ({ page }) => {
    assert.equal(await langOf(page), language);
    const found = [];
    const check = async (where) => {
      await settled(page);
      for (const one of [...(await overlaps(page)), ...(await english(page))]) found.push(`${where}: ${one}`);
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
    const match = await takeIn(page, machineRecord({ options: { game_score: 3 } }));
    await visit(`#/replay/${match}`, () => window.hammer.replay);
    await visit(`#/review/${match}`, () => window.hammer.review?.isDone.value); // the labels of its chart go past each other until then
    await visit('#/statistics');
    assert.deepEqual(found, []);
  });
}
