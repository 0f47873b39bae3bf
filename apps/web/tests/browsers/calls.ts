/** Function calls as text, for both WebDriver protocols. */

/** An async function without parameters that makes the call and returns its result as JSON. */
export const callText = <Argument, Result>(
  run: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
): string => `async () => JSON.stringify({ value: await (${run.toString()})(${JSON.stringify(argument)}) })`;

/** The result in the answer to such a call. */
export const resultOf = <Result>(answer: string): Result => (JSON.parse(answer) as { readonly value: Result }).value;

/** One click, as an action sequence. */
export const clickAt = (x: number, y: number): object => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});
