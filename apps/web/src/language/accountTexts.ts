import { account } from './en/account.ts';
import type { AccountTexts } from './en/account.ts';
import { textsHook } from './textsHook.ts';

/** The texts of the account page. */
export const useAccountTexts = textsHook(
  import.meta.glob<AccountTexts>('./*/account.ts', { eager: true, import: 'account' }),
  account,
);
