import type { CardId, Seat, View } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';
import { expect, it } from 'vitest';

import { drawnCards } from './drawnCards.ts';

const SEAT = 1 as Seat;
const KINDS = 3;

const dealt = (seat: number, cards: readonly number[]): LoggedStep =>
  ({ events: [{ event: 'dealt', seat, count: cards.length, cards }] }) as unknown as LoggedStep;

/** What is unknown of a hand after the plan has dealt some cards; cards are numbered by their kind. */
const unknown = (hand: readonly number[], ...dealings: readonly (readonly number[])[]) => {
  const view = { hand: Int16Array.from([9, 9, 9, ...hand]) } as unknown as View;
  const steps = [dealt(0, [0, 1, 2]), ...dealings.map((cards) => dealt(SEAT, cards))];
  const { held, areSpent } = drawnCards({ steps, view, seat: SEAT, kinds: KINDS });
  return { held: [...held] as readonly (readonly [CardId, number])[], areSpent };
};

it('knows the whole hand until a plan deals cards', () => {
  expect(unknown([2, 0, 1])).toEqual({ held: [], areSpent: false });
});

it('does not take a card for the one that was spent before', () => {
  // One was held and spent, and the plan has dealt another one.
  expect(unknown([1, 0, 1], [0])).toEqual({ held: [[0, 1]], areSpent: false });
  expect(unknown([2, 0, 1], [0])).toEqual({ held: [[0, 1]], areSpent: false });
  expect(unknown([3, 1, 0], [0, 0], [1])).toEqual({
    held: [
      [0, 2],
      [1, 1],
    ],
    areSpent: false,
  });
});

it('says when a card is spent that only the plan has dealt', () => {
  expect(unknown([0, 0, 1], [0])).toEqual({ held: [], areSpent: true });
  expect(unknown([1, 0, 1], [0, 0])).toEqual({ held: [[0, 1]], areSpent: true });
});
