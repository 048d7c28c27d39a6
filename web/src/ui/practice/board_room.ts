// While a panel is open the board is drawn in the room that is left: beside the panel, or between the bar and the panel.
import { useEffect } from 'preact/hooks';

import type { PracticeView } from './practice_view';

const least = 110; // px: in less there is nothing to see

export function useBoardRoom(view: PracticeView): void {
  const { panel, looking, stage } = view;
  const isAway = panel.value !== null && looking.value !== 'shooter';
  useEffect(() => {
    const canvas = stage.scene?.canvas;
    const sheet = document.querySelector<HTMLElement>('.practice-panel');
    const head = document.querySelector<HTMLElement>('.practice-head');
    if (!canvas || !sheet || !head) return;
    // A walk from one shape of picture to another makes dizzy.
    const lay = () => {
      const room = roomLeft(sheet.getBoundingClientRect(), head.getBoundingClientRect(), isAway);
      const before = canvas.style.cssText;
      Object.assign(canvas.style, room);
      if (canvas.style.cssText !== before && room.height !== '') requestAnimationFrame(() => stage.scene?.arrive());
    };
    const watcher = new ResizeObserver(lay);
    watcher.observe(sheet);
    watcher.observe(head);
    lay();
    return () => {
      watcher.disconnect();
      Object.assign(canvas.style, { top: '', left: '', width: '', height: '' });
    };
  }, [panel.value, isAway, stage]);
}

// The shooter's view needs all of the height; a view from above fits wherever it is put.
function roomLeft(sheet: DOMRect, head: DOMRect, isAway: boolean) {
  const above = sheet.top - head.bottom;
  const all = { top: '', left: '', width: '', height: '' };
  if (sheet.left > innerWidth / 3) return { ...all, width: `${sheet.left}px` };
  if (sheet.right < (innerWidth * 2) / 3) {
    const beside = { ...all, left: `${sheet.right}px`, width: `${innerWidth - sheet.right}px` };
    return isAway ? { ...beside, top: `${head.bottom}px`, height: `${innerHeight - head.bottom}px` } : beside;
  }
  return isAway && above >= least ? { ...all, top: `${head.bottom}px`, height: `${above}px` } : all;
}
