import { editions } from '@coalbrook/editions';
import { gainOf } from '@coalbrook/record';
import { beginGame, makeTable, mask, nextOrder, projectCount, tryOut } from '@coalbrook/rules';
import type { GameEvent } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { previewOf } from '../../packages/desk/src/preview.ts';
import { decisionsOf, tableFor } from './decisions.ts';

it.each(editions)('$slug: previews agree with what happens', (edition) => {
  const table = tableFor(edition);
  for (const { state, view, action } of decisionsOf(table, 'previews')) {
    const seat = state.actor;
    const events: GameEvent[] = [];
    const after = state.copy();
    tryOut(table, after, action, (event) => events.push(event));
    const preview = previewOf(table, view, mask(table, after, seat), events, seat);
    const taken = events.filter(({ event }) => event === 'took' || event === 'bought' || event === 'drank').length;
    expect(preview.supplies.reduce((sum, supply) => sum + supply.count, 0)).toBe(taken);
    expect(preview.money).toEqual({ before: state.money[seat], after: after.money[seat] });
    expect(preview.spent.after).toBeGreaterThanOrEqual(preview.spent.before);
    expect(preview.turn?.after).toBe((nextOrder(table, mask(table, after, seat)) ?? []).indexOf(seat) + 1);
    for (const { from } of preview.supplies) if (from.kind === 'tile') expect(from.owner).toBeGreaterThanOrEqual(0);
  }
});

it.each(editions)('$slug: previews say what new tiles and links are worth', (edition) => {
  const table = tableFor(edition);
  const met = { builds: 0, links: 0 };
  for (const { state, view, action } of decisionsOf(table, 'worth')) {
    const events: GameEvent[] = [];
    const after = state.copy();
    tryOut(table, after, action, (event) => events.push(event));
    const { builds, links, flips } = previewOf(table, view, mask(table, after, state.actor), events, state.actor);
    const built = events.filter(({ event }) => event === 'built').length;
    expect(builds.length).toBeGreaterThanOrEqual(built - flips.length);
    expect(links).toHaveLength(events.filter(({ event }) => event === 'laid').length);
    // A link may be laid only after its cubes have been chosen.
    for (const { link } of links) after.linkOwner[link] = state.actor;
    const counted = projectCount(table, after).events.flatMap((event) => gainOf(event) ?? []);
    for (const { link, worth } of links) expect(counted.find((gain) => gain.link === link)?.amount).toBe(worth?.amount);
    met.builds += builds.length;
    met.links += links.length;
  }
  expect(met.builds).toBeGreaterThan(0);
  expect(met.links).toBeGreaterThan(0);
});

it('there is no next turn order where it never changes', () => {
  const [birmingham] = editions;
  const made = makeTable(birmingham, { seats: 1, automata: ['eadweard:normal'] });
  if (!made.ok) throw new Error('no table');
  const state = beginGame(made.value);
  expect(nextOrder(made.value, mask(made.value, state, state.actor))).toBeUndefined();
});
