import { Desk, PlainTurn } from '@coalbrook/desk';
import { editions } from '@coalbrook/editions';
import type { Table } from '@coalbrook/rules';
import { boardLayoutOf } from '@coalbrook/scene';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Hits } from '../board/Hits.tsx';
import { mostSpecific, touchablesOf } from '../board/touchables.ts';
import { decisionsOf, tableFor } from './fixtures.ts';

/** The desk at the first decision of a game that can be made on a site. */
const squareOf = (table: Table) => {
  for (const { view, state } of decisionsOf(table, 'hits')) {
    const place = { seq: 0, viewer: state.actor, actor: state.actor, cells: view.cells, draft: [] };
    const turn = new PlainTurn(table, place, () => Promise.resolve(undefined));
    const report = (error: unknown): void => expect.fail(String(error));
    const desk = new Desk({ turn, preferences: () => ({ confirms: 'action', endsTurn: false }), report });
    const square = desk.state.offers.flatMap(({ targets }) => targets).find(({ on }) => on === 'site');
    if (square?.on === 'site') return { desk, square };
  }
  throw new Error('no square can be touched');
};

it.each(editions)('$slug: the map offers exactly what arrow keys reach, also once a site is chosen', (edition) => {
  const table = tableFor(edition);
  const layout = boardLayoutOf(table);
  const touchables = touchablesOf(layout);
  const { desk, square } = squareOf(table);
  const name = (key: string): string => key;
  const offered = (): readonly string[] => {
    const { lit, chosen } = desk.state;
    const reachable = mostSpecific(layout, touchables, lit, chosen);
    const hits = createElement(Hits, {
      touchables,
      lit: reachable,
      chosen,
      current: undefined,
      nameOf: name,
      idOf: name,
    });
    const drawn = renderToStaticMarkup(createElement('svg', undefined, hits));
    const marked = [...drawn.matchAll(/data-target="([^"]+)"[^>]*data-lit/g)].map(([, key]) => key ?? '');
    expect(marked).toEqual(reachable.map(({ key }) => key));
    return marked;
  };
  expect(offered()).toContain(`site:${square.site}`);
  desk.pick(square);
  expect(offered()).not.toContain(`place:${table.sites[square.site].place}`);
});
