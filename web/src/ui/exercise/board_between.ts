// Where something is to be looked at, the board is drawn in the room between what is asked and what is answered.
import { useEffect } from 'preact/hooks';

import type { TableScene } from '../../scene/contract';

const least = 140; // px: in less there is nothing to see

export function useBoardBetween(scene: TableScene | null, isLooking: boolean): void {
  useEffect(() => {
    const canvas = scene?.canvas;
    const head = document.querySelector<HTMLElement>('.exercise-head');
    const foot = document.querySelector<HTMLElement>('.exercise > .play-foot');
    if (!canvas || !head || !foot || !isLooking) return;
    const lay = () => {
      const sheet = foot.querySelector('.play-sheet')?.getBoundingClientRect();
      const top = head.getBoundingClientRect().bottom;
      const height = (sheet?.top ?? innerHeight) - top;
      const room = height >= least ? { top: `${top}px`, height: `${height}px` } : { top: '', height: '' };
      Object.assign(canvas.style, room);
    };
    const watcher = new ResizeObserver(lay);
    watcher.observe(head);
    watcher.observe(foot);
    lay();
    return () => {
      watcher.disconnect();
      Object.assign(canvas.style, { top: '', height: '' });
    };
  }, [scene, isLooking]);
}
