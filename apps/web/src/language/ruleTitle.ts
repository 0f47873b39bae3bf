import type { RuleTopics } from './en/ruleTopics.ts';

/** A statement by the title of its section and its number there, such as `Beer 4`. */
export const ruleTitle = (id: string, topics: Readonly<Record<string, string>> & RuleTopics): string => {
  const [, topic = '', number = ''] = id.split('.');
  return `${topics[topic] ?? topic}\u00a0${number}`;
};
