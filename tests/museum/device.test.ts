import { readReview } from '@coalbrook/coach';
import { readSavedGames } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import { packCells } from '@coalbrook/wire/online';
import { english } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { JournalWriter } from '../../apps/web/src/journal/journalWriter.ts';
import { readReviewable } from '../../apps/web/src/screens/play/review/reviewableGame.ts';
import { KnownTable } from '../../apps/web/src/session/online/knownTable.ts';
import type { KeptTable } from '../../apps/web/src/session/online/tableKeeper.ts';
import { noKeeper } from '../../apps/web/src/session/online/tableKeeper.ts';
import { makeSaved } from '../../apps/web/src/worker/savedGame.ts';
import { expectedOf, read, readJson, versionsWith } from './exhibits.ts';
import type { Device } from './exhibits.ts';

const deviceOf = (version: string): Device => readJson<Device>(version, 'device.json.gz');

const devicesWith = (store: string): readonly string[] =>
  versionsWith('device.json.gz').filter((version) => deviceOf(version).stores[store] !== undefined);

/** The online tables of a device, as its keeper reads them. */
const tablesOf = ({ stores }: Device): readonly KeptTable[] =>
  (stores['onlineTables'] ?? []).map((kept) => {
    const ofGame = (store: string): readonly Readonly<Record<string, unknown>>[] =>
      (stores[store] ?? []).filter(({ game }) => game === kept['game']);
    const viewers = ofGame('onlineViewers').map((seen) => ({
      ...seen,
      steps: ofGame('onlineSteps').filter(({ viewer }) => viewer === seen['viewer']),
    }));
    return { table: kept['table'], viewers } as unknown as KeptTable;
  });

describe.each(devicesWith('onlineTables'))('the online tables that %s kept', (version) => {
  const tables = tablesOf(deviceOf(version));

  it.each(tables.map((kept) => [`${kept.table.header.edition}, ${kept.table.status}`, kept] as const))(
    'are shown without a network: %s',
    async (_name, kept) => {
      const { table, viewers } = kept;
      const known = new KnownTable(table.game, { ...noKeeper, read: () => Promise.resolve(kept) });
      await known.restore();
      expect(known.info).toEqual(table);
      for (const { viewer, actor, steps } of viewers) {
        const seen = known.seenBy(viewer);
        if (!seen) throw new Error('nothing was restored');
        expect([seen.seq, seen.actor, seen.isOver]).toEqual([steps.length - 1, actor, table.status === 'over']);
        expect(seen.table.wish.rules).toBe(table.header.rules);
        const cells = seen.viewAt(seen.seq);
        expect(cells && packCells(cells)).toBe(steps.at(-1)?.cells);
        const names = table.seats.map(({ name }) => name);
        const journal = new JournalWriter({ table: seen.table, names, language: english });
        const lines = journal.upTo(seen.steps, seen.seq);
        expect(lines.length).toBeGreaterThan(0);
        expect(JSON.stringify(lines)).not.toContain('undefined');
      }
    },
  );
});

describe('reviews', () => {
  const sitter = { kind: 'person', name: 'Ada', policy: '', figure: 'owen', colour: 'plum' } as const;

  /** A game of a version as the page saves it. */
  const savedGame = (version: string, id: string): string => {
    const games = readSavedGames(read(version, 'games.json.gz').toString('utf8'));
    const at = expectedOf(version).findIndex(([name]) => name === id);
    if (!games.ok || !games.value[at]) throw new Error(`there is no ${id}`);
    const { record } = games.value[at];
    const sitters = Array.from({ length: record.header.seats }, () => sitter);
    return makeSaved({ id, header: record.header, sitters, seed: '', begun: 0 }, record);
  };

  it.each(devicesWith('reviews'))('that %s kept are read with their games', (version) => {
    const reviews = deviceOf(version).stores['reviews'] ?? [];
    expect(reviews.length).toBeGreaterThan(0);
    for (const { game, seat, notes } of reviews) {
      const reviewable = readReviewable(savedGame(version, String(game)));
      const review = reviewable.ok ? readReview(reviewable.value.record, notes) : reviewable;
      if (!review.ok) throw new Error(`${String(game)}: ${JSON.stringify(review.fault)}`);
      const { costly, best } = notes as { readonly costly: readonly unknown[]; readonly best: readonly unknown[] };
      expect(review.value.seat).toBe(seat as Seat);
      expect(review.value.costly).toHaveLength(costly.length);
      expect(review.value.best).toHaveLength(best.length);
    }
  });

  it('of a game that went on under later rules are read under those', () => {
    const id = 'age-of-industry-whole';
    const [version] = devicesWith('reviews');
    if (version === undefined) throw new Error('no such version');
    const saved = JSON.parse(savedGame(version, id)) as { readonly record: object };
    const reviewable = readReviewable(JSON.stringify({ ...saved, record: { ...saved.record, rules: 1 } }));
    const notes = deviceOf(version).stores['reviews']?.find(({ game }) => game === id)?.['notes'];
    if (!reviewable.ok) throw new Error(JSON.stringify(reviewable.fault));
    expect(readReview(reviewable.value.record, notes)).toMatchObject({ ok: true });
  });
});
