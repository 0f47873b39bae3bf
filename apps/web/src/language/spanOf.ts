/** Consecutive numbers as a range, such as 3 to 5; others as a list. */
export const spanOf = (numbers: readonly number[], joint: string): string => {
  const isSpan = numbers.length > 1 && numbers.every((number, index) => number === numbers[0] + index);
  return isSpan ? `${numbers[0]} ${joint} ${numbers.at(-1)}` : numbers.join(', ');
};
