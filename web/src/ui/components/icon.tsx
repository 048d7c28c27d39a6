// Our own line drawings on a 24 × 24 grid. They are hidden from screen readers: the text beside them says it.
import type { Color } from '../../engine/types';
import { opponentOf } from '../../state/opponents';
import { words } from '../words';

const shapes = {
  back: ['M15 5l-7 7 7 7'],
  forward: ['M9 5l7 7-7 7'],
  up: ['M5 15l7-7 7 7'],
  down: ['M5 9l7 7 7-7'],
  plus: ['M12 5v14M5 12h14'],
  minus: ['M5 12h14'],
  close: ['M6 6l12 12M18 6L6 18'],
  check: ['M5 12.5l4.5 4.5L19 7.5'],
  play: ['M8 5.5v13l10.5-6.5z'],
  undo: ['M8 5L4 9l4 4', 'M4 9h9a6 6 0 0 1 0 12h-3'],
  redo: ['M16 5l4 4-4 4', 'M20 9h-9a6 6 0 0 0 0 12h3'],
  trash: ['M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13', 'M10 11v5M14 11v5'],
  save: ['M12 4v11M7.5 10.5L12 15l4.5-4.5', 'M5 19h14'],
  open: ['M12 15V4M7.5 8.5L12 4l4.5 4.5', 'M5 19h14'],
  settings: ['M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1', 'M15 5v4M9 10v4M17 15v4'],
  book: ['M12 6c-2-1.6-4.6-2-8-2v14c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V4c-3.4 0-6 .4-8 2z', 'M12 6v14'],
  person: ['M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8z', 'M4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6'],
  people: ['M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z', 'M2.5 19.5c.8-3.6 3.4-5.5 6.5-5.5s5.7 1.9 6.5 5.5M15.5 4.9a3.5 3.5 0 0 1 0 6.2M17.8 14.6c1.9.8 3.2 2.5 3.7 4.9'],
  machine: ['M6 9h12v10H6z', 'M12 9V5M9.5 5h5M9.5 13v2M14.5 13v2M3.5 12v4M20.5 12v4'],
  clock: ['M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16z', 'M12 9v4l2.5 2M9.5 2.5h5'],
  swap: ['M7 4v15M3.5 15.5L7 19l3.5-3.5', 'M17 20V5M13.5 8.5L17 5l3.5 3.5'],
  info: ['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z', 'M12 11v5M12 7.8v.2'],
  warning: ['M12 4L2.8 19.5h18.4z', 'M12 10v4.5M12 17v.2'],
  more: ['M5 12h.01M12 12h.01M19 12h.01'],
  hammer: ['M5 8.5V4.5h9c2.5 0 4 1.5 5 4-2-1-3.5-1-5-1v1z', 'M8.5 8.5h3v12h-3z'],
  table: ['M8 3h8l4 18H4z', 'M7 8h10M6 13h12'],
  list: ['M8.5 6h11M8.5 12h11M8.5 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01'],
  jar: ['M7 4h10M8 4v3c-1.5.8-2 2-2 3.5V19c0 1 .6 1.6 1.6 1.6h8.8c1 0 1.6-.6 1.6-1.6v-8.5C18 9 17.5 7.8 16 7V4', 'M9.5 15h5'],
  target: ['M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16z', 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z', 'M12 2v4M12 18v4M2 12h4M18 12h4'],
  lesson: ['M2.5 9.5L12 5l9.5 4.5L12 14z', 'M6.5 11.5v5c1.5 1.6 3.4 2.3 5.5 2.3s4-.7 5.5-2.3v-5M21.5 9.5v5.5'],
  chart: ['M4 20h16M6.5 20v-6M12 20V5M17.5 20v-9'],
  hand: ['M8 12V6.2a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v8.5c0 4-2.4 6.5-6 6.5-3 0-4.6-1.4-6-4l-2-3.6c-.9-1.7 1.2-2.9 2.4-1.5L8 14.5'],
  coach: ['M4 5h16v11h-9l-4 4v-4H4z', 'M8 9h8M8 12.5h5'],
  share: ['M8.5 11l7-4M8.5 13l7 4', 'M6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z', 'M18 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z', 'M18 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z'],
  pause: ['M8.5 5.5v13M15.5 5.5v13'],
  slow: ['M5 6v12l7-6zM13 6v12l7-6z'],
  bell: ['M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15z', 'M10 20.5a2.2 2.2 0 0 0 4 0'],
  fast: ['M4 6v12l7.5-6zM12.5 6v12l7.5-6z'],
  replay: ['M5 4.5V9h4.5', 'M5.5 9A8 8 0 1 1 4 14', 'M10.5 10v6l5-3z'],
  again: ['M19 5v5h-5', 'M19 10a7.5 7.5 0 1 0 .5 5'],
  scales: ['M12 4v16M8 20h8M5 7h14', 'M5 7l-2.5 6.5h5zM19 7l-2.5 6.5h5z'],
  flag: ['M6 21V4h12l-3 4 3 4H6'],
  install: ['M12 3v10M8 9.5l4 4 4-4', 'M5 15v5h14v-5'],
  eye: ['M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z', 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z'],
  sound: ['M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z', 'M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'],
  silent: ['M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z', 'M16 9.5l5 5M21 9.5l-5 5'],
  skipBack: ['M18.5 6v12L10 12z', 'M5.5 6v12'],
  skipForward: ['M5.5 6v12l8.5-6z', 'M18.5 6v12'],
  scatter: ['M7 8h.01M12 5h.01M16 9h.01M9 13h.01M13 12h.01M18 14h.01M11 17h.01M6 18h.01M15 19h.01'],
  lay: ['M12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10z', 'M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22'],
  link: ['M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3', 'M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7'],
  pencil: ['M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19z', 'M14 6.5l3.5 3.5'],
  keep: ['M6 4h12v16.5l-6-4.5-6 4.5z'],
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {shapes[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

// Red is round and blue is square, everywhere.
export function WeightMark({ color, silent }: { color: Color; silent?: boolean }) {
  return silent ? (
    <span class={`weight-mark ${color}`} aria-hidden="true" />
  ) : (
    <span class={`weight-mark ${color}`} role="img" aria-label={words.colors[color]} />
  );
}

// The portrait of an opponent, loaded when it is seen. The name beside it says who it is. `size`: in rem.
export function Face({ level, size = 2.5 }: { level: string; size?: number }) {
  const opponent = opponentOf(level);
  if (!opponent) return null;
  return <img class="face" src={`faces/${opponent.key}.svg`} alt="" width={16 * size} height={16 * size} style={{ width: `${size}rem`, height: `${size}rem` }} loading="lazy" decoding="async" />;
}
