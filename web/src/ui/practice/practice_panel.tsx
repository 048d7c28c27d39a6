// What is opened beside or below the board: one thing at a time, put away by its button or Escape.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

import { Button } from '../components';
import { studyWords } from '../words';

export function PracticePanel({ title, class: extra, onClose, children }: { title: string; class?: string; onClose: () => void; children: ComponentChildren }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return focusGoesBack();
  }, []);
  return (
    <section
      class={['stack panel play-sheet practice-panel', extra].filter(Boolean).join(' ')}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === heading.current) event.stopPropagation(); // it is no throw
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

// To the button that opened what is closed, where nothing else takes it.
export function focusGoesBack(): () => void {
  const tool = document.querySelector<HTMLElement>('.practice-tool[aria-expanded="true"]');
  return () => void setTimeout(() => document.activeElement === document.body && tool?.focus({ preventScroll: true }));
}
