import { english } from '../language/english.ts';
import { catalogues } from '../language/languages.ts';
import { takeOver } from '../page/renewPage.ts';
import { notify } from '../ui/notices.ts';

const texts = () => (catalogues[document.documentElement.lang] ?? english).common.update;

const offer = (worker: ServiceWorker): void => {
  const { ready, reload } = texts();
  notify(ready, { action: { label: reload, run: () => takeOver(worker) } });
};

const watch = (registration: ServiceWorkerRegistration | undefined): void => {
  // Some browsers resolve with undefined when service workers are blocked.
  if (!registration) return;
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // Without a controller this is the first install, not an update.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
  });
};

/** Caches the whole page for offline use and announces new versions. */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('./sw.js').then(watch, () => undefined);
  });
};
