// Keeps the tips where the held weight is in the window: their sheet places them around it. Until the camera has walked there,
// the weight is behind it or beyond the window, and they are not seen.
import { useEffect, useRef } from 'preact/hooks';

import type { TableScene } from '../../scene/contract';
import { weightRadius } from '../../state/match_options';
import { releaseArea } from '../../state/throwing/aim';
import type { OpenTable } from '../play/at_the_table';
import { weightBox } from '../play/window_boxes';

export function useBesideWeight(scene: TableScene | null, { session, table, throwing: { thrower } }: OpenTable, isShown: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown || !scene) return undefined;
    const radius = weightRadius(table, session.setup.weight);
    let before = '';
    let lastY = NaN;
    let frame = 0;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const { lowX: reach, releaseX } = releaseArea(table, radius, thrower.hand.peek()?.four ?? false); // from the middle of what is held to its rim
      const y = thrower.held.peek()?.y ?? 0;
      const middle = scene.screenPoint(releaseX, y);
      const { right: rim, top } = weightBox(scene, { x: releaseX, y }, reach);
      const stands = Math.abs(middle.y - lastY) < 1 && middle.y > 0 && middle.y < innerHeight;
      lastY = middle.y;
      if (place.current) place.current.style.visibility = stands ? '' : 'hidden';
      // With large letters the controls may reach higher than the weight.
      const controls = document.querySelector('.play-foot > *')?.getBoundingClientRect().top ?? Infinity;
      const now = [rim, middle.y, Math.min(top, controls), rim - middle.x].map((length) => `${length.toFixed(1)}px`);
      if (!place.current || before === now.join()) return;
      before = now.join();
      ['--rim-x', '--weight-y', '--weight-top', '--weight-radius'].forEach((name, index) => place.current?.style.setProperty(name, now[index] ?? ''));
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [scene, isShown]);
  return place;
}
