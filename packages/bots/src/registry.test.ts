import { describe, expect, it } from 'vitest';

import { policyNames } from './policyNames.ts';
import { findPolicy } from './registry.ts';

describe('the registry', () => {
  it('finds every policy by name, and no other', () => {
    for (const name of [...policyNames, 'random', 'bystander']) expect(findPolicy(name)?.name).toBe(name);
    expect(findPolicy('perfect')).toBeUndefined();
  });
});
