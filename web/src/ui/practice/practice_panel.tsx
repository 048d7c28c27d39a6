// A panel beside or below the board: one at a time, closed by its button or Escape.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';

import { Button } from '../components';
import { studyWords } from '../words';
import type { PracticeView } from './practice_view';

export function PracticePanel({ title, class: extra, onClose, children }: { title: string; class?: string; onClose: () => void; children: ComponentChildren }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return focusGoesBack();
  }, []);
  return (
    <section
      class={['stack panel play-sheet practice-panel', extra].filter(Boolean).join(' ')}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === heading.current) event.stopPropagation(); // it must not throw
        if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div class="row spread practice-panel-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button kind="quiet" icon="close" label={studyWords.practice.closePanel(title)} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}

// Returns the focus to the button that opened the panel, unless something else has it.
export function focusGoesBack(): () => void {
  const tool = document.querySelector<HTMLElement>('.practice-tool[aria-expanded="true"]');
  return () => void setTimeout(() => document.activeElement === document.body && tool?.focus({ preventScroll: true }));
}

// While a panel is open, the board is drawn in the remaining space: beside the panel, or between the bar and the panel.
const minHeight = 110; // px: in less nothing can be seen

export function useBoardRoom(view: PracticeView): void {
  const { panel, looking, stage } = view;
  const isAway = panel.value !== null && looking.value !== 'shooter';
  useEffect(() => {
    const canvas = stage.scene?.canvas;
    const sheet = document.querySelector<HTMLElement>('.practice-panel');
    const head = document.querySelector<HTMLElement>('.practice-head');
    if (!canvas || !sheet || !head) return;
    // The camera jumps: gliding while the picture changes its shape is dizzying.
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

// The shooter's view needs the full height; a view from above fits anywhere.
function roomLeft(sheet: DOMRect, head: DOMRect, isAway: boolean) {
  const above = sheet.top - head.bottom;
  const all = { top: '', left: '', width: '', height: '' };
  if (sheet.left > innerWidth / 3) return { ...all, width: `${sheet.left}px` };
  if (sheet.right < (innerWidth * 2) / 3) {
    const beside = { ...all, left: `${sheet.right}px`, width: `${innerWidth - sheet.right}px` };
    return isAway ? { ...beside, top: `${head.bottom}px`, height: `${innerHeight - head.bottom}px` } : beside;
  }
  return isAway && above >= minHeight ? { ...all, top: `${head.bottom}px`, height: `${above}px` } : all;
}
