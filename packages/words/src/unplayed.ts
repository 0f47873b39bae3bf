import type { Refusal, Table } from '@coalbrook/rules';

import type { Language } from './language.ts';
import { explain } from './refusals.ts';
import { thingsOf } from './things.ts';

/** Why an order was not carried out, or not to its end. */
type Unplayed =
  | { readonly trouble: 'refused'; readonly refusal: Refusal }
  | { readonly trouble: 'dear'; readonly cost: number; readonly limit: number }
  | { readonly trouble: 'takenBack'; readonly refusal?: Refusal | undefined }
  | { readonly trouble: 'incomplete'; readonly isLeft?: true | undefined }
  | { readonly trouble: 'revealed' | 'unreadable' };

/** Says why an order was not carried out, in the words of refusals. */
export const sayUnplayed = (table: Table, why: Unplayed, language: Language, names: readonly string[]): string => {
  const words = language.unplayed;
  switch (why.trouble) {
    case 'refused':
      return words.refused(explain(table, why.refusal, language, names));
    case 'takenBack':
      return words.takenBack(why.refusal && explain(table, why.refusal, language, names));
    case 'dear': {
      const { money } = thingsOf(table, language);
      return words.dear(money(why.cost), money(why.limit));
    }
    case 'incomplete':
      return why.isLeft ? words.left : words.incomplete;
    default:
      return words[why.trouble];
  }
};
