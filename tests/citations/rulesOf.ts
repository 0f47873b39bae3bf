import type { Citation } from '@coalbrook/rules';

/** Every rule that a citation can name. */
export const rulesOf = (citation: Citation): readonly string[] => {
  if (typeof citation === 'string') return [citation];
  const { byCargo, otherwise } = citation;
  return otherwise === undefined ? byCargo : [...byCargo, otherwise];
};
