import type { PolicyName } from '@coalbrook/bots';

/** Ratings of bots, by the slug of the edition; a bot that has not been measured has none. */
export type Strengths = Readonly<Record<string, Readonly<Partial<Record<PolicyName, number>>>>>;

/** What the bots' games against each other at four seats say about how strong they are: docs/ladder.md. */
export const strengths: Strengths = {
  birmingham: { carter: 712, brewer: 841, apprentice: 1000, baron: 1062, engineer: 1277, master: 1634 },
  lancashire: { carter: 669, brewer: 922, apprentice: 1000, baron: 961, engineer: 1080, master: 1414 },
  'age-of-industry': { carter: 832, brewer: 935, apprentice: 1000, baron: 1139, engineer: 1296, master: 1414 },
};
