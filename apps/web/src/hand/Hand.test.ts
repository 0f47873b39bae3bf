import type { Picking } from '@coalbrook/desk';
import { tableFor } from '@coalbrook/record';
import { NOBODY } from '@coalbrook/rules';
import type { View } from '@coalbrook/rules';
import type { OnlineTable } from '@coalbrook/wire/online';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { english } from '../language/english.ts';
import { OnlineInfo } from '../session/online/onlineInfo.ts';
import { Hand } from './Hand.tsx';

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => undefined, setItem: () => undefined, removeItem: () => undefined });
});
afterEach(() => void vi.unstubAllGlobals());

const table = tableFor('birmingham', { seats: 3 });

/** What a device without a visible hand shows that holds these seats. */
const shown = (held: readonly number[]): string => {
  if (!table.ok) throw new Error('no table');
  const hand = createElement(Hand, { table: table.value, view: {} as View, seat: NOBODY, picking: {} as Picking });
  return renderToStaticMarkup(createElement(OnlineInfo, { value: { held } as unknown as OnlineTable }, hand));
};

it('a device with several seats is not told that it only watches', () => {
  const { watching, covered } = english.desk;
  expect(shown([0, 2])).toContain(covered);
  expect(shown([0, 2])).not.toContain(watching);
  expect(shown([])).toContain(watching);
});
