/** Serves the page with a script before its own ones, because classic WebDriver cannot add one. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { reportViolations, storePreferences, usual } from '../support/pageScripts.ts';
import type { Preferences } from '../support/pageScripts.ts';
import type { OtherPage } from './otherPage.ts';

declare global {
  interface Window {
    /** Every error of the page so far. */
    faults: string[];
  }
}

/** Runs in the page: collects its errors. */
const collectFaults = (): void => {
  const { error } = console;
  window.faults = [];
  window.addEventListener('error', ({ message }) => window.faults.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)));
  console.error = (...words: readonly unknown[]): void => {
    window.faults.push(words.map(String).join(' '));
    error.apply(console, [...words]);
  };
};

/** The landscape is painted in ways that are new to some browsers. */
const preferences: Preferences = { ...usual, landscape: true };

const SCRIPT = '/watch.js';
const script = `(${collectFaults.toString()})();
(${reportViolations.toString()})();
(${storePreferences.toString()})(${JSON.stringify(preferences)});
`;

/** A document with the script as its first. */
const withScript = (html: string): string => html.replace('<head>', `<head><script src="${SCRIPT}"></script>`);

const kept = ['content-type', 'content-security-policy'];

const answer = async (origin: string, { url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (url === SCRIPT) return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  // The service worker would download everything again.
  if (url === '/sw.js') return void response.writeHead(404).end();
  const found = await fetch(new URL(url, origin));
  const headers = kept.flatMap((name) => {
    const value = found.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const isDocument = found.headers.get('content-type')?.startsWith('text/html') === true;
  const content = isDocument ? withScript(await found.text()) : Buffer.from(await found.arrayBuffer());
  response.writeHead(found.status, Object.fromEntries(headers)).end(content);
};

/** Serves what is at the origin, with the script, while `use` runs with the address. */
export const watched = async (origin: string, use: (address: string) => Promise<void>): Promise<void> => {
  const server = createServer((request, response) => {
    answer(origin, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

export const faultsIn = (page: OtherPage): Promise<readonly string[]> => page.evaluate(() => window.faults, undefined);
