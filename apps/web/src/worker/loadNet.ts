/** The nets that come with the bots. */

import { keepingReader } from './keepingReader.ts';

const NAME = 'coalbrook.nets';

const files = import.meta.glob<string>('../../../../packages/bots/nets/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Addresses by file name. They change with the content, except in development. */
const addresses = new Map(
  Object.entries(files).map(([path, address]) => [
    path.slice(path.lastIndexOf('/') + 1),
    new URL(address, self.location.href).href,
  ]),
);

/** There is no cache in insecure contexts. */
const isKept = import.meta.env.PROD && typeof caches !== 'undefined';

export const loadNet = keepingReader(addresses, {
  fetch: (address, options) => fetch(address, options),
  openCache: () => (isKept ? caches.open(NAME) : Promise.resolve(undefined)),
});
