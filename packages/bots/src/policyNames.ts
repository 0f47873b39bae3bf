/** What can be known of policies without loading them. */

/** The names of all policies that are offered as opponents, the strongest last. */
export const policyNames: readonly string[] = ['carter', 'brewer', 'apprentice', 'baron', 'engineer', 'master'];

/** Those that are not offered: for trials, and for the others in a plan. */
const others: readonly string[] = ['random', 'bystander'];

/** Whether there is a policy with this name. */
export const isPolicyName = (name: string): boolean => policyNames.includes(name) || others.includes(name);
