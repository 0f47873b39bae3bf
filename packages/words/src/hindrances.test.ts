import { birmingham } from '@coalbrook/editions';
import { obstacles } from '@coalbrook/rules';
import type { EraId, Facts, IndustryId, Obstacle, PlanPart, Seat, TileId } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { english } from './english/english.ts';
import { slugsOf, tableFor } from './fixtures.ts';
import { tellHindrances } from './hindrances.ts';
import type { Hindered } from './hindrances.ts';
import { namesOf } from './names.ts';
import { contextOf } from './tellingContext.ts';

const table = tableFor(birmingham, { seats: 1, automata: ['eadweard:normal', 'emily:normal'] });
const { industry, place, plan, tile } = slugsOf(table);
const context = contextOf(table, namesOf(table), english);
const canal = 0 as EraId;
const rail = 1 as EraId;

const hindered = (card: string, part: PlanPart, obstacle: Obstacle, at?: string, facts: Facts = {}): Hindered => ({
  event: 'planHindered',
  seat: 1 as Seat,
  plan: plan(card),
  part,
  place: at === undefined ? undefined : place(at),
  obstacle,
  facts,
});

const told = (...events: readonly Hindered[]): string => tellHindrances(context, canal, events).join('; ');

describe('a hindrance', () => {
  it.each(obstacles)('of the kind %s has words for every part of a card', (obstacle) => {
    const facts = { needs: 2, has: 1, industry: 0 as IndustryId, tile: 0 as TileId };
    for (const part of [0, 'sell', 'develop', 'network'] as const) {
      for (const town of ['coventry', 'coalbrookdale']) {
        const sentence = told(hindered('14', part, obstacle, town, facts));
        expect(sentence).toMatch(/^n\w+ .+\S$/);
        expect(sentence).not.toMatch(/undefined|NaN| {2}| $|\bto ?$|because ?$/);
      }
    }
  });

  it('is given for every place of a slot', () => {
    expect(
      told(
        hindered('14', 0, 'noLinkForCoal', 'coventry', { needs: 1 }),
        hindered('14', 0, 'noFreeSite', 'coalbrookdale'),
        hindered('14', 1, 'noFreeSite', 'wolverhampton'),
        hindered('14', 1, 'noFreeSite', 'redditch'),
        hindered('14', 2, 'outsideNetwork', 'wolverhampton'),
        hindered('14', 2, 'noOpenLine', 'redditch'),
      ),
    ).toBe(
      'no iron works in Coventry or Coalbrookdale, because no link would bring coal to Coventry and there is no free ' +
        'site in Coalbrookdale; no coal mine in Wolverhampton or Redditch, because there is no free site there; ' +
        'no canal from Wolverhampton or Redditch, because the network does not reach Wolverhampton and no line can be ' +
        'laid from Redditch',
    );
  });

  it('refers to places just named with a pronoun', () => {
    const towns = ['walsall', 'coventry', 'dudley'];
    expect(told(...towns.map((town) => hindered('13', 0, 'noCoal', town, { needs: 1 })))).toBe(
      'no iron works in Walsall, Coventry or Dudley, because no coal reaches any of them',
    );
    expect(
      told(
        ...towns.slice(0, 2).map((town) => hindered('13', 0, 'noCoal', town, { needs: 2 })),
        hindered('13', 0, 'placeTaken', 'dudley'),
      ),
    ).toBe(
      'no iron works in Walsall, Coventry or Dudley, because fewer than 2 coal reach Walsall or Coventry and no second ' +
        'tile is allowed in Dudley',
    );
    expect(
      told(hindered('20', 1, 'noLinkTileLeft', 'kidderminster'), hindered('20', 1, 'noLinkTileLeft', 'worcester')),
    ).toBe('no canal from Kidderminster or Worcester, because no link tile is left');
    expect(
      told(hindered('6', 0, 'farmOutOfReach', 'farm-south'), hindered('6', 0, 'farmOutOfReach', 'farm-north')),
    ).toBe(
      'no brewery at the farm near Worcester or the farm near Cannock, because no link would bring either into the network',
    );
    expect(tellHindrances(context, rail, [hindered('5', 1, 'outsideNetwork', 'redditch')])).toEqual([
      'no rail link from Redditch, because the network does not reach it',
    ]);
  });

  it('may apply to a whole slot', () => {
    const brewery4 = tile('brewery-4');
    expect([
      told(hindered('1', 0, 'ironTooCheap', undefined, { needs: 3, has: 2 })),
      told(hindered('4', 0, 'noTileLeft', undefined, { industry: industry('brewery') })),
      told(hindered('4', 0, 'tileNotOfEra', undefined, { tile: brewery4 })),
      told(hindered('26/3p', 0, 'nowhereToBuild')),
    ]).toEqual([
      'no iron works in Redditch or Coalbrookdale, because iron costs only £2 on the market (the card asks for at least £3)',
      'no brewery in Coalbrookdale or Burton-on-Trent, because none is left on the mat',
      'no brewery in Coalbrookdale or Burton-on-Trent, because brewery IV cannot be built in this era',
      'no manufacturer anywhere, because no town has everything it needs',
    ]);
  });

  it('on the back says what cannot be sold, developed or laid', () => {
    expect([
      told(hindered('7', 'sell', 'nothingToSell')),
      told(hindered('7', 'sell', 'noLinkToMerchant')),
      told(hindered('7', 'sell', 'noFreeSite', 'walsall'), hindered('7', 'sell', 'noBeerNoBrewery')),
      told(hindered('7', 'develop', 'ironTooDear', undefined, { needs: 2, has: 3 })),
      told(hindered('8', 'develop', 'ironTooDear', undefined, { needs: 0, has: 3 })),
      told(hindered('7', 'network', 'noOpenLine', 'dudley')),
    ]).toEqual([
      'nothing to sell',
      'no sale, because no single link would lead to a merchant who buys',
      'no beer for a sale and no brewery in Walsall, because there is no free site there',
      'no development, because iron costs £3 on the market (the card allows at most £2)',
      'no development, because there is no iron on any iron works',
      'no further canal, because no line can be laid from Dudley',
    ]);
  });
});
