// Undo and redo by the keys that people know.
import { useEffect } from 'preact/hooks';

import type { PracticeTable } from '../../state/practice/practice_table';

export function useCommandKeys(table: PracticeTable): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('input[type=text], textarea, dialog')) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) table.redo();
      else table.undo();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, [table]);
}
