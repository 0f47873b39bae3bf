import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { incomeLevel, questionOf } from '@coalbrook/rules';
import type { GameEvent, Seat, State, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { tableFor } from './fixtures.ts';
import { GameSoFar } from './gameSoFar.ts';
import { groupOf, phaseFrom } from './groups.ts';
import type { JournalPhase } from './groups.ts';
import { playRandomly } from './randomGame.ts';
import { actionsOf } from './turn.ts';
import type { DeedEvent } from './turn.ts';

const tables: readonly (readonly [string, Table])[] = [
  ['2 seats', tableFor(birmingham, { seats: 2 })],
  ['3 seats', tableFor(birmingham, { seats: 3 })],
  ['4 seats', tableFor(birmingham, { seats: 4 })],
  ['the introductory game', tableFor(birmingham, { seats: 3, options: ['introductory'] })],
  ['an automaton', tableFor(birmingham, { seats: 1, automata: ['eadweard:normal'] })],
  ['two automata', tableFor(birmingham, { seats: 1, automata: ['eadweard:hard', 'emily:easy'] })],
  [
    'two automata in varying order',
    tableFor(birmingham, { seats: 1, options: ['varying-order'], automata: ['eadweard:normal', 'emily:normal'] }),
  ],
  ['2 seats and a distant market', tableFor(lancashire, { seats: 2 })],
  ['3 seats and a distant market', tableFor(lancashire, { seats: 3, options: ['virtual-link-both'] })],
  ['4 seats and a distant market', tableFor(lancashire, { seats: 4 })],
  ['a distant market in the introductory game', tableFor(lancashire, { seats: 3, options: ['introductory'] })],
  ['a distant market and the classic deck', tableFor(lancashire, { seats: 4, options: ['classic-deck'] })],
  ['3 seats and loans', tableFor(ageOfIndustry, { seats: 3 })],
  ['4 seats, loans and ships', tableFor(ageOfIndustry, { seats: 4, options: ['new-england', 'ship-card-own-port'] })],
  ['5 seats and loans', tableFor(ageOfIndustry, { seats: 5, options: ['develop-lowest'] })],
  ['a distant market on another map', tableFor(lancashire, { seats: 2, options: ['community'] })],
];

describe.each(tables)('with %s', (_, table) => {
  it('the score breakdown adds up, and the game so far agrees with the state', () => {
    for (let game = 0; game < 15; game++) {
      const soFar = new GameSoFar(table);
      const state = playRandomly(table, game, {
        tell: (event) => soFar.note(event),
      });
      for (let seat = 0 as Seat; seat < table.seats; seat++) {
        expect(soFar.pointsOf(seat)).toBe(state.points[seat]);
        expect(soFar.moneyOf(seat)).toBe(state.money[seat]);
        expect(soFar.levelOf(seat)).toBe(incomeLevel(table, state, seat));
        expect(state.order[soFar.positionOf(seat)]).toBe(seat);
      }
    }
  });

  it('every action of a turn is told separately', () => {
    let begun = 0;
    let told = 0;
    let turn: DeedEvent[] = [];
    let phase: JournalPhase = 'setUp';
    const look = (state: State): void => {
      if (questionOf(state) === 'action') begun++;
    };
    const close = (): void => {
      told += actionsOf(turn).length;
      turn = [];
    };
    const tell = (event: GameEvent): void => {
      if (event.event === 'actionBegan' && table.automata[event.seat]) begun++;
      if (event.event.startsWith('plan')) return;
      phase = phaseFrom(event, phase);
      if (groupOf(event, phase) === 'turn') turn.push(event as DeedEvent);
      else close();
    };
    for (let game = 0; game < 10; game++) playRandomly(table, game, { tell, look });
    expect(told).toBe(begun);
  });
});
