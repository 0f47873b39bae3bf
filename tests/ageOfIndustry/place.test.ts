import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { complete, placesOf, sitesOf, sources, total } from '../sceneHelp.ts';
import { from, unlocked } from './buildHelp.ts';
import { germany, newEngland, opening, tableOf } from './drafts.ts';

const boards = { germany: tableOf({ seats: 3 }), newEngland: tableOf({ seats: 3, options: ['new-england'] }) };
type Board = keyof typeof boards;
const start = { germany, newEngland };

const industries = ['cotton', 'goods', 'iron', 'coal', 'port', 'ship'];
const open = 'cotton+goods+iron';

/** Sites by the industries they take. */
const sitesBy = (board: Board): Record<string, string[]> => {
  const { sites, industries: known } = boards[board];
  const found: Record<string, string[]> = {};
  for (const { slug, industries: taken } of sites) {
    const key = taken
      .map((industry) => known[industry].slug)
      .toSorted()
      .join('+');
    found[key] = [...(found[key] ?? []), slug];
  }
  return found;
};

const countsBy = (board: Board): Record<string, number> =>
  Object.fromEntries(Object.entries(sitesBy(board)).map(([key, sites]) => [key, sites.length]));

const colours = {
  germany: {
    blue: ['bremen', 'hamburg', 'hanover', 'kiel'],
    'light-green': ['breslau', 'danzig', 'konigsberg', 'poland', 'stettin'],
    yellow: ['berlin', 'chemnitz', 'leipzig', 'magdeburg'],
    purple: ['belgium', 'cologne', 'dortmund', 'dusseldorf'],
    orange: ['frankfurt', 'kassel', 'mannheim', 'stuttgart'],
    brown: ['augsburg', 'bohemia', 'munich', 'nuremberg', 'regensburg'],
  },
  newEngland: {
    blue: ['new-york', 'new-york-bay', 'pennsylvania'],
    purple: ['boston', 'lawrence', 'massachusetts-bay'],
    'light-green': ['gulf-of-maine', 'lewiston', 'manchester', 'portland', 'portsmouth'],
    brown: ['albany', 'lowell', 'springfield', 'worcester'],
    yellow: ['fall-river', 'nantucket-sound', 'new-bedford', 'providence'],
    orange: ['hartford', 'long-island-sound', 'new-haven', 'new-london'],
  },
};

const lanes: Readonly<Record<string, readonly string[]>> = {
  'gulf-of-maine': ['portland', 'portsmouth'],
  'massachusetts-bay': ['boston'],
  'nantucket-sound': ['new-bedford', 'providence'],
  'long-island-sound': ['new-haven', 'new-london'],
  'new-york-bay': ['new-york'],
};
const harbours = Object.values(lanes).flat();

describe('age-of-industry.place', () => {
  it('age-of-industry.place.1: Germany has 31 places, 52 sites and 53 lines', () => {
    const { places, sites, links } = boards.germany;
    expect([places.length, sites.length, links.length]).toEqual([31, 52, 53]);
    expect(countsBy('germany')).toEqual({ [open]: 38, port: 7, coal: 7 });
    expect(places.filter(({ kind }) => kind === 'settlement' || kind === 'sea')).toEqual([]);
    expect(boards.germany.lanes).toEqual([]);
  });

  it('age-of-industry.place.1: the sites with symbols in Germany', () => {
    const { port, coal } = sitesBy('germany');
    expect(port.toSorted()).toEqual(
      ['bremen#1', 'danzig#1', 'hamburg#1', 'hamburg#2', 'kiel#1'].concat('konigsberg#1', 'stettin#1'),
    );
    expect(coal.toSorted()).toEqual(
      ['belgium#1', 'bohemia#1', 'chemnitz#1', 'dortmund#1', 'dortmund#2'].concat('mannheim#1', 'poland#1'),
    );
  });

  it('age-of-industry.place.2: New England has 28 places, 45 sites and 37 lines', () => {
    const { places, sites, links } = boards.newEngland;
    expect([places.length, sites.length, links.length]).toEqual([28, 45, 37]);
    expect(countsBy('newEngland')).toEqual({ [open]: 28, port: 10, coal: 2, ship: 5 });
  });

  it('age-of-industry.place.2: both mines of New England are in Pennsylvania, each ship site is its own place', () => {
    const { coal, ship } = sitesBy('newEngland');
    expect(coal).toEqual(['pennsylvania#1', 'pennsylvania#2']);
    expect(ship.map((slug) => slug.split('#')[0]).toSorted()).toEqual(Object.keys(lanes).toSorted());
    for (const { slug, sites } of boards.newEngland.places) if (slug in lanes) expect(sites).toHaveLength(1);
  });

  it('age-of-industry.place.2: the dividing line does not keep coal of Pennsylvania from New York', () => {
    const scene = newEngland({
      players: [{ hand: ['blue', 'blue'], mat: from('cotton', 2) }],
      tiles: { 'pennsylvania#1': { seat: 1, tile: 'coal-1' } },
      links: { 'pennsylvania-new-york': 1 },
    });
    scene.play('build new-york#3 cotton with blue');
    expect(sources(scene, 'coal')).toEqual(['pennsylvania#1']);
  });

  it('age-of-industry.place.3: in the example on page 7 both sites of Cologne take three industries', () => {
    const scene = germany({
      players: [{ hand: ['purple', 'purple'], mat: unlocked }],
      tiles: { 'belgium#1': { seat: 1, tile: 'coal-1' }, 'dusseldorf#1': { seat: 1, tile: 'iron-1' } },
      links: { 'cologne-belgium': 1, 'dusseldorf-cologne': 1 },
    });
    expect(scene.legal('build cologne').toSorted()).toEqual([
      'build cologne#1 cotton with purple',
      'build cologne#1 goods with purple',
      'build cologne#1 iron with purple',
      'build cologne#2 cotton with purple',
      'build cologne#2 goods with purple',
      'build cologne#2 iron with purple',
    ]);
  });

  it.each(['germany', 'newEngland'] as const)(
    'age-of-industry.place.3: an open site takes no mine, port or ship (%s)',
    (board) => {
      const scene = start[board]({ players: [{ mat: unlocked }] });
      for (const site of sitesBy(board)[open]) {
        for (const industry of ['coal', 'port', 'ship']) {
          expect(scene.rule(`double ${site} ${industry}`)).toMatch(/^age-of-industry\.(place\.3|build\.1)$/);
        }
      }
    },
  );

  it.each([
    ['belgium', 'coal', 'purple'],
    ['kiel', 'port', 'blue'],
  ])('age-of-industry.place.4: in the examples on page 7 %s takes only a %s', (place, industry, card) => {
    const scene = germany({ players: [{ hand: [card, card], mat: unlocked }] });
    expect(scene.legal(`build ${place}`)).toEqual([`build ${place}#1 ${industry} with ${card}`]);
    for (const other of industries.filter((one) => one !== industry)) {
      expect(scene.rule(`build ${place}#1 ${other} with ${card}`)).toMatch(/^age-of-industry\.(place\.4|build\.1)$/);
    }
  });

  it.each(['germany', 'newEngland'] as const)(
    'age-of-industry.place.4: no site with a symbol takes another industry (%s)',
    (board) => {
      const scene = start[board]({ players: [{ mat: unlocked }] });
      for (const [taken, sites] of Object.entries(sitesBy(board)).filter(([key]) => key !== open)) {
        for (const other of industries.filter((one) => one !== taken)) {
          for (const site of sites) {
            expect(scene.rule(`double ${site} ${other}`)).toMatch(/^age-of-industry\.(place\.4|build\.1)$/);
          }
        }
      }
    },
  );

  it('age-of-industry.place.5: Berlin, Hamburg, Boston and New York have four sites, no place has more', () => {
    const large = Object.values(boards).flatMap(({ places }) => places.filter(({ sites }) => sites.length > 3));
    expect(large.map(({ slug, sites }) => [slug, sites.length])).toEqual([
      ['hamburg', 4],
      ['berlin', 4],
      ['new-york', 4],
      ['boston', 4],
    ]);
  });

  it.each([
    ['frankfurt#1', 'frankfurt#2', 'orange'],
    ['munich#2', 'munich#3', 'brown'],
    ['leipzig#1', 'leipzig#2', 'yellow'],
  ])('age-of-industry.place.5: with a tile at %s nothing more can be built there', (own, other, card) => {
    for (const flipped of [false, true]) {
      const scene = germany({
        players: [{ hand: [card, 'iron'] }],
        tiles: { [own]: { seat: 0, tile: 'cotton-1', flipped } },
      });
      expect(scene.rule(`build ${other} iron with ${card}`)).toBe('age-of-industry.place.5');
      expect(scene.rule(`double ${other} cotton`)).toBe('age-of-industry.place.5');
    }
  });

  it('age-of-industry.place.5: a rail does not raise the limit, and a mine counts like a mill', () => {
    const scene = germany({
      players: [{ hand: ['coal', 'iron'] }],
      tiles: { 'dortmund#1': { seat: 0, tile: 'coal-1' } },
      links: { 'dortmund-kassel': 0 },
    });
    expect(scene.rule('build dortmund#2 coal with coal')).toBe('age-of-industry.place.5');
    expect(scene.rule('build dortmund#3 iron with iron')).toBe('age-of-industry.place.5');
    expect(scene.allows('build kassel#1 iron with iron')).toBe(true);
  });

  it('age-of-industry.place.5: other seats’ tiles do not count against the limit', () => {
    const scene = germany({
      players: [{ hand: ['orange', 'orange'] }],
      tiles: { 'frankfurt#1': { seat: 1, tile: 'cotton-1' }, 'frankfurt#2': { seat: 2, tile: 'cotton-1' } },
    });
    expect(scene.allows('build frankfurt#3 iron with orange')).toBe(true);
  });

  it.each([
    ['berlin', 'yellow', ['berlin#1', 'berlin#2', 'berlin#3']],
    ['hamburg', 'blue', ['hamburg#1', 'hamburg#3', 'hamburg#4']],
  ])('age-of-industry.place.5: at %s two tiles can be built, but no third', (_, card, [first, second, third]) => {
    const industryOf = (site: string) => (site === 'hamburg#1' ? 'port' : 'iron');
    const scene = germany({ players: [{ hand: [card, card, card] }] });
    scene.play(`build ${first} ${industryOf(first)} with ${card}`, `build ${second} iron with ${card}`);
    scene.passUntil(({ pending, round }) => round === 3 && pending.awaits === 'action' && pending.seat === 0);
    expect(scene.now.players[0].handSize).toBe(1);
    expect(scene.rule(`build ${third} cotton with ${card}`)).toBe('age-of-industry.place.5');
  });

  it.each(['boston', 'new-york'])('age-of-industry.place.5: at %s two tiles can be built, but no third', (place) => {
    const scene = newEngland({
      tiles: { [`${place}#1`]: { seat: 0, tile: 'port-1' }, [`${place}#3`]: { seat: 0, tile: 'cotton-1' } },
    });
    expect(scene.rule(`double ${place}#2 port`)).toBe('age-of-industry.place.5');
    expect(scene.rule(`double ${place}#4 cotton`)).toBe('age-of-industry.place.5');
  });

  it('age-of-industry.place.5: in the example on page 9 Red has an iron works at Munich and builds no more there', () => {
    const scene = germany({
      players: [{ hand: ['brown', 'brown'] }],
      tiles: { 'munich#1': { seat: 0, tile: 'iron-1', cubes: 1 } },
    });
    expect(scene.rule('build munich#2 cotton with brown')).toBe('age-of-industry.place.5');
    expect(scene.allows('build regensburg#1 cotton with brown')).toBe(true);
  });

  it.each(Object.entries(colours.germany))('age-of-industry.place.6: %s in Germany', (card, places) => {
    const scene = germany({ players: [{ hand: [card, card] }] });
    expect(placesOf(scene.legal('build'))).toEqual(places);
  });

  it('age-of-industry.place.6: every German place with a site has its colour', () => {
    const withSites = boards.germany.places.filter(({ sites }) => sites.length > 0).map(({ slug }) => slug);
    expect(withSites.toSorted()).toEqual(Object.values(colours.germany).flat().toSorted());
  });

  it.each(Object.entries(colours.newEngland))('age-of-industry.place.7: %s in New England', (card, places) => {
    const ports = ['boston#1', 'new-york#1', 'portland#1', 'providence#1', 'new-haven#1'];
    const scene = newEngland({
      seats: 5,
      players: [{ hand: [card, card], mat: unlocked }],
      tiles: Object.fromEntries(ports.map((site, index) => [site, { seat: 1 + (index % 4), tile: 'port-1' }])),
    });
    expect(placesOf(scene.legal('build'))).toEqual(places);
  });

  it('age-of-industry.place.7: every place of New England with a site has its colour', () => {
    const withSites = boards.newEngland.places.filter(({ sites }) => sites.length > 0).map(({ slug }) => slug);
    expect(withSites.toSorted()).toEqual(Object.values(colours.newEngland).flat().toSorted());
  });

  it('age-of-industry.place.8: the distant ports', () => {
    const distant = Object.values(boards).map(({ places }) => places.filter(({ trade }) => trade));
    expect(distant.map((places) => places.map(({ slug }) => slug).toSorted())).toEqual([
      ['bohemia', 'france', 'netherlands'],
      ['canada'],
    ]);
  });

  it.each([
    ['bohemia', 'regensburg', 'brown', 'regensburg-bohemia'],
    ['france', 'stuttgart', 'orange', 'stuttgart-france'],
    ['netherlands', 'dusseldorf', 'purple', 'netherlands-dusseldorf'],
  ])('age-of-industry.place.8: coal from the track comes through %s', (_, place, card, line) => {
    const players = [{ hand: [card, card], mat: from('cotton', 2) }];
    const build = `build ${place}#1 cotton with ${card}`;
    const scene = germany({ players, links: { [line]: 1 } }).play(build);
    expect(sources(scene, 'coal')).toEqual(['$1']);
    expect(germany({ players }).rule(build)).toBe('age-of-industry.turn.5');
  });

  it.each([
    ['belgium', 'cologne', 'purple', 'cologne-belgium'],
    ['poland', 'breslau', 'light-green', 'breslau-poland'],
    ['switzerland', 'augsburg', 'brown', 'augsburg-switzerland'],
    ['austria', 'munich', 'brown', 'munich-austria'],
  ])('age-of-industry.place.8: %s has no distant port', (_, place, card, line) => {
    const scene = germany({ players: [{ hand: [card, card], mat: from('cotton', 2) }], links: { [line]: 1 } });
    expect(scene.rule(`build ${place}#1 cotton with ${card}`)).toBe('age-of-industry.turn.5');
  });

  it('age-of-industry.place.8: Canada has one, The West has none', () => {
    const scene = newEngland({
      players: [{ hand: ['light-green', 'brown'], mat: from('cotton', 2) }],
      links: { 'lewiston-canada': 1, 'albany-the-west': 1 },
    });
    expect(scene.rule('build albany#1 cotton with brown')).toBe('age-of-industry.turn.5');
    scene.play('build lewiston#1 cotton with light-green');
    expect(sources(scene, 'coal')).toEqual(['$1']);
  });

  it('age-of-industry.place.9: the markets', () => {
    expect(Object.keys(opening({ seats: 3 }).merchants).toSorted()).toEqual(
      ['austria#1', 'belgium#1', 'denmark#1', 'france#1'].concat('netherlands#1', 'poland#1', 'switzerland#1'),
    );
    expect(Object.keys(opening({ seats: 3, options: ['new-england'] }).merchants).toSorted()).toEqual(
      ['canada', 'the-west', ...Object.keys(lanes)].map((place) => `${place}#1`).toSorted(),
    );
  });

  it.each(harbours)('age-of-industry.place.10: what a port at %s opens', (harbour) => {
    const { port } = sitesBy('newEngland');
    const site = port.find((slug) => slug.startsWith(`${harbour}#`)) ?? '';
    const scene = newEngland({ players: [{ mat: unlocked }], tiles: { [site]: { seat: 1, tile: 'port-1' } } });
    const seas = Object.keys(lanes).filter((sea) => lanes[sea].includes(harbour));
    expect(sitesOf(scene, 'ship', 'double')).toEqual(seas.map((sea) => `${sea}#1`));
  });

  it('age-of-industry.place.10: every place with a port site has a sea lane', () => {
    const places = sitesBy('newEngland')['port'].map((slug) => slug.split('#')[0]);
    expect([...new Set(places)].toSorted()).toEqual(harbours.toSorted());
    expect(boards.newEngland.lanes).toHaveLength(8);
  });

  it.each(Object.entries(lanes))(
    'age-of-industry.place.10: %s leads on to an import and a market',
    (sea, [harbour]) => {
      const port = sitesBy('newEngland')['port'].find((slug) => slug.startsWith(`${harbour}#`)) ?? '';
      const neighbours: Readonly<Record<string, string>> = {
        portland: 'portland#2',
        boston: 'boston#3',
        'new-bedford': 'fall-river#1',
        'new-haven': 'new-haven#2',
        'new-york': 'new-york#3',
      };
      const mill = neighbours[harbour];
      const { colour } = boards.newEngland.places.find(({ slug }) => mill.startsWith(`${slug}#`)) ?? {};
      const scene: Scene = newEngland({
        players: [{ hand: [colour ?? '', 'coal'], mat: from('cotton', 2) }],
        tiles: { [port]: { seat: 1, tile: 'port-1', flipped: true }, [`${sea}#1`]: { seat: 2, tile: 'ship-3' } },
        links: { 'fall-river-new-bedford': 1 },
        merchants: { [`${sea}#1`]: { tile: 'cotton' } },
      });
      scene.play(`build ${mill} cotton with ${colour}`);
      expect(sources(scene, 'coal')).toEqual([`${sea}#1`]);
      complete(scene, `sell ${mill} to ${sea}#1`);
      expect(scene.now.tiles[mill].flipped).toBe(true);
    },
  );

  const settlements = ['brattleboro', 'burlington', 'concord'];

  it('age-of-industry.place.11: three settlements without sites', () => {
    const found = boards.newEngland.places.filter(({ kind }) => kind === 'settlement');
    expect(found.map(({ slug }) => slug).toSorted()).toEqual(settlements);
    expect(total(Object.fromEntries(found.map(({ slug, sites }) => [slug, sites.length])))).toBe(0);
  });

  it('age-of-industry.place.11: rails can be laid to a settlement and on from it', () => {
    const scene = newEngland({
      tiles: { 'springfield#1': { seat: 0, tile: 'cotton-1' }, 'manchester#1': { seat: 1, tile: 'iron-1' } },
    });
    expect(scene.rule('network brattleboro-concord')).toBe('age-of-industry.rail.2');
    scene.play('network springfield-brattleboro');
    // The second rail lacks coal, but not a place to start from.
    expect(scene.rule('network brattleboro-concord')).toBe('age-of-industry.turn.5');
    expect(scene.rule('network brattleboro-burlington')).toBe('age-of-industry.turn.5');
    const supplied = newEngland({
      links: { 'springfield-brattleboro': 0, 'brattleboro-burlington': 1, 'burlington-canada': 1 },
    });
    complete(supplied, 'network brattleboro-concord');
    expect(supplied.now.links['brattleboro-concord']).toBe(0);
  });

  it('age-of-industry.place.11: ways lead through settlements', () => {
    const scene = newEngland({
      players: [{ hand: ['brown', 'brown'], mat: from('cotton', 2) }],
      tiles: { 'pennsylvania#1': { seat: 1, tile: 'coal-1' } },
      links: {
        'pennsylvania-albany': 1,
        'albany-burlington': 2,
        'brattleboro-burlington': 1,
        'springfield-brattleboro': 0,
      },
    });
    scene.play('build springfield#1 cotton with brown');
    expect(sources(scene, 'coal')).toEqual(['pennsylvania#1']);
  });
});
