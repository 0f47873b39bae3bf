import type { Judge } from '@coalbrook/bots/study';
import type { Action, State, Table } from '@coalbrook/rules';

/** What an action is about. Which card permits a build makes no difference, nor which site of a place it takes. */
export const subjectOf = (table: Table, action: Action): string => {
  switch (action.kind) {
    case 'build':
    case 'double':
      return `build ${table.sites[action.site].place} ${action.industry}`;
    case 'network':
      return `network ${action.link}`;
    case 'develop':
    case 'bonus':
      return `${action.kind} ${action.industry}`;
    case 'sell':
    case 'coal':
    case 'iron':
    case 'beer':
    case 'forfeit':
      return `${action.kind} ${action.site}`;
    case 'remove':
      return `remove ${action.tile}`;
    case 'draw':
    case 'discard':
      return `${action.kind} ${action.card}`;
    case 'loan':
    case 'scout':
    case 'pass':
    case 'barrel':
    case 'stop':
    case 'buy':
    case 'repay':
      return action.kind;
  }
};

/** Of the actions about the same thing only the one that a judge likes best at first sight, or one to keep. */
export const distinctActions = (
  table: Table,
  view: State,
  legal: readonly Action[],
  judge: Judge,
  kept: readonly Action[] = [],
): readonly Action[] => {
  const best = new Map<string, { readonly action: Action; readonly worth: number }>();
  for (const weighed of judge.weigh(view, legal)) {
    const subject = subjectOf(table, weighed.action);
    if (weighed.worth > (best.get(subject)?.worth ?? -Infinity)) best.set(subject, weighed);
  }
  for (const action of kept) best.set(subjectOf(table, action), { action, worth: Infinity });
  return [...best.values()].map(({ action }) => action);
};
