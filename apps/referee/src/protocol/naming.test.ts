import { birmingham, lancashire } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { DistantId, IndustryId, LinkId, PlaceId, PlanId, Seat, SiteId } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { nameEvent } from './naming.ts';

const made = makeTable(birmingham, { seats: 1, automata: ['eadweard:normal'] });
if (!made.ok) throw new Error('no table');
const table = made.value;
const seat = 1 as Seat;
const plan = 0 as PlanId;

describe('events by slug', () => {
  it('name nested values, too', () => {
    expect(
      nameEvent(table, {
        event: 'planHindered',
        seat,
        plan,
        part: 1,
        place: 0 as PlaceId,
        obstacle: 'noTileLeft',
        facts: { industry: 0 as IndustryId, needs: 2 },
      }),
    ).toEqual({
      event: 'planHindered',
      seat: 1,
      plan: table.plans[0].slug,
      part: 1,
      place: table.places[0].slug,
      obstacle: 'noTileLeft',
      facts: { industry: table.industries[0].slug, needs: 2 },
    });
    expect(
      nameEvent(table, { event: 'weighed', seat, chosen: { link: 3 as LinkId }, among: 2, by: 'alphabet' }),
    ).toEqual({ event: 'weighed', seat: 1, chosen: { link: table.links[3].slug }, among: 2, by: 'alphabet' });
  });

  it('name ports by site, and distant tiles', () => {
    const abroad = makeTable(lancashire, { seats: 2 });
    if (!abroad.ok) throw new Error('no table');
    const { sites } = abroad.value;
    expect(nameEvent(abroad.value, { event: 'shipped', seat, site: 3 as SiteId, port: 20 as SiteId })).toEqual({
      event: 'shipped',
      seat: 1,
      site: sites[3].slug,
      port: sites[20].slug,
    });
    const moved = { event: 'distantMoved', seat, tile: 2 as DistantId, space: 5, income: 1, closed: false } as const;
    expect(nameEvent(abroad.value, moved)).toEqual({ ...moved, tile: '2' });
    expect(nameEvent(abroad.value, { event: 'distantReset' })).toEqual({ event: 'distantReset' });
  });

  it('leave strings unchanged', () => {
    expect(nameEvent(table, { event: 'planFollowed', seat, plan, part: 'sell' })).toMatchObject({ part: 'sell' });
  });
});
