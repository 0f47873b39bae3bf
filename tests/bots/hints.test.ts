/** A hint is told from what a seat can know, and from nothing else. */

import { redeal, thumbJudge } from '@coalbrook/bots/study';
import { advise } from '@coalbrook/coach';
import { editions } from '@coalbrook/editions';
import { tableFor } from '@coalbrook/record';
import { legalActions, mask, seedOf, State } from '@coalbrook/rules';
import { languages, loadCoachWords, sayHint } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { playedPositions } from '../../packages/coach/src/testing.ts';

const budget = {
  stages: [
    { actions: 4, deals: 1 },
    { actions: 2, deals: 3 },
  ],
  rounds: 1,
  by: 'thumb',
} as const;

const speeches = await Promise.all(
  languages.map(async (language) => ({ language, words: await loadCoachWords(language) })),
);

describe.each(editions)('a hint in $slug', ({ slug, seats }) => {
  const made = tableFor(slug, { seats: seats[seats.length - 1] });
  if (!made.ok) throw new Error('no table');
  const table = made.value;
  const judge = thumbJudge(table);
  const positions = playedPositions(table, `hints ${slug}`, 12);

  const hintsAt = (state: State) => {
    const view = mask(table, state, state.actor);
    const decision = { table, view, legal: legalActions(table, view), count: 3, seed: seedOf('hint') };
    const advice = advise(decision, judge, budget);
    return speeches.map((speech) => sayHint(table, view, advice, speech));
  };

  const hints = new Map(positions.map((state) => [state, hintsAt(state)]));

  it('reads the same, however the cards are dealt that the seat cannot see', () => {
    for (const [state, said] of hints) {
      const view = mask(table, state, state.actor);
      for (const deal of ['one', 'two']) {
        const other = redeal(table, view, state.actor, seedOf(deal), new State(table.layout));
        expect(hintsAt(other)).toEqual(said);
      }
    }
  });

  it('is whole sentences in every language', () => {
    for (const said of hints.values()) {
      for (const { nudge, kind, move, reasons } of said) {
        for (const text of [nudge, kind, ...reasons]) expect(text).toMatch(/^[\p{Lu}\d„“].*[.?]$/u);
        for (const text of [nudge, kind, move, ...reasons]) expect(text).not.toMatch(/undefined|NaN| {2}/);
      }
    }
  });
});
