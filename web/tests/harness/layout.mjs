// What is wrong with a screen, in every size of window and letters: what axe finds, and what cannot be read or pressed.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { desktop, phone, phoneAcross, smallPhone, tablet } from './browser.mjs';
import { settled } from './page_test.mjs';

// Whether to check every screen in every size and language. The first ones find most faults.
export const isThorough = process.env.HAMMER_SCREENS === 'all';

// A test visits each device once, and checks every screen in the sizes of window and letters of that device.
export const devices = [
  {
    name: 'to touch',
    size: smallPhone,
    looks: [
      { name: 'small phone', size: smallPhone, isForAxe: true },
      { name: 'small phone, letters of 200 %', size: smallPhone, letters: 200 },
      ...(isThorough
        ? [
            { name: 'phone', size: phone, isForAxe: true },
            { name: 'phone across', size: phoneAcross, isForAxe: true },
            { name: 'tablet', size: tablet },
          ]
        : []),
    ],
  },
  {
    name: 'desktop',
    size: desktop,
    looks: [{ name: 'desktop', size: desktop, isForAxe: true }, ...(isThorough ? [{ name: 'desktop, letters of 200 %', size: desktop, letters: 200 }] : [])],
  },
];

// What axe finds, and what cannot be read or pressed, in every look of that device: as sentences about `screen`.
export async function faultsOn(page, { size: first, looks }, screen) {
  const found = [];
  for (const { name, size, letters = 100, isForAxe = false } of looks) {
    await page.setViewportSize(size.viewport);
    await enlargeText(page, letters);
    await settled(page, 50); // only the layout changes
    for (const one of [...(isForAxe ? await axe(page) : []), ...(await overlaps(page))]) found.push(`${screen}, ${name}: ${one}`);
  }
  await page.setViewportSize(first.viewport);
  await enlargeText(page, 100);
  return found;
}

// Text and controls that are cut off, covered or outside the window, as sentences. Each is scrolled to first; anything behind
// an open dialog is ignored.
export function overlaps(page) {
  return page.evaluate(findOverlaps);
}

// Whether one box lies over another; edges are rounded.
export function meets(a, b) {
  return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
}

// Like a larger font size in the browser's settings.
export function enlargeText(page, percent) {
  return page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`);
}

// In the browser.
function findOverlaps() {
  const slack = 1.5; // pixels: edges are rounded
  const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"], [tabindex="0"]';
  const root = [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].at(-1) ?? document.body;
  const found = new Set();

  const nameOf = (element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${[element.localName, ...element.classList].join('.')}> "${text}"`;
  };
  const complain = (element, what) => void found.add(`${nameOf(element)} ${what}`);

  const isSeen = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let one = element; one; one = one.parentElement) {
      const { overflow, clipPath } = getComputedStyle(one);
      const { width, height } = one.getBoundingClientRect();
      const isForReaders = (overflow !== 'visible' || clipPath !== 'none') && width <= 2 && height <= 2;
      if (isForReaders || one.inert) return false;
    }
    return true;
  };

  // An open dialog lies above the page: nothing around it scrolls or hides it.
  const around = (element) => {
    const boxes = [];
    for (let box = element; box && box !== document.documentElement; box = box.matches('dialog[open]') ? null : box.parentElement) boxes.push(box);
    return boxes;
  };
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
  const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';

  // Scrolls every box around it, and the page, so that it lies in the middle.
  const bringToMiddle = (element, rectNow) => {
    const scroll = (box, middleX, middleY) => {
      const rect = rectNow();
      box.scrollBy({ left: rect.left + rect.width / 2 - middleX, top: rect.top + rect.height / 2 - middleY, behavior: 'instant' });
    };
    for (const box of around(element)) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (!scrolls(overflowX) && !scrolls(overflowY)) continue;
      const edge = box.getBoundingClientRect();
      scroll(box, edge.left + edge.width / 2, edge.top + edge.height / 2);
    }
    scroll(window, innerWidth / 2, innerHeight / 2);
    return rectNow();
  };

  // The visible part, where boxes around it scroll; complains if something is hidden for good.
  const visiblePart = (element, rect) => {
    const part = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    for (const box of around(element)) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const cutAcross = hides(overflowX) && (part.left < edge.left - slack || part.right > edge.right + slack);
      const cutDown = hides(overflowY) && (part.top < edge.top - slack || part.bottom > edge.bottom + slack);
      if (cutAcross || cutDown) {
        complain(element, `is cut off by ${box === element ? 'its own edge' : nameOf(box)}`);
        return null;
      }
      if (scrolls(overflowX)) [part.left, part.right] = [Math.max(part.left, edge.left), Math.min(part.right, edge.right)];
      if (scrolls(overflowY)) [part.top, part.bottom] = [Math.max(part.top, edge.top), Math.min(part.bottom, edge.bottom)];
    }
    return part;
  };

  const isRelated = (a, b) => {
    const whole = (element) => element.closest('label') ?? element;
    return whole(a).contains(b) || whole(b).contains(a);
  };

  // An empty part of a drawing covers nothing, and neither does an invisible field for keys and screen readers.
  const isPainted = (element) => element.localName !== 'svg' && getComputedStyle(element).opacity !== '0';

  const check = (element, rectNow, points) => {
    const rect = bringToMiddle(element, rectNow);
    if (rect.width < 1 || rect.height < 1) return;
    const part = visiblePart(element, rect);
    if (!part) return;
    if (part.left < -slack || part.right > innerWidth + slack) return complain(element, 'is partly outside the window');
    if (part.top < -slack || part.bottom > innerHeight + slack) return complain(element, 'cannot be scrolled into the window');
    for (const [across, down] of points) {
      const x = part.left + (part.right - part.left) * across;
      const y = part.top + (part.bottom - part.top) * down;
      const top = document.elementsFromPoint(x, y).find(isPainted);
      if (top && !isRelated(element, top)) return complain(element, `is covered by ${nameOf(top)}`);
    }
  };

  const checkText = (text) => {
    const element = text.parentElement;
    if (!element || !text.data.trim() || element.closest('svg, script, style, option, noscript') || !isSeen(element)) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (let line = 0; line < range.getClientRects().length; ++line) {
      check(element, () => range.getClientRects()[line], [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5]]);
    }
  };
  const checkControl = (control) => {
    if (control.closest('svg') || !isSeen(control)) return;
    if (control.getBoundingClientRect().height > innerHeight) return; // its text is looked at line by line
    // A link in a text may go over two lines.
    for (let line = 0; line < control.getClientRects().length; ++line) {
      check(control, () => control.getClientRects()[line], [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75]]);
    }
  };

  // Elements that let the pointer through must be found too.
  const everything = new CSSStyleSheet();
  everything.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, everything];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) checkText(text);
  for (const control of root.querySelectorAll(controls)) checkControl(control);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== everything);

  if (document.documentElement.scrollWidth > innerWidth + slack) {
    found.add(`the page is ${document.documentElement.scrollWidth} pixels wide in a window of ${innerWidth}`);
  }
  scrollTo(0, 0);
  return [...found];
}

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// What axe finds wrong with the page as it is, as sentences.
export async function axe(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate((runOnly) => window.axe.run(document, { runOnly }), tags);
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)}`));
}
