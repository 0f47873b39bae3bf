import type { NetReader } from '@coalbrook/bots';

/** What is used of a browser's cache. */
interface FileCache {
  match(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<void>;
  keys(): Promise<readonly { readonly url: string }[]>;
  delete(address: string): Promise<boolean>;
}

/** What it needs from the browser. */
export interface KeepingEnvironment {
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
  /** Undefined if there is none. */
  readonly openCache: () => Promise<FileCache | undefined>;
}

/**
 * Reads files by their names, and keeps them on the device, for times without a network. Later versions of the page find
 * them there too, as long as their addresses are the same. A file that is asked for again was of no use, so it is loaded
 * anew.
 */
export const keepingReader = (
  addresses: ReadonlyMap<string, string>,
  { fetch, openCache }: KeepingEnvironment,
): NetReader => {
  const asked = new Set<string>();

  const findKept = async (address: string): Promise<Response | undefined> => (await openCache())?.match(address);

  const keep = async (address: string, response: Response): Promise<void> => {
    const cache = await openCache();
    if (!cache) return;
    await cache.put(address, response);
    const current = [...addresses.values()];
    const old = (await cache.keys()).filter(({ url }) => !current.includes(url));
    await Promise.all(old.map(({ url }) => cache.delete(url)));
  };

  return async (file) => {
    const address = addresses.get(file);
    if (address === undefined) throw new Error(`there is no ${file}`);
    const isAgain = asked.has(file);
    asked.add(file);
    const kept = isAgain ? undefined : await findKept(address).catch(() => undefined);
    if (kept) return new Uint8Array(await kept.arrayBuffer());
    const response = await fetch(address, { cache: isAgain ? 'reload' : 'default' });
    if (!response.ok) throw new Error(`${file} cannot be loaded: ${response.status}`);
    // A full disk is not an error: it is loaded again next time.
    await keep(address, response.clone()).catch(() => undefined);
    return new Uint8Array(await response.arrayBuffer());
  };
};
