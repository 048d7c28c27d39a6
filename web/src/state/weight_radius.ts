import type { TableInfo } from '../engine/types';

// Of the weights that a match is played with, in metres; of the table's usual ones where it does not know `weight`.
export function weightRadius(table: TableInfo, weight: string): number {
  return table.weights[weight]?.radius ?? table.weight_radius;
}
