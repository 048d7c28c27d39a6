// The same picture on the drawn table, until the coach is closed.
import { effect } from '@preact/signals';

import type { HeatMap } from '../../engine/study';
import type { Color, TableInfo } from '../../engine/types';
import type { BoardColors, TableScene } from '../../scene/contract';
import type { Coach } from '../../state/coach/coach';
import { sheetsOf, worthOf, type ShotPicture } from '../../state/coach/shot_picture';
import { endsOf, waysOf } from './shot_ways';

export function drawOn(scene: TableScene, coach: Coach, picture: ShotPicture, table: TableInfo, thrown: () => Color): () => void {
  const ends = [
    effect(() => {
      const [shot, line] = [coach.shot.value, coach.answer.value?.line];
      scene.dots(shot && line ? endsOf(shot, line.weights, thrown()).filter(({ isThrown }) => isThrown) : null);
    }),
    effect(() => {
      const [steady, line] = [picture.steady.value, coach.answer.value?.line];
      const way = steady && line ? waysOf(steady.course).find(({ id }) => id >= line.weights.length) : null;
      scene.mark(way?.points ?? null);
    }),
    effect(() => scene.colors(picture.heat.value && colorsOf(picture.heat.value, table))),
  ];
  return () => {
    for (const end of ends) end();
    scene.dots(null);
    scene.mark(null);
    scene.colors(null);
  };
}

const stripRows = 4; // of the drawn table's cells, which are all of one size

function colorsOf(heat: HeatMap, table: TableInfo): BoardColors {
  const { board, strip } = sheetsOf(heat, table);
  const [x0, across] = [board[0]?.x0 ?? 0, heat.ys.length];
  const step = board[0] ? board[0].x1 - board[0].x0 : 0.1;
  const far = Array.from({ length: strip.length > 0 ? stripRows : 0 }, (_, place) => strip[Math.floor(((place + 0.5) * strip.length) / stripRows)]!);
  const rows = [...board, ...far].map(({ row }) => row);
  const worth = rows.flatMap((row) => Array.from({ length: across }, (_, column) => worthOf(heat, row * across + column)));
  const half = table.width / 2;
  return { x0, x1: x0 + rows.length * step, y0: -half, y1: half, along: rows.length, across, worth: Float32Array.from(worth) };
}
