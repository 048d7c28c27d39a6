// What is written on the keys of this keyboard, by their places: on a French one the key of A says Q. Browsers that do not
// tell have the English letters, until the key is pressed.
import { signal } from '@preact/signals';

interface KeyboardWithLayout {
  getLayoutMap?: () => Promise<ReadonlyMap<string, string>>;
}

const letters = signal<ReadonlyMap<string, string>>(new Map());
let isAsked = false;

// `english`: the letter that an English keyboard has there. Anything else, as "Enter" or "←", is itself.
export function letterOnKey(english: string): string {
  if (!isAsked) ask();
  return letters.value.get(`Key${english}`)?.toUpperCase() ?? english;
}

function ask(): void {
  isAsked = true;
  const { keyboard } = navigator as Navigator & { keyboard?: KeyboardWithLayout };
  keyboard?.getLayoutMap?.().then(
    (map) => (letters.value = new Map([...map, ...letters.peek()])),
    () => {}, // not allowed in a frame of another site
  );
}

export function learnLetter({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): void {
  if (!/^Key[A-Z]$/.test(code) || !/^\p{L}$/u.test(key)) return;
  const known = letters.peek();
  if (known.get(code)?.toLowerCase() !== key.toLowerCase()) letters.value = new Map([...known, [code, key]]);
}
