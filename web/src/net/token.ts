// Who this device is to the server: a secret, kept under its own name so that no other setting is written with it.
import { signal, type ReadonlySignal } from '@preact/signals';

const key = 'hammer.token';
const kept = signal<string | null>(null);

export const token: ReadonlySignal<string | null> = kept;

// Where storage is forbidden, even asking for it fails: `localStorage` is named inside the tries only.
export function loadToken(storage?: Pick<Storage, 'getItem'>): void {
  try {
    kept.value = (storage ?? localStorage).getItem(key) || null;
  } catch {
    kept.value = null;
  }
}

// Null: signed out. Where storage is forbidden it lasts as long as the page.
export function keepToken(secret: string | null, storage?: Pick<Storage, 'setItem' | 'removeItem'>): void {
  kept.value = secret;
  try {
    if (secret === null) (storage ?? localStorage).removeItem(key);
    else (storage ?? localStorage).setItem(key, secret);
  } catch {
    // Until the page is left.
  }
}
