import type { NetReader } from '@coalbrook/bots';
import { describe, expect, it } from 'vitest';

import { keepingReader } from './keepingReader.ts';

const PAGE = 'http://page/assets/';

/** A device with a cache, and a network that is up or down. */
class Device {
  readonly kept = new Map<string, string>();
  readonly asked: string[] = [];
  isOnline = true;
  isFull = false;
  /** What the network has, by name. */
  served = new Map<string, string>();

  /** A page that knows these files by their addresses. */
  page(files: Readonly<Record<string, string>>): NetReader {
    const addresses = new Map(Object.entries(files).map(([file, name]) => [file, PAGE + name]));
    return keepingReader(addresses, {
      fetch: (address, { cache }) => {
        if (!this.isOnline) return Promise.reject(new TypeError('Failed to fetch'));
        this.asked.push(`${address.slice(PAGE.length)} ${cache}`);
        const found = this.served.get(address.slice(PAGE.length));
        return Promise.resolve(new Response(found ?? 'Not found.', { status: found === undefined ? 404 : 200 }));
      },
      openCache: () =>
        Promise.resolve({
          match: (address) => {
            const found = this.kept.get(address);
            return Promise.resolve(found === undefined ? undefined : new Response(found));
          },
          put: async (address, response) => {
            if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
            this.kept.set(address, await response.text());
          },
          keys: () => Promise.resolve([...this.kept.keys()].map((url) => ({ url }))),
          delete: (address) => Promise.resolve(this.kept.delete(address)),
        }),
    });
  }
}

const read = async (reader: NetReader, file: string): Promise<string> => new TextDecoder().decode(await reader(file));

describe('a reader that keeps what it has read', () => {
  it('reads it without a network afterwards, also in a later version of the page', async () => {
    const device = new Device();
    device.served.set('a-1.net', 'weights');
    expect(await read(device.page({ 'a.net': 'a-1.net' }), 'a.net')).toBe('weights');
    device.isOnline = false;
    expect(await read(device.page({ 'a.net': 'a-1.net' }), 'a.net')).toBe('weights');
    expect(await read(device.page({ 'a.net': 'a-1.net', 'b.net': 'b-1.net' }), 'a.net')).toBe('weights');
    expect(device.asked).toEqual(['a-1.net default']);
  });

  it('loads a file that has changed, and forgets the old one', async () => {
    const device = new Device();
    device.served = new Map([
      ['a-1.net', 'old'],
      ['a-2.net', 'new'],
      ['b-1.net', 'other'],
    ]);
    const before = device.page({ 'a.net': 'a-1.net', 'b.net': 'b-1.net' });
    await before('a.net');
    await before('b.net');
    const after = device.page({ 'a.net': 'a-2.net', 'b.net': 'b-1.net' });
    expect(await read(after, 'a.net')).toBe('new');
    expect([...device.kept.keys()].toSorted()).toEqual([`${PAGE}a-2.net`, `${PAGE}b-1.net`]);
  });

  it('loads a file anew that was of no use', async () => {
    const device = new Device();
    device.served.set('a-1.net', 'sign in to this network');
    const page = device.page({ 'a.net': 'a-1.net' });
    expect(await read(page, 'a.net')).toBe('sign in to this network');
    device.served.set('a-1.net', 'weights');
    expect(await read(page, 'a.net')).toBe('weights');
    expect(device.asked).toEqual(['a-1.net default', 'a-1.net reload']);
    expect([...device.kept.values()]).toEqual(['weights']);
  });

  it('fails where there is nothing to read, keeps nothing of it, and can be asked again', async () => {
    const device = new Device();
    const page = device.page({ 'a.net': 'a-1.net' });
    await expect(page('b.net')).rejects.toThrow('there is no b.net');
    await expect(page('a.net')).rejects.toThrow('a.net cannot be loaded: 404');
    device.isOnline = false;
    await expect(page('a.net')).rejects.toThrow('Failed to fetch');
    expect(device.kept.size).toBe(0);
    device.isOnline = true;
    device.served.set('a-1.net', 'weights');
    expect(await read(page, 'a.net')).toBe('weights');
  });

  it('reads where nothing can be kept', async () => {
    const device = new Device();
    device.served.set('a-1.net', 'weights');
    device.isFull = true;
    expect(await read(device.page({ 'a.net': 'a-1.net' }), 'a.net')).toBe('weights');
    const without = keepingReader(new Map([['a.net', PAGE]]), {
      fetch: () => Promise.resolve(new Response('weights')),
      openCache: () => Promise.resolve(undefined),
    });
    expect(await read(without, 'a.net')).toBe('weights');
    const forbidden = keepingReader(new Map([['a.net', PAGE]]), {
      fetch: () => Promise.resolve(new Response('weights')),
      openCache: () => Promise.reject(new DOMException('no', 'SecurityError')),
    });
    expect(await read(forbidden, 'a.net')).toBe('weights');
  });
});
