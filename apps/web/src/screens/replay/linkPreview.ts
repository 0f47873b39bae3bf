import { fieldsOf } from '../../session/fieldsOf.ts';

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

/** Reads a saved game, a shared position or a bare record without validating it. */
export const linkPreviewOf = (value: unknown): LinkPreview => {
  const fields = fieldsOf(value);
  const position = fields['position'];
  const record = fieldsOf(fields['record'] ?? position ?? value);
  return {
    kind: position === undefined ? 'game' : 'position',
    edition: textOf(record['edition']),
    names: listOf(fields['sitters'])
      .map((sitter) => textOf(fieldsOf(sitter)['name']))
      .filter((name) => name !== ''),
    entries: listOf(record['entries']).length,
  };
};
