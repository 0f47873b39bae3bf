/** Players that do not see everything they could do. */

import { pick, questionOf, seedOf } from '@coalbrook/rules';
import type { Action, Table } from '@coalbrook/rules';

import type { Decision, Policy } from './policy.ts';

/** Keeps the parts of an opportunity apart in one number. */
const STRIDE = 0x1000;

const MILLION = 1_000_000;

/**
 * What somebody may overlook: to build an industry in a place, or to lay a link. The card with which it would be built
 * makes no difference; whoever sees one sees the others. Everything else lies on the table and is always seen.
 */
const opportunityOf = ({ sites }: Table, action: Action): number | undefined => {
  switch (action.kind) {
    case 'build':
    case 'double':
      return (sites[action.site].place + 1) * STRIDE + action.industry;
    case 'network':
      return -1 - action.link;
    default:
      return undefined;
  }
};

/** The actions that are left when a part of the opportunities is overlooked; the plainest of them never is. */
const seen = (decision: Decision, share: number): readonly Action[] => {
  const { table, view, legal, seed } = decision;
  if (share === 0 || questionOf(view) !== 'action') return legal;
  // The same ones through the whole round.
  const eye = seedOf(`${seed.high} ${seed.low} sees ${view.era} ${view.round}`);
  const plain = legal.map((action) => {
    const opportunity = opportunityOf(table, action);
    return opportunity === undefined ? undefined : pick(eye, opportunity, MILLION) / MILLION;
  });
  const plainest = Math.max(...plain.map((one) => one ?? 0));
  return legal.filter((_, index) => {
    const one = plain[index];
    return one === undefined || one >= share || one === plainest;
  });
};

/**
 * A player that overlooks a part of the places where it could build and of the links that it could lay; others in the
 * next round. It takes the best of what it sees.
 */
export const overlooking = (policy: Policy, shareAt: (table: Table) => number): Policy => {
  const narrow = (decision: Decision): Decision => ({ ...decision, legal: seen(decision, shareAt(decision.table)) });
  return {
    ...policy,
    choose: (decision) => policy.choose(narrow(decision)),
    ...(policy.think ? { think: (decision) => policy.think?.(narrow(decision)) ?? [] } : {}),
  };
};
