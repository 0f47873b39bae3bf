import { levelNames } from '@coalbrook/bots';

/** The level of the strongest opponent. */
export const HIGHEST = levelNames.length;

/** Where a bot stands among the opponents, the weakest at 1; undefined if it is not one of them. */
export const levelOf = (policy: string): number | undefined => {
  const index = levelNames.findIndex((name) => name === policy);
  return index < 0 ? undefined : index + 1;
};
