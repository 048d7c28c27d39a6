// One place where the page speaks to a screen reader.
import { signal } from '@preact/signals';

const spoken = signal({ text: '', turn: 0 });

// Said after what is being read. The same words twice are said twice.
export function say(text: string): void {
  spoken.value = { text, turn: 1 - spoken.value.turn };
}

// Mounted once, outside all screens. Two lines in turn, so that a repeated sentence is a change.
export function Announcer() {
  const { text, turn } = spoken.value;
  return (
    <div class="heard-only" aria-live="polite" aria-atomic="false">
      <p>{turn === 0 ? text : ''}</p>
      <p>{turn === 1 ? text : ''}</p>
    </div>
  );
}
