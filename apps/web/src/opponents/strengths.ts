import type { PolicyName } from '@coalbrook/bots';

/** Ratings of bots, by the slug of the edition; a bot that has not been measured has none. */
export type Strengths = Readonly<Record<string, Readonly<Partial<Record<PolicyName, number>>>>>;

/** What games at four seats say, where there are enough of them to tell the bots apart: docs/ladder.md. */
export const strengths: Strengths = {
  birmingham: { carter: 681, brewer: 754, apprentice: 1000, baron: 1117, engineer: 1432, master: 1641 },
};
