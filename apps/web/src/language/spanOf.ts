/** Numbers that follow upon each other by their first and last: 3 to 5. Anything else stays as it is. */
export const spanOf = (list: string, joint: string): string => {
  const numbers = list.split(', ').map(Number);
  const isSpan = numbers.length > 1 && numbers.every((number, index) => number === numbers[0] + index);
  return isSpan ? `${numbers[0]} ${joint} ${numbers.at(-1)}` : list;
};
