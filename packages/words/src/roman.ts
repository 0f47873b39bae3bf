const numerals = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** There is no Roman numeral for 0. */
export const roman = (level: number): string => {
  if (level === 0) return '0';
  let rest = level;
  let text = '';
  for (const [value, numeral] of numerals) {
    for (; rest >= value; rest -= value) text += numeral;
  }
  return text;
};
