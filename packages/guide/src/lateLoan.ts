import type { WeighedAction } from '@coalbrook/bots';
import type { Action } from '@coalbrook/rules';

/** A loan that brings points at the end does so later, too: it gives way to what is about as good now. */
const ABOUT_AS_GOOD = 4;

/** The best of the actions that were studied near the end, the best first, without borrowing too soon. */
export const withoutHaste = (studied: readonly WeighedAction[]): Action => {
  const [best] = studied;
  const other = studied.find(({ action }) => action.kind !== 'loan' && action.kind !== 'pass');
  const isHasty = best.action.kind === 'loan' && other !== undefined && other.worth > best.worth - ABOUT_AS_GOOD;
  return (isHasty ? other : best).action;
};
