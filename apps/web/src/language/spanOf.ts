/** Numbers that follow upon each other by their first and last: 3 to 5. Others are listed. */
export const spanOf = (numbers: readonly number[], joint: string): string => {
  const isSpan = numbers.length > 1 && numbers.every((number, index) => number === numbers[0] + index);
  return isSpan ? `${numbers[0]} ${joint} ${numbers.at(-1)}` : numbers.join(', ');
};
