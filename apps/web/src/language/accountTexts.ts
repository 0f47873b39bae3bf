import { english } from '@coalbrook/words';

import type { AccountTexts } from './en/account.ts';
import { account } from './en/account.ts';
import { byCode } from './languages.ts';

const texts: Readonly<Record<string, AccountTexts>> = {
  [english.code]: account,
  ...byCode(import.meta.glob<AccountTexts>('./*/account.ts', { eager: true, import: 'account' })),
};

/** The texts of the account page in a language, or in English if it has none. */
export const accountTextsIn = (code: string): AccountTexts => texts[code] ?? account;
