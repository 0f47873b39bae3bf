import { expect, it } from 'vitest';

import { newId } from './tokens.ts';

it('ids differ, fit into addresses, and do not look like flags', () => {
  const ids = Array.from({ length: 2000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^\w[\w-]{15}$/);
});
