import type { LevelName } from '@coalbrook/bots';
import type { Edition } from '@coalbrook/rules';

import { bot } from './chairs.ts';
import { usualSeats, withCompany } from './setUp.ts';
import type { SetUp } from './setUp.ts';

/** How strong a mixed table is. */
export const mixtures = ['gentle', 'even', 'strong'] as const;
export type Mixture = (typeof mixtures)[number];

/** In the order in which they sit down; at a large table they come again. */
const opponents: Readonly<Record<Mixture, readonly LevelName[]>> = {
  gentle: ['carter', 'pedlar', 'shepherd'],
  even: ['apprentice', 'baron', 'brewer'],
  strong: ['master', 'engineer', 'baron'],
};

/** Puts these opponents on the chairs of bots. If there is none, they take the seats that are left at the table. */
export const withMixture = (setUp: SetUp, edition: Edition, mixture: Mixture): SetUp => {
  const { chairs } = setUp;
  const missing = chairs.some(({ kind }) => kind === 'bot') ? 0 : Math.max(0, usualSeats(edition) - chairs.length);
  const order = opponents[mixture];
  let seated = 0;
  const next = () => bot(order[seated++ % order.length]);
  return withCompany(setUp, [
    ...chairs.map(({ kind, who }) => (kind === 'bot' ? next() : { kind, who })),
    ...Array.from({ length: missing }, next),
  ]);
};
