// What lies on the practice table stays there when the page is left.
import type { Layout } from './layout';
import { linkText, readLink } from './link';

const key = 'hammer.practice';

// Where storage is forbidden, even asking for it fails: `localStorage` is named inside the tries only.
export function keepLayout(layout: Layout, storage?: Pick<Storage, 'setItem'>): void {
  try {
    (storage ?? localStorage).setItem(key, linkText(layout));
  } catch {
    // A full or forbidden storage: it lasts until the page is left.
  }
}

export function keptLayout(storage?: Pick<Storage, 'getItem'>): Layout | null {
  try {
    const text = (storage ?? localStorage).getItem(key);
    const read = text === null ? null : readLink(text);
    return read && 'layout' in read ? read.layout : null;
  } catch {
    return null;
  }
}
