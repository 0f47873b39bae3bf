import { openDraft } from '@coalbrook/record';
import { drawThumbnail, marksOfPieces, piecesOf, readPieces, writePieces } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { sharedLayout } from './sharedLayout.ts';

const opened = () => {
  const draft = openDraft({
    edition: 'birmingham',
    seats: 2,
    round: 3,
    players: [{ hand: ['dudley', 'worcester', 'stafford', 'stafford', 'pottery', 'tamworth'] }],
    tiles: { 'birmingham#1': { seat: 1, tile: 'cotton-1', flipped: true } },
    links: { 'birmingham-oxford': 0 },
  });
  if (!draft.ok) throw new Error(JSON.stringify(draft.fault));
  return draft.value;
};

describe('a small picture of a position', () => {
  it('shows whose pieces lie where, and which are flipped', () => {
    const { table, state } = opened();
    const pieces = piecesOf(table, state);
    const site = table.sites.find(({ slug }) => slug === 'birmingham#1')?.id;
    const link = table.links.find(({ slug }) => slug === 'birmingham-oxford')?.id;
    expect(pieces.tiles).toEqual([[site, state.tile[site ?? 0], 1, 1]]);
    expect(pieces.links).toEqual([[link, 0]]);
    expect(marksOfPieces(pieces)).toEqual({ sites: [site], links: [link] });
    const drawn = JSON.stringify(drawThumbnail(sharedLayout(table), pieces, ['crimson', 'cobalt']));
    expect(drawn).toContain('"class":"thumbFlipped"');
    expect(drawn).toMatch(/"fill":"var\(--seat-cobalt\)"/);
  });

  it('leaves out what a stored picture has and the table does not', () => {
    const { table, state } = opened();
    const laid = piecesOf(table, state);
    const [tiles = '', links = ''] = writePieces(laid).split('|');
    expect(readPieces(table, `${tiles}|${links}`)).toEqual(laid);
    expect(readPieces(table, `${tiles} 9999.0.0.0 0.9999.0.0 0.0.7.0|${links} 9999.0 `)).toEqual(laid);
    for (const text of ['', '|', 'x', '||', 'a.b|c']) expect(readPieces(table, text)).toEqual({ tiles: [], links: [] });
  });

  it('lays out tables that are set up alike only once', () => {
    expect(sharedLayout(opened().table)).toBe(sharedLayout(opened().table));
  });
});
