/** Lessons and hints as a screen reader hears them. */
import { lessonTexts } from '../src/language/en/lessons.ts';
import { english } from '../src/language/english.ts';
import { playedGame } from './support/games.ts';
import { expectTable } from './support/newGame.ts';
import { desk, openSaved } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const { hint: texts } = english.story;

const savedGame = async (): Promise<string> =>
  (await playedGame({ edition: 'birmingham', seats: 3, seed: 'hint', policy: 'apprentice' })).saved(6);

const lessonBanner = (page: Page): Locator => page.getByRole('region', { name: lessonTexts.label, exact: true });
const hintPanel = (page: Page): Locator => page.getByRole('region', { name: texts.title });

test('a screen reader hears the task of a lesson, its hints, and every step of a hint', async ({ page }) => {
  await test.step('a lesson', async () => {
    await page.goto('#/lesson/who-gains');
    await expectTable(page);
    const banner = lessonBanner(page);
    await expect(banner).toBeFocused();
    await expect(banner).toMatchAriaSnapshot(`
      - region "${lessonTexts.label}":
        - paragraph:
          - strong: Who gains?
          - text: /Sell the mill/
        - status
        - button "${lessonTexts.hint(1, 3)}"
        - button "${lessonTexts.again}"
        - link "${lessonTexts.all}"
    `);
    await banner.getByRole('button', { name: lessonTexts.hint(1, 3) }).click();
    await expect(banner.getByRole('list', { name: lessonTexts.hints })).toHaveAttribute('aria-live', 'polite');
  });

  await test.step('a hint', async () => {
    await openSaved(page, await savedGame());
    await desk(page).getByRole('button', { name: english.desk.commands.hint }).click();
    const panel = hintPanel(page);
    await expect(panel).toBeFocused();
    await expect(panel).toHaveAttribute('aria-busy', 'false');
    await panel.getByRole('button', { name: texts.whatKind }).click();
    await expect(panel.locator('[aria-live="polite"]')).toContainText('Try this');
    await panel.getByRole('button', { name: texts.whatMove }).click();
    await expect(panel).toMatchAriaSnapshot(`
      - region "${texts.title}":
        - heading "${texts.title}" [level=2]
        - button "${english.common.close}"
        - paragraph
        - list:
          - listitem
        - button "${texts.put}"
    `);
  });
});
