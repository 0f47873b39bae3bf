import type { HttpAnswer } from './json.ts';

/** Somebody who sends a request from this server's own page. */
export interface Asking {
  readonly person: string;
  /** The hash of the device's cookie: the person's own, unless the device is signed in. */
  readonly device: string;
  /** The network that they come from; the device if that is not known. */
  readonly from: string;
  /** What the browser calls itself. */
  readonly agent: string;
  /** Where that page is. */
  readonly origin: string;
  /** Sets the cookie of somebody who was unknown. */
  readonly headers: HttpAnswer['headers'];
  /** Whom the request comes from; undefined if it speaks for everybody. */
  readonly address: string | undefined;
  /** Takes credits for a new table; false if too many come from the same address. */
  readonly mayOpen: () => boolean;
  /** The same for a new tournament. */
  readonly mayFound: () => boolean;
}
