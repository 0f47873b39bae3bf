/** Two checkouts measured in turn: a busy machine slows both down alike, so their ratio holds where figures do not. */

import { join } from 'node:path';

import { done, fail } from '@coalbrook/rules';
import type { Edition, Result, Table, Wish } from '@coalbrook/rules';

import type { CommandIo } from '../commandIo.ts';
import { median, timeRound } from './measure.ts';
import type { Work } from './measure.ts';

/** What is measured of a checkout, by the names under which its files export it. */
interface Checkout {
  readonly editions: readonly Edition[];
  readonly makeTable: (edition: Edition, wish: Wish) => Result<Table, unknown>;
  readonly gamesWork: (table: Table) => Work;
  readonly copyWork: (table: Table) => Work;
  readonly replayWork: (table: Table) => Work;
  readonly openWork: (table: Table) => Work;
  readonly momentWork: (table: Table) => Work;
}

/** The figures that are compared, in the order of the columns. */
export const works = {
  'decisions/s': 'gamesWork',
  copy: 'copyWork',
  replay: 'replayWork',
  open: 'openWork',
  moment: 'momentWork',
} as const;

const files = ['packages/editions/src/index.ts', 'packages/rules/src/index.ts', 'apps/cli/src/bench/works.ts'];

/** Milliseconds of one round, and rounds of each checkout for one figure. */
const ROUND = 80;
const ROUNDS = 21;

/** Loads the code of a checkout from its folder. */
export const openCheckout = async (folder: string, io: CommandIo): Promise<Result<Checkout, string>> => {
  const found: Record<string, unknown> = {};
  for (const file of files) {
    const path = join(folder, file);
    const loaded = await io.load(path);
    if (!loaded.ok) return fail(`${path}: ${loaded.fault}`);
    Object.assign(found, loaded.value);
  }
  const missing = ['editions', 'makeTable', ...Object.values(works)].find((name) => found[name] === undefined);
  return missing === undefined ? done(found as unknown as Checkout) : fail(`${folder} has no ${missing} to compare`);
};

/** How many times as fast the first work is as the second. Each goes first in every other round. */
export const paceRatio = (now: () => number, first: Work, second: Work, milliseconds = ROUND): number => {
  const paceOf = (work: Work): number => timeRound(now, work, milliseconds).unitsPerSecond;
  const ratios: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const isFirst = round % 2 === 0;
    const early = paceOf(isFirst ? first : second);
    const late = paceOf(isFirst ? second : first);
    // The first round is a warm-up.
    if (round >= 0) ratios.push(isFirst ? early / late : late / early);
  }
  return median(ratios);
};

/** How many times as fast one checkout is as another at a table, by figure; undefined if either has no such table. */
export const compareAt = (
  now: () => number,
  slug: string,
  seats: number,
  checkouts: readonly [Checkout, Checkout],
): Readonly<Record<string, number>> | undefined => {
  const [here, there] = checkouts.map((checkout) => {
    const edition = checkout.editions.find((one) => one.slug === slug);
    const table = edition && checkout.makeTable(edition, { seats });
    return table?.ok ? { checkout, table: table.value } : undefined;
  });
  if (!here || !there) return undefined;
  const ratioOf = (work: (typeof works)[keyof typeof works]): number =>
    paceRatio(now, here.checkout[work](here.table), there.checkout[work](there.table));
  return Object.fromEntries(Object.entries(works).map(([figure, work]) => [figure, ratioOf(work)]));
};
