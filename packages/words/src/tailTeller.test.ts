import { editions } from '@coalbrook/editions';
import type { GameEvent, State } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { english } from './english/english.ts';
import { tableFor } from './fixtures.ts';
import { tellJournal } from './journal.ts';
import type { Journal } from './journal.ts';
import { namesOf } from './names.ts';
import { playRandomly } from './randomGame.ts';
import { TailTeller } from './tailTeller.ts';

interface Step {
  /** Undefined before the set-up. */
  readonly before: State | undefined;
  readonly events: GameEvent[];
}

/** A whole game, one step per decision. */
const stepsOf = (table: ReturnType<typeof tableFor>): readonly Step[] => {
  const steps: Step[] = [{ before: undefined, events: [] }];
  playRandomly(table, 'tails', {
    tell: (event) => steps[steps.length - 1].events.push(event),
    look: (state) => void steps.push({ before: state.copy(), events: [] }),
  });
  return steps;
};

describe.each(editions)('the tail of a game of $name', (edition) => {
  const table = tableFor(edition);
  const steps = stepsOf(table);
  const begin = (): Journal => tellJournal(table, namesOf(table), english);

  /** Reads everything again from the beginning. */
  const slowly = (count: number): readonly string[] => {
    const journal = begin();
    for (const { events } of steps.slice(0, count)) journal.note(events);
    journal.flush();
    return [...journal.note(steps[count].events), ...journal.flush()].map(({ text }) => text);
  };

  it('is the same as if everything were read again', () => {
    const teller = new TailTeller(begin);
    for (let count = 0; count < steps.length; count += 3) {
      const tail = teller.tell(steps.slice(0, count), steps[count].events);
      expect(tail.map(({ text }) => text)).toEqual(slowly(count));
    }
  });

  it('is the same after a position, except for the connection to the turn before', () => {
    const alone = (text: string): string => text.replace(/^then /, '');
    for (let count = 1; count < steps.length; count += 7) {
      const { before, events } = steps[count];
      const teller = new TailTeller(() => tellJournal(table, namesOf(table), english, before));
      expect(teller.tell([], events).map(({ text }) => alone(text))).toEqual(slowly(count).map(alone));
    }
  });

  it('starts over if the steps are different', () => {
    const teller = new TailTeller(begin);
    teller.tell(steps.slice(0, 40), []);
    const others = steps.slice(0, 30).map((step) => ({ ...step }));
    expect(teller.tell(others, steps[30].events).map(({ text }) => text)).toEqual(slowly(30));
  });

  it('reads every step once', () => {
    let read = 0;
    const counting = (): Journal => {
      const journal = begin();
      return {
        note(events) {
          read += events.length;
          return journal.note(events);
        },
        flush: () => journal.flush(),
        fork: () => journal.fork(),
      };
    };
    const teller = new TailTeller(counting);
    for (let count = 0; count < steps.length; count++) teller.tell(steps.slice(0, count), steps[count].events);
    expect(read).toBe(steps.slice(0, -1).reduce((sum, { events }) => sum + events.length, 0));
  });
});
