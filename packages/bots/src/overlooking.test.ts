import { birmingham, editions } from '@coalbrook/editions';
import { legalActions, mask, questionOf, seedOf } from '@coalbrook/rules';
import type { Action } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { overlooking } from './overlooking.ts';
import { oversightAt } from './oversights.ts';
import type { Decision } from './policy.ts';
import { levelNames } from './policyNames.ts';
import { randomPositions, tableFor } from './testing.ts';

const table = tableFor(birmingham, 4);

const decisions = randomPositions(table, 'overlooking').map((state): Decision => ({
  table,
  view: mask(table, state, state.actor),
  legal: legalActions(table, state),
  count: 0,
  seed: seedOf('eyes'),
}));

/** What a player who overlooks a part of its opportunities still sees. */
const seenBy = (share: number, decision: Decision): readonly Action[] => {
  let seen: readonly Action[] = [];
  const choose = ({ legal }: Decision): Action => {
    seen = legal;
    return legal[0];
  };
  overlooking({ name: 'eye', choose }, () => share).choose(decision);
  return seen;
};

const isOpportunity = ({ kind }: Action): boolean => kind === 'build' || kind === 'network';

const placeAndIndustry = (action: Action): string =>
  action.kind === 'build' ? `${table.sites[action.site].place} ${action.industry}` : '';

describe('a player that overlooks something', () => {
  it('sees fewer places and links the more it overlooks, but always one, and always everything else', () => {
    for (const decision of decisions.filter(({ view }) => questionOf(view) === 'action')) {
      let before = decision.legal;
      for (const share of [0, 0.3, 0.6, 0.9, 1]) {
        const seen = seenBy(share, decision);
        expect(before).toEqual(expect.arrayContaining([...seen]));
        expect(seen.some(isOpportunity)).toBe(decision.legal.some(isOpportunity));
        expect(seen.filter((action) => !isOpportunity(action))).toEqual(
          decision.legal.filter((action) => !isOpportunity(action)),
        );
        before = seen;
      }
      const opportunities = new Set(before.filter(isOpportunity).map(placeAndIndustry));
      expect(opportunities.size).toBeLessThanOrEqual(1);
    }
  });

  it('sees a place with every card or with none', () => {
    const [decision] = decisions.filter(({ legal }) => legal.filter(isOpportunity).length > 10);
    const seen = new Set(seenBy(0.5, decision).map(placeAndIndustry));
    const missed = decision.legal.filter((action) => !seenBy(0.5, decision).includes(action));
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.some((action) => action.kind === 'build' && seen.has(placeAndIndustry(action)))).toBe(false);
  });

  it('overlooks nothing once it has begun an action', () => {
    for (const decision of decisions.filter(({ view }) => questionOf(view) !== 'action')) {
      expect(seenBy(1, decision)).toEqual(decision.legal);
    }
  });
});

describe('how much players overlook', () => {
  it.each(editions.map((edition) => [edition.slug, edition] as const))('is known in %s', (_, edition) => {
    for (const seats of edition.seats) {
      const here = tableFor(edition, seats);
      expect(oversightAt(here, 'master')).toBe(0);
      for (const name of levelNames) expect(oversightAt(here, name)).toBeLessThan(1);
      // Both judge alike, so this alone puts one below the other.
      expect(oversightAt(here, 'shepherd')).toBeGreaterThan(oversightAt(here, 'pedlar'));
      expect(oversightAt(here, 'pedlar')).toBeGreaterThan(0.5);
    }
  });
});
