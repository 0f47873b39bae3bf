/** Finds the examples of statements. */

import { exampleFiles, ruleOf } from '@coalbrook/examples';

import { loadOnce } from '../files/loadOnce.ts';
import { textOfRule } from '../rulebook/readRules.ts';

/** Examples by statement, unread. */
export type ExamplesByRule = ReadonlyMap<string, readonly unknown[]>;

/** The examples of one document. */
export const examplesIn = loadOnce(async (document: string): Promise<ExamplesByRule> => {
  const values = (await exampleFiles.find((file) => file.document === document)?.load()) ?? [];
  const byRule = new Map<string, unknown[]>();
  for (const value of values) {
    const rule = ruleOf(value);
    if (rule !== undefined) byRule.set(rule, [...(byRule.get(rule) ?? []), value]);
  }
  return byRule;
});

export const examplesOf = async (rule: string): Promise<readonly unknown[]> =>
  (await examplesIn(textOfRule(rule))).get(rule) ?? [];
