/** The inverse of a symmetric, positive definite matrix, by elimination. */
export const inverseOf = (matrix: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [...row, ...row.map((_, column) => (column === index ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const own = rows[pivot];
    const scale = own[pivot];
    for (let column = 0; column < 2 * size; column++) own[column] /= scale;
    for (const [index, row] of rows.entries()) {
      const factor = row[pivot];
      if (index === pivot || factor === 0) continue;
      for (let column = 0; column < 2 * size; column++) row[column] -= factor * own[column];
    }
  }
  return rows.map((row) => row.slice(size));
};

export const product = (matrix: readonly (readonly number[])[], vector: readonly number[]): readonly number[] =>
  matrix.map((row) => row.reduce((sum, value, column) => sum + value * vector[column], 0));
