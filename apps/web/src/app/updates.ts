import { english } from '../language/english.ts';
import { catalogues } from '../language/languages.ts';
import { notify } from '../ui/notices.ts';

const texts = () => (catalogues[document.documentElement.lang] ?? english).common.update;

/** Lets the waiting version take over; the page is loaded anew as soon as it has. */
const takeOver = (worker: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  worker.postMessage('take over');
};

const offer = (worker: ServiceWorker): void => {
  const { ready, reload } = texts();
  notify(ready, { action: { label: reload, run: () => takeOver(worker) } });
};

const watch = (registration: ServiceWorkerRegistration | undefined): void => {
  // Some browsers are told to refuse and answer with nothing.
  if (!registration) return;
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // Without a controller this is the first version, and nothing is new.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
  });
};

/** Keeps the whole page on the device, so that it opens without a network; says when a new version is there. */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('./sw.js').then(watch, () => undefined);
  });
};
