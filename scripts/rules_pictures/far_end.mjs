// The far end of a board as the shooter sees it: far edge on top, the shooter's left on the left.
import { circle, colors, line, n, rect, tag, text, weight } from './drawing.mjs';

const alley = 20;
const labelColumn = 108;

// The lines that a weight has to clear there, from the far edge.
export function farLines(table) {
  const lines = [
    { name: 'deuce line', distance: table.deuce_line },
    { name: 'trey line', distance: table.trey_line },
    { name: '5 line', distance: table.five_line },
  ];
  return lines.filter(({ distance }) => distance !== null);
}

// `depth`: how much of the board, in metres from the far edge. `strip`: also a piece about the foul line, below a break.
export class FarEnd {
  constructor(table, { depth = 0.62, scale = 560, labels = true, strip = null, radius = table.weight_radius } = {}) {
    Object.assign(this, { table, depth, scale, labels, strip, radius });
    this.top = this.overhang();
    this.boardWidth = table.width * scale;
    this.stripTop = this.top + depth * scale + 26;
    this.width = 2 * alley + this.boardWidth + (labels ? labelColumn : 0);
    this.height = strip ? this.stripTop + 2 * strip.reach * scale : this.top + depth * scale;
  }

  overhang() { return 2 * this.radius * this.scale * 0.8 + 8; }
  px(y) { return alley + (this.table.width / 2 - y) * this.scale; }
  py(x) {
    const fromEnd = this.table.length - x;
    if (fromEnd <= this.depth) return this.top + fromEnd * this.scale;
    return this.stripTop + (this.strip.reach + this.strip.x - x) * this.scale;
  }

  sides(top, bottom) {
    const { cushions } = this.table;
    const fill = cushions ? colors.cushion : colors.alley;
    const right = alley + this.boardWidth;
    return rect(0, top, alley, bottom - top, { fill }) + rect(right, top, alley, bottom - top, { fill });
  }

  paintedLine(distance, name) {
    const { scale, table, top, boardWidth } = this;
    const y = top + distance * scale;
    const thick = table.line_width * scale;
    const right = 2 * alley + boardWidth;
    return rect(alley, y - thick / 2, boardWidth, thick, { fill: colors.paint }) +
      (this.labels ? line(right, y, right + 8, y) + text(right + 12, y + 4.5, name, { size: 13 }) : '');
  }

  rings() {
    const { target, line_width: width } = this.table;
    if (!target) return '';
    const [cx, cy] = [this.px(0), this.top + target.centre * this.scale];
    const ring = (radius) =>
      circle(cx, cy, radius * this.scale, { fill: 'none', stroke: colors.paint, 'stroke-width': width * this.scale });
    const inner = circle(cx, cy, (target.inner_radius - width / 2) * this.scale,
      { fill: 'none', stroke: '#000000', 'stroke-width': width * this.scale });
    return ring(target.outer_radius) + ring(target.middle_radius) + inner;
  }

  board() {
    const { top, depth, scale, boardWidth, table, labels } = this;
    const bottom = top + depth * scale;
    const right = 2 * alley + boardWidth;
    // One piece: two that only meet show a seam on screen.
    const alleys = rect(0, 0, right, table.cushions ? top : bottom, { fill: colors.alley });
    const wood = rect(alley, top, boardWidth, depth * scale, { fill: colors.wood });
    const trey = rect(alley, top, boardWidth, (table.trey_line ?? 0) * scale, { fill: colors.woodDeep });
    const edge = labels ? line(right, top, right + 8, top) + text(right + 12, top + 4.5, 'far edge', { size: 13 }) : '';
    const lines = farLines(table).map(({ name, distance }) => this.paintedLine(distance, name)).join('');
    const cushions = table.cushions ? this.sides(top, bottom) : '';
    return alleys + cushions + wood + trey + lines + this.rings() + edge + (this.strip ? this.foulStrip() : '');
  }

  // The piece about the foul line, with a torn edge between.
  foulStrip() {
    const { strip, scale, stripTop, boardWidth, table } = this;
    const bottom = stripTop + 2 * strip.reach * scale;
    const y = this.stripTop + (strip.reach + strip.x - strip.line) * scale;
    const thick = table.line_width * scale;
    const right = 2 * alley + boardWidth;
    return this.sides(stripTop, bottom) +
      rect(alley, stripTop, boardWidth, bottom - stripTop, { fill: colors.wood }) +
      this.tear(this.top + this.depth * scale) + this.tear(stripTop) +
      rect(alley, y - thick / 2, boardWidth, thick, { fill: colors.paint }) +
      line(right, y, right + 8, y) + text(right + 12, y + 4.5, strip.name, { size: 13 });
  }

  tear(y) {
    const right = 2 * alley + this.boardWidth;
    const steps = Math.round(right / 12);
    const points = Array.from({ length: steps + 1 }, (_, i) => `${n((i * right) / steps)},${n(y + (i % 2 ? 4 : -4))}`);
    return tag('polyline', { points: points.join(' '), fill: 'none', stroke: colors.card, 'stroke-width': 7 });
  }

  bigNumber(x, y, value, size = 46) {
    return text(this.px(y), this.py(x) + size * 0.36, value, { size, anchor: 'middle', bold: true, fill: colors.number });
  }

  weightAt({ x, y, color }, mark, { faded = false, letter = '', side = 'right', ghost = false } = {}) {
    const r = this.radius * this.scale;
    const [cx, cy] = [this.px(y), this.py(x)];
    const [at, anchor] = side === 'right' ? [cx + r + 4, 'start'] : [cx - r - 4, 'end'];
    const named = letter ? text(at, cy + 5, letter, { size: 14, bold: true, anchor, halo: colors.wood }) : '';
    return weight(cx, cy, r, { color, mark, faded, ghost }) + named;
  }

  panel(things, caption) {
    const middle = alley + this.boardWidth / 2;
    return { width: this.width, height: this.height, body: this.board() + things, caption, middle };
  }
}

const letterOf = (index) => 'ABCDEFGH'[index];

// A worked example: every weight with the points that it scores, and a letter to refer to it.
export function examplePanel(end, example, caption, { letters = true } = {}) {
  const things = example.line.weights.map((one, index) => {
    const points = example.points[index];
    const side = one.y < -end.table.width / 2 + 0.075 ? 'left' : 'right';
    return end.weightAt(one, points, { faded: points === 0, letter: letters ? letterOf(index) : '', side });
  });
  return end.panel(things.join(''), caption);
}
