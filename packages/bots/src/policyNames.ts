/** The names of all policies that are offered as opponents, the strongest last. For pages that only offer them. */
export const policyNames: readonly string[] = ['carter', 'brewer', 'apprentice', 'baron', 'engineer', 'master'];
