import { characterNames, isOfferedIn, levelNames } from '@coalbrook/bots';
import type { CharacterName, LevelName } from '@coalbrook/bots';
import type { Edition } from '@coalbrook/rules';
import { policyName } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import type { OpponentTexts } from '../language/en/opponents.ts';
import { levelOf } from './levels.ts';
import { equals, strengths } from './strengths.ts';

/** Somebody who can be chosen for a seat. */
export interface Candidate<Id extends string = string> {
  readonly id: Id;
  /** As a medallion knows it. */
  readonly portrait: string;
  readonly name: string;
  /** How they play, or whatever else there is to say. */
  readonly sentence: string;
  readonly level?: number | undefined;
  readonly strength?: number | undefined;
  /** The name of an opponent with a level who is about as strong. */
  readonly equal?: string | undefined;
}

/** The bots that differ in strength as opponents in an edition, the weakest first. */
export const opponentsIn = (
  edition: string,
  language: Language,
  texts: OpponentTexts,
  measured = strengths,
): readonly Candidate<LevelName>[] =>
  levelNames.map((policy) => ({
    id: policy,
    portrait: policy,
    name: policyName(policy, language),
    sentence: texts.manners[policy],
    level: levelOf(policy),
    strength: measured[edition]?.[policy],
  }));

/** The bots that differ in what they like to do, as far as an edition lets them do it. */
export const charactersIn = (
  edition: Pick<Edition, 'slug' | 'boards'>,
  language: Language,
  texts: OpponentTexts,
  measured = equals,
): readonly Candidate<CharacterName>[] =>
  characterNames
    .filter((policy) => isOfferedIn(edition, policy))
    .map((policy) => {
      const equal = measured[edition.slug]?.[policy];
      return {
        id: policy,
        portrait: policy,
        name: policyName(policy, language),
        sentence: texts.manners[policy],
        equal: equal && policyName(equal, language),
      };
    });
