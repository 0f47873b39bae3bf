/** Two people in two browsers at one table of the server that serves the page. */
import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { Player } from './driver/table.ts';
import { expectTable } from './support/newGame.ts';
import { journal, soFar, spokenMap } from './support/tablePage.ts';
import { expect, findingsOf, prefer, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const { online } = english;

test('two people meet by a link, play and come back', async ({ page, browser, baseURL }) => {
  await page.goto('.');
  await page.getByRole('link', { name: online.title }).click();
  await page.getByRole('button', { name: online.people(2), exact: true }).click();
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: online.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: online.lobby })).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  const link = await page.getByRole('textbox', { name: online.invite }).inputValue();

  const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'en-GB' });
  await prefer(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto(link);
  await other.getByRole('textbox', { name: online.name }).fill('Ottoline');
  expect(await findingsOf(other)).toEqual([]);
  await other.getByRole('button', { name: online.sitDown }).click();
  await Promise.all([expectTable(page), expectTable(other)]);
  await expect(page.getByRole('article', { name: 'Ottoline' })).toBeVisible();

  // Whoever decides plays a turn, and the other sees it.
  const decides = (one: Page): Promise<boolean> => one.getByRole('button', { name: 'Loan' }).isVisible();
  for (let turn = 0; turn < 3; turn++) {
    await expect.poll(async () => (await decides(page)) !== (await decides(other))).toBe(true);
    const [mover, watcher] = (await decides(page)) ? [page, other] : [other, page];
    const before = (await journal(watcher).textContent()) ?? '';
    await mover.bringToFront();
    await new Player(mover, mouse, turn + 1).ownTurn();
    await expect(journal(watcher)).not.toHaveText(before);
    await expect(spokenMap(watcher)).toHaveText((await spokenMap(mover).textContent()) ?? '');
    await expect(journal(watcher)).toHaveText((await journal(mover).textContent()) ?? '');
  }

  // An unfinished turn survives a reload, and the table is found again from the start page.
  await expect.poll(async () => (await decides(page)) !== (await decides(other))).toBe(true);
  const mover = (await decides(page)) ? page : other;
  await mover.bringToFront();
  await new Player(mover, mouse).action();
  const draft = (await soFar(mover).textContent()) ?? '';
  await mover.goto('#/');
  await mover.getByRole('link', { name: /Ottoline/ }).click();
  await expect(soFar(mover)).toHaveText(draft);
  await elsewhere.close();
});
