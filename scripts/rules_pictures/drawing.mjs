// Small pieces of SVG. Every picture has its own card as a background, so that it is readable on light and dark pages.

export const colors = {
  card: '#fbf7ef',
  cardEdge: '#d8ccb6',
  ink: '#2b2118',
  faint: '#75664f',
  wood: '#ecd4a6',
  woodDeep: '#e2c48c',
  paint: '#3a2b1d',
  alley: '#4a4038',
  cushion: '#2f6b4f',
  number: '#8a6736',
  good: '#2d6a3e',
  bad: '#9a3412',
};

const caps = { red: { fill: '#b3261e', edge: '#6d130e' }, blue: { fill: '#1f4f9c', edge: '#0f2c5c' } };

// Two decimals are finer than any screen, and the same on every machine.
export const n = (value) => String(Math.round(value * 100) / 100 + 0);

const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function attributes(given) {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
}

export const tag = (name, given, inner) =>
  inner === undefined ? `<${name}${attributes(given)}/>` : `<${name}${attributes(given)}>${inner}</${name}>`;

export const rect = (x, y, width, height, more = {}) => tag('rect', { x, y, width, height, ...more });
export const circle = (cx, cy, r, more = {}) => tag('circle', { cx, cy, r, ...more });
export const line = (x1, y1, x2, y2, more = {}) =>
  tag('line', { x1, y1, x2, y2, stroke: colors.faint, 'stroke-width': 1.2, ...more });

export function text(x, y, words, { size = 14, anchor = 'start', fill = colors.ink, bold, halo, italic } = {}) {
  const given = {
    x, y, fill, 'font-size': size,
    'text-anchor': anchor === 'start' ? undefined : anchor,
    'font-weight': bold ? 'bold' : undefined,
    'font-style': italic ? 'italic' : undefined,
  };
  if (halo) Object.assign(given, { stroke: halo, 'stroke-width': 3, 'paint-order': 'stroke', 'stroke-linejoin': 'round' });
  return tag('text', given, escaped(words));
}

// A weight to scale. Red has a round cap and blue a square one, so that the colours are not needed.
export function weight(cx, cy, r, { color, mark = '', faded = false, ghost = false }) {
  const { fill, edge } = caps[color];
  const cap = r * 0.62;
  const half = cap * 0.86;
  const capStyle = { fill: '#ffffff', 'fill-opacity': faded ? 0.5 : 1 };
  const shape = color === 'red' ? circle(cx, cy, cap, capStyle) : rect(cx - half, cy - half, 2 * half, 2 * half, capStyle);
  const size = r * (String(mark).length > 1 ? 0.7 : 0.82);
  const fillOfMark = faded ? colors.faint : colors.ink;
  return tag('g', { opacity: ghost ? 0.45 : undefined }, [
    circle(cx, cy, r - 0.6, { fill, stroke: edge, 'stroke-width': 1.2 }),
    shape,
    mark === '' ? '' : text(cx, cy + size * 0.36, mark, { size, anchor: 'middle', bold: !faded, fill: fillOfMark }),
  ].join(''));
}

export function arrow(x1, y1, x2, y2, { color = colors.ink, dashed = false, both = false, width = 1.6 } = {}) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const head = (x, y, sign) => {
    const [bx, by] = [x - sign * ux * 8, y - sign * uy * 8];
    const points = [[x, y], [bx - uy * 3.6, by + ux * 3.6], [bx + uy * 3.6, by - ux * 3.6]];
    return tag('polygon', { points: points.map(([px, py]) => `${n(px)},${n(py)}`).join(' '), fill: color });
  };
  const stroke = { stroke: color, 'stroke-width': width, 'stroke-dasharray': dashed ? '5 4' : undefined };
  return line(x1, y1, x2, y2, stroke) + head(x2, y2, 1) + (both ? head(x1, y1, -1) : '');
}

// Panels side by side on one card. A panel is { width, height, body, caption, middle }: the lines of text below it, and where
// they are centred.
export function card(panels, { title, gap = 26, padding = 18 }) {
  const captionLines = Math.max(...panels.map((panel) => panel.caption?.length ?? 0));
  const captionHeight = captionLines > 0 ? captionLines * 20 + 4 : 0;
  const width = panels.reduce((sum, panel) => sum + panel.width, 0) + gap * (panels.length - 1) + 2 * padding;
  const tallest = Math.max(...panels.map((panel) => panel.height));
  const height = tallest + captionHeight + 2 * padding;
  let left = padding;
  const placed = panels.map((panel) => {
    const middle = panel.middle ?? panel.width / 2;
    const top = padding + (tallest - panel.height) / 2;
    const caption = (panel.caption ?? []).map((words, index) =>
      text(middle, panel.height + 22 + index * 20, words,
        { anchor: 'middle', size: 14.5, bold: index === 0 && captionLines > 1 }));
    const group = tag('g', { transform: `translate(${n(left)} ${n(top)})` }, panel.body + caption.join(''));
    left += panel.width + gap;
    return group;
  });
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" ` +
    `viewBox="0 0 ${n(width)} ${n(height)}" font-family="DejaVu Sans, Verdana, Helvetica, Arial, sans-serif" role="img">`;
  const back = rect(0.5, 0.5, width - 1, height - 1, { rx: 10, fill: colors.card, stroke: colors.cardEdge });
  const pieces = [head, tag('title', {}, escaped(title)), back, ...placed, '</svg>'];
  return pieces.join('\n').replaceAll('><', '>\n<') + '\n';
}
