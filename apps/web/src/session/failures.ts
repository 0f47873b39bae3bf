/** Failures in the background, where nobody awaits the result. */

const listeners = new Set<(text: string) => void>();

/** Listens to failures. Failed calls reject their promise instead. */
export const watchFailures = (listener: (text: string) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const textOf = (error: unknown): string =>
  error instanceof Error && error.name === 'Error' ? error.message : String(error);

export const reportFailure = (error: unknown): void => {
  for (const listener of listeners) listener(textOf(error));
};
