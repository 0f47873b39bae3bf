import { english } from '@coalbrook/words';

import { loadRuleSearchTexts } from '../language/ruleSearchTexts.ts';
import { loadRules, rulesTexts } from '../rulebook/library.ts';
import { RuleSearch } from './ruleSearch.ts';

/** The texts about one game: the rules of the game, and those that add to them. */
export const textsWith = (name: string, all = rulesTexts): readonly string[] => {
  const main = all.find((one) => name.startsWith(`${one}-`)) ?? name;
  return [main, ...all.filter((one) => one.startsWith(`${main}-`))];
};

/** Prepares a search in all texts about the game of a text, in the language in which that text is shown. */
export const loadRuleSearch = async (name: string, language: string): Promise<RuleSearch> => {
  const shown = await loadRules(name, language);
  const code = shown?.isUntranslated ? english.code : language;
  const sheets = await Promise.all(textsWith(name).map(async (one) => (await loadRules(one, code))?.blocks ?? []));
  return new RuleSearch(await loadRuleSearchTexts(code), sheets);
};
