import type { PolicyName } from '@coalbrook/bots';

/** Ratings of bots, by the slug of the edition; a bot that has not been measured has none. */
export type Strengths = Readonly<Record<string, Readonly<Partial<Record<PolicyName, number>>>>>;

/** What the bots' games against each other at four seats say about how strong they are: docs/ladder.md. */
export const strengths: Strengths = {
  birmingham: { carter: 597, brewer: 834, apprentice: 1000, baron: 1291, engineer: 1408, master: 1559 },
  lancashire: { carter: 618, brewer: 832, apprentice: 1000, baron: 1054, engineer: 1135, master: 1243 },
  'age-of-industry': { carter: 851, brewer: 905, apprentice: 1000, baron: 1121, engineer: 1170, master: 1279 },
};
