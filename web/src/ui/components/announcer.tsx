// One place where the page speaks to a screen reader.
import { signal } from '@preact/signals';

const remembered = 3; // sentences that may come at once

const spoken = signal<{ text: string; number: number }[]>([]);
let number = 0;

// Said after what is being read. The same words twice are said twice.
export function say(text: string): void {
  if (text !== '') spoken.value = [...spoken.value, { text, number: ++number }].slice(-remembered);
}

// Mounted once, outside all screens. Every sentence is a line of its own: readers say what is added.
export function Announcer() {
  return (
    <div class="visually-hidden" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {spoken.value.map((sentence) => (
        <p key={sentence.number}>{sentence.text}</p>
      ))}
    </div>
  );
}
