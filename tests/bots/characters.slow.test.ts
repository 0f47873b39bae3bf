/** Characters that look ahead do visibly more of what they like than the master does in the same deals. */
import { readFile } from 'node:fs/promises';

import { findPolicy, NetShelf, playGame } from '@coalbrook/bots';
import { birmingham } from '@coalbrook/editions';
import { makeTable, seedOf } from '@coalbrook/rules';
import type { GameEvent } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { soakCount } from '../soakCount.ts';

const SEATS = 4;
const OWN = 2;
const DEALS = soakCount(20, 2);

const shelf = new NetShelf((file) => readFile(new URL(import.meta.resolve(`@coalbrook/bots/nets/${file}`))));

/** How often each thing is done in a few fixed deals: building by industry, and `laid` for links. */
type Deeds = Readonly<Record<string, number>>;

const deedsOf = async (name: string): Promise<Deeds> => {
  const made = makeTable(birmingham, { seats: SEATS });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const table = made.value;
  await shelf.fetch(table);
  const [player, engineer] = [findPolicy(name, shelf)!, findPolicy('engineer', shelf)!];
  const seated = Array.from({ length: SEATS }, (_, seat) => (seat === OWN ? player : engineer));
  const deeds: Record<string, number> = {
    laid: 0,
    ...Object.fromEntries(table.industries.map(({ slug }) => [slug, 0])),
  };
  const tell = (event: GameEvent): void => {
    if (!('seat' in event) || event.seat !== OWN) return;
    if (event.event === 'laid') deeds['laid']++;
    if (event.event === 'built') deeds[table.industries[table.tiles[event.tile].industry].slug]++;
  };
  for (let deal = 0; deal < DEALS; deal++) playGame(table, seated, seedOf(`characters ${deal}`), tell);
  return deeds;
};

describe('a character that looks ahead', async () => {
  const master = await deedsOf('master');

  it.each([
    ['cottonLord', 'cotton', 2],
    ['railwayKing', 'laid', 2],
    ['masterPotter', 'pottery', 0.5],
    ['masterBrewer', 'brewery', 0.5],
  ] as const)(`%s does more of its thing than a master, in ${DEALS} deals`, async (name, deed, more) => {
    const own = await deedsOf(name);
    expect(own[deed]).toBeGreaterThanOrEqual(master[deed] + more * DEALS);
  });
});
