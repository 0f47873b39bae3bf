import { describe, expect, it } from 'vitest';

import { policyNames } from './policyNames.ts';
import { findPolicy, policies } from './registry.ts';

describe('the registry', () => {
  it('finds every policy by name, and no other', () => {
    expect(policyNames).toEqual(policies.map(({ name }) => name));
    for (const policy of policies) expect(findPolicy(policy.name)).toBe(policy);
    expect(findPolicy('perfect')).toBeUndefined();
  });
});
