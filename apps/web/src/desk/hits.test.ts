import { editions } from '@coalbrook/editions';
import type { Table } from '@coalbrook/rules';
import { boardLayoutOf } from '@coalbrook/scene';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Hits } from '../board/Hits.tsx';
import { mostSpecific, touchablesOf } from '../board/touchables.ts';
import type { Selection } from '../target/target.ts';
import { decisionsOf, tableFor } from './fixtures.ts';
import { choices, offersOf } from './narrow.ts';

/** The first decision of a game that can be made on a site. */
const squareOf = (table: Table) => {
  for (const { view, legal } of decisionsOf(table, 'hits')) {
    const offers = offersOf(table, view, legal);
    const square = offers.flatMap(({ targets }) => targets).find(({ on }) => on === 'site');
    if (square?.on === 'site') return { offers, square };
  }
  throw new Error('no square can be touched');
};

it.each(editions)('$slug: the map offers exactly what arrow keys reach, also once a site is chosen', (edition) => {
  const table = tableFor(edition);
  const layout = boardLayoutOf(table);
  const touchables = touchablesOf(layout);
  const { offers, square } = squareOf(table);
  const name = (key: string): string => key;
  const offered = (selection: Selection): readonly string[] => {
    const { lit, chosen } = choices(offers, selection);
    const reachable = mostSpecific(layout, touchables, lit, chosen);
    const hits = createElement(Hits, { touchables, lit: reachable, chosen, nameOf: name, idOf: name });
    const drawn = renderToStaticMarkup(createElement('svg', undefined, hits));
    const marked = [...drawn.matchAll(/data-target="([^"]+)"[^>]*data-lit/g)].map(([, key]) => key ?? '');
    expect(marked).toEqual(reachable.map(({ key }) => key));
    return marked;
  };
  expect(offered([])).toContain(`site:${square.site}`);
  expect(offered([square])).not.toContain(`place:${table.sites[square.site].place}`);
});
