// Tells the scene which part of the window nothing covers, so that sheets, notes and controls lie beside what is to be seen.
import { useEffect } from 'preact/hooks';

import type { Clear, TableScene } from '../../scene/contract';
import { boxOf, type Box } from './window_boxes';

const margin = 8; // px around what is to be seen
const besideBoard = 0.36; // of a wide window, from the left: what ends there leaves the board free

// `head`: what is above the picture; `foot`: what is below it or, in a wide window, beside it. Both are selectors of boxes
// whose children are looked at, now and whenever they change.
export function useClearView(scene: TableScene | null, head: string, foot: string): void {
  useEffect(() => {
    if (!scene) return;
    const boxes = [...document.querySelectorAll(`${head}, ${foot}`)];
    const lay = () => scene.setClear(clearBetween(boxesIn(head), boxesIn(foot), { right: innerWidth, bottom: innerHeight }));
    const sizes = new ResizeObserver(lay);
    const watch = () => {
      sizes.disconnect();
      for (const box of boxes) for (const each of [box, ...box.children]) sizes.observe(each);
    };
    const children = new MutationObserver(watch);
    for (const box of boxes) children.observe(box, { childList: true });
    watch();
    return () => {
      sizes.disconnect();
      children.disconnect();
      scene.setClear(null);
    };
  }, [scene]);
}

interface Cover extends Box {
  isSheet: boolean;
}

function boxesIn(selector: string): Cover[] {
  return [...document.querySelectorAll(`:is(${selector}) > :not(.ruler, .at-weight, .points-won)`)].flatMap((child) => {
    const box = boxOf(child);
    return sizeOf(box) > 0 ? [{ ...box, isSheet: child.matches('.play-sheet') }] : [];
  });
}

// What the boxes at the foot leave free: above them or, of a sheet, to its right, if that is larger.
export function clearBetween(heads: Box[], feet: Cover[], { right, bottom }: { right: number; bottom: number }): Clear {
  const above = heads.filter((box) => right <= bottom || box.right > besideBoard * right);
  const top = Math.max(0, ...above.map((box) => box.bottom + margin));
  return feet.reduce<Clear>(
    (clear, box) => {
      const over = { ...clear, bottom: Math.min(clear.bottom, box.top - margin) };
      const beside = { ...clear, left: Math.max(clear.left, box.right + margin) };
      return !box.isSheet || sizeOf(over) >= sizeOf(beside) ? over : beside;
    },
    { left: 0, top, right, bottom },
  );
}

const sizeOf = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);
