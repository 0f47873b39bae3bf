/** Activates another version of the page; it is loaded once that has taken over. */
export const takeOver = (worker: ServiceWorker): void => {
  const reload = (): void => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.addEventListener('statechange', () => {
    if (worker.state === 'redundant') reload();
  });
  worker.postMessage('take over');
};

/** Loads the newest page that the server has. The browser may keep an older one, which it would show once more. */
export const renewPage = async (): Promise<void> => {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const registration = await workers?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const worker = registration?.installing ?? registration?.waiting;
  if (worker) takeOver(worker);
  else window.location.reload();
};

/** Loads the page again, unless nobody would answer: then what is there is better than nothing. */
export const reloadIfServed = async (): Promise<void> => {
  const page = await fetch(window.location.pathname, { cache: 'no-store' }).catch(() => undefined);
  if (page?.ok) window.location.reload();
};
