import type { PolicyName } from '@coalbrook/bots';

/** What the bots' games against each other say about how strong they are: ratings, by the slug of the edition. */
const strengths: Readonly<Record<string, Readonly<Partial<Record<PolicyName, number>>>>> = {};

/** The rating of a bot in an edition; undefined where none has been measured. */
export const strengthOf = (
  edition: string,
  policy: PolicyName,
  measured: typeof strengths = strengths,
): number | undefined => measured[edition]?.[policy];
