/** Guided games: played to their end as suggested, with a move of one's own, left and gone on with, on a phone. */
import { guidedGames } from '@coalbrook/guide';
import type { GuidedGame } from '@coalbrook/guide';

import { guidedTexts as german } from '../src/language/de/guided.ts';
import { messages as germanTable } from '../src/language/de/messages.ts';
import { guidedTexts as texts } from '../src/language/en/guided.ts';
import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { look } from './driver/sight.ts';
import { Player } from './driver/table.ts';
import { expectTable } from './support/newGame.ts';
import { SeededChance } from './support/seededChance.ts';
import { isSoak } from './support/soak.ts';
import { desk } from './support/tablePage.ts';
import { expect, findingsOf, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const guideOf = (page: Page, { label } = texts): Locator => page.getByRole('region', { name: label, exact: true });

/** Begins a guided game from the list. */
const begin = async (page: Page, { slug }: GuidedGame): Promise<void> => {
  await page.goto('#/guided');
  const index = guidedGames.findIndex((one) => one.slug === slug);
  await page.getByRole('button', { name: texts.begin }).nth(index).click();
  await expectTable(page);
};

/** What the guide waits for. */
type Phase = 'read' | 'move' | 'confirm' | 'over' | 'count';

const phaseOf = async (page: Page): Promise<Phase> => {
  const button = (name: string): Locator => guideOf(page).getByRole('button', { name, exact: true });
  const ways: readonly (readonly [Phase, Locator])[] = [
    ['read', button(texts.next)],
    ['move', button(texts.doIt)],
    ['confirm', desk(page).locator('[data-main]:enabled')],
    ['over', guideOf(page).getByRole('link', { name: texts.lessons })],
    ['count', page.getByRole('button', { name: english.story.count.goOn })],
  ];
  await ways
    .map(([, locator]) => locator)
    .reduce((all, one) => all.or(one))
    .first()
    .waitFor();
  for (const [phase, locator] of ways) if (await locator.isVisible()) return phase;
  return phaseOf(page);
};

/** Presses what the guide or the desk offers; returns the titles of the ideas that were told. */
const playAsSuggested = async (page: Page): Promise<readonly string[]> => {
  const told: string[] = [];
  for (;;) {
    const phase = await phaseOf(page);
    for (const title of await guideOf(page).locator('[data-idea]').allTextContents())
      if (told.at(-1) !== title) told.push(title);
    if (phase === 'over') return told;
    if (phase === 'read') await guideOf(page).getByRole('button', { name: texts.next, exact: true }).click();
    else if (phase === 'move') await guideOf(page).getByRole('button', { name: texts.doIt }).click();
    else if (phase === 'count') await page.getByRole('button', { name: english.story.count.goOn }).click();
    else await desk(page).locator('[data-main]:enabled').click();
  }
};

/** Goes on after the count of an era that is not the last; false if it is the last, which the guide tells about. */
const passCount = async (page: Page): Promise<boolean> => {
  const between = guideOf(page).getByText(texts.counting(english.story.count.goOn));
  await expect(between.or(guideOf(page).getByRole('button', { name: texts.next })).first()).toBeVisible();
  if (!(await between.isVisible())) return false;
  await page.getByRole('button', { name: english.story.count.goOn }).click();
  return true;
};

const [first] = guidedGames;

test('a newcomer is led to a guided game, which tells every idea once', { tag: '@long' }, async ({ page }) => {
  await page.goto('.');
  await page.getByRole('link', { name: english.start.guided }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await begin(page, first);
  await expect(guideOf(page).getByRole('status')).not.toBeEmpty();
  expect(await findingsOf(page)).toEqual([]);
  const ideas = await first.loadIdeas();
  expect((await playAsSuggested(page)).toSorted()).toEqual(ideas.map(({ words }) => words['en']?.title).toSorted());
  await expect(guideOf(page)).toContainText('You have won');
  await page.getByRole('button', { name: english.story.count.goOn }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const guided of guidedGames) {
  test.describe(`the guided game ${guided.slug}`, () => {
    test.skip(!isSoak, 'only in the soak');

    test('ends as suggested', async ({ page }) => {
      await begin(page, guided);
      expect((await playAsSuggested(page)).length).toBe((await guided.loadIdeas()).length);
    });

    for (let way = 1; way <= 10; way++) {
      test(`ends in a way of one’s own: ${way}`, async ({ page }) => {
        await begin(page, guided);
        const chance = new SeededChance(way);
        const player = new Player(page, mouse, way);
        for (let isDone = false; !isDone;) {
          const sight = await look(page);
          const doIt = guideOf(page).getByRole('button', { name: texts.doIt });
          if (sight.phase === 'count') isDone = !(await passCount(page));
          else if (sight.phase === 'over') isDone = true;
          else if (chance.next() < 0.7 && (await doIt.isVisible())) await doIt.click();
          else await player.act(sight);
        }
        await expect(guideOf(page).getByRole('button', { name: texts.next })).toBeVisible();
      });
    }
  });
}

/** Reads every idea, one at a time, until the next move is said. */
const readOn = async (page: Page): Promise<void> => {
  const guide = guideOf(page);
  const next = guide.getByRole('button', { name: texts.next, exact: true });
  const task = guide.locator('[data-task]');
  for (;;) {
    await expect(next.or(task).first()).toBeVisible();
    if (await task.isVisible()) return;
    await next.click();
  }
};

/** What the guide points at now: the middle of its ring. */
const pinned = async (page: Page): Promise<{ readonly x: number; readonly y: number }> => {
  const ring = page.locator('[data-testid="pointer"][data-step]:not([hidden])');
  const { x, y, width, height } = (await ring.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

/** Touches what the guide points at, one thing after the other, and confirms it. */
const followPointers = async (page: Page, touch = page.mouse.click.bind(page.mouse)): Promise<void> => {
  const confirm = desk(page).locator('[data-main]:enabled');
  const step = page.locator('[data-testid="pointer"][data-step]:not([hidden])');
  while (!(await confirm.isVisible())) {
    const selector = await step.getAttribute('data-selector');
    const { x, y } = await pinned(page);
    await touch(x, y);
    // The map may move, but the pin does not stay at what has been touched.
    await expect(
      page
        .locator('[data-testid="pointer"]:not([hidden])')
        .and(page.locator(`[data-selector='${selector}'][data-step]`)),
    ).toHaveCount(0);
    await expect(confirm.or(step).first()).toBeVisible();
  }
  await confirm.click();
};

const usual = { width: 1440, height: 900 };
const low = { width: 1280, height: 800 };

test('its pins lead through a move; another move is judged and taken back; the game can be left', async ({ page }) => {
  await begin(page, first);
  const guide = guideOf(page);
  const next = guide.getByRole('button', { name: texts.next, exact: true });
  await next.click();
  await next.press('Enter');
  await readOn(page);
  await test.step('while its step waits, nothing that others need moves it', async () => {
    const doIt = guide.getByRole('button', { name: texts.doIt });
    const place = await doIt.boundingBox();
    const options = page.locator('#thought summary');
    for (const size of [usual, low, usual]) {
      await page.setViewportSize(size);
      if (size === usual) expect(await doIt.boundingBox()).toEqual(place);
      const before = await doIt.boundingBox();
      await options.click();
      await expect(page.locator('#thought details[open]')).toBeVisible();
      expect(await doIt.boundingBox()).toEqual(before);
      await options.click();
    }
  });
  await test.step('while one chooses, it takes no more room than it needs', async () => {
    await expect(page.locator('article[data-own] button[data-lit]').first()).toContainText(/^.*\d+ left$/);
    const { x, y } = await pinned(page);
    await page.mouse.click(x, y);
    await expect(desk(page)).toHaveAttribute('data-holding');
    const spare = await guide.getByRole('status').evaluate((text) => {
      const last = text.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      return text.getBoundingClientRect().bottom - last;
    });
    expect(spare).toBeLessThan(2);
  });
  await followPointers(page);
  await expect(guide).toContainText(texts.complete);
  await desk(page).locator('[data-main]').click();

  const asksRules = guide.getByRole('button', { name: texts.rulesAbout });
  await asksRules.press('Enter');
  await expect(asksRules).toBeFocused();
  const rule = guide.getByRole('link', { name: /^Rule: \p{L}+/u }).first();
  const named = (await rule.textContent()) ?? '';
  expect(named).toMatch(/\w\s\d/);
  await rule.click();
  await expect(page.getByRole('dialog')).toContainText(/The rule \w+\.\d/);
  await page.keyboard.press('Escape');
  await readOn(page);
  const told = await guide.textContent();
  await desk(page).getByRole('button', { name: /^Pass/ }).click();
  await desk(page).locator('[data-main]:enabled').click();
  await guide.getByRole('button', { name: texts.takeBack }).click();
  await expect(guide).toContainText(texts.yourMove);
  await expect(guide.locator('[data-idea]')).toHaveCount(0);

  await page.goto('.');
  await page.getByRole('link', { name: english.start.guided }).click();
  await page.getByRole('link', { name: texts.goOn }).click();
  await readOn(page);
  await expect(guide).toHaveText(told ?? '');
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const lancashire = guidedGames.find(({ slug }) => slug === 'lancashire') ?? first;

  test('pins lead through a build at a site for two industries; only the suggested move stands out', async ({
    page,
  }) => {
    await begin(page, lancashire);
    const choices = page.getByTestId('choices');
    await expect(guideOf(page).getByRole('button', { name: texts.next, exact: true })).toBeVisible();
    await expect(choices, 'nothing glows while one reads').toHaveCount(0);
    await readOn(page);
    await expect(choices).toHaveCount(1);
    await followPointers(page, page.touchscreen.tap.bind(page.touchscreen));
    await expect(guideOf(page)).toContainText(texts.complete);
  });

  test('on the narrowest phone, the town of the task is in sight', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await begin(page, first);
    await readOn(page);
    await expect(guideOf(page).locator('[data-task]')).toContainText('in Dudley');
    const isInside = (): Promise<boolean> =>
      page.locator('#map').evaluate((map) => {
        const name = [...map.querySelectorAll('text')].find(({ textContent }) => textContent === 'Dudley');
        const [frame, box] = [map.getBoundingClientRect(), name?.getBoundingClientRect()];
        return (
          box !== undefined &&
          box.top > frame.top &&
          box.bottom < frame.bottom &&
          box.left > frame.left &&
          box.right < frame.right
        );
      });
    await expect.poll(isInside).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, preferences: { language: 'de' } });

  test('the guide speaks German and leaves room for the map', { tag: '@long' }, async ({ page }) => {
    await page.goto('#/guided');
    await page.getByRole('button', { name: german.begin }).first().tap();
    const guide = guideOf(page, german);
    // There, the move has a page of its own.
    for (const _page of [1, 2, 3]) await guide.getByRole('button', { name: german.next, exact: true }).tap();
    await expect(guide).toContainText(german.yourMove);
    const map = await page.locator('#map').boundingBox();
    expect(map?.height).toBeGreaterThan(240);
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
    }));
    expect(scroll).toBe(width);
    expect(await findingsOf(page, { within: guide })).toEqual([]);

    await test.step('it makes room while one chooses, and can be opened', async () => {
      await page.locator('#hand button').first().tap();
      const whole = page.getByRole('button', { name: germanTable.table.wholeLead });
      await expect(whole).toHaveAttribute('aria-expanded', 'false');
      await expect(guide.getByRole('button', { name: german.doIt })).toBeHidden();
      const said = await page.locator('#thought').boundingBox();
      expect(said?.height).toBeGreaterThan(150);
      await whole.tap();
      await expect(whole).toHaveAttribute('aria-expanded', 'true');
      await expect(guide.getByRole('button', { name: german.doIt })).toBeVisible();
    });
  });
});
