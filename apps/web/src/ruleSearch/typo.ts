/** How many letters have to be changed, added, dropped or swapped to make one word of another; at most `most`, otherwise more. */
export const typos = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(last[column] + 1, now[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) least = Math.min(least, before[column - 2] + 1);
      now.push(least);
    }
    before = last;
    last = now;
  }
  return last[other.length];
};
