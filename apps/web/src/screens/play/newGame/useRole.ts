import type { Edition } from '@coalbrook/rules';
import { editionWords, policyName } from '@coalbrook/words';

import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { levelOf } from '../../../opponents/levels.ts';
import type { Chair } from './chairs.ts';

/** What somebody is at the table: a person, one of the bots with its level, or an automaton. */
export interface Role {
  readonly name: string;
  /** Of a bot that is offered as an opponent. */
  readonly level: number | undefined;
}

export const useRole = (edition: Edition): ((chair: Chair) => Role) => {
  const { setUp: texts } = useMessages().start;
  const language = useLanguage();
  const words = editionWords(edition, language);
  return ({ kind, who }) => {
    switch (kind) {
      case 'person':
        return { name: texts.person, level: undefined };
      case 'bot':
        return { name: policyName(who, language), level: levelOf(who) };
      case 'automaton':
        return { name: words.automata[who]?.name ?? who, level: undefined };
    }
  };
};
