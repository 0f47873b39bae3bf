import { expect, it } from 'vitest';

import type { CardId, SiteId } from './ids.ts';
import { refuse } from './refusal.ts';

it('a reason is given the facts that it states, and no others', () => {
  const [card, site] = [0 as CardId, 1 as SiteId];
  expect(refuse('siteNotFree', { site, card })).toEqual({ reason: 'siteNotFree', facts: { site, card } });
  expect(refuse('gameIsOver')).toEqual({ reason: 'gameIsOver', facts: {} });
  expect(refuse('notYourTile')).toEqual({ reason: 'notYourTile', facts: {} });
  // @ts-expect-error: the card is missing.
  refuse('siteNotFree', { site });
  // @ts-expect-error: a card is not a site.
  refuse('notYourTile', { site: card });
  // @ts-expect-error: nothing is stated.
  refuse('gameIsOver', { site });
});
