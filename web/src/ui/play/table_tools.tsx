// Small buttons beside the board: undo and replay at the menu, and how fast the throws of others are shown at the camera. With
// their keys.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { changePreferences, preferences } from '../../state/preferences';
import type { TableSession } from '../../state/table_session';
import { nextTempo, type Tempo } from '../../state/tempo';
import { Button, type IconName, say } from '../components';
import { hasNoUseForLetters } from '../throwing/attach_throwing';
import { words } from '../words';
import { isForOther } from './skip_keys';
import './table_tools.css';

export interface Undo {
  label: string;
  isPossible: boolean;
  run(): void;
}

export interface TableToolsProps {
  session: TableSession;
  undo: Undo | null; // null: not in this match
  canReplay: boolean;
  hasOthers: boolean; // machines, or people elsewhere
  onLook: (() => void) | null; // turns to the far end and back; null: not now
}

const tempoIcons: Record<Tempo, IconName> = { relaxed: 'play', brisk: 'fast', instant: 'skipForward' };
const shownFor = 1800; // ms that a new tempo is named

export function TableTools({ session, undo, canReplay, hasOthers, onLook }: TableToolsProps) {
  const { tempo } = preferences.value;
  const text = words.play;
  const [isNamed, setNamed] = useState(false);
  const replay = canReplay && session.moment.value.kind === 'aiming' && session.lastShown.value ? () => session.watchAgain() : null;
  const undoNow = undo?.isPossible ? () => undo.run() : null;
  const change = () => {
    const next = nextTempo(tempo);
    changePreferences({ tempo: next });
    setNamed(true);
    say(text.tempoIs(text.tempos[next]));
  };
  useEffect(() => {
    if (!isNamed) return;
    const timer = setTimeout(() => setNamed(false), shownFor);
    return () => clearTimeout(timer);
  }, [isNamed, tempo]);
  useLetterKeys({ KeyU: undoNow, KeyR: replay, KeyT: hasOthers ? change : null, KeyV: onLook });
  const name = text.tempoIs(text.tempos[tempo]);
  return (
    <>
      <div class="table-tools">
        {undo && <Button class="over-table" icon="undo" label={undo.label} disabled={!undoNow} onClick={pressed(undoNow)} />}
        {canReplay && <Button class="over-table" icon="replay" label={text.again} disabled={!replay} onClick={pressed(replay)} />}
      </div>
      {hasOthers && (
        <div class="table-tempo">
          <Button class="over-table" icon={tempoIcons[tempo]} label={name} onClick={pressed(change)} />
          {isNamed && (
            <p class="pill small" aria-hidden="true">
              {name}
            </p>
          )}
        </div>
      )}
    </>
  );
}

// After a press by pointer the keys throw again, and must not press once more.
function pressed(work: (() => void) | null) {
  return (event: JSX.TargetedMouseEvent<HTMLElement>) => {
    if (event.detail > 0) {
      event.currentTarget.blur();
      document.querySelector<HTMLElement>('.throw-panel')?.focus({ preventScroll: true });
    }
    work?.();
  };
}

// By KeyboardEvent.code, so by its place on the keyboard; null: not now. Letters only where nothing else has the focus, as for
// throwing.
function useLetterKeys(keys: Record<string, (() => void) | null>): void {
  const current = useRef(keys);
  current.current = keys;
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.shiftKey || isForOther(event) || !hasNoUseForLetters(event.target)) return;
      const press = Object.hasOwn(current.current, event.code) ? current.current[event.code] : null;
      if (!press) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, []);
}
