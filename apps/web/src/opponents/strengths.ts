import type { PolicyName } from '@coalbrook/bots';

/** Ratings of bots, by the slug of the edition; a bot that has not been measured has none. */
export type Strengths = Readonly<Record<string, Readonly<Partial<Record<PolicyName, number>>>>>;

/** What games at four seats say: docs/ladder.md. */
export const strengths: Strengths = {
  birmingham: { carter: 712, brewer: 841, apprentice: 1000, baron: 1062, engineer: 1277, master: 1634 },
  lancashire: { carter: 669, brewer: 922, apprentice: 1000, baron: 961, engineer: 1080, master: 1414 },
  'age-of-industry': { carter: 784, brewer: 941, apprentice: 1000, baron: 972, engineer: 1112, master: 1262 },
};
