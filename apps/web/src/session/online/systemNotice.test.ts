import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { tellOutside } from './systemNotice.ts';

const showNotification = vi.fn(() => Promise.resolve());

/** A browser in which a page is in sight or not, and whose person lets it call them or not. */
const browse = (visibilityState: string, permission: string): void => {
  vi.stubGlobal('document', { visibilityState });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ showNotification }) } });
};

const tell = (): Promise<void> => tellOutside('Coalbrook', 'A table is found.', '#/online/abc', 'abc');

beforeEach(() => showNotification.mockClear());
afterEach(() => void vi.unstubAllGlobals());

it('calls whoever looks elsewhere, and leads to the table', async () => {
  browse('hidden', 'granted');
  await tell();
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Coalbrook',
    expect.objectContaining({ body: 'A table is found.', data: '#/online/abc', tag: 'abc' }),
  );
});

it('does not call whoever sees the page, or does not want it', async () => {
  browse('visible', 'granted');
  await tell();
  browse('hidden', 'default');
  await tell();
  browse('hidden', 'denied');
  await tell();
  expect(showNotification).not.toHaveBeenCalled();
});

it('needs no browser that can be called', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  vi.stubGlobal('navigator', {});
  await tell();
  expect(showNotification).not.toHaveBeenCalled();
});
