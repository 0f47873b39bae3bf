import type { Citation } from '@coalbrook/rules';

/** Every rule that a citation can name. */
export const rulesOf = (citation: Citation): readonly string[] => {
  if (typeof citation === 'string') return [citation];
  const { byCargo = [], ofLink, ofWild, otherwise } = citation;
  return [...byCargo, ofLink, ofWild, otherwise].filter((rule) => rule !== undefined);
};
