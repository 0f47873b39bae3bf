import type { Advice } from '@coalbrook/coach';

/** What the coach advises a person to do next. */
export interface Hint {
  readonly advice: Advice;
  /** The coach's net could not be read: this is what rules of thumb say. */
  readonly isNetless: boolean;
}
