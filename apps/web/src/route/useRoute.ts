import { useSyncExternalStore } from 'react';

import { hrefOf, parseRoute } from './route.ts';
import type { Route } from './route.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

const hashNow = (): string => window.location.hash;

let known: { readonly hash: string; readonly route: Route } | undefined;

const routeNow = (): Route => {
  const hash = hashNow();
  if (known?.hash !== hash) known = { hash, route: parseRoute(hash) };
  return known.route;
};

export const useRoute = (): Route => useSyncExternalStore(subscribe, routeNow);

export const go = (route: Route): void => {
  window.location.hash = hrefOf(route);
};

/** Replaces the current address in the browser's history. */
export const replaceRoute = (route: Route): void => {
  window.location.replace(hrefOf(route));
};
