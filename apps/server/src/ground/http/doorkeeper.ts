import type { IncomingMessage } from 'node:http';

/** Who is let in. */
export interface Doorkeeper {
  /** Why a request is refused, which may be empty; undefined if it is not. */
  reasonAgainst(request: IncomingMessage): string | undefined;
  isBanned(person: string): boolean;
  /** Whether a request comes from whoever looks after the server. */
  isKeeper(request: IncomingMessage): boolean;
}

/** Everybody is let in, and nobody looks after the server. */
export const OPEN_DOOR: Doorkeeper = {
  reasonAgainst: () => undefined,
  isBanned: () => false,
  isKeeper: () => false,
};
