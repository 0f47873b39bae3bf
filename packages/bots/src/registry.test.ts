import { describe, expect, it } from 'vitest';

import { isPolicyName, policyNames } from './policyNames.ts';
import { findPolicy } from './registry.ts';

describe('the registry', () => {
  it('finds every policy by name, and no other', () => {
    for (const name of [...policyNames, 'random', 'scholar', 'bystander']) {
      expect(findPolicy(name)?.name).toBe(name);
      expect(isPolicyName(name)).toBe(true);
    }
    for (const name of ['perfect', '', 'toString']) {
      expect(findPolicy(name)).toBeUndefined();
      expect(isPolicyName(name)).toBe(false);
    }
  });

  it('finds a scholar, but offers none as an opponent', () => {
    expect(findPolicy('scholar')?.usesNet).toBe(true);
    expect(policyNames).not.toContain('scholar');
  });
});
