import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';

type Setup = ConstructorParameters<typeof Scene>[0];

/** Hands with only one kind of card, so no card has to be chosen. */
const at = (era: 'canal' | 'rail', draft: Partial<Setup>, money = 50): Scene =>
  new Scene({ seats: 2, era, round: 2, players: [{ hand: { brewery: 5 }, money }, { hand: { iron: 4 } }], ...draft });

const canal = (draft: Partial<Setup>, money = 50): Scene => at('canal', draft, money);
const rail = (draft: Partial<Setup>, money = 50): Scene => at('rail', draft, money);

const lines = (scene: Scene): string[] =>
  scene
    .legal('network')
    .map((line) => line.slice('network '.length))
    .toSorted();

const railOnly = [
  'belper-leek',
  'birmingham-nuneaton',
  'birmingham-redditch',
  'burton-cannock',
  'coventry-nuneaton',
  'derby-uttoxeter',
  'stone-uttoxeter',
  'tamworth-walsall',
];

/** Own tiles in Birmingham, Dudley and Burton: coal at Dudley, beer at Burton. */
const ownTiles = {
  'birmingham#1': { seat: 0, tile: 'cotton-2' },
  'dudley#1': { seat: 0, tile: 'coal-2' },
  'burton#2': { seat: 0, tile: 'brewery-2' },
} as const;

describe('lines', () => {
  it('birmingham.network.1: no rail in the canal era', () => {
    const scene = canal({ tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-1' } } });
    expect(scene.rule('network birmingham-nuneaton')).toBe('birmingham.network.1');
    expect(scene.rule('network birmingham-redditch')).toBe('birmingham.network.1');
    scene.play('network birmingham-coventry');
    expect(scene.now.links).toEqual({ 'birmingham-coventry': 0 });
  });

  it('birmingham.network.1: no canal in the rail era', () => {
    const scene = rail({
      tiles: { 'walsall#2': { seat: 0, tile: 'brewery-2' }, 'tamworth#1': { seat: 1, tile: 'coal-2' } },
    });
    expect(scene.rule('network burton-walsall')).toBe('birmingham.network.1');
    expect(scene.play('network tamworth-walsall').now.links).toEqual({ 'tamworth-walsall': 0 });
  });

  it('birmingham.network.2: the canal era uses 31 of the 39 lines', () => {
    const scene = canal({});
    const all = scene.table.links.map(({ slug }) => slug);
    expect(all).toHaveLength(39);
    expect(lines(scene)).toEqual(all.filter((slug) => !railOnly.includes(slug)).toSorted());
    expect(lines(scene)).toHaveLength(31);
    for (const slug of railOnly) expect(scene.rule(`network ${slug}`)).toBe('birmingham.network.1');
  });

  it('birmingham.network.2: the rail era uses all lines except Burton–Walsall', () => {
    const scene = rail({});
    const unknown = scene.table.links
      .map(({ slug }) => slug)
      .filter((slug) => !scene.allows(`network ${slug}`) && scene.rule(`network ${slug}`) === 'birmingham.network.1');
    expect(unknown).toEqual(['burton-walsall']);
  });

  it('birmingham.network.3: a line holds one link tile, whoever laid it', () => {
    const scene = canal({
      tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-1' } },
      links: {
        'birmingham-coventry': 1,
        'birmingham-dudley': 0,
        'kidderminster-worcester': 1,
        'birmingham-worcester': 0,
      },
    });
    expect(scene.rule('network birmingham-coventry')).toBe('birmingham.network.3');
    expect(scene.rule('network birmingham-dudley')).toBe('birmingham.network.3');
    expect(scene.rule('network kidderminster-worcester')).toBe('birmingham.network.3');
  });

  it('birmingham.network.3: lines to farms and to merchant places without merchant tiles are open with two seats', () => {
    for (const line of ['stoke-warrington', 'derby-nottingham', 'cannock-farm-north']) {
      const scene = canal({});
      expect(scene.now.merchants['warrington#1'] ?? scene.now.merchants['nottingham#1']).toBeUndefined();
      expect(scene.play(`network ${line}`).now.links).toEqual({ [line]: 0 });
    }
  });
});

describe('reach', () => {
  it('birmingham.network.4: links may start from a place with a tile of the seat', () => {
    const scene = canal({ tiles: { 'stafford#1': { seat: 0, tile: 'brewery-1' } } });
    expect(lines(scene)).toEqual(['cannock-stafford', 'stafford-stone']);
    expect(scene.rule('network leek-stoke')).toBe('birmingham.network.4');
  });

  it('birmingham.network.4: a link of another seat does not extend the network', () => {
    const scene = canal({
      tiles: { 'stafford#1': { seat: 0, tile: 'brewery-1' } },
      links: { 'stafford-stone': 1 },
    });
    expect(lines(scene)).toEqual(['cannock-stafford']);
    expect(scene.rule('network stoke-stone')).toBe('birmingham.network.4');
  });

  it('birmingham.network.4: a link of the seat brings all its ends into the network, merchant places and farms included', () => {
    expect(lines(canal({ links: { 'kidderminster-worcester': 0 } }))).toEqual([
      'birmingham-worcester',
      'coalbrookdale-kidderminster',
      'dudley-kidderminster',
      'gloucester-worcester',
    ]);
    expect(lines(canal({ links: { 'gloucester-redditch': 0 } }))).toEqual(['gloucester-worcester', 'oxford-redditch']);
    expect(lines(canal({ tiles: { 'farm-south#1': { seat: 0, tile: 'brewery-1' } } }))).toEqual([
      'kidderminster-worcester',
    ]);
  });

  it('birmingham.network.5: a seat without tiles may start on any free line, even in a later round', () => {
    const scene = canal({ round: 6, links: { 'leek-stoke': 1 }, tiles: { 'dudley#1': { seat: 1, tile: 'coal-1' } } });
    expect(lines(scene)).toHaveLength(30);
    scene.play('network belper-derby');
    expect(lines(scene)).toEqual(['burton-derby', 'derby-nottingham']);
  });

  it('birmingham.network.5: one link is enough to end this', () => {
    const scene = canal({ links: { 'cannock-farm-north': 0 } });
    expect(lines(scene)).toEqual(['cannock-stafford', 'cannock-walsall', 'cannock-wolverhampton']);
  });

  it('birmingham.network.5: the first rail needs its coal like any other', () => {
    const scene = rail({});
    expect(lines(scene)).toEqual([
      'birmingham-oxford',
      'coalbrookdale-shrewsbury',
      'derby-nottingham',
      'gloucester-redditch',
      'gloucester-worcester',
      'oxford-redditch',
      'stoke-warrington',
    ]);
    expect(scene.rule('network birmingham-coventry')).toBe('birmingham.coal.4');
    expect(scene.play('network birmingham-oxford').now.players[0].money).toBe(50 - 5 - 1);

    const mine = rail({ tiles: { 'coventry#2': { seat: 1, tile: 'coal-2' } } }).play('network birmingham-coventry');
    expect(mine.now.players[0].money).toBe(45);
    expect(mine.now.tiles['coventry#2'].cubes).toBe(2);
  });

  it('birmingham.network.5: a seat whose last tiles left with the canal era may start anywhere again', () => {
    const scene = new Scene({
      seats: 2,
      round: 10,
      turn: 1,
      actionsLeft: 1,
      tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-1', flipped: true } },
      links: { 'birmingham-coventry': 0 },
    }).play('pass');
    expect(scene.now).toMatchObject({ era: 'rail', pending: { awaits: 'action', seat: 0 } });
    expect(lines(scene)).toHaveLength(7);
    expect(scene.allows('network stoke-warrington')).toBe(true);
  });

  it('birmingham.network.5: the full price is paid', () => {
    expect(lines(canal({}, 2))).toEqual([]);
    expect(lines(canal({}, 3))).toHaveLength(31);
    expect(lines(rail({}, 5))).toEqual([]);
    expect(lines(rail({}, 6))).toHaveLength(7);
  });
});

describe('price', () => {
  it('birmingham.network.6: a canal costs £3 and ends the action', () => {
    const scene = canal({ tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-1' } } }, 6);
    scene.play('network birmingham-coventry');
    expect(scene.now.players[0]).toMatchObject({ money: 3, spent: 3, handSize: 4, links: 13 });
    expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
    expect(scene.allows('stop')).toBe(false);
    scene.play('network birmingham-dudley');
    expect(scene.now.players[0]).toMatchObject({ money: 0, spent: 6 });
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  });

  it('birmingham.network.6: a canal takes no coal', () => {
    const scene = canal({ tiles: ownTiles }).play('network birmingham-dudley');
    expect(scene.now.tiles['dudley#1'].cubes).toBe(3);
    expect(scene.told('bought')).toEqual([]);
  });

  it('birmingham.network.6: £2 is not enough for a canal', () => {
    expect(canal({}, 2).rule('network birmingham-coventry')).toBe('birmingham.turn.5');
  });

  it('birmingham.network.6: beer does not buy a second canal', () => {
    const scene = canal({
      tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-1' }, 'burton#2': { seat: 0, tile: 'brewery-1' } },
    }).play('network birmingham-coventry');
    expect(scene.now.actionsLeft).toBe(1);
    expect(scene.now.tiles['burton#2'].cubes).toBe(1);
  });

  it('birmingham.network.7: one rail costs £5 and 1 coal', () => {
    const scene = rail({ tiles: ownTiles }, 5);
    scene.play('network birmingham-dudley');
    expect(scene.now.players[0]).toMatchObject({ money: 0, spent: 5, links: 13 });
    expect(scene.now.tiles['dudley#1'].cubes).toBe(2);
    expect(scene.now.tiles['burton#2'].cubes).toBe(2);
    expect(scene.now.markets).toEqual({ coal: 13, iron: 8 });
    expect(rail({ tiles: ownTiles }, 4).rule('network birmingham-dudley')).toBe('birmingham.turn.5');
  });

  it('birmingham.network.7: one rail needs no beer', () => {
    const { 'burton#2': _, ...dry } = ownTiles;
    const scene = rail({ tiles: dry }).play('network birmingham-dudley');
    expect(scene.now).toMatchObject({ links: { 'birmingham-dudley': 0 }, actionsLeft: 1 });
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
  });

  it('birmingham.network.7: market coal costs extra', () => {
    const draft = { tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-2' } }, markets: { coal: 9 } };
    expect(rail(draft, 7).rule('network birmingham-oxford')).toBe('birmingham.turn.5');
    expect(rail(draft, 8).play('network birmingham-oxford').now.players[0]).toMatchObject({ money: 0, spent: 8 });
  });

  it('birmingham.network.8: two rails cost £15, 2 coal and 1 beer, and a third needs another action', () => {
    const scene = rail({ tiles: ownTiles }).play('network birmingham-dudley');
    expect(scene.pending).toEqual({ awaits: 'more', seat: 0 });
    expect(scene.now.players[0].money).toBe(45);
    scene.play('network birmingham-tamworth');
    expect(scene.now.players[0]).toMatchObject({ money: 35, spent: 15, handSize: 4, links: 12 });
    expect(scene.now.tiles['dudley#1'].cubes).toBe(1);
    expect(scene.now.tiles['burton#2'].cubes).toBe(1);
    expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
  });

  it('birmingham.network.8: a seat that stops after one pays no extra money, coal or beer', () => {
    const scene = rail({ tiles: ownTiles }).play('network birmingham-dudley', 'stop');
    expect(scene.now.players[0]).toMatchObject({ money: 45, spent: 5, handSize: 4 });
    expect(scene.now.tiles['dudley#1'].cubes).toBe(2);
    expect(scene.now.tiles['burton#2'].cubes).toBe(2);
    expect(scene.now.actionsLeft).toBe(1);
  });

  it('birmingham.network.8: £14 is too little for two, £15 is enough', () => {
    expect(rail({ tiles: ownTiles }, 14).play('network birmingham-dudley').pending.awaits).toBe('action');
    const scene = rail({ tiles: ownTiles }, 15).play('network birmingham-dudley', 'network birmingham-coventry');
    expect(scene.now.players[0].money).toBe(0);
  });
});

describe('the second rail', () => {
  it('birmingham.network.9: may continue from the first', () => {
    const scene = rail({ tiles: ownTiles, links: { 'birmingham-dudley': 1 } });
    expect(scene.rule('network coventry-nuneaton')).toBe('birmingham.network.4');
    scene.play('network birmingham-coventry', 'network coventry-nuneaton');
    expect(scene.now.links).toEqual({ 'birmingham-dudley': 1, 'birmingham-coventry': 0, 'coventry-nuneaton': 0 });
  });

  it('birmingham.network.9: may be elsewhere, but only in the seat’s network', () => {
    const scene = rail({ tiles: { ...ownTiles, 'burton#1': { seat: 1, tile: 'coal-2' } } });
    scene.play('network birmingham-dudley');
    expect(scene.rule('network leek-stoke')).toBe('birmingham.network.4');
    scene.play('network burton-derby');
    expect(scene.now.links).toEqual({ 'birmingham-dudley': 0, 'burton-derby': 0 });
    expect(scene.now.tiles['dudley#1'].cubes).toBe(2);
    expect(scene.now.tiles['burton#1'].cubes).toBe(2);
    expect(scene.now.players[0].money).toBe(35);
  });

  it('birmingham.network.9: a seat without tiles must connect the second to the first', () => {
    const scene = rail({
      tiles: { 'burton#2': { seat: 1, tile: 'brewery-2' }, 'burton#1': { seat: 1, tile: 'coal-2' } },
    }).play('network burton-tamworth');
    expect(lines(scene)).toEqual([
      'birmingham-tamworth',
      'burton-cannock',
      'burton-derby',
      'burton-stone',
      'nuneaton-tamworth',
      'tamworth-walsall',
    ]);
    expect(scene.rule('network birmingham-oxford')).toBe('birmingham.network.4');
  });

  it('birmingham.network.10: its coal is priced after that of the first', () => {
    const tiles = { 'birmingham#1': { seat: 0, tile: 'cotton-2' }, 'burton#2': { seat: 0, tile: 'brewery-2' } };
    const scene = rail({ tiles }, 18).play('network birmingham-oxford');
    expect(scene.now.players[0].money).toBe(18 - 5 - 1);
    scene.play('network oxford-redditch');
    expect(scene.now.players[0]).toMatchObject({ money: 0, spent: 18 });
    expect(scene.told('bought').map(({ price }) => price)).toEqual([1, 2]);
    expect(scene.now.markets['coal']).toBe(11);
    expect(rail({ tiles }, 17).play('network birmingham-oxford').pending.awaits).toBe('action');
  });

  it('birmingham.network.10: the last two cubes in the market, and the price after them', () => {
    const tiles = { 'birmingham#1': { seat: 0, tile: 'cotton-2' }, 'burton#2': { seat: 0, tile: 'brewery-2' } };
    const scene = rail({ tiles, markets: { coal: 1 } }).play('network birmingham-oxford', 'network oxford-redditch');
    expect(scene.told('bought').map(({ price }) => price)).toEqual([7, 8]);
    expect(scene.now.players[0].money).toBe(50 - 15 - 7 - 8);
  });

  it('birmingham.network.10: the first rail cannot use coal that only the second would reach', () => {
    const scene = rail({ tiles: ownTiles });
    expect(scene.rule('network birmingham-coventry')).toBe('birmingham.coal.4');
    scene.play('network birmingham-dudley', 'network birmingham-coventry');
    expect(scene.now.tiles['dudley#1'].cubes).toBe(1);
  });

  it('birmingham.network.10: if the first rail empties the mine, the second needs other coal', () => {
    const tiles = { ...ownTiles, 'dudley#1': { seat: 1, tile: 'coal-2', cubes: 1 } };
    const scene = rail({ tiles }).play('network birmingham-dudley');
    expect(scene.now.players[1].income).toBe(17);
    expect(scene.rule('network birmingham-coventry')).toBe('birmingham.coal.4');
    scene.play('network birmingham-oxford');
    expect(scene.now.players[0].money).toBe(50 - 15 - 1);
  });

  it('birmingham.network.10: the second may reach a mine that the first did not', () => {
    const tiles = { ...ownTiles, 'dudley#1': { seat: 1, tile: 'coal-2' } };
    const scene = rail({ tiles }).play('network birmingham-oxford', 'network birmingham-dudley');
    expect(scene.now.players[0].money).toBe(50 - 15 - 1);
    expect(scene.now.tiles['dudley#1'].cubes).toBe(2);
    expect(scene.now.markets['coal']).toBe(12);
  });

  it('birmingham.network.10: coal comes from the mine nearest to either end of the new rail', () => {
    const scene = rail({
      tiles: {
        'birmingham#1': { seat: 0, tile: 'cotton-2' },
        'wolverhampton#2': { seat: 1, tile: 'coal-2' },
        'coventry#2': { seat: 1, tile: 'coal-3' },
      },
      links: { 'dudley-wolverhampton': 1, 'birmingham-dudley': 1 },
    }).play('network birmingham-coventry');
    expect(scene.now.tiles['coventry#2'].cubes).toBe(3);
    expect(scene.now.tiles['wolverhampton#2'].cubes).toBe(3);
  });

  it('birmingham.network.11: a merchant’s barrel cannot be used', () => {
    const scene = rail({
      tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-2' } },
      merchants: { 'oxford#1': { tile: 'all' }, 'oxford#2': { tile: 'cotton' } },
    }).play('network birmingham-oxford');
    expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
    scene.play('network oxford-redditch');
    expect(scene.now.players[0]).toMatchObject({ money: 50 - 5 - 1 - 5 - 2 });
    expect(scene.now.merchants['oxford#1'].barrel).toBe(true);
    expect(scene.now.merchants['oxford#2'].barrel).toBe(true);
  });

  it('birmingham.network.11: the seat’s own brewery needs no connection', () => {
    const scene = rail({
      tiles: { ...ownTiles, 'burton#2': { seat: 0, tile: 'brewery-2', cubes: 1 } },
    }).play('network birmingham-dudley', 'network dudley-kidderminster');
    expect(scene.now.tiles['burton#2']).toMatchObject({ flipped: true, cubes: 0 });
    expect(scene.now.players[0].income).toBe(15);
  });

  /** Burton's brewery belongs to seat 1; seat 0 has Tamworth, and Dudley far from it, with a mine in each. */
  const apart = {
    tiles: {
      'tamworth#1': { seat: 0, tile: 'coal-2' },
      'dudley#1': { seat: 0, tile: 'coal-2' },
      'burton#2': { seat: 1, tile: 'brewery-2' },
    },
  } as const;

  it("birmingham.network.11: another seat's brewery connected to the first rail only is refused", () => {
    const scene = rail(apart).play('network burton-tamworth');
    expect(scene.pending).toEqual({ awaits: 'more', seat: 0 });
    expect(scene.rule('network birmingham-dudley')).toBe('birmingham.network.11');
    scene.play('network nuneaton-tamworth');
    expect(scene.now.tiles['burton#2'].cubes).toBe(1);
    expect(scene.now.players[0].money).toBe(35);
  });

  it("birmingham.network.11: another seat's brewery may be reached by the second rail itself", () => {
    const scene = rail(apart).play('network birmingham-dudley');
    expect(scene.rule('network dudley-wolverhampton')).toBe('birmingham.network.11');
    expect(scene.rule('network nuneaton-tamworth')).toBe('birmingham.network.11');
    scene.play('network burton-tamworth');
    expect(scene.now.tiles['burton#2'].cubes).toBe(1);
  });

  it('birmingham.network.11: the seat chooses among the allowed breweries', () => {
    const scene = rail({
      tiles: {
        ...apart.tiles,
        'burton#2': { seat: 1, tile: 'brewery-2', cubes: 1 },
        'stafford#1': { seat: 0, tile: 'brewery-2' },
        'derby#1': { seat: 1, tile: 'brewery-3' },
      },
    }).play('network burton-tamworth', 'network nuneaton-tamworth');
    expect(scene.legal().toSorted()).toEqual(['beer burton#2', 'beer stafford#1']);
    expect(scene.rule('beer derby#1')).toBe('birmingham.beer.3');
    scene.play('beer burton#2');
    expect(scene.now.tiles['burton#2'].flipped).toBe(true);
    expect(scene.now.tiles['stafford#1'].cubes).toBe(2);
    expect(scene.now.players.map(({ income }) => income)).toEqual([10, 15]);
  });
});

describe('link tiles', () => {
  const laid = (slugs: readonly string[]): Record<string, number> => Object.fromEntries(slugs.map((slug) => [slug, 0]));
  const thirteen = [
    'birmingham-dudley',
    'birmingham-coventry',
    'birmingham-walsall',
    'birmingham-tamworth',
    'burton-tamworth',
    'burton-derby',
    'belper-derby',
    'burton-stone',
    'stafford-stone',
    'stoke-stone',
    'leek-stoke',
    'cannock-stafford',
    'cannock-farm-north',
  ];

  it('birmingham.network.12: the fourteenth canal is the last', () => {
    const scene = canal({ links: laid(thirteen) });
    expect(scene.now.players[0].links).toBe(1);
    scene.play('network birmingham-oxford');
    expect(scene.now.players[0].links).toBe(0);
    expect(scene.legal('network')).toEqual([]);
    expect(scene.rule('network birmingham-worcester')).toBe('birmingham.network.12');
  });

  it('birmingham.network.12: with one tile left no second rail is offered', () => {
    const tiles = { 'dudley#1': { seat: 0, tile: 'coal-3' }, 'burton#2': { seat: 0, tile: 'brewery-2' } };
    const scene = rail({ links: laid(thirteen), tiles }).play('network birmingham-oxford');
    expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
    expect(scene.rule('network birmingham-worcester')).toBe('birmingham.network.12');

    const two = rail({ links: laid(thirteen.slice(1)), tiles }).play('network birmingham-oxford');
    expect(two.pending.awaits).toBe('more');
  });
});
