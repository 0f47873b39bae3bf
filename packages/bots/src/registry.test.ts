import { describe, expect, it } from 'vitest';

import { charactersWith } from './characters.ts';
import { NetShelf } from './net/netShelf.ts';
import { playersWith } from './players.ts';
import { characterNames, isPolicyName, knownNames, levelNames, policyNames } from './policyNames.ts';
import { findPolicy, policiesWith } from './registry.ts';

const shelf = new NetShelf(() => Promise.reject(new Error('there are no nets here')));

describe('the registry', () => {
  it('finds every policy by name, and no other', () => {
    for (const name of knownNames) {
      expect(findPolicy(name)?.name).toBe(name);
      expect(isPolicyName(name)).toBe(true);
    }
    for (const name of ['perfect', '', 'toString']) {
      expect(findPolicy(name)).toBeUndefined();
      expect(isPolicyName(name)).toBe(false);
    }
  });

  it('has exactly the policies that are named in policyNames.ts, opponents in the same order', () => {
    expect(
      policiesWith(shelf)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(knownNames.toSorted());
    expect(playersWith(shelf).map(({ name }) => name)).toEqual(levelNames);
    expect(charactersWith(shelf).map(({ name }) => name)).toEqual(characterNames);
  });

  it('finds a scholar, but offers none as an opponent', () => {
    expect(findPolicy('scholar')?.usesNet).toBe(true);
    expect(policyNames).not.toContain('scholar');
  });
});
