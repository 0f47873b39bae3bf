/** Finds the examples of statements. */

import { exampleFiles, ruleOf } from '@coalbrook/examples';

import { textOfRule } from '../rulebook/readRules.ts';

/** Examples by statement, unread. */
export type ExamplesByRule = ReadonlyMap<string, readonly unknown[]>;

const loaded = new Map<string, Promise<ExamplesByRule>>();

const read = async (document: string): Promise<ExamplesByRule> => {
  const values = (await exampleFiles.find((file) => file.document === document)?.load()) ?? [];
  const byRule = new Map<string, unknown[]>();
  for (const value of values) {
    const rule = ruleOf(value);
    if (rule !== undefined) byRule.set(rule, [...(byRule.get(rule) ?? []), value]);
  }
  return byRule;
};

/** The examples of one document, loaded once. */
export const examplesIn = (document: string): Promise<ExamplesByRule> => {
  let examples = loaded.get(document);
  if (!examples) {
    loaded.set(document, (examples = read(document)));
    // Try again next time if loading failed.
    examples.catch(() => loaded.delete(document));
  }
  return examples;
};

export const examplesOf = async (rule: string): Promise<readonly unknown[]> =>
  (await examplesIn(textOfRule(rule))).get(rule) ?? [];
