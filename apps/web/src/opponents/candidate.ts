import { policyNames } from '@coalbrook/bots';
import type { PolicyName } from '@coalbrook/bots';
import { policyWords } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import { levelOf } from './levels.ts';
import { strengths } from './strengths.ts';

/** Somebody who can be chosen for a seat. */
export interface Candidate<Id extends string = string> {
  readonly id: Id;
  /** As a medallion knows it. */
  readonly portrait: string;
  readonly name: string;
  /** The character, or whatever else there is to say. */
  readonly sentence: string;
  readonly level?: number | undefined;
  readonly strength?: number | undefined;
}

/** The bots as opponents in an edition, the weakest first. */
export const opponentsIn = (
  edition: string,
  language: Language,
  measured = strengths,
): readonly Candidate<PolicyName>[] =>
  policyNames.map((policy) => ({
    id: policy,
    portrait: policy,
    ...policyWords(policy, language),
    level: levelOf(policy),
    strength: measured[edition]?.[policy],
  }));
