/** What a bot was thinking: by mouse, by keyboard and on a phone, without findings of axe. */
import { messages as german } from '../src/language/de/messages.ts';
import { english } from '../src/language/english.ts';
import { playedGame } from './support/games.ts';
import { journal, openSaved, thought } from './support/tablePage.ts';
import { expect, findingsOf, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const { thoughts: texts } = english.story;

/** A game after some turns of a person among bots. */
const savedGame = async (): Promise<string> =>
  (await playedGame({ edition: 'birmingham', seats: 3, seed: 'thoughts' })).saved(5);

const panelOf = (page: Page, name: string): Locator => page.getByRole('region', { name: texts.ask(name) });

/** What the map points at. */
const marksOn = (page: Page): Promise<number> => page.locator('[class*="markWide"]').count();

const expectPlayed = async (panel: Locator): Promise<void> => {
  const choices = panel.getByRole('list');
  await expect(choices.first()).toBeVisible();
  for (const choice of await choices.all()) {
    const lines = choice.getByRole('button');
    expect(await lines.count()).toBeGreaterThan(1);
    expect(await lines.count()).toBeLessThanOrEqual(3);
    await expect(lines.first()).toContainText(texts.played);
    await expect(lines.first()).toContainText(/\d\.\d points/);
  }
  await expect(panel).not.toContainText(texts.otherwise);
};

test('the thoughts of a bot are shown, and lead to places on the map', async ({ page }) => {
  await openSaved(page, await savedGame());
  const ask = journal(page)
    .getByRole('button', { name: texts.ask('Brunel') })
    .first();
  await ask.click();
  const panel = panelOf(page, 'Brunel');
  await expectPlayed(panel);
  expect(await findingsOf(page, { within: panel })).toEqual([]);

  await test.step('the mouse shows an action on the map', async () => {
    const onMap = panel.getByRole('button', { name: /Build|Lay/ }).first();
    await onMap.hover();
    await expect.poll(() => marksOn(page)).toBeGreaterThan(0);
    await panel.getByRole('heading', { level: 2 }).hover();
    await expect.poll(() => marksOn(page)).toBe(0);
  });

  await test.step('another turn takes its place, and it can be closed', async () => {
    await journal(page)
      .getByRole('button', { name: texts.ask('Tinsley') })
      .first()
      .click();
    await expect(panel).toBeHidden();
    await expectPlayed(panelOf(page, 'Tinsley'));
    await panelOf(page, 'Tinsley').getByRole('button', { name: english.common.close }).click();
    await expect(panelOf(page, 'Tinsley')).toBeHidden();
  });

  await test.step('by keyboard alone', async () => {
    // The tab order leads to one line of the journal, and to the button of its turn.
    const line = journal(page).locator('[data-line] button[tabindex="0"]');
    const button = journal(page)
      .locator('button[tabindex="0"]')
      .and(page.getByRole('button', { name: /thinking/ }));
    await line.focus();
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(button).toHaveCount(1, { timeout: 100 });
    }).toPass();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    const thoughts = page.getByRole('region', { name: /thinking/ });
    await expect(thoughts).toBeFocused();
    await expectPlayed(thoughts);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(thoughts.getByRole('listitem').first().getByRole('button')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(thoughts).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('on a phone at night', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, preferences: { theme: 'night', language: 'de' } });

  test('the thoughts of a bot are shown below the map, in German too', { tag: '@long' }, async ({ page }) => {
    await openSaved(page, await savedGame(), german);
    await page.getByRole('tab', { name: german.table.journal }).tap();
    await journal(page, german)
      .getByRole('button', { name: /dabei gedacht/ })
      .last()
      .tap();
    const panel = page.getByRole('region', { name: /dabei gedacht/ });
    await expect(panel.getByRole('button', { name: german.story.thoughts.played }).first()).toContainText(
      /\d,\d Punkte/,
    );
    const box = await thought(page).boundingBox();
    if (!box) throw new Error('the panel has no place');
    expect(box.y).toBeGreaterThanOrEqual(844 / 2);
    expect(box.y + box.height).toBeLessThanOrEqual(844);
    expect(await findingsOf(page, { within: panel })).toEqual([]);
  });
});
