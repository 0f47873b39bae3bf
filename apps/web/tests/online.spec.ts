/** Two people in two browsers at one table of the server that serves the page. */
import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { Player } from './driver/table.ts';
import { expectTable } from './support/newGame.ts';
import { journal, spokenMap } from './support/tablePage.ts';
import { expect, findingsOf, prefer, test } from './support/test.ts';

const { online, start } = english;

test('two people meet by a link, play and come back', async ({ page, browser, baseURL }) => {
  await page.goto('.');
  await page.getByRole('link', { name: online.title }).click();
  await page.getByRole('button', { name: start.setUp.preset.friends(2), exact: true }).click();
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

  // Whoever begins plays a turn; the other sees it.
  const isFirst = await page.evaluate(() => document.body.innerText.includes('Your turn')).catch(() => false);
  const [mover, watcher] = isFirst ? [page, other] : [other, page];
  await new Player(mover, mouse).turn();
  await expect(spokenMap(watcher)).toHaveText((await spokenMap(mover).textContent()) ?? '');
  await expect(journal(watcher)).toHaveText((await journal(mover).textContent()) ?? '');
  await elsewhere.close();
});
