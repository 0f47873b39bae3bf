/** What can be known of policies without loading them. */

/** The names of the opponents that differ in how strong they are, the strongest last. */
export const levelNames = [
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
export type LevelName = (typeof levelNames)[number];

/** The names of the opponents that differ in what they like to do: each at two strengths, the weaker first. */
export const characterNames = [
  'spinner',
  'cottonLord',
  'navvy',
  'railwayKing',
  'potter',
  'masterPotter',
  'innkeeper',
  'masterBrewer',
] as const;
export type CharacterName = (typeof characterNames)[number];

/** The names of all policies that are offered as opponents. */
export const policyNames = [...levelNames, ...characterNames] as const;
export type PolicyName = (typeof policyNames)[number];

/** With those that are not offered: for trials, for analysis, and for the others in a plan. */
export const knownNames: readonly string[] = [...policyNames, 'random', 'scholar', 'bystander'];

/** Whether there is a policy with this name. */
export const isPolicyName = (name: string): boolean => knownNames.includes(name);
