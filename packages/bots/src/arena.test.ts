import { editions } from '@coalbrook/editions';
import { makeTable, mask, questionOf, seedOf, UNKNOWN } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { playGame } from './arena.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';

const tableFor = (seats: number): Table => {
  const table = makeTable(editions[0], { seats });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

describe('the arena', () => {
  const table = tableFor(3);
  const three = [random, random, random];

  it('plays the same game from the same seed, and another from another', () => {
    const game = playGame(table, three, seedOf('a'));
    expect(playGame(table, three, seedOf('a'))).toEqual(game);
    expect(playGame(table, three, seedOf('b')).state.cells).not.toEqual(game.state.cells);
  });

  it('counts decisions by kind', () => {
    const { state, decisions, rounds, actions } = playGame(table, three, seedOf('a'));
    expect(questionOf(state)).toBe('nothing');
    expect(Object.values(actions).reduce((sum, count) => sum + count, 0)).toBe(decisions);
    expect(rounds).toBe(18);
  });

  it('emits events to the end of the game', () => {
    const events: string[] = [];
    playGame(table, three, seedOf('a'), ({ event }) => events.push(event));
    expect(events[0]).toBe('ordered');
    expect(events.at(-1)).toBe('gameEnded');
  });

  it('shows a policy its own hand and nobody else’s', () => {
    const witness: Policy = {
      ...random,
      choose(decision) {
        const { view } = decision;
        const kinds = table.cards.length;
        const dealt = table.cards.filter(({ wild }) => !wild).map(({ id }) => id);
        for (let seat = 0; seat < table.seats; seat++) {
          const hand = dealt.map((card) => view.hand[seat * kinds + card]);
          if (seat === view.actor) expect(hand.every((count) => count >= 0)).toBe(true);
          else expect(new Set(hand)).toEqual(new Set([UNKNOWN]));
        }
        // As text, which is fast to compare.
        expect(mask(table, view, view.actor).cells.join()).toBe(view.cells.join());
        return random.choose(decision);
      },
    };
    playGame(table, [witness, witness, witness], seedOf('a'));
  });

  it('gives each seat its own seed', () => {
    const seeds = new Set<string>();
    const witness: Policy = {
      ...random,
      choose(decision) {
        seeds.add(`${decision.seed.high} ${decision.seed.low}`);
        return random.choose(decision);
      },
    };
    const { high, low } = seedOf('a');
    playGame(table, [witness, witness, witness], { high, low });
    expect(seeds.size).toBe(3);
    expect(seeds).not.toContain(`${high} ${low}`);
  });

  it('refuses impossible games', () => {
    expect(() => playGame(table, [random], seedOf('a'))).toThrow('3 people, but 1 policies');
    const stubborn: Policy = { ...random, choose: () => ({ kind: 'pass' }) };
    expect(() => playGame(table, [stubborn, stubborn, stubborn], seedOf('a'))).toThrow('was not offered');
  });
});
