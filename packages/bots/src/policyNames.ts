/** What can be known of policies without loading them. */

/** The names of all policies that are offered as opponents, the strongest last. */
export const policyNames = [
  'shepherd',
  'pedlar',
  'carter',
  'brewer',
  'apprentice',
  'collier',
  'baron',
  'engineer',
  'master',
] as const;
export type PolicyName = (typeof policyNames)[number];

/** With those that are not offered: for trials, for analysis, and for the others in a plan. */
export const knownNames: readonly string[] = [...policyNames, 'random', 'scholar', 'bystander'];

/** Whether there is a policy with this name. */
export const isPolicyName = (name: string): boolean => knownNames.includes(name);
