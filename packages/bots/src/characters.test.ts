import { birmingham, editions } from '@coalbrook/editions';
import { seedOf } from '@coalbrook/rules';
import type { GameEvent } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { apprentice } from './apprentice.ts';
import { playGame } from './arena.ts';
import { isOfferedIn } from './offered.ts';
import { characterNames, levelNames } from './policyNames.ts';
import { findPolicy } from './registry.ts';
import { tableFor } from './testing.ts';

const DEALS = 3;
const OWN = 1;

const table = tableFor(birmingham, 4);

/** What counts as the thing that a character likes. */
const builds =
  (slug: string) =>
  (event: GameEvent): boolean =>
    event.event === 'built' && table.industries[table.tiles[event.tile].industry].slug === slug;
const lays = ({ event }: GameEvent): boolean => event === 'laid';

/** How often a bot does something in a few fixed deals, in one seat among apprentices. */
const countFor = (name: string, isLiked: (event: GameEvent) => boolean): number => {
  const player = findPolicy(name)!;
  const seated = Array.from({ length: 4 }, (_, seat) => (seat === OWN ? player : apprentice));
  let count = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    playGame(table, seated, seedOf(`character ${deal}`), (event) => {
      if ('seat' in event && event.seat === OWN && isLiked(event)) count++;
    });
  }
  return count;
};

describe('a character at first sight', () => {
  it.each([
    ['spinner', builds('cotton'), 3],
    ['navvy', lays, 1.2],
    ['potter', builds('pottery'), 1.5],
    ['innkeeper', builds('brewery'), 1.3],
  ] as const)('%s does more of its thing than an apprentice', (name, isLiked, times) => {
    expect(countFor(name, isLiked)).toBeGreaterThanOrEqual(times * countFor('apprentice', isLiked));
  });
});

describe('a bot is offered', () => {
  it.each(editions)('in $slug, if it has a level', (edition) => {
    for (const name of levelNames) expect(isOfferedIn(edition, name)).toBe(true);
    for (const name of ['random', 'scholar', 'bystander', 'nobody', 'constructor']) {
      expect(isOfferedIn(edition, name)).toBe(false);
    }
  });

  it.each(editions)('in $slug, if all that it likes can be built there', (edition) => {
    const built = new Set(tableFor(edition).industries.map(({ slug }) => slug));
    const isOffered = (name: string): boolean => isOfferedIn(edition, name);
    for (const name of ['navvy', 'railwayKing']) expect(isOffered(name)).toBe(true);
    for (const name of ['spinner', 'cottonLord']) expect(isOffered(name)).toBe(built.has('cotton'));
    for (const name of ['potter', 'masterPotter']) expect(isOffered(name)).toBe(built.has('pottery'));
    for (const name of ['innkeeper', 'masterBrewer']) expect(isOffered(name)).toBe(built.has('brewery'));
  });

  it('somewhere, whatever it likes', () => {
    for (const name of characterNames)
      expect(
        editions.some((edition) => isOfferedIn(edition, name)),
        name,
      ).toBe(true);
  });
});
