import { nameSitters } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import { fieldsOf } from '../../../session/fieldsOf.ts';

/** What can be said about a game in a link without replaying it. */
export interface LinkPreview {
  readonly kind: 'game' | 'position';
  /** By slug; empty if unknown. */
  readonly edition: string;
  readonly names: readonly string[];
  readonly entries: number;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const sitterOf = (value: unknown) => {
  const fields = fieldsOf(value);
  return { kind: textOf(fields['kind']), name: textOf(fields['name']), policy: textOf(fields['policy']) };
};

/** Reads a saved game, a shared position or a bare record without validating it. */
export const linkPreviewOf = (value: unknown, language: Language): LinkPreview => {
  const fields = fieldsOf(value);
  const position = fields['position'];
  const record = fieldsOf(fields['record'] ?? position ?? value);
  return {
    kind: position === undefined ? 'game' : 'position',
    edition: textOf(record['edition']),
    names: nameSitters(listOf(fields['sitters']).map(sitterOf), language)
      .map(({ name }) => name)
      .filter((name) => name !== ''),
    entries: listOf(record['entries']).length,
  };
};
