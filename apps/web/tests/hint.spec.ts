/** A hint in three steps: by mouse, by keyboard and on a phone, without findings of axe. */
import { messages as german } from '../src/language/de/messages.ts';
import { joining } from '../src/language/en/joining.ts';
import { english } from '../src/language/english.ts';
import { playedGame } from './support/games.ts';
import { expectTable } from './support/newGame.ts';
import { desk, journal, openSaved } from './support/tablePage.ts';
import { expect, findingsOf, prefer, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const { hint: texts } = english.story;
const ask = english.desk.commands.hint;

/** A game after some turns of people among bots. */
const gameFor = async (people: number): Promise<string> =>
  (await playedGame({ edition: 'birmingham', seats: 3, seed: 'hint', policy: 'apprentice' })).saved(6, people);

const panelOf = (page: Page, title = texts.title): Locator => page.getByRole('region', { name: title });

test('a hint leads from a nudge to the move, or to it at once, and can be put on the desk', async ({ page }) => {
  await openSaved(page, await gameFor(1));
  await desk(page).getByRole('button', { name: ask }).click();
  const panel = panelOf(page);
  const next = panel.getByRole('button', { name: texts.whatKind });
  await expect(next).toBeVisible();
  const put = panel.getByRole('button', { name: texts.put });
  await expect(put).toHaveCount(0);
  await next.click();
  await expect(panel.getByText('Try this:')).toBeVisible();
  await expect(put).toHaveCount(0);
  await panel.getByRole('button', { name: texts.whatMove }).click();
  await expect(panel.getByRole('list')).toContainText(/\d of 12 ways the game could go on|difference/);
  expect(await findingsOf(page, { within: panel })).toEqual([]);

  await put.click();
  await expect(panel).toBeHidden();
  await expect(desk(page).getByRole('button', { name: english.desk.undo })).toBeEnabled();
  await desk(page).getByRole('button', { name: english.desk.undo }).click();
  await expect(desk(page).getByRole('button', { name: english.desk.undo })).toBeDisabled();

  await test.step('by keyboard alone', async () => {
    await page.keyboard.press('Shift+h');
    await expect(panel).toBeFocused();
    await expect(next).toBeVisible();
    await next.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: texts.put })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('the move at once, if one asks for it, or prefers it', async () => {
    await desk(page).getByRole('button', { name: ask }).click();
    const showMove = panel.getByRole('button', { name: texts.whatMove });
    await showMove.focus();
    await page.keyboard.press('Enter');
    await expect(put).toBeFocused();
    await page.keyboard.press('Escape');
    await page.evaluate(() => localStorage.setItem('coalbrook.settings', JSON.stringify({ hints: 'move' })));
    await page.reload();
    await desk(page).getByRole('button', { name: ask }).click();
    await expect(put).toBeVisible();
    await expect(panel.getByRole('listitem')).not.toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, preferences: { language: 'de' } });

  test('a hint is shown below the map, in German', { tag: '@long' }, async ({ page }) => {
    await openSaved(page, await gameFor(1), german);
    await page.getByRole('tab', { name: german.table.desk }).tap();
    await page.getByRole('button', { name: german.desk.commands.hint }).tap();
    const panel = panelOf(page, german.story.hint.title);
    await panel.getByRole('button', { name: german.story.hint.whatKind }).tap();
    await panel.getByRole('button', { name: german.story.hint.whatMove }).tap();
    await expect(panel.getByRole('list')).toContainText(/von 12 möglichen Verläufen|Unterschied/);
    expect(await findingsOf(page, { within: panel })).toEqual([]);
  });
});

test(
  'at an online table that allows hints, whoever joins is told, and whoever plays gets one',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'en-GB' });
    await prefer(elsewhere);
    const other = await elsewhere.newPage();
    const { online } = english;
    await page.goto('#/friends');
    await page.getByRole('button', { name: online.people(2), exact: true }).click();
    await page.getByRole('textbox', { name: online.name, exact: true }).fill('Ada');
    const rated = page.getByRole('switch', { name: online.rated });
    const allowed = page.getByRole('switch', { name: online.hints });
    await expect(allowed).not.toBeChecked();
    await page.getByText(online.rated).click();
    await expect(rated).toBeChecked();
    await expect(allowed).toBeDisabled();
    await expect(page.getByText(online.unrated.hints)).toBeVisible();
    await page.getByText(online.rated).click();
    await page.getByText(online.hints).click();
    await expect(allowed).toBeChecked();
    await expect(rated).toBeDisabled();
    await expect(page.getByText(online.unrated.hints)).toBeVisible();
    await page.getByRole('button', { name: online.open }).click();

    await other.goto(await page.getByRole('textbox', { name: online.invite }).inputValue());
    await expect(other.getByText(online.hasHints)).toBeVisible();
    await other.getByRole('textbox', { name: online.name }).fill('Ottoline');
    await other.getByRole('button', { name: joining.sitDown }).click();
    await Promise.all([expectTable(page), expectTable(other)]);
    const isTurnOf = (one: Page): Promise<boolean> => one.locator('[data-target="kind:pass"]').isVisible();
    await expect.poll(async () => (await isTurnOf(page)) !== (await isTurnOf(other))).toBe(true);
    const [mover, waiting] = (await isTurnOf(page)) ? [page, other] : [other, page];
    await desk(mover).getByRole('button', { name: ask }).click();
    await panelOf(mover).getByRole('button', { name: texts.whatKind }).click();
    await panelOf(mover).getByRole('button', { name: texts.whatMove }).click();
    await expect(panelOf(mover).getByRole('button', { name: texts.put })).toBeVisible();
    await expect(panelOf(waiting)).toHaveCount(0);
    await elsewhere.close();
  },
);

test('while several people play, nobody is offered a hint or the thoughts of bots', async ({ page }) => {
  await openSaved(page, await gameFor(2));
  await page.getByRole('button', { name: english.table.handToReady('Arkwright') }).click();
  await expect(desk(page).getByRole('button', { name: english.desk.undo })).toBeVisible();
  await expect(page.getByRole('button', { name: ask })).toHaveCount(0);
  await expect(journal(page)).toContainText('Brunel');
  await expect(journal(page).getByRole('button', { name: english.story.thoughts.ask('Brunel') })).toHaveCount(0);
});
