import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { Player } from './driver/table.ts';
import { botOption } from './support/botOption.ts';
import { begin, setUpTable, expectTable } from './support/newGame.ts';
import { isSoak } from './support/soak.ts';
import { hand, openLastSixth } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const { final } = english.story;
const { setUp } = english.start;
const { preset } = setUp;

const totals = async (page: Page): Promise<readonly number[]> => {
  const score = page.getByRole('dialog', { name: final.title });
  await expect(score.locator('tr[data-total]')).toBeVisible();
  return (await score.locator('tr[data-total] td').allTextContents()).map((text) => Number(text.replace('−', '-')));
};

/** Runs in the page: notes on the body the points that a count and the seats show, each time they change. */
const watchCount = (): void => {
  const figureIn = (element: Element | null): string => /−?\d+/.exec(element?.textContent ?? '')?.[0] ?? '';
  const shown = {
    tallies: () => [...document.querySelectorAll('[aria-labelledby="count-title"] li strong')].map(figureIn),
    seats: () =>
      [...document.querySelectorAll('article[data-seat]')]
        .sort((one, other) => Number(one.getAttribute('data-seat')) - Number(other.getAttribute('data-seat')))
        .map((seat) => figureIn(seat.querySelector('button .visually-hidden'))),
  };
  const noted: Record<keyof typeof shown, string[]> = { tallies: [], seats: [] };
  const note = (): void => {
    for (const name of ['tallies', 'seats'] as const) {
      const points = shown[name]().join();
      if (points !== '' && noted[name].at(-1) !== points) noted[name].push(points);
    }
    document.body.dataset['counted'] = JSON.stringify(noted);
  };
  note();
  new MutationObserver(note).observe(document.querySelector('#root') ?? document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
};

interface Counted {
  readonly tallies: readonly string[];
  readonly seats: readonly string[];
}

const counted = (page: Page): Promise<Counted> =>
  page.evaluate(() => JSON.parse(document.body.dataset['counted'] ?? '{}') as Counted);

test('a short game of Lancashire shows the points at the seats as they are scored, and reaches the final score', async ({
  page,
}) => {
  const short = { edition: 'lancashire', options: ['introductory'], seed: 'cotton' };
  if (isSoak) await begin(page, { ...short, company: preset.apprentices(1) });
  else await openLastSixth(page, { ...short, seats: 2 });
  const player = new Player(page, mouse);
  await player.until(({ phase }) => phase === 'count');
  await page.evaluate(watchCount);
  const again = page.getByRole('button', { name: english.story.count.again });
  await again.click();
  await expect.poll(async () => (await counted(page)).tallies.length).toBeGreaterThan(3);
  await expect(again).toBeVisible({ timeout: 60_000 });
  await expect(async () => {
    const { tallies, seats } = await counted(page);
    expect(seats).toEqual(tallies);
  }).toPass();
  await player.game();
  const points = await totals(page);
  expect(points).toHaveLength(2);
  expect(Math.max(...points)).toBeGreaterThan(0);
});

test('a game of Age of Industry with three seats reaches the final score', { tag: '@long' }, async ({ page }) => {
  if (isSoak) await begin(page, { edition: 'age-of-industry', company: preset.apprentices(2), seed: 'rails' });
  else await openLastSixth(page, { edition: 'age-of-industry', seats: 3, seed: 'rails' });
  await new Player(page, mouse).game();
  const points = await totals(page);
  expect(points).toHaveLength(3);
  // A random player may end below 0; the apprentices do not.
  expect(Math.max(...points)).toBeGreaterThan(0);
});

test('a table without people plays by itself before a spectator', { tag: '@long' }, async ({ page }) => {
  const options = isSoak ? [] : ['introductory'];
  await setUpTable(page, { company: preset.apprentices(1), options, seed: 'looking on' });
  await page
    .getByRole('button', { name: new RegExp(setUp.kind) })
    .first()
    .click();
  await page.getByRole('option', { name: botOption('apprentice') }).click();
  await expect(page.getByText(setUp.looksOn)).toBeVisible();
  await page.getByRole('button', { name: setUp.begin }).click();
  await expectTable(page);
  await expect(hand(page)).toBeHidden();
  await new Player(page, mouse).game();
  expect(await totals(page)).toHaveLength(2);
});
