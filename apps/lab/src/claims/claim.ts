import type { PlayedMoment } from '../costs/playedOn.ts';

/** Whether playing on agrees with what was told, as far as both can be in doubt. */
export const isBorneOut = ({ told, played }: PlayedMoment): boolean =>
  Math.abs(told.mean - played.mean) <= Math.hypot(told.doubt, played.doubt);

/** Whether playing on says for sure that the action called better is the worse one. */
export const isDenied = ({ played }: PlayedMoment): boolean => played.mean + played.doubt < 0;

/** What was found out about some claims. */
export interface ClaimsTally {
  readonly claims: number;
  readonly borneOut: number;
  readonly denied: number;
}

export const tallyOf = (moments: readonly PlayedMoment[]): ClaimsTally => ({
  claims: moments.length,
  borneOut: moments.filter(isBorneOut).length,
  denied: moments.filter(isDenied).length,
});

const PERCENT = 100;

export const tallyText = ({ claims, borneOut, denied }: ClaimsTally): string => {
  const share = claims > 0 ? ` (${((PERCENT * borneOut) / claims).toFixed(0)} %)` : '';
  return `${borneOut} of ${claims} claims are borne out${share}, of the wrong sign: ${denied}`;
};
