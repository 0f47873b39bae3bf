import { describe, expect, it } from 'vitest';

import { findPolicy, policies, policyNames } from './registry.ts';

describe('the registry', () => {
  it('finds every policy by name, and no other', () => {
    expect(policyNames).toEqual(['random', 'apprentice']);
    for (const policy of policies) expect(findPolicy(policy.name)).toBe(policy);
    expect(findPolicy('perfect')).toBeUndefined();
  });
});
