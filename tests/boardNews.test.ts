import { mask, NOBODY, questionOf } from '@coalbrook/rules';
import type { GameEvent, Seat } from '@coalbrook/rules';
import { compare, hasNews, newsOf, sceneOf } from '@coalbrook/scene';
import type { Scene } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { randomGame } from './contract/randomGame.ts';
import { plainTables } from './contract/tables.ts';

/** Actions between two looks at the board. */
const APART = 7;

const numbers = (ids: Iterable<number>): readonly number[] => [...ids].sort((one, other) => one - other);

describe('the news of a board', () => {
  it.each(plainTables)('is what differs on it: $name', ({ table }) => {
    let before: Scene | undefined;
    let events: GameEvent[] = [];
    let number = 0;
    for (const decision of randomGame(table, 2, 'busy')) {
      events.push(...decision.events);
      // In the middle of an action a tile may stand without its cubes.
      if (questionOf(decision.state) !== 'action' || number++ % APART > 0) continue;
      const after = sceneOf(table, mask(table, decision.state, NOBODY));
      const news = newsOf(table, events);
      if (before) {
        const change = compare(before, after);
        for (const { site, owner } of change.built) expect(news.built.get(site)).toBe(owner);
        for (const [site, owner] of news.built) expect(after.tiles[site]?.owner).toBe(owner);
        const gone = change.gone.map(({ site }) => site).filter((site) => !after.tiles[site]);
        expect(numbers(news.cleared)).toEqual(expect.arrayContaining([...numbers(gone)]));
        for (const site of news.cleared) expect(after.tiles[site]).toBeUndefined();
        for (const { site } of change.flipped) expect(news.flipped.has(site)).toBe(true);
        for (const site of news.flipped) expect(after.tiles[site]?.isFlipped).toBe(true);
        for (const { site, by } of change.cubes) expect(-(news.taken.get(site) ?? 0)).toBe(by);
        for (const { link, owner } of change.laid) expect(news.laid.get(link)).toBe(owner);
        for (const [link, owner] of news.laid) expect(after.links[link]?.owner).toBe(owner);
        expect(Object.fromEntries(news.market)).toEqual(
          Object.fromEntries(change.market.map(({ cargo, by }) => [cargo, by])),
        );
      }
      before = after;
      events = [];
    }
    expect(number).toBeGreaterThan(20);
  });

  it('is nothing where nothing happened', () => {
    const [{ table }] = plainTables;
    expect(hasNews(newsOf(table, []))).toBe(false);
    expect(hasNews(newsOf(table, [{ event: 'passed', seat: 0 as Seat }]))).toBe(false);
  });
});
