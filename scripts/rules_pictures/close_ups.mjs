// Close-ups of single weights: what "clear of a line" means, what hangs, what touches the bullseye, what goes back.
import { arrow, circle, colors, line, n, rect, text, weight } from './drawing.mjs';
import { FarEnd } from './far_end.mjs';

// One weight by the deuce line, seen from above, the far end on top.
function byTheLine(table, one, { words, verdict, good }) {
  const scale = 1500;
  const r = table.weight_radius * scale;
  const [width, height] = [240, 220];
  const lineY = 158;
  const thick = table.line_width * scale;
  const fromLine = one.x - (table.length - table.deuce_line);
  const cy = lineY - fromLine * scale;
  const gap = (fromLine - table.line_width / 2 - table.weight_radius) * 1000;
  const mark = Math.abs(gap) < 0.05 ? '0 mm' : `${gap > 0 ? '+' : '−'}${n(Math.abs(gap))} mm`;
  return {
    width,
    height,
    body: rect(0, 0, width, height, { fill: colors.wood, rx: 4 }) +
      rect(0, lineY - thick / 2, width, thick, { fill: colors.paint }) +
      text(8, lineY + 20, 'deuce line', { size: 11.5, fill: colors.faint }) +
      text(width - 8, 20, 'to the far edge ↑', { size: 12, anchor: 'end', fill: colors.faint }) +
      weight(width / 2, cy, r, { color: one.color, mark: '' }) +
      text(width - 8, lineY - 12, mark,
        { size: 13.5, bold: true, anchor: 'end', fill: good ? colors.good : colors.bad, halo: colors.wood }),
    caption: [verdict, words],
  };
}

export function clearOfALine(table, example) {
  const [clear, level, on] = example.line.weights;
  return [
    byTheLine(table, clear, { verdict: 'Clear: worth 2', words: 'wood between line and weight', good: true }),
    byTheLine(table, level, { verdict: 'Touching: worth 1', words: 'exactly level is not clear', good: false }),
    byTheLine(table, on, { verdict: 'On the line: worth 1', words: 'part of it past is not enough', good: false }),
  ];
}

// The corner of the far end with one weight of each kind.
export function hangers(table, example) {
  const end = new FarEnd(table, { depth: 0.2, scale: 900 });
  const letters = ['A', 'B', 'C', 'D'];
  const things = example.line.weights.map((one, index) =>
    end.weightAt(one, example.points[index], { letter: index === 2 || index === 3 ? '' : letters[index] }));
  const r = end.radius * end.scale;
  const named = [2, 3].map((index) => {
    const { x, y } = example.line.weights[index];
    const down = index === 2 ? r : 5;
    return text(end.px(y) + r + 4, end.py(x) + down, letters[index], { size: 14, bold: true, halo: colors.wood });
  });
  return end.panel(things.join('') + named.join(''));
}

// The bullseye with one weight on it; the rings below it show through.
export function bullseye(table, example, caption) {
  const scale = 1300;
  const { target, line_width: thick, weight_radius: radius } = table;
  const size = 190;
  const middle = size / 2;
  const [one] = example.line.weights;
  const [cx, cy] = [middle - one.y * scale, middle - (one.x - (table.length - target.centre)) * scale];
  const ring = circle(middle, middle, (target.inner_radius - thick / 2) * scale,
    { fill: 'none', stroke: '#000000', 'stroke-width': thick * scale });
  const outline = circle(middle, middle, target.inner_radius * scale,
    { fill: 'none', stroke: '#ffffff', 'stroke-width': 1.6, 'stroke-dasharray': '4 3' });
  return {
    width: size,
    height: size,
    body: rect(0, 0, size, size, { fill: colors.wood, rx: 4 }) + ring +
      circle(cx, cy, radius * scale,
        { fill: '#b3261e', 'fill-opacity': 0.88, stroke: '#6d130e', 'stroke-width': 1.5 }) + outline,
    caption,
  };
}

// How a hanger is checked: a weight on its side slides along the end and hits what hangs.
export function slidingCheck(table) {
  const end = new FarEnd(table, { depth: 0.16, scale: 640 });
  const r = end.radius * end.scale;
  const { length } = table;
  const tall = 0.0254 * end.scale;
  const checkX = end.px(0.09);
  return end.panel(
    end.weightAt({ color: 'blue', x: length - 0.022, y: -0.075 }, '', {}) +
    end.weightAt({ color: 'red', x: length - 0.0325, y: 0.005 }, '', {}) +
    rect(checkX - 2 * r, end.top - tall - 1, 2 * r, tall, { fill: '#9aa3ad', stroke: '#4b535c', rx: 3 }) +
    text(checkX - r, end.top - tall - 8, 'the weight that is slid', { size: 13, anchor: 'middle', fill: '#f3e7d0' }) +
    arrow(checkX + 6, end.top - tall / 2 - 1, checkX + 70, end.top - tall / 2 - 1, { color: '#f3e7d0' }) +
    text(end.px(-0.075) + r + 6, end.py(length - 0.022) + 22, 'hit: it hangs', { size: 13, halo: colors.woodDeep }) +
    text(end.px(0.005) - r - 6, end.py(length - 0.0325) + 22, 'missed: it does not',
      { size: 13, anchor: 'end', halo: colors.woodDeep }));
}

// Tap & Draw: before, what the shot did, and after everything was put right.
export function puttingBack(table) {
  const { length } = table;
  const at = (fromEnd, y, color) => ({ color, x: length - fromEnd, y });
  const scale = 430;
  const view = { depth: 0.42, scale, labels: false };
  const place = { A: at(0.06, 0.03, 'blue'), B: at(0.22, -0.1, 'red'), C: at(0.25, 0.13, 'blue') };
  const moved = { B: at(0.1, -0.15, 'red'), C: at(0.14, 0.16, 'blue'), S: at(0.17, 0.02, 'red') };
  const panel = (draw, caption) => {
    const end = new FarEnd(table, view);
    return end.panel(draw(end), caption);
  };
  const put = (end, one, letter, more = {}) => end.weightAt(one, letter, more);
  const move = (end, from, to) => {
    const [x1, y1, x2, y2] = [end.px(from.y), end.py(from.x), end.px(to.y), end.py(to.x)];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const r = end.radius * scale;
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
    return arrow(x1 + ux * r * 0.2, y1 + uy * r * 0.2, x2 - ux * (r + 2), y2 - uy * (r + 2), { color: colors.bad });
  };
  const fallen = { color: 'blue', x: length + 0.033, y: 0.06 };
  return [
    panel((end) => put(end, place.A, 'A') + put(end, place.B, 'B') + put(end, place.C, 'C'),
      ['Before', 'red is to shoot']),
    panel((end) => Object.values(place).map((one) => put(end, one, '', { ghost: true })).join('') +
      move(end, place.A, fallen) + move(end, place.B, moved.B) + move(end, place.C, moved.C) +
      put(end, fallen, 'A') + put(end, moved.B, 'B') + put(end, moved.C, 'C') + put(end, moved.S, 'S'),
      ['The shot S', 'A falls, B and C go forward']),
    panel((end) => put(end, place.A, 'A') + put(end, place.B, 'B') + put(end, moved.C, 'C'),
      ['After', 'A and B back, C stays, S off']),
  ];
}

// Deeper: centres along the board, and the band in which two weights are level.
export function levelLeaders(table, example, caption) {
  const end = new FarEnd(table, { depth: 0.42, scale: 560 });
  const leader = example.line.weights[0];
  const y = end.py(leader.x);
  const things = example.line.weights.map((one, index) =>
    end.weightAt(one, example.points[index], { faded: example.points[index] === 0, letter: 'ABCD'[index] }));
  const half = table.width / 2;
  const level = line(end.px(half), y, end.px(-half), y, { stroke: colors.bad, 'stroke-dasharray': '5 4' });
  return end.panel(level + things.join(''), caption);
}
