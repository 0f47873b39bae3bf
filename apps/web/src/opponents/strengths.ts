import type { PolicyName } from '@coalbrook/bots';

/** Ratings of bots, by the slug of the edition; a bot that has not been measured has none. */
export type Strengths = Readonly<Record<string, Readonly<Partial<Record<PolicyName, number>>>>>;

/** What the bots' games against each other say about how strong they are. */
export const strengths: Strengths = {};
