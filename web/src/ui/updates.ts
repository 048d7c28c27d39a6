// The page as an app: it works offline, can be installed where the browser allows it, and is updated only on request, so
// that an update never interrupts a match.
import { signal, type ReadonlySignal } from '@preact/signals';

type WhyNotInstallable = 'insecure' | 'unsupported' | null;

// Browsers fire this before they offer installation themselves. It is not in the standard types yet.
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

const newerWaits = signal(false);
const keptHere = signal(false);
const offered = signal<InstallPrompt | null>(null);
const installOffered = signal(false);
const obstacle = signal<WhyNotInstallable>(null);

export const updateReady: ReadonlySignal<boolean> = newerWaits; // a newer page is here and waits for takeUpdate()
export const offlineReady: ReadonlySignal<boolean> = keptHere; // all of it works without a connection
export const installable: ReadonlySignal<boolean> = installOffered; // install() asks the person
export const whyNotInstallable: ReadonlySignal<WhyNotInstallable> = obstacle; // null: it is installable, or installed

// The message that the waiting service worker listens for.
const takeOver = 'take over';

let registration: ServiceWorkerRegistration | null = null;
let asked = false;

// Called once, when the page is shown: fetching files for later must not delay the first screen.
export function watchForUpdates(): void {
  obstacle.value = obstacleHere();
  watchForInstallation();
  if (!('serviceWorker' in navigator) || !isSecureContext || import.meta.env.DEV) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
  });
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

// Reloads the page as the newer version.
export function takeUpdate(): void {
  asked = true;
  if (registration?.waiting) registration.waiting.postMessage(takeOver);
  else location.reload();
}

export async function install(): Promise<void> {
  const prompt = offered.value;
  offered.value = null; // a browser lets each be shown once
  installOffered.value = false;
  await prompt?.prompt();
}

async function register(): Promise<void> {
  try {
    registration = await navigator.serviceWorker.register(new URL('service_worker.js', document.baseURI));
  } catch {
    return; // not allowed, as in some private windows: then the page needs a connection
  }
  registration.addEventListener('updatefound', () => follow(registration?.installing));
  follow(registration.installing);
  look();
  await navigator.serviceWorker.ready;
  keptHere.value = true;
}

function follow(worker: ServiceWorker | null | undefined): void {
  worker?.addEventListener('statechange', look);
}

// A worker that waits while another is active is newer. The very first does not wait.
function look(): void {
  newerWaits.value = Boolean(registration?.waiting && registration.active);
}

function watchForInstallation(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // the page offers it where it does not disturb
    offered.value = event as InstallPrompt;
    installOffered.value = true;
  });
  addEventListener('appinstalled', () => {
    offered.value = null;
    installOffered.value = false;
  });
}

function obstacleHere(): WhyNotInstallable {
  if (matchMedia('(display-mode: standalone)').matches) return null;
  if (!isSecureContext) return 'insecure';
  return 'serviceWorker' in navigator && 'onbeforeinstallprompt' in window ? null : 'unsupported';
}
