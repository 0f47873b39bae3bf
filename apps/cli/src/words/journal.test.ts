import { playGame, random, simple } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { birmingham } from '@coalbrook/editions';
import { incomeLevel, makeTable, questionOf, seedOf, standings } from '@coalbrook/rules';
import type { GameEvent, Seat, State, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { groupOf } from './groups.ts';
import { journalist } from './journal.ts';
import { Ledger } from './ledger.ts';
import { namesOf } from './names.ts';
import { Scorekeeper, totalOf } from './score.ts';
import { actionsOf } from './turn.ts';
import type { DeedEvent } from './turn.ts';

const tableFor = (seats: number, options: readonly string[] = [], automata: readonly string[] = []): Table => {
  const table = makeTable(birmingham, { seats, options, automata });
  if (!table.ok) throw new Error('no table');
  return table.value;
};

const tables: readonly (readonly [string, Table])[] = [
  ['2 seats', tableFor(2)],
  ['3 seats', tableFor(3)],
  ['4 seats', tableFor(4)],
  ['the introductory game', tableFor(3, ['introductory'])],
  ['an automaton', tableFor(1, [], ['eadweard:normal'])],
  ['two automata', tableFor(1, [], ['eadweard:hard', 'emily:easy'])],
  ['two automata in varying order', tableFor(1, ['varying-order'], ['eadweard:normal', 'emily:normal'])],
];

const everySeat = (table: Table, policy: Policy): readonly Policy[] =>
  Array.from({ length: table.wish.seats }, () => policy);

const journalOf = (table: Table, policy: Policy, seed: string): { readonly state: State; readonly lines: string[] } => {
  const journal = journalist(table, namesOf(table));
  const lines: string[] = [];
  const { state } = playGame(table, everySeat(table, policy), seedOf(seed), (event) =>
    lines.push(...journal.tell(event)),
  );
  expect(journal.catchUp()).toEqual([]);
  return { state, lines };
};

describe.each(tables)('with %s', (_, table) => {
  it('the breakdown of the score adds up, and the ledger agrees with the state', () => {
    for (let game = 0; game < 50; game++) {
      const scores = new Scorekeeper(table);
      const ledger = new Ledger(table);
      const { state } = playGame(table, everySeat(table, random), seedOf(game), (event) => {
        scores.note(event);
        ledger.note(event);
      });
      for (let seat = 0 as Seat; seat < table.seats; seat++) {
        expect(totalOf(scores.of(seat))).toBe(state.points[seat]);
        expect(ledger.moneyOf(seat)).toBe(state.money[seat]);
        expect(ledger.levelOf(seat)).toBe(incomeLevel(table, state, seat));
      }
    }
  });

  it.each([random, simple])('the journal of a $name game ends with the final standings', (policy) => {
    const { state, lines } = journalOf(table, policy, 'journal');
    const ranking = standings(table, state).map(({ seat, rank, points }) => [
      `${rank}. ${namesOf(table)[seat]}`,
      points,
    ]);
    const rows = lines
      .map((line) => /^ {2}(\d\. \S+) .* (\d+)$/.exec(line))
      .flatMap((row) => (row ? [[row[1], Number(row[2])]] : []));
    expect(rows).toEqual(ranking);
    expect(lines.at(-1)).toContain(`${ranking[0][1]} point`);
  });

  it('the journal leaves no gap and no slug', () => {
    const { lines } = journalOf(table, simple, 'gaps');
    for (const line of lines) {
      expect(line).not.toMatch(/undefined|NaN|#|farm-|\(\)|\S {2}[a-z]+ [a-z]+ {2}/);
      expect(line.length).toBeLessThanOrEqual(110);
    }
  });

  it('every action of a turn is told apart', () => {
    let begun = 0;
    let told = 0;
    let turn: DeedEvent[] = [];
    const counting: Policy = {
      ...random,
      choose(decision) {
        if (questionOf(decision.view) === 'action') begun++;
        return random.choose(decision);
      },
    };
    const close = (): void => {
      told += actionsOf(turn).length;
      turn = [];
    };
    const hear = (event: GameEvent): void => {
      if (event.event === 'actionBegan' && table.automata[event.seat]) begun++;
      if (event.event.startsWith('plan')) return;
      if (groupOf(event) === 'turn') turn.push(event as DeedEvent);
      else close();
    };
    for (let game = 0; game < 10; game++) playGame(table, everySeat(table, counting), seedOf(game), hear);
    expect(told).toBe(begun);
  });
});

describe('the journal', () => {
  it('tells the end of an era and of a game against automata', () => {
    const table = tableFor(1, [], ['eadweard:normal']);
    const journal = journalist(table, namesOf(table));
    const events: readonly GameEvent[] = [
      { event: 'reshuffled', count: 40 },
      { event: 'matCleared', seat: 1 as Seat, count: 2 },
      { event: 'gameEnded', winners: [0 as Seat, 1 as Seat] },
    ];
    const lines = events.flatMap((event) => journal.tell(event));
    expect(lines.slice(0, 2)).toEqual([
      '  All 40 cards are shuffled, and Arkwright is dealt a new hand.',
      '  Eadweard puts away 2 tiles that are too old for the next era.',
    ]);
    expect(lines.at(-1)).toBe('  Arkwright and Eadweard share the win with 0 points.');
  });

  it.each([
    ['people', tableFor(4)],
    ['automata', tableFor(1, [], ['eadweard:normal', 'emily:normal'])],
  ])('can be caught up with in the middle of a turn, among %s', (_, table) => {
    const journal = journalist(table, namesOf(table));
    const whole: string[] = [];
    const parts: string[] = [];
    const eager = journalist(table, namesOf(table));
    const asking: Policy = {
      ...simple,
      choose(decision) {
        if (questionOf(decision.view) === 'action') parts.push(...eager.catchUp());
        return simple.choose(decision);
      },
    };
    playGame(table, everySeat(table, asking), seedOf('b'), (event) => {
      whole.push(...journal.tell(event));
      parts.push(...eager.tell(event));
    });
    expect(parts).toEqual(whole);
  });
});
