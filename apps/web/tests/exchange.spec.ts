/** While the nodes of a server are replaced, the files of a page can come from two versions. */
import { english } from '../src/language/english.ts';
import { relayPage } from './support/relayedPage.ts';
import { expect, test } from './support/test.ts';

const { start, common } = english;

test('a page that lacks some of its files loads itself again', async ({ context, baseURL }) => {
  const relay = await relayPage(baseURL ?? '');
  // A page of its own: the browser reports the missing files.
  const page = await context.newPage();
  const scripts = ['/assets/index-', '/assets/StartScreen-'];
  for (const script of scripts) relay.lose(script, 1);
  await page.goto(relay.address);
  await expect(page.getByRole('heading', { level: 1, name: common.title })).toBeVisible();
  relay.lose('/assets/LearnScreen-', 1);
  await page
    .getByRole('link', { name: new RegExp(start.learn) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: start.learnScreen.title })).toBeVisible();
  await page.close();
  relay.close();
});

test.describe('the page on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is never put together from two versions', { tag: '@long' }, async ({ page, baseURL }) => {
    const relay = await relayPage(baseURL ?? '');
    const unmix = relay.mix();
    /** What becomes of the service worker, and the versions that are kept. */
    const install = (): Promise<readonly [string, number]> =>
      page.evaluate(async () => {
        const { installing, active } = await navigator.serviceWorker.register('./sw.js');
        const worker = installing ?? active;
        await new Promise<void>((resolve) => {
          const settle = (): void => {
            if (worker?.state === 'redundant' || worker?.state === 'activated') resolve();
          };
          worker?.addEventListener('statechange', settle);
          settle();
        });
        const kept = await caches.keys();
        return [worker?.state ?? '', kept.filter((name) => name.startsWith('coalbrook-')).length];
      });
    await page.goto(`${relay.address}manifest.webmanifest`);
    expect(await install()).toEqual(['redundant', 0]);
    unmix();
    expect(await install()).toEqual(['activated', 1]);
    relay.close();
  });
});
