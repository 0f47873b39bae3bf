import { english } from '@coalbrook/words';

import type { KeeperTexts } from './en/keeper.ts';
import { keeper } from './en/keeper.ts';
import { byCode } from './languages.ts';

const texts: Readonly<Record<string, KeeperTexts>> = {
  [english.code]: keeper,
  ...byCode(import.meta.glob<KeeperTexts>('./*/keeper.ts', { eager: true, import: 'keeper' })),
};

/** The texts of the keeper's page in a language, or in English if it has none. */
export const keeperTextsIn = (code: string): KeeperTexts => texts[code] ?? keeper;
