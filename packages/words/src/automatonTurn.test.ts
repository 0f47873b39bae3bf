import { birmingham } from '@coalbrook/editions';
import { BEER, COAL, criteria, IRON } from '@coalbrook/rules';
import type { Criterion, EraId, IndustryId, Seat } from '@coalbrook/rules';
import { beforeEach, describe, expect, it } from 'vitest';

import { tellAutomatonTurn } from './automatonTurn.ts';
import { english } from './english/english.ts';
import { slugsOf, tableFor } from './fixtures.ts';
import type { WithoutSeat } from './fixtures.ts';
import { namesOf } from './names.ts';
import { contextOf } from './tellingContext.ts';
import type { TellingContext } from './tellingContext.ts';
import type { ActingEvent } from './turn.ts';

const table = tableFor(birmingham, { seats: 1, automata: ['eadweard:normal', 'emily:normal'] });

const { plan, place, site, tile, link, merchant } = slugsOf(table);

const arkwright = 0 as Seat;
const eadweard = 1 as Seat;
const emily = 2 as Seat;
const canal = 0 as EraId;
const rail = 1 as EraId;

/** Events of Eadweard, unless they name another seat. */
type Told = WithoutSeat<ActingEvent>;

describe('a turn of an automaton', () => {
  let context: TellingContext;

  beforeEach(() => {
    context = contextOf(table, namesOf(table), english);
  });

  const stands = (seat: Seat, at: string, what: string): void =>
    context.soFar.note({ event: 'built', seat, site: site(at), tile: tile(what), cost: 0 });
  const turn = (era: EraId, ...events: readonly (Told & { readonly seat?: Seat })[]): readonly string[] =>
    tellAutomatonTurn(
      context,
      era,
      events.map((event) => ({ seat: eadweard, ...event })),
    ).map(({ text }) => text);

  it('explains every slot, what was done and why', () => {
    expect(
      turn(
        canal,
        { event: 'planTurned', plan: plan('14') },
        { event: 'planShown', plan: plan('7') },
        {
          event: 'planHindered',
          plan: plan('14'),
          part: 0,
          place: place('coventry'),
          obstacle: 'noLinkForCoal',
          facts: { needs: 1 },
        },
        {
          event: 'planHindered',
          plan: plan('14'),
          part: 0,
          place: place('coalbrookdale'),
          obstacle: 'noFreeSite',
          facts: {},
        },
        { event: 'planFollowed', plan: plan('14'), part: 1 },
        { event: 'actionBegan', kind: 'build' },
        { event: 'built', site: site('wolverhampton#2'), tile: tile('coal-2'), cost: 7 },
        { event: 'actionBegan', kind: 'network' },
        { event: 'weighed', chosen: { link: link('dudley-wolverhampton') }, among: 3, by: 'mostTiles' },
        { event: 'laid', link: link('dudley-wolverhampton'), cost: 3 },
      ),
    ).toEqual([
      'turns over card 14: no iron works in Coventry or Coalbrookdale, because no link would bring coal to Coventry ' +
        'and there is no free site in Coalbrookdale.',
      'builds coal mine II in Wolverhampton, then lays the canal Dudley–Wolverhampton (of 3 lines, the one to the place ' +
        'with the most tiles).',
    ]);
  });

  it('can be explained in parts', () => {
    const events: readonly Told[] = [
      { event: 'planTurned', plan: plan('14') },
      {
        event: 'planHindered',
        plan: plan('14'),
        part: 0,
        place: place('coventry'),
        obstacle: 'noFreeSite',
        facts: {},
      },
      { event: 'planFollowed', plan: plan('14'), part: 1 },
      { event: 'actionBegan', kind: 'build' },
      { event: 'weighed', chosen: { site: site('wolverhampton#2') }, among: 2, by: 'corner' },
      { event: 'built', site: site('wolverhampton#2'), tile: tile('coal-2'), cost: 7 },
    ];
    const sentences = tellAutomatonTurn(
      context,
      canal,
      events.map((event) => ({ seat: eadweard, ...event }) as ActingEvent),
    );
    expect(sentences.map(({ side }) => side)).toEqual(['front', 'front']);
    expect(sentences.map(({ steps }) => steps)).toMatchObject(
      [
        [{ part: 0, outcome: 'hindered', places: [place('coventry')], text: /^no iron works in Coventry/ }],
        [
          {
            part: 1,
            outcome: 'weighed',
            criterion: 'corner',
            sites: [site('wolverhampton#2')],
            text: 'of 2 sites, the one in the corner marked on the next card',
          },
          { part: 1, outcome: 'followed', sites: [site('wolverhampton#2')], text: /^builds coal mine II/ },
        ],
      ].map((steps) => steps.map(({ text, ...step }) => ({ ...step, text: expect.stringMatching(text) as unknown }))),
    );
  });

  it('goes through cards, and then to the back of the next', () => {
    stands(arkwright, 'dudley#2', 'iron-1');
    expect(
      turn(
        canal,
        { event: 'planTurned', plan: plan('5') },
        { event: 'planShown', plan: plan('26/3p') },
        {
          event: 'planHindered',
          plan: plan('5'),
          part: 0,
          place: undefined,
          obstacle: 'noTileLeft',
          facts: { industry: 3 as IndustryId },
        },
        {
          event: 'planHindered',
          plan: plan('5'),
          part: 1,
          place: place('redditch'),
          obstacle: 'outsideNetwork',
          facts: {},
        },
        { event: 'planTurned', plan: plan('26/3p') },
        { event: 'planShown', plan: plan('7') },
        { event: 'planFollowed', plan: plan('26/3p'), part: 0 },
        { event: 'weighed', chosen: { place: place('stone') }, among: 4, by: 'linkIcons' },
        { event: 'weighed', chosen: { site: site('stone#2') }, among: 2, by: 'corner' },
        { event: 'actionBegan', kind: 'build' },
        { event: 'built', site: site('stone#2'), tile: tile('manufacturer-2'), cost: 10 },
        { event: 'bought', cargo: IRON, price: 2 },
        {
          event: 'planHindered',
          plan: plan('7'),
          part: 'sell',
          place: undefined,
          obstacle: 'nothingToSell',
          facts: {},
        },
        { event: 'planFollowed', plan: plan('7'), part: 'develop' },
        { event: 'actionBegan', kind: 'develop' },
        { event: 'took', cargo: IRON, site: site('dudley#2') },
        { event: 'flipped', seat: arkwright, site: site('dudley#2'), tile: tile('iron-1'), income: 3 },
        { event: 'bought', cargo: IRON, price: 2 },
        { event: 'awarded', points: 3 },
      ),
    ).toEqual([
      'turns over card 5 in vain: no coal mine in Redditch, because none is left on the mat; no canal from Redditch, ' +
        'because the network does not reach it.',
      'turns over card 26/3p (reconstructed): builds manufacturer II in Stone (of 4 towns, the one where own links gain ' +
        'most; of 2 sites, the one in the corner marked on the next card) with iron from the market.',
      'follows the back of card 7: nothing to sell; develops with iron from Arkwright in Dudley and iron from the market for 3 ' +
        'points; Arkwright’s iron works I in Dudley flips, Arkwright’s income rises to £2 (3 spaces).',
    ]);
  });

  it('names the source of everything, but no price', () => {
    stands(eadweard, 'redditch#2', 'coal-3');
    stands(emily, 'burton#2', 'brewery-2');
    expect(
      turn(
        rail,
        { event: 'planTurned', plan: plan('12') },
        { event: 'planFollowed', plan: plan('12'), part: 0 },
        { event: 'weighed', chosen: { link: link('birmingham-redditch') }, among: 2, by: 'alphabet' },
        { event: 'actionBegan', kind: 'network' },
        { event: 'laid', link: link('birmingham-redditch'), cost: 5 },
        { event: 'weighed', chosen: { site: site('redditch#2') }, among: 2, by: 'ownSource' },
        { event: 'took', cargo: COAL, site: site('redditch#2') },
        { event: 'laid', link: link('birmingham-oxford'), cost: 10 },
        { event: 'bought', cargo: COAL, price: 5 },
        { event: 'weighed', chosen: { site: site('burton#2') }, among: 3, by: 'linkBalance' },
        { event: 'took', cargo: BEER, site: site('burton#2') },
        { event: 'flipped', seat: emily, site: site('burton#2'), tile: tile('brewery-2'), income: 5 },
        { event: 'actionBegan', kind: 'build' },
        { event: 'built', site: site('birmingham#3'), tile: tile('iron-4'), cost: 12 },
        { event: 'marketed', site: site('birmingham#3'), cargo: IRON, count: 6, money: 15 },
        { event: 'flipped', site: site('birmingham#3'), tile: tile('iron-4'), income: 1 },
      ),
    ).toEqual([
      'turns over card 12: lays the rail links Birmingham–Redditch (of 2 lines, the first in the alphabet) and ' +
        'Birmingham–Oxford with own coal from Redditch (of 2 coal mines, own before others’), beer from Emily in ' +
        'Burton-on-Trent (of 3 breweries, the one with the most own links, less the person’s) and coal from the market; ' +
        'Emily’s brewery II in Burton-on-Trent flips; then builds iron works IV in Birmingham; 6 iron go to the market; ' +
        'it flips.',
    ]);
  });

  it('sells, or prepares a sale', () => {
    stands(eadweard, 'worcester#1', 'cotton-2');
    const back = plan('7');
    expect([
      turn(
        canal,
        { event: 'planFollowed', plan: back, part: 'sell' },
        { event: 'actionBegan', kind: 'sell' },
        { event: 'weighed', chosen: { site: site('worcester#1') }, among: 2, by: 'alphabet' },
        { event: 'sold', site: site('worcester#1'), merchant: merchant('shrewsbury#1') },
        { event: 'drank', merchant: merchant('shrewsbury#1') },
        { event: 'rewarded', merchant: merchant('shrewsbury#1'), bonus: 'points', amount: 4 },
        { event: 'flipped', site: site('worcester#1'), tile: tile('cotton-2'), income: 4 },
      ),
      turn(
        canal,
        { event: 'planFollowed', plan: back, part: 'sell' },
        { event: 'actionBegan', kind: 'build' },
        { event: 'built', site: site('walsall#2'), tile: tile('brewery-2'), cost: 7 },
      ),
      turn(
        canal,
        { event: 'planFollowed', plan: back, part: 'sell' },
        { event: 'actionBegan', kind: 'network' },
        { event: 'laid', link: link('gloucester-worcester'), cost: 3 },
      ),
    ]).toEqual([
      [
        'follows the back of card 7: sells cotton mill II in Worcester (of 2 tiles, the first in the alphabet) to Shrewsbury ' +
          'with the merchant’s beer; a bonus of 4 points.',
      ],
      ['follows the back of card 7: a sale needs beer; builds brewery II in Walsall.'],
      ['follows the back of card 7: a sale needs a way to a merchant; lays the canal Gloucester–Worcester.'],
    ]);
  });

  it('passes, or follows the corner of the first round', () => {
    expect(
      turn(
        canal,
        { event: 'planFollowed', plan: plan('7'), part: 'pass' },
        { event: 'actionBegan', kind: 'pass' },
        { event: 'passed' },
        { event: 'awarded', points: 5 },
      ),
    ).toEqual(['follows the back of card 7: passes for 5 points.']);
    expect(
      turn(
        canal,
        { event: 'planFollowed', plan: plan('7'), part: 'corner' },
        { event: 'actionBegan', kind: 'develop' },
        { event: 'bought', cargo: IRON, price: 2 },
        { event: 'bought', cargo: IRON, price: 2 },
        { event: 'awarded', points: 3 },
      ),
    ).toEqual(['follows the corner of card 7: develops with 2 iron from the market for 3 points.']);
  });

  it('does not mention a card that is merely on top', () => {
    expect(turn(canal, { event: 'planShown', plan: plan('7') })).toEqual([]);
  });

  it.each(criteria)('has words for a choice by %s', (by: Criterion) => {
    const sentences = turn(
      canal,
      { event: 'planFollowed', plan: plan('7'), part: 'network' },
      { event: 'actionBegan', kind: 'network' },
      { event: 'weighed', chosen: { link: link('gloucester-worcester') }, among: 2, by },
      { event: 'laid', link: link('gloucester-worcester'), cost: 3 },
    );
    expect(sentences.join()).toMatch(/Gloucester–Worcester \(of 2 lines, [a-z][a-z’, ]+\)\.$/);
  });
});
