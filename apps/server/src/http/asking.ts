import type { HttpAnswer } from './json.ts';

/** Somebody who sends a request from this server's own page. */
export interface Asking {
  readonly person: string;
  /** Where that page is. */
  readonly origin: string;
  /** Sets the cookie of somebody who was unknown. */
  readonly headers: HttpAnswer['headers'];
  /** Takes a credit for a new table; false if too many come from the same address. */
  readonly mayOpen: () => boolean;
}
