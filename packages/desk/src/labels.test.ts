import type { Action } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { labelsOf } from './labels.ts';
import type { TargetedAction } from './narrow.ts';

const offer = (action: object): TargetedAction => ({
  action: action as Action,
  targets: [],
  keys: new Set(),
  cards: 1,
  isPlanned: false,
});

it('labelsOf distinguishes actions that would sound alike', () => {
  const offers = [offer({ kind: 'coal', site: 4 }), offer({ kind: 'coal', site: 9 }), offer({ kind: 'buy' })];
  const labels = labelsOf(
    offers,
    ({ action }) => action.kind,
    (label, site) => `${label} ${site}`,
  );
  expect(labels).toEqual(['coal 1', 'coal 2', 'buy']);
});
