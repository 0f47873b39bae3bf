import { editions } from '@coalbrook/editions';
import {
  awaitsChance,
  beginGame,
  cargoes,
  draw,
  isOver,
  legalActions,
  makeTable,
  mask,
  NOBODY,
  pick,
  play,
  seededDraw,
  seedOf,
} from '@coalbrook/rules';
import type { CargoId, GameEvent, Seat, State, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { chooseAmong } from './choose.ts';
import { isOpen, listCircumstances } from './circumstances.ts';
import type { Circumstance } from './condition.ts';
import { makeCondition, parseCondition } from './conditionNotation.ts';
import { holds } from './holds.ts';

const tables = editions.map((edition): Table => {
  const made = makeTable(edition, { seats: 3 });
  if (!made.ok) throw new Error('no table');
  return made.value;
});

/** Everything that can be said about a table, except for money, sensible or not. */
const sayable = (table: Table): readonly Circumstance[] => [
  ...[undefined, ...table.places].flatMap((place) =>
    [undefined, ...table.industries].map((industry): Circumstance => ({
      about: 'built',
      place: place?.id,
      industry: industry?.id,
    })),
  ),
  ...table.outlets.map(({ id: outlet }): Circumstance => ({ about: 'sold', outlet })),
  ...table.sites.map(({ id: site }): Circumstance => ({ about: 'site', site })),
  ...table.links.map(({ id: link }): Circumstance => ({ about: 'link', link })),
  ...Array.from(cargoes.keys()).flatMap((cargo) =>
    Array.from({ length: 12 }, (_, most): Circumstance => ({ about: 'price', cargo: cargo as CargoId, most })),
  ),
  { about: 'first' },
  { about: 'last' },
];

/** Plays a random game and shows it before every decision. */
const playRandomly = (table: Table, tell: (event: GameEvent) => void, look: (state: State) => void): void => {
  const state = beginGame(table, tell);
  const chance = seedOf('conditions');
  for (let count = 0; !isOver(state);) {
    if (awaitsChance(state)) {
      draw(table, state, seededDraw(table, state, chance), tell);
      continue;
    }
    look(state);
    const legal = legalActions(table, state);
    play(table, state, legal[pick(seedOf('people'), count++, legal.length)], tell);
  }
};

const names = (table: Table, all: readonly Circumstance[]): readonly string[] =>
  all.map((is) => makeCondition(table, { is, isNot: false })).toSorted();

describe.each(tables.map((table) => [table.edition.slug, table] as const))('conditions of %s', (_name, table) => {
  it('are listed exactly if they can still come about, in every position', () => {
    const all = sayable(table);
    let looked = 0;
    playRandomly(
      table,
      () => undefined,
      (state) => {
        if (looked++ % 40 > 0) return;
        const open = all.filter((is) => isOpen(table, state, is));
        expect(names(table, listCircumstances(table, state))).toEqual(names(table, open));
      },
    );
    expect(looked).toBeGreaterThan(50);
  });

  it('are written and read back', () => {
    const listed: readonly Circumstance[] = [
      ...listCircumstances(table, beginGame(table)),
      { about: 'money', least: 20 },
    ];
    const both = listed.flatMap((is) => [
      { is, isNot: false },
      { is, isNot: true },
    ]);
    expect(both.map((condition) => parseCondition(table, makeCondition(table, condition)))).toEqual(both);
    const texts = names(table, listed);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('hold or not, whatever is hidden, and agree with what happened since', () => {
    const seat = 1 as Seat;
    let events: GameEvent[] = [];
    let from: State | undefined;
    let turns = 0;
    let built = 0;
    playRandomly(
      table,
      (event) => events.push(event),
      (state) => {
        if (state.actor !== seat || turns++ % 12 > 0) return;
        const juncture = { table, state, seat, events };
        const masked = { ...juncture, state: mask(table, state, NOBODY) };
        const all = listCircumstances(table, state);
        const sayAll = (isNot: boolean, seen: typeof juncture): readonly boolean[] =>
          all.map((is) => holds({ is, isNot }, seen));
        const plain = sayAll(false, juncture);
        expect(sayAll(true, juncture)).toEqual(plain.map((isSo) => !isSo));
        expect(sayAll(false, masked)).toEqual(plain);
        const isSameEra = from?.era === state.era;
        for (const { id: site, place } of table.sites) {
          if (!isSameEra || from?.tile[site] !== -1 || state.tile[site] < 0 || state.tileOwner[site] === seat) continue;
          const { industry } = table.tiles[state.tile[site]];
          expect(holds({ is: { about: 'site', site }, isNot: false }, juncture)).toBe(true);
          expect(holds({ is: { about: 'built', place, industry }, isNot: false }, juncture)).toBe(true);
          built++;
        }
        from = state.copy();
        events = [];
      },
    );
    expect(built).toBeGreaterThan(3);
  });

  it.each([
    '',
    'not',
    'not not first',
    'built',
    'built in',
    'built in nowhere',
    'built gold',
    'sold to',
    'sold to nobody',
    'taken',
    'taken nothing',
    'price coal',
    'price coal 0',
    'price beer 1',
    'price coal 99',
    'money',
    'money 0',
    'money -1',
    'money 1000',
    'first of all',
  ])('cannot be read: “%s”', (text) => {
    expect(parseCondition(table, text)).toBeUndefined();
  });
});

describe('a condition', () => {
  const [table] = tables;
  const state = beginGame(table);
  const [one, two] = [0 as Seat, 1 as Seat];
  const read = (text: string) => {
    const condition = parseCondition(table, text);
    if (!condition) throw new Error(text);
    return condition;
  };
  const { id: site, place, industries } = table.sites[0];
  const [industry] = industries;
  const tile = table.industries[industry].tiles[0];
  const build: GameEvent = { event: 'built', seat: one, site, tile, cost: 5 };

  it('about building is about others, and what they have built where', () => {
    const where = table.places[place].slug;
    const what = table.industries[industry].slug;
    const elsewhere = table.places.find(({ id, sites }) => id !== place && sites.length > 0)?.slug;
    const seen = (text: string, seat: Seat): boolean => holds(read(text), { table, state, seat, events: [build] });
    for (const text of [
      `built ${what}`,
      `built in ${where}`,
      `built ${what} in ${where}`,
      `not built in ${elsewhere}`,
    ]) {
      expect(seen(text, two), text).toBe(true);
      expect(seen(text, one), text).toBe(text.startsWith('not'));
    }
  });

  it('about selling is about what was sold to', () => {
    const [outlet] = table.outlets;
    const event: GameEvent =
      outlet.merchant === undefined
        ? { event: 'exported', seat: one, site }
        : { event: 'sold', seat: one, site, merchant: outlet.merchant };
    const condition = { is: { about: 'sold', outlet: outlet.id }, isNot: false } as const;
    expect(holds(condition, { table, state, seat: two, events: [event] })).toBe(true);
    expect(holds(condition, { table, state, seat: one, events: [event] })).toBe(false);
    expect(holds(condition, { table, state, seat: two, events: [build] })).toBe(false);
  });

  it('about money, prices and the turn order is about how things stand', () => {
    const later = state.copy();
    const { seat } = { seat: two };
    later.money[seat] = 20;
    later.order[0] = seat;
    const market = table.markets[0];
    later.market[0] = market?.spaces.length ?? 0;
    const isSo = (text: string): boolean => holds(read(text), { table, state: later, seat, events: [] });
    expect([isSo('money 20'), isSo('money 21'), isSo('first'), isSo('not first')]).toEqual([true, false, true, false]);
    expect(isSo(`price coal ${market?.spaces[0]}`)).toBe(true);
    later.market[0] = 0;
    expect(isSo(`price coal ${market?.spaces.at(-1)}`)).toBe(false);
  });

  it('decides what is done: the first choice of which all hold', () => {
    const juncture = { table, state, seat: two };
    const steps = [{ seq: 7, events: [build] }];
    const where = table.places[place].slug;
    const choices = [
      { when: [`built in ${where}`, 'money 999'], what: 1 },
      { when: [`built in ${where}`], what: 2 },
      { when: [], what: 3 },
    ];
    const since = (seq: number) => choices.map((choice) => ({ ...choice, since: seq }));
    expect(chooseAmong(juncture, steps, choices)).toMatchObject({ what: 2 });
    expect(chooseAmong(juncture, steps, since(7))).toMatchObject({ what: 2 });
    expect(chooseAmong(juncture, steps, since(8))).toMatchObject({ what: 3 });
    expect(chooseAmong(juncture, [], choices.slice(0, 2))).toBe('nothing');
    expect(chooseAmong(juncture, steps, [{ when: ['built in nowhere'] }, { when: [] }])).toBe('unreadable');
  });
});
