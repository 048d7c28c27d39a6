// Whole boards, horizontal: the shooter on the left, the far end on the right.
import { arrow, circle, colors, line, n, rect, tag, text, weight } from './drawing.mjs';
import { farLines } from './far_end.mjs';

class LyingBoard {
  constructor(table, scale, left, top) {
    Object.assign(this, { table, scale, left, top });
    this.right = left + table.length * scale;
    this.bottom = top + table.width * scale;
    this.middle = (this.top + this.bottom) / 2;
  }

  px(x) { return this.left + x * this.scale; }
  py(y) { return this.middle - y * this.scale; }

  lineAt(x, more = {}) {
    const thick = Math.max(this.table.line_width * this.scale, 1.5);
    return rect(this.px(x) - thick / 2, this.top, thick, this.bottom - this.top, { fill: colors.paint, ...more });
  }

  surface(border) {
    const { left, top, right, bottom, table } = this;
    const around = rect(left - border, top - border, right - left + 2 * border, bottom - top + 2 * border,
      { fill: colors.alley, rx: 4 });
    const cushions = table.cushions
      ? rect(left, top - border, right - left, border, { fill: colors.cushion }) +
        rect(left, bottom, right - left, border, { fill: colors.cushion })
      : '';
    return around + cushions + rect(left, top, right - left, bottom - top, { fill: colors.wood });
  }
}

// A bracket under a stretch of the board, with words below it.
function stretch(from, to, y, words, fill = colors.ink) {
  return arrow(from, y, to, y, { both: true, color: fill, width: 1.3 }) +
    text((from + to) / 2, y + 18, words, { anchor: 'middle', size: 13.5, fill });
}

function pointer(x, fromY, toY, words, { anchor = 'middle', dx = 0 } = {}) {
  return line(x + dx, fromY, x, toY) + text(x + dx, fromY - 5, words, { anchor, size: 13.5 });
}

export function wholeBoard(table) {
  const border = 14;
  const board = new LyingBoard(table, 146, 16, 86);
  const { length, foul_line: foul, deuce_line: deuce, trey_line: trey } = table;
  const r = table.weight_radius * board.scale;
  const lines = [foul, length - foul, length - deuce, length - trey].map((x) => board.lineAt(x)).join('') +
    [deuce, trey].map((x) => board.lineAt(x, { opacity: 0.35 })).join('');
  const zone = (from, to, value) =>
    text(board.px((from + to) / 2), board.middle + 7, value,
      { size: 19, bold: true, anchor: 'middle', fill: colors.number });
  const zones = zone(foul, length - deuce, 1) + zone(length - deuce, length - trey, 2) + zone(length - trey, length, 3);
  const shot = weight(board.px(table.release_x), board.py(0.1), r, { color: 'red' }) +
    arrow(board.px(table.release_x) + r + 5, board.py(0.1), board.px(table.release_x) + 80, board.py(0.1),
      { color: colors.bad });
  const up = board.top - 3;
  const labels =
    pointer(board.px(0), 48, up, "shooter's edge", { anchor: 'start' }) +
    pointer(board.px(foul), 48, up, 'short foul line') +
    pointer(board.px(length - foul), 48, up, 'long foul line') +
    pointer(board.px(length - deuce), 48, up, 'deuce line', { anchor: 'end', dx: -6 }) +
    pointer(board.px(length - trey), 22, up, 'trey line', { anchor: 'end' }) +
    pointer(board.px(length), 48, up, 'far edge', { anchor: 'start', dx: 4 });
  const down = board.bottom + border;
  const faintNote = line(board.px(deuce), board.bottom - 2, board.px(deuce) + 14, down + 12) +
    text(board.px(0), down + 28, "this end's own deuce and trey lines", { size: 12.5, fill: colors.faint }) +
    text(board.px(0), down + 44, 'count only for shots from the other end', { size: 12.5, fill: colors.faint });
  const alley = text(board.px(length / 2), board.bottom + 11, 'alley', { size: 10.5, anchor: 'middle', fill: '#f3e7d0' });
  const stretches =
    stretch(board.px(length - foul), board.px(length), down + 16, 'in play: long foul line') +
    stretch(board.px(foul), board.px(length), down + 58, 'in play: short foul line');
  return {
    width: board.right + 66,
    height: down + 82,
    body: board.surface(border) + lines + zones + shot + labels + alley + faintNote + stretches,
  };
}

// From the release to one cushion and on to a place at the far end: the mirror image gives the point.
function bankedPath(board, { from, to, side, radius }) {
  const wall = side * (board.table.width / 2 - radius);
  const mirrored = 2 * wall - to.y;
  const share = (wall - from.y) / (mirrored - from.y);
  const touch = { x: from.x + share * (to.x - from.x), y: wall };
  const points = [from, touch].map(({ x, y }) => `${n(board.px(x))},${n(board.py(y))}`).join(' ');
  const path = tag('polyline',
    { points, fill: 'none', stroke: colors.good, 'stroke-width': 1.8, 'stroke-dasharray': '6 4' });
  const rest = arrow(board.px(touch.x), board.py(touch.y), board.px(to.x - 0.05), board.py(to.y + side * 0.01),
    { color: colors.good, dashed: true });
  return path + rest + circle(board.px(touch.x), board.py(touch.y), 4, { fill: colors.good });
}

function cushionBoard(table, top, scale) {
  const border = 12;
  const board = new LyingBoard(table, scale, 14, top);
  const { length } = table;
  const r = table.weight_radius * scale;
  const shown = [...farLines(table)];
  const lines = [table.foul_line, ...shown.map(({ distance }) => length - distance)].map((x) => board.lineAt(x)).join('');
  const near = shown.map(({ distance }) => board.lineAt(distance, { opacity: 0.35 })).join('');
  const from = { x: table.release_x, y: -0.05 };
  const to = { x: length - 0.21, y: -0.06 };
  const shot = weight(board.px(from.x), board.py(from.y), r, { color: 'red', ghost: true }) +
    bankedPath(board, { from, to, side: 1, radius: table.weight_radius }) +
    weight(board.px(to.x), board.py(to.y), r, { color: 'red' });
  const up = board.top - border - 2;
  const spread = shown.map(({ name, distance }, index) =>
    pointer(board.px(length - distance), up - 10 - 17 * index, up, name, { anchor: 'end' }));
  const labels = text(board.left, up - 9, table.name, { size: 15, bold: true }) +
    pointer(board.px(table.foul_line), up - 10, up, 'centre line: the foul line') + spread.join('');
  const cushionWord = text(board.px(length * 0.28), board.bottom + 10, 'cushion',
    { size: 10.5, anchor: 'middle', fill: '#e6f3ea' });
  const bands = [table.foul_line, ...shown.map(({ distance }) => length - distance), length];
  const values = bands.slice(0, -1).map((x, index) => {
    const wide = (bands[index + 1] - x) * scale;
    const value = index === 3 ? 5 : index + 1;
    return text(board.px((x + bands[index + 1]) / 2), board.py(0.135) + 6, value,
      { size: Math.min(18, wide), bold: true, anchor: 'middle', fill: colors.number });
  });
  const body = board.surface(border) + lines + near + values.join('') + shot + labels + cushionWord;
  return { body, bottom: board.bottom + border };
}

export function cushionBoards(long, short) {
  const scale = 262;
  const upper = cushionBoard(long, 58, scale);
  const lower = cushionBoard(short, upper.bottom + 82, scale);
  return { width: long.length * scale + 30, height: lower.bottom + 2, body: upper.body + lower.body };
}
