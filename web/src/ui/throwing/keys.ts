// Keys for the thrower, wherever on the page the focus is, as far as the thing in focus does not want them itself.
// Letters only where nothing else has the focus: people and their tools may mean something else by them.
import { intentOf, type Intent } from '../../state/throwing/keyboard';
import type { Thrower } from '../../state/throwing/thrower';

export function listenToKeys(thrower: Thrower): () => void {
  const down = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !thrower.listening.peek()) return;
    const intent = intentOf({ key: event.key, code: event.code, shift: event.shiftKey, ctrl: event.ctrlKey, alt: event.altKey, meta: event.metaKey });
    if (!intent || !isFree(event.target, intent, event.key)) return;
    if (event.key.length === 1 && !isOurs(event.target)) return;
    if (event.repeat && intent.do !== 'turn') return event.preventDefault();
    if (thrower.act(intent)) event.preventDefault();
  };
  document.addEventListener('keydown', down);
  return () => document.removeEventListener('keydown', down);
}

function isOurs(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return target === document.body || target === document.documentElement || target.closest('.throw-panel, canvas') !== null;
}

function isFree(target: EventTarget | null, intent: Intent, key: string): boolean {
  if (document.querySelector('dialog[open]')) return false;
  if (!(target instanceof Element)) return true;
  // Enter means nothing to a slider of ours: it throws.
  if (target.closest('.throw-panel input[type=range]')) return intent.do === 'throw' && key === 'Enter';
  if (target.closest('input, select, textarea, [contenteditable], [role=slider]')) return false;
  // A heading has the focus where something was opened just now, not to throw.
  if (target.closest('button, a, summary, [role=button], h1, h2, h3')) return intent.do !== 'throw';
  return true;
}
