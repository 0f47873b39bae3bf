/**
 * What is wrong with a selection of tests: a misspelt word must not look like tests that pass.
 * @param {readonly string[]} words the arguments that select tests
 * @param {readonly { readonly tally: { readonly passed: number, readonly failed: number, readonly skipped: readonly string[] } }[]} suites
 * the results of every kind of tests
 * @returns {string | undefined} a sentence; nothing if some test has run, or all were asked for
 */
export function emptySelection(words, suites) {
  const ran = suites.some(({ tally }) => tally.passed + tally.failed > 0);
  if (words.length === 0 || ran) return undefined;
  const skipped = suites.reduce((sum, { tally }) => sum + tally.skipped.length, 0);
  const named = words.map((word) => `“${word}”`).join(' ');
  if (skipped > 0) return `No test that matches ${named} has run: ${skipped} skipped.`;
  return `No test matches ${named}.`;
}
