// The table behind the first screen: a few weights lie on it, and the camera goes slowly round.
import { useEffect } from 'preact/hooks';

import type { SceneWeight } from '../../scene/contract';
import type { TableInfo } from '../../engine/types';
import { usePage } from '../page';

export function useTableBehind(): void {
  const page = usePage();
  useEffect(() => {
    let left = false;
    void page.table.load().then((scene) => {
      const table = page.tables[0];
      if (!scene || !table || left) return;
      scene.setTable(table, table.weight_radius);
      scene.setEnd('A');
      scene.setPowder(null);
      scene.hold(null);
      scene.setWeights(asLeftThere(table));
      scene.setCamera({ kind: 'home' });
    });
    return () => {
      left = true;
      // Other screens cover the table: the camera comes to rest, or it would go round unseen.
      page.table.scene.peek()?.setCamera({ kind: 'shooter' });
    };
  }, []);
}

// As a round might have been left: metres from the far edge, and from the middle.
const lying: [SceneWeight['color'], number, number][] = [
  ['red', 0.012, 0.09],
  ['blue', 0.1, -0.05],
  ['red', 0.19, 0.02],
  ['blue', 0.27, 0.15],
  ['red', 0.62, -0.12],
  ['blue', 1.35, 0.05],
];

function asLeftThere(table: TableInfo): SceneWeight[] {
  return lying.map(([color, fromEdge, y], id) => ({ id, color, x: table.length - fromEdge, y }));
}
