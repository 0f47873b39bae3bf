import { policyNames } from '@coalbrook/bots';

const offered: readonly string[] = policyNames;

/** Whether a bot is one of those that people can choose. */
export const isOffered = (policy: string): boolean => offered.includes(policy);
