// What is drawn for the selected shot: its path without noise, and the heat map from its release point.
import { effect, signal } from '@preact/signals';

import { messageOf } from '../../engine/fault';
import type { AdviceRequest, AdvisedShot, HeatMap, StudiedThrow, Study } from '../../engine/study';
import type { TableInfo } from '../../engine/types';
import { coachSeed, type Coach } from './coach';

const heatGrid = { along: 40, across: 15 }; // cells

export class ShotPicture {
  readonly steady = signal<StudiedThrow | null>(null);
  readonly heat = signal<HeatMap | null>(null);
  readonly heatFault = signal<string | null>(null);
  readonly wantsHeat = signal(false);

  private drawing: AbortController | null = null;
  private coloring: AbortController | null = null;
  private coloredFor = '';
  private readonly ends: (() => void)[];

  constructor(
    private readonly study: Pick<Study, 'throwFrom' | 'heat'>,
    private readonly coach: Coach,
  ) {
    this.ends = [effect(() => this.draw()), effect(() => this.color())];
  }

  leave(): void {
    for (const end of this.ends) end();
    this.drawing?.abort();
    this.coloring?.abort();
  }

  private draw(): void {
    const { answer, shot } = this.looked();
    this.drawing?.abort();
    this.steady.value = null;
    if (answer && shot) void this.drawWay(answer.line, shot);
  }

  private async drawWay(line: AdviceRequest, shot: AdvisedShot): Promise<void> {
    const drawing = (this.drawing = new AbortController());
    const thrown = await this.study.throwFrom(positionIn(line), shot.aim, null, coachSeed, drawing.signal).catch(() => null);
    if (!drawing.signal.aborted) this.steady.value = thrown;
  }

  // Only after the coach's last answer, which must not wait for a picture.
  private color(): void {
    const { answer, shot } = this.looked();
    const wanted = this.wantsHeat.value && answer?.isFinal && shot ? { ...positionIn(answer.line), from: shot.aim.y } : null;
    const asked = wanted ? JSON.stringify(wanted) : '';
    if (asked === this.coloredFor) return;
    this.coloring?.abort();
    this.coloredFor = asked;
    this.heat.value = null;
    this.heatFault.value = null;
    if (!wanted) return;
    const coloring = (this.coloring = new AbortController());
    this.study.heat({ ...wanted, ...heatGrid, seed: coachSeed }, coloring.signal).then(
      (heat) => void (coloring.signal.aborted || (this.heat.value = heat)),
      (error: unknown) => void (coloring.signal.aborted || (this.heatFault.value = messageOf(error))),
    );
  }

  private looked() {
    return { answer: this.coach.answer.value, shot: this.coach.shot.value };
  }
}

// Only the position: the line's other fields are about the advice.
function positionIn({ shots: _, sample: _s, effort: _e, effort_last: _l, seed: _d, ...position }: AdviceRequest): AdviceRequest {
  return position;
}

// A heat map as it is drawn. Rows on the board lie where they are; harder throws, which would go far beyond it, are a
// strip past the far edge, equal steps of speed one after the other.

export interface HeatRow {
  row: number; // in the map
  x0: number; // where it is drawn, m
  x1: number;
}

export const stripGap = 0.012; // m between the far edge and the strip
export const stripDeep = 0.46; // m of the strip

export interface HeatSheets {
  board: HeatRow[];
  strip: HeatRow[];
}

export function sheetsOf({ xs }: Pick<HeatMap, 'xs'>, { length }: Pick<TableInfo, 'length'>): HeatSheets {
  const rows = [...xs.keys()];
  const onBoard = rows.filter((row) => xs[row]! <= length);
  const beyond = rows.filter((row) => xs[row]! > length);
  const step = onBoard.length > 1 ? (xs[onBoard.at(-1)!]! - xs[onBoard[0]!]!) / (onBoard.length - 1) : 0.1;
  const deep = stripDeep / Math.max(1, beyond.length);
  return {
    board: onBoard.map((row) => ({ row, x0: xs[row]! - step / 2, x1: Math.min(length, xs[row]! + step / 2) })),
    strip: beyond.map((row, index) => ({ row, x0: length + stripGap + index * deep, x1: length + stripGap + (index + 1) * deep })),
  };
}

// 0 .. 1, from the map's lowest chance to its highest.
export function worthOf({ win, low, high }: Pick<HeatMap, 'win' | 'low' | 'high'>, cell: number): number {
  return high > low ? ((win[cell] ?? low) - low) / (high - low) : 0.5;
}

// Where the best cell is drawn.
export function bestPlace(heat: HeatMap, table: Pick<TableInfo, 'length'>): { x: number; y: number } {
  const { board, strip } = sheetsOf(heat, table);
  const off = ({ row }: HeatRow) => Math.abs(heat.xs[row]! - heat.best.x);
  const nearest = [...board, ...strip].reduce((a, b) => (off(b) < off(a) ? b : a));
  return { x: (nearest.x0 + nearest.x1) / 2, y: heat.best.y };
}
