import { parseCondition } from '@coalbrook/record';
import type { Condition } from '@coalbrook/record';
import type { Table } from '@coalbrook/rules';
import { sayCustomer } from '@coalbrook/words';

import type { DeskWords } from '../../../desk/useWords.ts';
import type { ConditionTexts } from '../../../language/en/conditions.ts';

interface Telling {
  readonly table: Table;
  readonly words: DeskWords;
  readonly texts: ConditionTexts;
}

const lower = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

/** Where tiles are sold to, as a part of a sentence. */
export const sayOutlet = ({ table, words }: Pick<Telling, 'table' | 'words'>, outlet: number): string =>
  lower(sayCustomer(table, table.outlets[outlet].id, words.things.language));

/** What an order waits for, as a clause with a small letter. */
export const sayCondition = ({ table, words, texts }: Telling, { is, isNot }: Condition): string => {
  const { things } = words;
  switch (is.about) {
    case 'built': {
      const industry = is.industry === undefined ? undefined : things.words.industry(is.industry);
      return texts.built(industry, is.place === undefined ? '' : things.inPlace(is.place), isNot);
    }
    case 'sold':
      return texts.sold(sayOutlet({ table, words }, is.outlet), isNot);
    case 'site':
      return texts.site(things.site(is.site), isNot);
    case 'link':
      return texts.link(things.link(is.link), isNot);
    case 'price':
      return texts.price(things.cargo(is.cargo), things.money(is.most), isNot);
    case 'money':
      return texts.money(things.money(is.least), isNot);
    case 'first':
    case 'last':
      return texts[is.about](isNot);
  }
};

/** What a choice waits for, as the beginning of a sentence: if this and that, or otherwise. */
export const sayWhen = (telling: Telling, when: readonly string[]): string => {
  const { table, texts, words } = telling;
  if (when.length === 0) return texts.otherwise;
  const all = when.flatMap((text) => {
    const condition = parseCondition(table, text);
    return condition ? sayCondition(telling, condition) : [];
  });
  return texts.ifAll(words.things.language.listed(all));
};
