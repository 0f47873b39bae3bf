import type { Edition } from '@coalbrook/rules';

import { automaton, person } from './chairs.ts';
import type { Occupant } from './chairs.ts';
import { apprentices, usualSeats } from './setUp.ts';

/** The players of a preset. */
export type Preset =
  | { readonly kind: 'apprentices'; readonly count: number }
  | { readonly kind: 'automata'; readonly slugs: readonly string[] }
  | { readonly kind: 'friends'; readonly count: number };

export const presetsOf = (edition: Edition): readonly Preset[] => {
  const most = usualSeats(edition);
  const least = Math.max(2, Math.min(...edition.seats));
  return [
    { kind: 'apprentices', count: most - 1 },
    ...(least < most ? [{ kind: 'apprentices', count: least - 1 } as const] : []),
    ...edition.automata.map(
      (_, index) =>
        ({ kind: 'automata', slugs: edition.automata.slice(0, index + 1).map(({ slug }) => slug) }) as const,
    ),
    { kind: 'friends', count: least },
  ];
};

/** The presets of an online table: only people, as many as can play. */
export const onlinePresetsOf = ({ seats }: Edition): readonly Preset[] =>
  seats.filter((count) => count > 1).map((count) => ({ kind: 'friends', count }));

export const companyOf = (preset: Preset): readonly Occupant[] => {
  switch (preset.kind) {
    case 'apprentices':
      return apprentices(preset.count + 1);
    case 'automata':
      return [person, ...preset.slugs.map(automaton)];
    case 'friends':
      return Array.from({ length: preset.count }, () => person);
  }
};
