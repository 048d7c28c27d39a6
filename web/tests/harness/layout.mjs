// What a person could not read or press: text and controls that are cut off, covered or outside the window, as
// sentences. Each is scrolled to first; behind an open dialog nothing counts.

export function overlaps(page) {
  return page.evaluate(findOverlaps);
}

// In the browser.
function findOverlaps() {
  const slack = 1.5; // pixels: edges are rounded
  const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"], [tabindex="0"]';
  const dialog = [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].at(-1);
  const root = dialog ?? document.body;
  const found = new Set();

  // What lets the pointer through is looked for too.
  const everything = new CSSStyleSheet();
  everything.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, everything];

  const nameOf = (element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const kind = element.classList.length > 0 ? `.${[...element.classList].join('.')}` : '';
    return `<${element.localName}${kind}> "${text}"`;
  };
  const isSeen = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let one = element; one; one = one.parentElement) {
      const { width, height } = one.getBoundingClientRect();
      const hidesRest = getComputedStyle(one).overflow !== 'visible' || getComputedStyle(one).clipPath !== 'none';
      if (hidesRest && width <= 2 && height <= 2) return false; // for screen readers only
      if (one.closest('[inert]')) return false;
    }
    return true;
  };
  const isRelated = (a, b) => {
    const label = (element) => element.closest('label') ?? element;
    return a.contains(b) || b.contains(a) || label(a).contains(b) || label(b).contains(a);
  };
  const complain = (element, what) => found.add(`${nameOf(element)} ${what}`);

  const checkRect = (element, rect, points) => {
    if (rect.width < 1 || rect.height < 1) return;
    if (rect.left < -slack || rect.right > innerWidth + slack) return complain(element, 'is partly outside the window');
    if (rect.top < -slack || rect.bottom > innerHeight + slack) {
      if (rect.height < innerHeight / 2) complain(element, 'cannot be scrolled into the window');
      return;
    }
    for (const [across, down] of points) {
      const x = rect.left + rect.width * across;
      const y = rect.top + rect.height * down;
      const top = document.elementFromPoint(x, y);
      if (top && !isRelated(element, top)) return complain(element, `is covered by ${nameOf(top)}`);
    }
  };

  // Its own clipping, or that of a box around it which cannot be scrolled.
  const checkClipping = (element, rect) => {
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      const clips = (overflow) => overflow === 'hidden' || overflow === 'clip';
      const edge = box.getBoundingClientRect();
      const cutAcross = clips(style.overflowX) && (rect.left < edge.left - slack || rect.right > edge.right + slack);
      const cutDown = clips(style.overflowY) && (rect.top < edge.top - slack || rect.bottom > edge.bottom + slack);
      if (cutAcross || cutDown) return complain(element, `is cut off by ${box === element ? 'its own edge' : nameOf(box)}`);
    }
  };

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.data.trim() || element.closest('svg, script, style, option, noscript') || !isSeen(element)) continue;
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      checkRect(element, rect, [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5]]);
      checkClipping(element, rect);
    }
  }
  for (const control of root.querySelectorAll(controls)) {
    if (control.closest('svg') || !isSeen(control)) continue;
    control.scrollIntoView({ block: 'center', inline: 'nearest' });
    const rect = control.getBoundingClientRect();
    checkRect(control, rect, [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75]]);
    checkClipping(control, rect);
  }
  if (document.documentElement.scrollWidth > innerWidth + slack) {
    found.add(`the page is ${document.documentElement.scrollWidth} pixels wide in a window of ${innerWidth}`);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== everything);
  scrollTo(0, 0);
  return [...found];
}

// As people do who set larger letters in their browser.
export function enlargeText(page, percent) {
  return page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`);
}
