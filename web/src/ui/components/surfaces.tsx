// Screens, cards, notes, and the line that screen readers read out.
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { goBack } from '../route';
import { words } from '../words';
import { areRefusalsLoaded, explain, loadRefusals } from '../words/refusals';
import { Button } from './button';
import { Icon } from './icon';

interface ScreenProps {
  title: string;
  back?: string; // target of the back arrow; without it there is none
  backByHistory?: boolean; // the arrow goes back in history, and to `back` only when the page was entered here
  beside?: ComponentChildren; // to the right of the title
  wide?: boolean;
  class?: string;
  children: ComponentChildren;
}

// A whole screen. Its heading takes the focus, so that screen readers say where they are.
export function Screen({ title, back, backByHistory, beside, wide, class: extra, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    document.title = words.pageTitle(title);
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <main class={['screen', wide && 'wide', extra].filter(Boolean).join(' ')}>
      <div class="stack gap-5 screen-inside">
        <header class="row screen-head">
          {back !== undefined && (
            <Button
              kind="quiet"
              icon="back"
              href={back}
              label={words.controls.back}
              onClick={(event) => backByHistory && goBack(event)}
            />
          )}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {beside}
        </header>
        {children}
      </div>
    </main>
  );
}

export function Card({
  title,
  beside,
  class: extra,
  children,
}: {
  title?: string;
  beside?: ComponentChildren;
  class?: string;
  children: ComponentChildren;
}) {
  return (
    <section class={['stack panel card', extra].filter(Boolean).join(' ')}>
      {title !== undefined && (
        <div class="row spread">
          <h2>{title}</h2>
          {beside}
        </div>
      )}
      {children}
    </section>
  );
}

// A piece of information; `fault`: an error.
export function Note({ fault, children }: { fault?: boolean; children: ComponentChildren }) {
  return (
    <div class={fault ? 'note fault' : 'note'} role={fault ? 'alert' : undefined}>
      <Icon name={fault ? 'warning' : 'info'} />
      <div>{children}</div>
    </div>
  );
}

// A refusal on a screen that may be shown before the dictionary of refusals has loaded.
interface RefusalProps {
  of: string; // as the engine says it
  within?: (why: string) => string; // the sentence that it is part of
}

export function Refusal({ of, within = (why) => why }: RefusalProps) {
  const [here, setHere] = useState(areRefusalsLoaded);
  useEffect(() => {
    if (!here) loadRefusals().finally(() => setHere(true));
  }, []);
  return <Note fault>{within(here ? explain(of) : words.controls.loading)}</Note>;
}

// Everything that the page says to screen readers goes through here.
const remembered = 3; // sentences that may come at once

export const spoken = signal<{ text: string; number: number; topic: string | undefined }[]>([]);
let number = 0;

// Queued after what is being read. The same text twice is read twice. When it has been read it is taken away: whoever comes
// across it later would take it for news. `topic`: replaces what was said about the same before.
export function say(text: string, topic?: string): void {
  if (text === '') return;
  const sentence = { text, number: ++number, topic };
  spoken.value = [...spoken.value.filter((each) => topic === undefined || each.topic !== topic), sentence].slice(-remembered);
  setTimeout(() => (spoken.value = spoken.value.filter((each) => each !== sentence)), readingTime(text));
}

// Nothing that was said is true any more.
export function hush(): void {
  spoken.value = [];
}

// ms, for a slow voice, and for what it may be saying before.
function readingTime(text: string): number {
  return 12_000 + 100 * text.length;
}

// Mounted once, outside all screens. Every sentence is a new line, because screen readers read what is added.
export function Announcer() {
  return (
    <div class="visually-hidden" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {spoken.value.map((sentence) => (
        <p key={sentence.number}>{sentence.text}</p>
      ))}
    </div>
  );
}
