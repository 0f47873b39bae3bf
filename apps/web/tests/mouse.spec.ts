import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { Player } from './driver/table.ts';
import { begin } from './support/newGame.ts';
import { isSoak } from './support/soak.ts';
import { openLastSixth } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';

const { final } = english.story;
const { preset } = english.start.setUp;

test('a game of Birmingham can be played by mouse, against three apprentices', { tag: '@long' }, async ({ page }) => {
  if (isSoak) await begin(page, { company: preset.apprentices(3), seed: 'mouse' });
  else await openLastSixth(page, { edition: 'birmingham', seats: 4, seed: 'mouse' });
  await new Player(page, mouse).game();

  const score = page.getByRole('dialog', { name: final.title });
  await expect(score.getByRole('columnheader')).toHaveCount(4);
  const totals = await score.locator('tr[data-total] td').allTextContents();
  expect(Math.max(...totals.map(Number))).toBeGreaterThan(20);
});
