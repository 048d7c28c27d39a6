// By geometry: nothing covers the weight to be thrown, the weight that is judged, the menu and the way on, at any moment of a
// match, in every size of window and letters. One match for each language; the window changes its size at each moment.
import assert from 'node:assert/strict';

import { desktop, enlargeText, isThorough, pageTest, quickly, smallPhone } from './harness/index.mjs';
import { momentOf, playPlan, send, untilMoment } from './at_the_table.mjs';

const sizes = [[360, 640], [844, 390], [390, 664], [390, 844], [820, 1180], [1440, 900]];
const windows = (isThorough ? sizes : sizes.slice(0, 2)).flatMap(([width, height]) => [100, 200].map((letters) => ({ width, height, letters })));
const languages = isThorough ? ['en', 'de', 'es', 'fr'] : ['en'];

const names = ['Josephine', 'Alexander'];
const plan = { setup: { game: 'knock-off', table: '22ft', options: { hand: 'none', game_score: 6 }, seats: names.map((name) => ({ name })) }, levels: {} };

// Lags that rest at `x` without touching each other: the first side scores with its hanger, whose neighbour is deep too.
const round = [[6.274, -0.2], [6.05, -0.135], [5.8, -0.07], [6.2, 0], [6.0, 0.065], [6.1, 0.13], [5.6, 0.2], [5.0, 0]];
const lagTo = ([x, y]) => ({ cmd: 'shoot', y, speed: Math.sqrt(2 * 0.3 * (x - 0.3)), angle: 0, spin: 0 });

for (const language of languages) {
  pageTest(`nothing covers what matters at the table: ${language}`, { size: isThorough ? desktop : smallPhone, at: `${quickly}&lang=${language}#/` }, async ({ page }) => {
    const found = [];
    const check = async (moment, seen) => {
      for (const window of windows) {
        await page.setViewportSize(window);
        await enlargeText(page, window.letters);
        const covered = await page.evaluate(findCovered, { ...seen, zones: seen.zones && window.letters === 100 });
        found.push(...covered.map((what) => `${language}, ${moment}, ${window.width}×${window.height}, ${window.letters} %: ${what}`));
      }
      await enlargeText(page, 100);
    };

    await begin(page);
    await check('the toss', { controls: '.play-menu, .way-on .button' });
    await page.locator('.way-on .button').first().click();
    await untilMoment(page, 'choice');
    await check('the choice', { controls: '.play-menu, .way-on .button' });
    await choose(page, 'hammer');
    await check('the choice of colours', { controls: '.play-menu, .way-on .button' });
    await choose(page, 'color');
    await untilMoment(page, 'aiming');

    for (const way of ['flick', 'pull', 'keyboard']) {
      await page.evaluate((throwBy) => (window.hammer.preferences.value = { ...window.hammer.preferences.value, throwBy }), way);
      await page.locator(`.throw-panel.by-${way}`).waitFor();
      const controls = way === 'keyboard' ? '.play-menu, .throw-now' : '.play-menu, .throw-more';
      await check(`aiming by ${way}`, { controls, weight: 'held' });
      await page.locator('.throw-more').click();
      await page.locator('.throw-sheet').waitFor();
      await check(`aiming by ${way}, options open`, { controls, weight: 'held' });
      await page.locator('.throw-more').click();
    }

    await slideOnly(page, lagTo(round[0]), () => check('sliding', { controls: '.play-menu' }));
    await untilMoment(page, 'aiming');
    await page.locator('.throw-result').waitFor();
    await page.locator('.table-tools').waitFor();
    const small = '.table-tools .button, .table-tempo .button, .play-look';
    await check('aiming after a throw', { controls: `.play-menu, .throw-now, ${small}`, weight: 'held', zones: true });
    for (const side of [1, -1]) {
      await page.evaluate((y) => window.hammer.throwing.thrower.set('y', y), side);
      await check(`aiming from ${side > 0 ? 'the left' : 'the right'}`, { controls: `.play-menu, .throw-now, ${small}`, weight: 'held' });
    }
    await page.evaluate(() => window.hammer.throwing.thrower.set('y', 0));
    await throwUntil(page, 'judging', 1);
    await page.locator('.round-result').waitFor();
    const onResult = { controls: '.play-menu, .way-on .button', weight: 'counting' };
    await check('the result', onResult);
    await page.locator('.result-weights summary').click();
    await check('the result and why', onResult);
    await page.locator('.result-weights summary').click();
    await page.setViewportSize({ width: 844, height: 390 });
    await page.locator('.result-weights summary').click();
    await page.waitForFunction(isFirstReasonShown);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => (document.querySelector('.sheet-text').scrollTop = 0));
    await page.setViewportSize({ width: 844, height: 390 });
    await page.waitForFunction(isFirstReasonShown); // of a phone that is turned
    const count = await page.evaluate(() => window.hammer.session.moment.value.judged.weights.length);
    assert.ok(count >= 5);
    await page.locator('.round-result .way-on .rigid').click();
    for (let index = 0; index < count; ++index) {
      await page.locator('.judge-weight').waitFor();
      await check(`judging weight ${index + 1} of ${count}`, { controls: '.play-menu, .way-on .button', weight: index, label: '.ruler text' });
      await page.locator('.judge-steps .button').nth(1).click();
    }
    await page.locator('.round-result .way-on .primary:enabled').click();
    await throwUntil(page, 'over', 0);
    await page.locator('.round-result').waitFor();
    await check('over', { controls: '.play-menu, .way-on .button', weight: 'counting' });
    assert.deepEqual(found, []);
  });
}

async function begin(page) {
  await playPlan(page, plan);
  await untilMoment(page, 'toss');
}

async function choose(page, take) {
  const before = await page.evaluate(() => window.hammer.session.state.value.hash);
  await page.evaluate((command) => void window.hammer.session.send(command), { cmd: 'choose', take, ...(take === 'color' ? { color: 'red' } : {}) });
  await page.waitForFunction((was) => window.hammer.session.state.value.hash !== was, before);
}

// A throw that slides until `look` is done.
async function slideOnly(page, command, look) {
  await page.evaluate((sent) => {
    const { scene, session } = window.hammer;
    const { play } = scene;
    scene.play = (...course) => new Promise((resolve) => (window.letSlide = resolve)).then(() => ((scene.play = play), scene.play(...course)));
    void session.send(sent);
  }, command);
  await untilMoment(page, 'sliding');
  await look();
  await page.waitForFunction(() => window.letSlide);
  await page.evaluate(() => window.letSlide());
  await untilMoment(page, 'aiming');
}

async function throwUntil(page, wanted, first) {
  for (let count = first; (await untilMoment(page, 'aiming', 'judging', 'over')) === 'aiming'; ++count) await send(page, lagTo(round[count % round.length]));
  assert.equal(await momentOf(page), wanted);
}

// In the browser: opened below what is in sight, the reasons come into it.
function isFirstReasonShown() {
  const [pane, reason] = ['.sheet-text', '.result-weights li'].map((one) => document.querySelector(one).getBoundingClientRect());
  return reason.top >= pane.top - 1 && reason.bottom <= pane.bottom + 1;
}

// In the browser: what of `seen` is covered or outside the window. `weight`: the held one, those that count, or a judged one;
// `zones`: those that count most, at the far end; with large letters the map alone shows them.
async function findCovered({ controls, weight = null, zones = false, label = null }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const { scene, session, throwing } = window.hammer;
  for (let frames = 0; frames < 4; ++frames) {
    await frame(); // the layout, then the camera
    scene.arrive();
  }
  const found = [];
  const canvas = document.querySelector('.table-canvas');
  const everything = new CSSStyleSheet();
  everything.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, everything];

  const nameOf = (element) => `<${[element.localName, ...element.classList].join('.')}> "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}"`;
  const isInside = ({ left, top, right, bottom }, slack = 1) => left >= -slack && top >= -slack && right <= innerWidth + slack && bottom <= innerHeight + slack;
  const rectsOfText = (element) => {
    const range = document.createRange();
    return [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()).flatMap((node) => (range.selectNode(node), [...range.getClientRects()]));
  };
  const isPainted = (element, x, y) => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    if (opacity === '0' || element.closest('.ruler')) return false;
    if (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return true;
    return rectsOfText(element).some(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  };

  const checkPlace = (name, x, y) => {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return found.push(`${name} is outside the window, at ${Math.round(x)}, ${Math.round(y)}`);
    const above = document.elementsFromPoint(x, y);
    const cover = above.slice(0, above.indexOf(canvas)).find((element) => isPainted(element, x, y));
    return cover && found.push(`${name} is covered by ${nameOf(cover)}`);
  };
  // Its middle and its rim.
  const checkWeight = (name, at, radius) => {
    const before = found.length;
    for (let turn = -1; turn < 8 && found.length === before; ++turn) {
      const far = turn < 0 ? 0 : radius;
      const place = scene.screenPoint(at.x + far * Math.cos((turn * Math.PI) / 4), at.y + far * Math.sin((turn * Math.PI) / 4));
      checkPlace(name, place.x, place.y);
    }
  };
  const radius = 0.0294;
  if (weight === 'held') checkWeight('the weight in the hand', throwing.thrower.held.value, radius);
  else if (weight !== null) {
    const judged = session.moment.value.judged.weights;
    const wanted = weight === 'counting' ? judged.filter((one) => one.judged.counts) : [judged[weight]];
    for (const [index, one] of wanted.entries()) checkWeight(`judged weight ${index + 1}`, one, radius);
  }

  if (zones) {
    for (const [name, x] of [['the 3', 6.22], ['the 2', 6.07]]) {
      for (const y of [-0.2, 0, 0.2]) {
        const place = scene.screenPoint(x, y);
        checkPlace(name, place.x, place.y);
      }
    }
  }

  for (const control of document.querySelectorAll(controls)) {
    const rect = control.getBoundingClientRect();
    if (!isInside(rect)) found.push(`${nameOf(control)} is not all in the window`);
    else {
      for (const [across, down] of [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]]) {
        const top = document.elementFromPoint(rect.left + rect.width * across, rect.top + rect.height * down);
        if (!top || !control.contains(top)) {
          found.push(`${nameOf(control)} is covered by ${top && nameOf(top)}`);
          break;
        }
      }
    }
  }
  if (document.querySelectorAll(controls).length < 2 && controls.includes(',')) found.push(`there is no way on: ${controls}`);
  const text = label && document.querySelector(label);
  if (text && !isInside(text.getBoundingClientRect(), 4)) found.push(`${nameOf(text)} is not all in the window`);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== everything);
  return found;
}
