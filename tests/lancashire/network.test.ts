import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { canal as canalEra, rail as railEra } from './drafts.ts';
import type { Setting } from './drafts.ts';

/** Hands with only one kind of card, so no card has to be chosen. */
const hands = (money: number): Setting => ({ players: [{ hand: { port: 3 }, money }, { hand: { iron: 3 } }] });
const canal = (setting: Setting = {}, money = 50): Scene => canalEra({ ...hands(money), ...setting });
const rail = (setting: Setting = {}, money = 50): Scene => railEra({ ...hands(money), ...setting });

const lines = (scene: Scene): string[] =>
  scene
    .legal('network')
    .map((line) => line.slice('network '.length))
    .toSorted();

const railOnly = [
  'barrow-lancaster',
  'birkenhead-ellesmere-port',
  'blackburn-bolton',
  'blackburn-preston',
  'blackpool-preston',
  'bolton-wigan',
  'burnley-bury',
  'bury-rochdale',
  'lancaster-scotland',
  'liverpool-southport',
  'liverpool-warrington',
  'preston-southport',
  'southport-wigan',
];

const bothEras = [
  'blackburn-burnley',
  'blackburn-wigan',
  'bolton-bury',
  'bolton-manchester',
  'burnley-colne',
  'bury-manchester',
  'colne-yorkshire',
  'ellesmere-port-northwich',
  'ellesmere-port-warrington',
  'fleetwood-preston',
  'lancaster-preston',
  'liverpool-wigan',
  'macclesfield-midlands',
  'macclesfield-stockport',
  'manchester-oldham',
  'manchester-stockport',
  'manchester-warrington',
  'midlands-northwich',
  'oldham-rochdale',
  'preston-wigan',
  'rochdale-yorkshire',
  'warrington-wigan',
];

/** A tile that supplies coal in each town: a mine, or a port with a full market. The last two need Yorkshire and The Midlands. */
const bases = [
  ['blackburn', 'blackburn#1', 'coal-2'],
  ['bolton', 'bolton#1', 'coal-2'],
  ['burnley', 'burnley#1', 'coal-2'],
  ['bury', 'bury#1', 'coal-2'],
  ['ellesmere-port', 'ellesmere-port#1', 'port-2'],
  ['lancaster', 'lancaster#1', 'port-2'],
  ['liverpool', 'liverpool#1', 'port-2'],
  ['manchester', 'manchester#1', 'coal-2'],
  ['oldham', 'oldham#1', 'coal-2'],
  ['preston', 'preston#3', 'port-2'],
  ['rochdale', 'rochdale#1', 'coal-2'],
  ['warrington', 'warrington#2', 'coal-2'],
  ['wigan', 'wigan#1', 'coal-2'],
  ['colne', 'colne#1', 'cotton-2'],
  ['macclesfield', 'macclesfield#1', 'cotton-2'],
] as const;

/** A position in which nothing but the era can forbid a line. */
const openTo = (line: string): Setting => {
  const base = bases.find(([town]) => line.startsWith(`${town}-`) || line.endsWith(`-${town}`));
  if (base) {
    const [town, site, tile] = base;
    const far = town === 'macclesfield' && line !== 'macclesfield-midlands';
    return { tiles: { [site]: { seat: 0, tile } }, links: far ? { 'macclesfield-midlands': 1 } : {} };
  }
  return { links: { 'macclesfield-midlands': 0 } };
};

describe('lines', () => {
  it('lancashire.network.1: no rail in the canal era', () => {
    const scene = canal({ tiles: { 'preston#3': { seat: 0, tile: 'port-1' } } });
    expect(scene.refuse('network blackpool-preston')).toMatchObject({
      reason: 'lineNotInEra',
      rule: 'lancashire.network.1',
    });
    expect(lines(scene)).toEqual(['fleetwood-preston', 'lancaster-preston', 'preston-wigan']);
  });

  it('lancashire.network.1: no canal in the rail era', () => {
    const scene = rail({ tiles: { 'liverpool#1': { seat: 0, tile: 'port-2' } } });
    expect(scene.rule('network ellesmere-port-liverpool')).toBe('lancashire.network.1');
    expect(lines(scene)).toEqual(['liverpool-southport', 'liverpool-warrington', 'liverpool-wigan']);
  });

  it('lancashire.network.2: there are 36 lines', () => {
    const all = canal().table.links.map(({ slug }) => slug);
    expect(all.toSorted()).toEqual([...railOnly, ...bothEras, 'ellesmere-port-liverpool'].toSorted());
    expect([railOnly.length, bothEras.length, all.length]).toEqual([13, 22, 36]);
  });

  it.each(bothEras)('lancashire.network.2: %s takes a canal and a rail', (line) => {
    expect(canal(openTo(line)).play(`network ${line}`).now.links).toMatchObject({ [line]: 0 });
    expect(rail(openTo(line)).play(`network ${line}`).now.links).toMatchObject({ [line]: 0 });
  });

  it.each(railOnly)('lancashire.network.2: %s takes a rail only', (line) => {
    expect(canal(openTo(line)).rule(`network ${line}`)).toBe('lancashire.network.1');
    expect(rail(openTo(line)).play(`network ${line}`).now.links).toMatchObject({ [line]: 0 });
  });

  it('lancashire.network.2: Ellesmere Port–Liverpool takes a canal only', () => {
    const line = 'ellesmere-port-liverpool';
    expect(canal(openTo(line)).play(`network ${line}`).now.links).toEqual({ [line]: 0 });
    expect(rail(openTo(line)).rule(`network ${line}`)).toBe('lancashire.network.1');
  });

  it('lancashire.network.3: a line holds one link tile, whoever laid it', () => {
    const setting = {
      tiles: { 'manchester#1': { seat: 0, tile: 'cotton-2' }, 'manchester#2': { seat: 1, tile: 'coal-2' } },
      links: { 'bolton-manchester': 1, 'manchester-oldham': 0 },
    } as const;
    for (const scene of [canal(setting), rail(setting)]) {
      expect(scene.refuse('network bolton-manchester')).toMatchObject({
        reason: 'lineTaken',
        rule: 'lancashire.network.3',
      });
      expect(scene.rule('network manchester-oldham')).toBe('lancashire.network.3');
      expect(scene.allows('network bury-manchester')).toBe(true);
    }
  });
});

describe('reach', () => {
  it('lancashire.network.4: links may start from a place with a tile of the seat', () => {
    const scene = canal({ tiles: { 'oldham#1': { seat: 0, tile: 'cotton-1' } } });
    expect(lines(scene)).toEqual(['manchester-oldham', 'oldham-rochdale']);
    expect(scene.refuse('network bolton-bury')).toMatchObject({
      reason: 'lineOutsideNetwork',
      rule: 'lancashire.network.4',
    });
  });

  it('lancashire.network.4: other seats’ tiles and links do not help', () => {
    const scene = canal({
      tiles: { 'oldham#1': { seat: 0, tile: 'cotton-1' }, 'wigan#1': { seat: 1, tile: 'coal-1' } },
      links: { 'oldham-rochdale': 1 },
    });
    expect(lines(scene)).toEqual(['manchester-oldham']);
    expect(scene.rule('network rochdale-yorkshire')).toBe('lancashire.network.4');
    expect(scene.rule('network warrington-wigan')).toBe('lancashire.network.4');
  });

  it('lancashire.network.4: one link of the seat is enough, and both its ends count, outside places included', () => {
    expect(lines(canal({ links: { 'rochdale-yorkshire': 0 } }))).toEqual(['colne-yorkshire', 'oldham-rochdale']);
    expect(lines(canal({ links: { 'ellesmere-port-northwich': 0 } }))).toEqual([
      'ellesmere-port-liverpool',
      'ellesmere-port-warrington',
      'midlands-northwich',
    ]);
    expect(
      lines(rail({ links: { 'liverpool-southport': 0 }, tiles: { 'wigan#1': { seat: 1, tile: 'coal-2' } } })),
    ).toEqual(['liverpool-wigan', 'southport-wigan']);
  });

  it('lancashire.network.4: Liverpool and Birkenhead are not neighbours', () => {
    const scene = rail({ tiles: { 'liverpool#1': { seat: 0, tile: 'port-2' } } });
    expect(scene.rule('network birkenhead-ellesmere-port')).toBe('lancashire.network.4');
  });

  it('lancashire.network.5: a seat with nothing on the board cannot lay a link, in either era', () => {
    const tiles = { 'manchester#1': { seat: 1, tile: 'coal-2' } };
    for (const scene of [canal(), canal({ tiles }), canal({ round: 6 }), rail(), rail({ tiles })]) {
      expect(lines(scene)).toEqual([]);
    }
    expect(canal({ tiles }).refuse('network manchester-oldham')).toMatchObject({
      reason: 'noNetworkYet',
      rule: 'lancashire.network.5',
    });
    expect(rail({ tiles }).rule('network manchester-oldham')).toBe('lancashire.network.5');
  });

  it('lancashire.network.5: after a build it can lay one', () => {
    const scene = canalEra({ players: [{ hand: ['oldham', 'oldham'] }] });
    expect(lines(scene)).toEqual([]);
    scene.play('build oldham#1 cotton with oldham');
    expect(lines(scene)).toEqual(['manchester-oldham', 'oldham-rochdale']);
  });

  it('lancashire.network.5: a seat whose last tiles left with the canal era must build first', () => {
    const scene = canalEra({
      round: 10,
      turn: 1,
      actionsLeft: 1,
      tiles: { 'manchester#1': { seat: 0, tile: 'cotton-1', flipped: true } },
      links: { 'manchester-oldham': 0 },
    }).play('pass');
    expect(scene.now).toMatchObject({ era: 'rail', pending: { awaits: 'action', seat: 0 } });
    expect(scene.rule('network rochdale-yorkshire')).toBe('lancashire.network.5');
    expect(lines(scene)).toEqual([]);
  });
});

/** The seat has tiles in Manchester and Oldham, with coal in Oldham. */
const ownTiles = {
  'manchester#1': { seat: 0, tile: 'cotton-2' },
  'oldham#1': { seat: 0, tile: 'coal-2' },
} as const;

describe('price', () => {
  it('lancashire.network.6: a canal costs £3 and ends the action', () => {
    const scene = canal({ tiles: { 'manchester#1': { seat: 0, tile: 'cotton-1' } } }, 6).play(
      'network manchester-oldham',
    );
    expect(scene.now.players[0]).toMatchObject({ money: 3, spent: 3, handSize: 2, links: 13 });
    expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
    scene.play('network oldham-rochdale');
    expect(scene.now.players[0]).toMatchObject({ money: 0, spent: 6 });
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  });

  it('lancashire.network.6: a canal takes no coal', () => {
    const scene = canal({ tiles: ownTiles }).play('network manchester-oldham');
    expect(scene.now.tiles['oldham#1'].cubes).toBe(3);
    expect(scene.now.markets['coal']).toBe(8);
  });

  it('lancashire.network.6: £2 is not enough for a canal', () => {
    expect(canal({ tiles: ownTiles }, 2).rule('network manchester-oldham')).toBe('lancashire.turn.5');
    expect(canal({ tiles: ownTiles }, 3).allows('network manchester-oldham')).toBe(true);
  });

  it('lancashire.network.7: one rail costs £5', () => {
    const scene = rail({ tiles: ownTiles }, 5).play('network manchester-oldham');
    expect(scene.now.players[0]).toMatchObject({ money: 0, spent: 5, links: 13, handSize: 2 });
    expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
    expect(rail({ tiles: ownTiles }, 4).rule('network manchester-oldham')).toBe('lancashire.turn.5');
  });

  it('lancashire.network.7: two rails cost £15 together, and a third needs another action', () => {
    const scene = rail({ tiles: ownTiles }).play('network manchester-oldham');
    expect(scene.pending).toEqual({ awaits: 'more', seat: 0 });
    expect(scene.now.players[0].money).toBe(45);
    scene.play('network bolton-manchester');
    expect(scene.now.players[0]).toMatchObject({ money: 35, spent: 15, handSize: 2, links: 12 });
    expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
  });

  it('lancashire.network.7: two actions may lay four rails', () => {
    const tiles = { ...ownTiles, 'manchester#2': { seat: 1, tile: 'coal-2' } };
    const scene = rail({ tiles }, 30).play('network manchester-oldham', 'coal oldham#1', 'network bolton-manchester');
    scene.play('network bury-manchester', 'network manchester-stockport');
    expect(scene.now.players[0]).toMatchObject({ money: 0, spent: 30 });
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  });

  it('lancashire.network.7: the seat may stop after one', () => {
    const scene = rail({ tiles: ownTiles }).play('network manchester-oldham', 'stop');
    expect(scene.now.players[0]).toMatchObject({ money: 45, spent: 5, handSize: 2 });
    expect(scene.now.tiles['oldham#1'].cubes).toBe(2);
    expect(scene.now.actionsLeft).toBe(1);
  });

  it('lancashire.network.7: £14 is too little for two, £15 is enough', () => {
    expect(rail({ tiles: ownTiles }, 14).play('network manchester-oldham').pending.awaits).toBe('action');
    const scene = rail({ tiles: ownTiles }, 15).play('network manchester-oldham', 'network bolton-manchester');
    expect(scene.now.players[0].money).toBe(0);
  });

  it('lancashire.network.8: each rail consumes 1 coal', () => {
    const scene = rail({ tiles: ownTiles }).play('network manchester-oldham', 'network bolton-manchester');
    expect(sources(scene, 'coal')).toEqual(['oldham#1', 'oldham#1']);
    expect(scene.now.tiles['oldham#1'].cubes).toBe(1);
    expect(scene.now.markets['coal']).toBe(8);
  });

  it('lancashire.network.8: the coal must reach the rail', () => {
    const scene = rail({ tiles: ownTiles });
    expect(scene.refuse('network bolton-manchester')).toMatchObject({
      reason: 'coalOutOfReach',
      rule: 'lancashire.coal.4',
    });
    expect(scene.allows('network manchester-oldham')).toBe(true);
  });

  it('lancashire.network.8: market coal costs extra of the £5', () => {
    const setting = { tiles: { 'rochdale#1': { seat: 0, tile: 'cotton-2' } }, markets: { coal: 4 } };
    expect(rail(setting, 7).rule('network rochdale-yorkshire')).toBe('lancashire.turn.5');
    const scene = rail(setting, 8).play('network rochdale-yorkshire');
    expect(scene.now.players[0]).toMatchObject({ money: 0, spent: 8 });
    expect(scene.now.markets['coal']).toBe(3);
  });
});

describe('the second rail', () => {
  const mill = { 'manchester#1': { seat: 0, tile: 'cotton-2' } } as const;
  const strangersMine = { ...mill, 'oldham#1': { seat: 1, tile: 'coal-2' } } as const;

  it('lancashire.network.9: it may start from the far end of the first', () => {
    const scene = rail({ tiles: strangersMine });
    expect(scene.rule('network oldham-rochdale')).toBe('lancashire.network.4');
    scene.play('network manchester-oldham', 'network oldham-rochdale');
    expect(scene.now.links).toEqual({ 'manchester-oldham': 0, 'oldham-rochdale': 0 });
  });

  it('lancashire.network.9: its coal may travel over the first', () => {
    const scene = rail({ tiles: strangersMine });
    expect(scene.rule('network manchester-stockport')).toBe('lancashire.coal.4');
    scene.play('network manchester-oldham', 'network manchester-stockport');
    expect(sources(scene, 'coal')).toEqual(['oldham#1', 'oldham#1']);
  });

  it('lancashire.network.9: its coal may come from a trade icon behind the first', () => {
    const scene = rail({ tiles: { 'rochdale#1': { seat: 0, tile: 'cotton-2' } } });
    expect(scene.rule('network bury-rochdale')).toBe('lancashire.coal.4');
    scene.play('network rochdale-yorkshire', 'network bury-rochdale');
    expect(sources(scene, 'coal')).toEqual(['£1', '£1']);
  });

  it('lancashire.network.9: it may be elsewhere, but only in the seat’s network', () => {
    const scene = rail({ tiles: { ...ownTiles, 'wigan#1': { seat: 0, tile: 'coal-2' } } });
    scene.play('network manchester-oldham');
    expect(scene.rule('network blackburn-burnley')).toBe('lancashire.network.4');
    scene.play('network liverpool-wigan');
    expect(sources(scene, 'coal')).toEqual(['oldham#1', 'wigan#1']);
    expect(scene.now.players[0].money).toBe(35);
  });

  it('lancashire.network.9: it cannot be laid on the same line', () => {
    const scene = rail({ tiles: ownTiles }).play('network manchester-oldham');
    expect(scene.rule('network manchester-oldham')).toBe('lancashire.network.3');
  });

  it.each([
    [7, [1, 2]],
    [5, [2, 3]],
    [1, [4, 5]],
  ])(
    'lancashire.network.10: with %i cubes in the market the second coal is priced after the first was bought',
    (coal, prices) => {
      const setting = { tiles: { 'rochdale#1': { seat: 0, tile: 'cotton-2' } }, markets: { coal } };
      const cost = 15 + prices[0] + prices[1];
      const scene = rail(setting, cost).play('network rochdale-yorkshire');
      expect(scene.now.players[0].money).toBe(cost - 5 - prices[0]);
      scene.play('network colne-yorkshire');
      expect(scene.told('bought').map(({ price }) => price)).toEqual(prices);
      expect(scene.now.players[0]).toMatchObject({ money: 0, spent: cost });
      expect(rail(setting, cost - 1).play('network rochdale-yorkshire').pending.awaits).toBe('action');
    },
  );

  it('lancashire.network.10: the coal of the first is chosen before the second', () => {
    const tiles = { ...mill, 'oldham#1': { seat: 1, tile: 'coal-2' }, 'bury#1': { seat: 1, tile: 'coal-2' } };
    const links = { 'manchester-oldham': 1, 'bury-manchester': 1 };
    const scene = rail({ tiles, links }).play('network bolton-manchester');
    expect(scene.pending).toEqual({ awaits: 'coal', seat: 0 });
    expect(scene.rule('network manchester-stockport')).toBe('lancashire.turn.7');
    scene.play('coal bury#1');
    expect(scene.allows('network manchester-stockport')).toBe(true);
  });

  it('lancashire.network.10: the first rail cannot use coal that only the second would reach', () => {
    const scene = rail({ tiles: ownTiles });
    expect(scene.rule('network manchester-stockport')).toBe('lancashire.coal.4');
    scene.play('network manchester-oldham', 'network manchester-stockport');
    expect(scene.now.tiles['oldham#1'].cubes).toBe(1);
  });

  it('lancashire.network.10: if the first rail empties the mine, the second needs other coal', () => {
    const tiles = {
      ...mill,
      'oldham#1': { seat: 1, tile: 'coal-2', cubes: 1 },
      'warrington#1': { seat: 1, tile: 'port-2' },
    };
    const scene = rail({ tiles }).play('network manchester-oldham');
    expect(scene.now.players[1].income).toBe(10 + 7);
    expect(scene.rule('network manchester-stockport')).toBe('lancashire.coal.4');
    scene.play('network manchester-warrington');
    expect(scene.now.players[0].money).toBe(50 - 15 - 1);
  });
});

describe('link tiles', () => {
  const thirteen = [
    'manchester-oldham',
    'oldham-rochdale',
    'rochdale-yorkshire',
    'colne-yorkshire',
    'burnley-colne',
    'blackburn-burnley',
    'blackburn-wigan',
    'warrington-wigan',
    'manchester-warrington',
    'bolton-manchester',
    'bury-manchester',
    'manchester-stockport',
    'macclesfield-stockport',
  ];
  const links = Object.fromEntries(thirteen.map((line) => [line, 0]));

  it('lancashire.network.11: the fourteenth canal is the last', () => {
    const scene = canal({ links });
    expect(scene.now.players[0].links).toBe(1);
    scene.play('network bolton-bury');
    expect(scene.now.players[0].links).toBe(0);
    expect(scene.refuse('network preston-wigan')).toMatchObject({
      reason: 'noLinkTileLeft',
      rule: 'lancashire.network.11',
    });
    expect(lines(scene)).toEqual([]);
  });

  it('lancashire.network.11: no second rail can be laid with the fourteenth', () => {
    const scene = rail({ links }).play('network bolton-bury');
    expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
    expect(scene.rule('network preston-wigan')).toBe('lancashire.network.11');
  });

  it('lancashire.network.11: every seat has its own fourteen', () => {
    const others = Object.fromEntries([...thirteen, 'bolton-bury'].map((line) => [line, 1]));
    const scene = canal({ links: others, tiles: { 'preston#3': { seat: 0, tile: 'port-1' } } });
    expect(scene.now.players.map((player) => player.links)).toEqual([14, 0]);
    scene.play('network preston-wigan');
    expect(scene.now.players.map((player) => player.links)).toEqual([13, 0]);
  });

  it('lancashire.network.11: each seat has fourteen again in the rail era', () => {
    const scene = canal({ links }).passUntil(({ era }) => era === 'rail');
    expect(scene.now.players.map((player) => player.links)).toEqual([14, 14]);
  });
});
