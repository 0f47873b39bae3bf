/** The names of all policies that are offered as opponents, the strongest last. For pages that only offer them. */
export const policyNames = ['carter', 'brewer', 'apprentice', 'baron', 'engineer', 'master'] as const;
export type PolicyName = (typeof policyNames)[number];
