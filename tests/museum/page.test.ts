import { Host, MemoryLedger, seededChance } from '@coalbrook/host';
import { describe, expect, it } from 'vitest';

import { readDraft, readEntries, readGame, readStores } from '../../apps/web/src/storage/readStores.ts';
import { readSaved } from '../../apps/web/src/worker/savedGame.ts';
import { expectedOf, readJson, versionsWith } from './exhibits.ts';
import type { PageStores } from './exhibits.ts';

describe.each(versionsWith('games.json.gz'))('the files of %s', (version) => {
  it('are read by the page', () => {
    const { games } = readJson<{ readonly games: readonly unknown[] }>(version, 'games.json.gz');
    expect(games).toHaveLength(expectedOf(version).length);
    for (const game of games) {
      const saved = readSaved(JSON.stringify(game), 'seed');
      expect(saved.ok ? [] : saved.fault).toEqual([]);
    }
  });
});

describe.each(versionsWith('page.json.gz'))('the browser of %s', (version) => {
  const { stores } = readJson<PageStores>(version, 'page.json.gz');

  it('shows every game', () => {
    const { games, damaged } = readStores(stores);
    expect(damaged).toEqual([]);
    expect(games.map(({ sheet }) => sheet.id).toSorted()).toEqual(
      expectedOf(version)
        .map(([name]) => name)
        .toSorted(),
    );
    expect(games.filter(({ isDraftLost }) => isDraftLost)).toEqual([]);
  });

  it.each(expectedOf(version))('opens %s as it was left', async (id, expected) => {
    const sheet = stores.sheets.find((one) => one['id'] === id);
    const kept = stores.entries.filter(({ game }) => game === id);
    const read = readGame({ sheet, entries: kept });
    const entries = readEntries(kept);
    if (!read.ok || !entries.ok) throw new Error(JSON.stringify([read, entries]));
    const draft = readDraft(
      stores.drafts.find(({ game }) => game === id),
      kept.length,
    );
    const ledger = new MemoryLedger();
    await ledger.append(id, 0, entries.value);
    if (draft.length > 0) await ledger.keepDraft(id, kept.length, draft, undefined);
    // Whoever decides is a person, so that there is a draft to see.
    const sitters = read.value.sitters.map((sitter) => ({ ...sitter, kind: 'person' as const, policy: '' }));
    const opened = await Host.open(
      { ...read.value, sitters },
      {
        ledger,
        chance: seededChance('museum'),
        bots: { think: () => new Promise(() => undefined) } as never,
        clock: { after: () => () => undefined },
        audience: { tell: () => undefined },
      },
    );
    if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
    const host = opened.value;
    expect([host.seq, host.isOver]).toEqual([kept.length, expected.isOver]);
    expect(host.table.wish.rules).toBe(expected.rules);
    expect(host.record().entries.at(-1)?.check).toBe(expected.check);
    if (expected.isOver) return;
    expect(draft).toHaveLength(1);
    expect(host.look(host.actor).draft).toEqual(draft);
  });
});
