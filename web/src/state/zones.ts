// The zones of the far end, and what one weight in each of them is worth in a match. The geometry is the table's; the worth is
// the judge's, who is asked about a weight that lies there alone.
import type { AgreedSetup, Color, GameInfo, JudgeAnswer, JudgeRequest, TableInfo } from '../engine/types';
import { judgedOptions, weightRadius } from './match_options';

// In metres from the far edge. A disc lies on the middle line, and on top of the larger ones.
export type ZoneShape = { shape: 'band'; from: number; to: number } | { shape: 'disc'; centre: number; radius: number };

export interface ZoneWorth {
  zone: ZoneShape;
  points: number;
  share: number; // of the best zone's points, above 0
}

interface Zone {
  zone: ZoneShape;
  within: number; // where a weight lies within this zone and no better one, from the far edge
}

export function zonesOf(table: TableInfo, radius: number): Zone[] {
  return table.target ? ringsOf(table, table.target, radius) : bandsOf(table);
}

// Between the lines; the last one ends at the far foul line, wherever a weight is in play.
function bandsOf(table: TableInfo): Zone[] {
  const lines = [table.five_line, table.trey_line, table.deuce_line, table.foul_line].filter((line) => line !== null);
  return lines.map((to, index) => {
    const from = lines[index - 1] ?? 0;
    return { zone: { shape: 'band', from, to }, within: (from + to - table.line_width) / 2 };
  });
}

function ringsOf(table: TableInfo, target: NonNullable<TableInfo['target']>, radius: number): Zone[] {
  const { centre, outer_radius: outer, middle_radius: middle, inner_radius: inner } = target;
  const disc = (size: number, offset: number): Zone => ({ zone: { shape: 'disc', centre, radius: size }, within: centre + offset });
  const around: Zone = { zone: { shape: 'band', from: 0, to: table.foul_line }, within: (centre + outer + table.foul_line) / 2 };
  return [around, disc(outer, (outer + middle) / 2 - radius), disc(middle, (middle + inner) / 2), disc(inner, 0)];
}

type Judge = (request: JudgeRequest) => Promise<JudgeAnswer>;

// Only the zones where a weight counts by itself.
export async function worthOfZones(judge: Judge, setup: AgreedSetup, game: GameInfo, table: TableInfo): Promise<ZoneWorth[]> {
  const zones = zonesOf(table, weightRadius(table, setup.weight));
  const points = await Promise.all(zones.map(({ within }) => worthAt(judge, setup, game, table.length - within)));
  const most = Math.max(...points);
  return zones.flatMap(({ zone }, index) => {
    const worth = points[index] ?? 0;
    return worth > 0 ? [{ zone, points: worth, share: worth / most }] : [];
  });
}

async function worthAt(judge: Judge, setup: AgreedSetup, game: GameInfo, x: number): Promise<number> {
  const judged = await judge(requestForOne(setup, { color: 'red', x, y: 0 }, game.throws_four ? 'blue' : null));
  if ('error' in judged) throw new Error(judged.error);
  return 'turn' in judged.score ? judged.score.turn : judged.score.red;
}

// The judge is asked about one weight alone. `firstColor`: needed in games with four throws at once.
export function requestForOne(
  { game, table, preset, options, weight }: AgreedSetup, { color, x, y }: JudgeRequest['weights'][number], firstColor: Color | null,
): JudgeRequest {
  return { game, table, preset, options: judgedOptions(options), weight, weights: [{ color, x, y }], ...(firstColor && { first_color: firstColor }) };
}
