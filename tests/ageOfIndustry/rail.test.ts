import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { germany, newEngland } from './drafts.ts';
import type { Setting } from './drafts.ts';
import { cotton2, lines, mat } from './wayHelp.ts';

const own = (tile = 'cotton-1') => ({ seat: 0, tile }) as const;
const money = (amount: number): Setting => ({ players: [{ money: amount }] });

/** The position of the example on page 10, with its player in the first seat. */
const augsburg = ({ tiles = {}, links = {}, ...setting }: Setting = {}): Scene =>
  germany({
    ...money(10),
    tiles: { 'augsburg#1': { seat: 0, tile: 'iron-1', cubes: 1 }, ...tiles },
    links: { 'augsburg-regensburg': 0, ...links },
    ...setting,
  });
const toBohemia = 'network regensburg-bohemia';

describe('lines', () => {
  it('age-of-industry.rail.1: the action lays one rail and costs no card', () => {
    const scene = germany({ ...money(10), tiles: { 'leipzig#1': own() } });
    const { handSize } = scene.now.players[0];
    scene.play('network berlin-leipzig');
    expect(scene.now.links).toEqual({ 'berlin-leipzig': 0 });
    expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
    expect(scene.now.players[0].handSize).toBe(handSize);
  });

  it('age-of-industry.rail.1: a line takes one rail, whoever laid it', () => {
    const scene = germany({
      tiles: { 'leipzig#1': own() },
      links: { 'berlin-leipzig': 1, 'magdeburg-leipzig': 0, 'leipzig-chemnitz': 2 },
    });
    for (const line of ['berlin-leipzig', 'magdeburg-leipzig', 'leipzig-chemnitz']) {
      expect(scene.refuse(`network ${line}`)).toMatchObject({ reason: 'lineTaken', rule: 'age-of-industry.rail.1' });
    }
  });

  it.each([
    ['Germany', germany, 53],
    ['New England', newEngland, 33],
  ])('age-of-industry.rail.1: on %s every line from a place with a site takes a rail', (_, board, count) => {
    const { sites, links, industries } = board().table;
    const fromTile = links.flatMap(({ slug, ends }) => {
      const site = sites.find(({ place }) => ends.includes(place));
      return site ? [[slug, site.slug, `${industries[site.industries[0]].slug}-1`] as const] : [];
    });
    expect(fromTile).toHaveLength(count);
    for (const [line, site, tile] of fromTile) {
      expect(board({ tiles: { [site]: own(tile) } }).play(`network ${line}`).now.links).toEqual({ [line]: 0 });
    }
  });

  it('age-of-industry.rail.1: lines between settlements and Canada take rails too', () => {
    const canada = newEngland({ links: { 'lewiston-canada': 0 } }).play('network burlington-canada');
    canada.play('network brattleboro-burlington').passUntil(({ round }) => round === 3);
    canada.passUntil(({ pending }) => pending.awaits === 'action' && pending.seat === 0);
    canada.play('network brattleboro-concord', 'network concord-burlington');
    expect(Object.values(canada.now.links)).toEqual([0, 0, 0, 0, 0]);
  });

  it('age-of-industry.rail.2: one end must be a place with a tile of the seat, flipped or not', () => {
    for (const flipped of [false, true]) {
      const scene = germany({ tiles: { 'regensburg#1': { ...own(), flipped } } });
      expect(lines(scene)).toEqual([
        'augsburg-regensburg',
        'munich-regensburg',
        'nuremberg-regensburg',
        'regensburg-austria',
        'regensburg-bohemia',
      ]);
      expect(scene.refuse('network munich-austria')).toMatchObject({
        reason: 'lineOutsideNetwork',
        rule: 'age-of-industry.rail.2',
      });
    }
  });

  it('age-of-industry.rail.2: tiles and rails of other seats do not help', () => {
    const scene = germany({
      tiles: { 'kiel#1': own('port-1'), 'berlin#1': { seat: 1, tile: 'cotton-1' } },
      links: { 'hamburg-berlin': 2 },
    });
    expect(lines(scene)).toEqual(['denmark-kiel', 'kiel-hamburg']);
    expect(scene.rule('network berlin-leipzig')).toBe('age-of-industry.rail.2');
    expect(scene.rule('network hamburg-stettin')).toBe('age-of-industry.rail.2');
  });

  it('age-of-industry.rail.2: a seat may continue from both ends of its rail, without any tile', () => {
    const scene = newEngland({
      links: { 'concord-lewiston': 0 },
      // Coal and iron for everybody joined to Portland.
      tiles: { 'portland#1': { seat: 1, tile: 'port-1' }, 'portsmouth#1': { seat: 2, tile: 'port-1' } },
    });
    expect(scene.rule('network manchester-portsmouth')).toBe('age-of-industry.rail.2');
    expect(scene.rule('network portsmouth-portland')).toBe('age-of-industry.rail.2');
    expect(lines(scene)).toEqual(['lewiston-canada', 'portland-lewiston']);
    // From the settlement Concord the lines are open too; only their coal is missing.
    for (const line of ['brattleboro-concord', 'concord-burlington', 'manchester-concord']) {
      expect(scene.refuse(`network ${line}`).reason).toBe('coalOutOfReach');
    }
  });

  it('age-of-industry.rail.2: a seat may continue from a market or distant port like from any place', () => {
    const scene = germany({ links: { 'mannheim-france': 0 } });
    expect(lines(scene)).toEqual(['frankfurt-mannheim', 'mannheim-stuttgart', 'stuttgart-france']);
  });

  it('age-of-industry.rail.2: this applies to the first rail too', () => {
    const scene = germany({ tiles: { 'berlin#1': { seat: 1, tile: 'cotton-1' } }, links: { 'berlin-leipzig': 1 } });
    expect(lines(scene)).toEqual([]);
    expect(scene.rule('network hamburg-berlin')).toBe('age-of-industry.rail.2');
  });

  it('age-of-industry.rail.2: a ship is not a place to start a rail from', () => {
    const scene = newEngland({
      tiles: { 'boston#1': { seat: 1, tile: 'port-1' }, 'massachusetts-bay#1': own('ship-3') },
    });
    expect(lines(scene)).toEqual([]);
    expect(scene.rule('network boston-lowell')).toBe('age-of-industry.rail.2');
  });
});

describe('price', () => {
  it('age-of-industry.rail.3: the first rail of a seat costs $1 and no cubes', () => {
    const scene = germany({ ...money(5), tiles: { 'leipzig#1': own() } }).play('network berlin-leipzig');
    expect(scene.now.players[0]).toMatchObject({ money: 4, spent: 1, links: 11 });
    expect(scene.now.markets).toEqual({ coal: 6, iron: 6 });
  });

  it('age-of-industry.rail.3: the first rail takes no cubes even if there are some', () => {
    const scene = germany({
      ...money(5),
      tiles: { 'chemnitz#2': own('iron-1'), 'chemnitz#1': { seat: 1, tile: 'coal-1' } },
    }).play('network leipzig-chemnitz');
    expect([...sources(scene, 'coal'), ...sources(scene, 'iron')]).toEqual([]);
    expect(scene.now.players[0].money).toBe(4);
  });

  it('age-of-industry.rail.3: other seats’ rails do not make it a later one, the seat’s own do', () => {
    const tiles = { 'leipzig#1': own() };
    const first = germany({ ...money(5), tiles, links: { 'hamburg-berlin': 1, 'magdeburg-leipzig': 2 } });
    expect(first.allows('network berlin-leipzig')).toBe(true);
    const later = germany({ ...money(5), tiles, links: { 'kiel-hamburg': 0 }, round: 9 });
    expect(later.rule('network berlin-leipzig')).toBe('age-of-industry.turn.5');
  });

  it('age-of-industry.rail.3: the second rail of a turn is a later one', () => {
    const scene = germany({ ...money(5), tiles: { 'leipzig#1': own() } }).play('network berlin-leipzig');
    expect(scene.refuse('network leipzig-chemnitz').reason).toBe('coalOutOfReach');
  });

  it('age-of-industry.rail.4: a later rail costs $1, 1 coal and 1 iron', () => {
    const scene = germany({
      ...money(5),
      tiles: { 'leipzig#1': { seat: 1, tile: 'iron-1' }, 'chemnitz#1': { seat: 2, tile: 'coal-1' } },
      links: { 'leipzig-chemnitz': 0 },
    }).play('network berlin-leipzig');
    expect(sources(scene, 'coal')).toEqual(['chemnitz#1']);
    expect(sources(scene, 'iron')).toEqual(['leipzig#1']);
    expect(scene.now.players[0]).toMatchObject({ money: 4, spent: 1, links: 10 });
  });

  it.each([
    ['coal', { 'leipzig#1': { seat: 1, tile: 'iron-1' } }, 'coalOutOfReach'],
    ['iron', { 'chemnitz#1': { seat: 2, tile: 'coal-1' } }, 'ironOutOfReach'],
  ] as const)('age-of-industry.rail.4: without %s it is refused', (_, tiles, reason) => {
    const scene = germany({ ...money(5), tiles, links: { 'leipzig-chemnitz': 0 } });
    expect(scene.refuse('network berlin-leipzig')).toMatchObject({ reason, rule: 'age-of-industry.turn.5' });
  });

  it('age-of-industry.rail.4: both cubes may be bought', () => {
    const scene = germany({
      ...money(9),
      tiles: { 'hamburg#1': { seat: 1, tile: 'port-1' } },
      links: { 'kiel-hamburg': 0 },
      markets: { coal: 4, iron: 0 },
    }).play('network hamburg-berlin');
    expect([...sources(scene, 'coal'), ...sources(scene, 'iron')]).toEqual(['$2', '$4']);
    expect(scene.now.players[0]).toMatchObject({ money: 9 - 7, spent: 7 });
  });
});

/**
 * A line from Leipzig to Berlin. Chemnitz, one rail from Leipzig, has coal; Dortmund, three rails from Berlin, has
 * coal; Poland, three from Leipzig, has coal too. Neither end has access to the tracks.
 */
const twoEnds = ({ tiles = {}, links = {} }: Setting = {}): Scene =>
  germany({
    ...money(10),
    tiles: {
      'chemnitz#1': { seat: 1, tile: 'coal-1' },
      'dortmund#1': { seat: 2, tile: 'coal-1' },
      'poland#1': { seat: 2, tile: 'coal-1' },
      'berlin#1': { seat: 1, tile: 'iron-1' },
      ...tiles,
    },
    links: {
      'leipzig-chemnitz': 0,
      'breslau-chemnitz': 1,
      'breslau-poland': 1,
      'hamburg-berlin': 0,
      'hamburg-hanover': 2,
      'hanover-dortmund': 2,
      ...links,
    },
  });
const leipzigBerlin = 'network berlin-leipzig';

describe('ends', () => {
  it('age-of-industry.rail.5: the seat chooses the end, and with it the source nearest to that end', () => {
    const scene = twoEnds().play(leipzigBerlin);
    expect(scene.legal().toSorted()).toEqual(['coal chemnitz#1', 'coal dortmund#1']);
    expect(scene.rule('coal poland#1')).toBe('age-of-industry.carry.4');
    for (const site of ['chemnitz#1', 'dortmund#1']) {
      expect(sources(twoEnds().play(leipzigBerlin, `coal ${site}`), 'coal')).toEqual([site]);
    }
  });

  it('age-of-industry.rail.5: coal and iron may go to different ends', () => {
    const scene = twoEnds().play(leipzigBerlin, 'coal chemnitz#1');
    expect(sources(scene, 'iron')).toEqual(['berlin#1']);
    expect(scene.now.links).toMatchObject({ 'berlin-leipzig': 0 });
  });

  it('age-of-industry.rail.5: the ends for coal and iron are chosen separately', () => {
    const tiles = { 'leipzig#1': { seat: 2, tile: 'iron-1' } };
    const scene = twoEnds({ tiles }).play(leipzigBerlin, 'coal dortmund#1');
    expect(scene.legal().toSorted()).toEqual(['iron berlin#1', 'iron leipzig#1']);
    scene.play('iron leipzig#1');
    expect([...sources(scene, 'coal'), ...sources(scene, 'iron')]).toEqual(['dortmund#1', 'leipzig#1']);
  });

  it('age-of-industry.rail.5: a way to one end is enough, even over other seats’ rails', () => {
    const scene = germany({
      ...money(10),
      tiles: { 'chemnitz#1': { seat: 1, tile: 'coal-1' }, 'chemnitz#2': { seat: 2, tile: 'iron-1' } },
      links: { 'leipzig-chemnitz': 1, 'hamburg-berlin': 0 },
    }).play(leipzigBerlin);
    expect([...sources(scene, 'coal'), ...sources(scene, 'iron')]).toEqual(['chemnitz#1', 'chemnitz#2']);
  });

  it('age-of-industry.rail.6: the rail from Regensburg to Bohemia costs $2 in all (example, page 10)', () => {
    // Iron could be bought in Bohemia as well; the seat takes its own.
    const scene = augsburg().play(toBohemia, 'iron augsburg#1');
    expect(sources(scene, 'iron')).toEqual(['augsburg#1']);
    expect(sources(scene, 'coal')).toEqual(['$1']);
    expect(scene.now.players[0]).toMatchObject({ money: 10 - 2 + 5, spent: 2 });
    expect(scene.now.tiles['augsburg#1'].flipped).toBe(true);
    expect(scene.now.links).toEqual({ 'augsburg-regensburg': 0, 'regensburg-bohemia': 0 });
  });

  it('age-of-industry.rail.6: coal cannot be bought for a line without access at either end', () => {
    expect(augsburg().refuse('network munich-regensburg')).toMatchObject({ reason: 'coalOutOfReach' });
    expect(augsburg().refuse('network regensburg-austria')).toMatchObject({ reason: 'coalOutOfReach' });
  });

  /** Coal at the end in Regensburg, none at the end in Bohemia. */
  const choice = (): Scene =>
    augsburg({
      tiles: { 'mannheim#1': { seat: 1, tile: 'coal-1' } },
      links: { 'stuttgart-augsburg': 1, 'mannheim-stuttgart': 1 },
    }).play(toBohemia);

  it('age-of-industry.rail.6: an end with access but no source may be chosen even if the other end has a source', () => {
    expect(choice().legal().toSorted()).toEqual(['buy', 'coal mannheim#1']);
    const bought = choice().play('buy');
    expect(sources(bought, 'coal')).toEqual(['$1']);
    expect(bought.now.players[0].spent).toBe(2);
    expect(bought.now.tiles['mannheim#1'].cubes).toBe(3);
  });

  it('age-of-industry.rail.6: the end with the source may be chosen as well', () => {
    const scene = choice().play('coal mannheim#1');
    expect(sources(scene, 'coal')).toEqual(['mannheim#1']);
    expect(scene.now.players[0].spent).toBe(1);
  });

  it('age-of-industry.rail.6: nothing is bought if the end with access has a source', () => {
    const scene = augsburg({
      tiles: { 'mannheim#1': { seat: 1, tile: 'coal-1' }, 'bohemia#1': { seat: 2, tile: 'coal-1' } },
      links: { 'stuttgart-augsburg': 1, 'mannheim-stuttgart': 1 },
    }).play(toBohemia);
    expect(scene.legal().toSorted()).toEqual(['coal bohemia#1', 'coal mannheim#1']);
    expect(scene.rule('buy')).toBe('age-of-industry.demand.3');
  });

  it('age-of-industry.rail.6: a source at the end without access does not close the iron track either', () => {
    const scene = augsburg({ tiles: { 'bohemia#1': { seat: 2, tile: 'coal-1' } } }).play(toBohemia);
    expect(sources(scene, 'coal')).toEqual(['bohemia#1']);
    expect(scene.legal().toSorted()).toEqual(['buy', 'iron augsburg#1']);
    expect(sources(scene.play('buy'), 'iron')).toEqual(['$1']);
  });

  it('age-of-industry.rail.7: a source nearer to the other end over the new rail does not count', () => {
    // Over the new rail Chemnitz would be two rails from Berlin, and Dortmund three.
    expect(twoEnds().play(leipzigBerlin).allows('coal dortmund#1')).toBe(true);
    const laid = twoEnds({ links: { 'berlin-leipzig': 1 } }).play('network berlin-magdeburg');
    expect(sources(laid, 'coal')).toEqual(['chemnitz#1']);
  });

  it('age-of-industry.rail.7: the new rail gives its other end no access', () => {
    // Stuttgart–Nuremberg: the coal at Nuremberg is taken or bought through France, at Stuttgart's end.
    const scene = germany({
      ...money(10),
      tiles: { 'chemnitz#1': { seat: 1, tile: 'coal-1' }, 'nuremberg#1': { seat: 2, tile: 'iron-1' } },
      links: { 'stuttgart-france': 0, 'leipzig-nuremberg': 1, 'leipzig-chemnitz': 1 },
    }).play('network stuttgart-nuremberg');
    expect(scene.legal().toSorted()).toEqual(['buy', 'coal chemnitz#1']);
    scene.play('buy');
    expect(scene.legal().toSorted()).toEqual(['buy', 'iron nuremberg#1']);
  });

  it('age-of-industry.rail.7: the next action can use the new rail', () => {
    const scene = germany({
      players: [{ hand: { brown: 2 }, money: 20, mat: cotton2 }],
      tiles: { 'bohemia#1': { seat: 0, tile: 'coal-1' } },
    });
    expect(scene.rule('build regensburg#1 cotton with brown')).toBe('age-of-industry.turn.5');
    scene.play(toBohemia, 'build regensburg#1 cotton with brown');
    expect(sources(scene, 'coal')).toEqual(['bohemia#1']);
  });
});

describe('stock', () => {
  /** The first lines of the board around Hamburg, all of one seat. */
  const laid = (count: number): Scene => {
    const { table } = germany();
    return germany({
      ...money(50),
      tiles: { 'hamburg#1': { seat: 1, tile: 'port-1' } },
      links: Object.fromEntries(table.links.slice(0, count).map(({ slug }) => [slug, 0])),
    });
  };

  it('age-of-industry.rail.8: the twelfth rail can be laid, a thirteenth not', () => {
    const scene = laid(11);
    expect(scene.now.players[0].links).toBe(1);
    scene.play('network berlin-leipzig');
    expect(scene.now.players[0].links).toBe(0);
    expect(scene.refuse('network leipzig-kassel')).toMatchObject({
      reason: 'noLinkTileLeft',
      rule: 'age-of-industry.rail.8',
    });
    expect(lines(scene)).toEqual([]);
  });

  it('age-of-industry.rail.8: sea lanes take no rails', () => {
    const scene = newEngland({
      players: [{ hand: { purple: 3 }, money: 30, mat: mat() }],
      tiles: { 'boston#1': own('port-1') },
    }).play('build massachusetts-bay#1 ship with purple');
    expect(scene.now.players[0].links).toBe(12);
    expect(scene.now.links).toEqual({});
    expect(scene.table.links.some(({ slug }) => slug.includes('bay'))).toBe(false);
  });
});
