// Tells a person who looks elsewhere that something waits for them here: by the tab's title, and by a notification where they
// have allowed it.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { changePreferences, preferences } from '../state/preferences';

// 'insecure': browsers allow them only over https. 'ready': nobody has been asked yet.
export type Telling = 'on' | 'off' | 'ready' | 'denied' | 'insecure' | 'unsupported';

const asked = signal(0); // permissions are no signals

export function telling(): Telling {
  void asked.value;
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'ready';
  return preferences.value.tellsTurn ? 'on' : 'off';
}

// Only by a tap: browsers remember a no for ever.
export async function allowTelling(): Promise<void> {
  const answer = await Notification.requestPermission();
  changePreferences({ tellsTurn: answer === 'granted', offersTelling: false });
  ++asked.value;
}

export function stopTelling(): void {
  changePreferences({ tellsTurn: false });
}

const isSeen = (): boolean => !document.hidden && document.hasFocus();

const tag = 'hammer-call';
const every = 1000; // ms between the two titles
let end: (() => void) | null = null;

// Until the page is seen, or the returned function is called.
export function callBack(text: string, about: string): () => void {
  end?.();
  if (isSeen()) return () => {};
  const called = `${text} · ${about}`;
  let title = document.title;
  const flash = () => {
    if (document.title !== called) title = document.title; // another screen's by now
    document.title = document.title === called ? title : called;
  };
  const flashing = setInterval(flash, every);
  flash();
  const notice = telling() === 'on' ? notify(text, about) : null;
  const stop = () => {
    if (end !== stop) return;
    end = null;
    clearInterval(flashing);
    if (document.title === called) document.title = title;
    void notice?.then((close) => close());
    document.removeEventListener('visibilitychange', look);
    removeEventListener('focus', look);
  };
  const look = () => {
    if (isSeen()) stop();
  };
  end = stop;
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', look);
  return stop;
}

// Phones show notifications only of a service worker. Returns how to take it away.
async function notify(title: string, body: string): Promise<() => void> {
  const options = { body, tag, icon: 'icons/icon.svg', data: location.href }; // where the service worker leads back to
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) {
      await worker.showNotification(title, options);
      return () => void worker.getNotifications({ tag }).then((shown) => shown.forEach((each) => each.close()));
    }
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    return () => {}; // the title has said it
  }
}

// `isTurn`: it is for the person here to act.
export function useCallBack(isTurn: boolean, text: string, about: string): void {
  useEffect(() => (isTurn ? callBack(text, about) : undefined), [isTurn]);
}
