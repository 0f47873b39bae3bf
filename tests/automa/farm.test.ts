import { describe, expect, it } from 'vitest';

import { away, frontOf, held, ofPerson, partsOf, spent } from './parts.ts';
import { deedsOf, EADWEARD, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';

/** Card 6: farm brewery south or north, with a link before it; then a brewery in Stafford. Card 2 could develop. */
const south = ['build brewery-1 farm-south#1'];
const north = ['build brewery-1 farm-north#1'];
const stafford = ['build brewery-1 stafford#1'];

const atKidderminster = { 'kidderminster#2': spent('cotton-1') };

describe('the farm in the network', () => {
  it('birmingham-automa.farm.1: the brewery takes one action, and the back is used', () => {
    const scene = turnOf({ links: { 'kidderminster-worcester': EADWEARD } }, ['6', '2']);
    expect(partsOf(scene)).toEqual({ front: south, back: ['develop'] });
  });

  it('birmingham-automa.farm.1: it uses the northern farm if only that is in the network', () => {
    expect(frontOf({ links: { 'cannock-farm-north': EADWEARD } }, '6', '2')).toEqual(north);
  });

  it("birmingham-automa.farm.1: the person's link does not bring it into the network", () => {
    const links = held(PERSON, 'kidderminster-worcester', 'cannock-farm-north');
    expect(frontOf({ tiles: away, links }, '6', '2')).toEqual(stafford);
    expect(frontOf({ tiles: { ...atKidderminster, 'cannock#2': spent('coal-2') }, links }, '6', '2')).toEqual(stafford);
  });

  it('birmingham-automa.farm.1: no network is needed with nothing on the board', () => {
    expect(partsOf(turnOf({ round: 4 }, ['6', '2']))).toEqual({ front: south, back: ['develop'] });
    expect(frontOf({ links: { 'kidderminster-worcester': PERSON } }, '6', '2')).toEqual(south);
  });

  it('birmingham-automa.farm.1: one link or industry tile on the board is enough to end that', () => {
    expect(frontOf({ links: { 'birmingham-coventry': EADWEARD } }, '6', '2')).toEqual(stafford);
    expect(frontOf({ tiles: away }, '6', '2')).toEqual(stafford);
  });
});

describe('the line to the farm', () => {
  const laidSouth = ['link kidderminster-worcester', ...south];
  const laidNorth = ['link cannock-farm-north', ...north];

  it('birmingham-automa.farm.2: it may start from Kidderminster, and the turn ends', () => {
    const scene = turnOf({ tiles: atKidderminster }, ['6', '2']);
    expect(deedsOf(scene)).toEqual(laidSouth);
    expect(scene.now.players[EADWEARD]).toMatchObject({ points: 0, plan: '2' });
  });

  it('birmingham-automa.farm.2: it may start from Worcester', () => {
    expect(deedsOf(turnOf({ links: { 'birmingham-worcester': EADWEARD } }, ['6', '2']))).toEqual(laidSouth);
  });

  it('birmingham-automa.farm.2: it may lead from Cannock to the northern farm', () => {
    expect(deedsOf(turnOf({ tiles: { 'cannock#2': spent('coal-2') } }, ['6', '2']))).toEqual(laidNorth);
  });

  it('birmingham-automa.farm.2: the southern farm with a link comes before the northern one without', () => {
    const links = { 'cannock-farm-north': EADWEARD };
    expect(frontOf({ tiles: atKidderminster, links }, '6', '2')).toEqual(laidSouth);
  });

  it('birmingham-automa.farm.3: without an end in the network the next place is tried', () => {
    expect(frontOf({ links: held(EADWEARD, 'birmingham-dudley', 'cannock-stafford') }, '6', '2')).toEqual(laidNorth);
  });

  it("birmingham-automa.farm.3: the next place is tried if another seat's link is on the line", () => {
    const tiles = { ...atKidderminster, 'cannock#2': spent('coal-2') };
    expect(frontOf({ tiles, links: { 'kidderminster-worcester': PERSON } }, '6', '2')).toEqual(laidNorth);
    expect(frontOf({ tiles }, '6', '2')).toEqual(laidSouth);
  });

  it('birmingham-automa.farm.3: the next place is tried if the farm has a brewery, and no link is laid to the first', () => {
    const tiles = { ...atKidderminster, 'cannock#2': spent('coal-2'), 'farm-south#1': ofPerson('brewery-2') };
    expect(frontOf({ tiles }, '6', '2')).toEqual(laidNorth);
  });

  const rail: Setting = {
    era: 'rail',
    tiles: { 'kidderminster#2': spent('cotton-2'), 'cannock#1': spent('manufacturer-2') },
    automaton: { mat: { 'brewery-1': 0 } },
  };

  it('birmingham-automa.farm.3: a rail needs coal', () => {
    const tiles = { ...rail.tiles, 'cannock#2': ofPerson('coal-2') };
    expect(frontOf({ ...rail, tiles }, '6', '2')).toEqual(['link cannock-farm-north', 'build brewery-2 farm-north#1']);
    expect(frontOf(rail, '6', '2')).toEqual(['build brewery-2 stafford#1']);
  });

  it('birmingham-automa.farm.3: with coal the rail to the southern farm is laid, and only that', () => {
    const tiles = { ...rail.tiles, 'kidderminster#1': ofPerson('coal-2'), 'stone#1': { seat: 1, tile: 'brewery-2' } };
    const scene = turnOf({ ...rail, tiles }, ['6', '2']);
    expect(deedsOf(scene)).toEqual(['link kidderminster-worcester', 'build brewery-2 farm-south#1']);
    expect(scene.now.tiles['kidderminster#1']).toMatchObject({ cubes: 2 });
    expect(scene.now.tiles['stone#1']).toMatchObject({ cubes: 2 });
  });
});
