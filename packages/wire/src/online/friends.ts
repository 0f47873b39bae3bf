/** Friends of a person on a server, whom they invite to tables, and whom they have blocked. */

import type { Seat } from '@coalbrook/rules';

import { isFlag, isInteger, isShaped } from '../guard.ts';
import { isName, isToken } from './newTable.ts';

/** What friends see of somebody, and only they. */
export interface FriendCard {
  readonly name: string;
  /** Whether friends see that they are at a table. */
  readonly showsPresence: boolean;
}

export interface Friend {
  readonly friend: string;
  readonly name: string;
  /** They are at a table; missing if they are not, or do not show it. */
  readonly isPresent?: boolean | undefined;
}

/** Somebody wants to be a friend. */
export interface FriendRequest {
  readonly request: string;
  readonly name: string;
}

/** A friend asks somebody to a table. */
export interface TableInvitation {
  readonly invitation: string;
  readonly name: string;
  readonly edition: string;
}

/** What has become of an invitation that this person has made. */
export interface SentInvitation {
  readonly friend: string;
  readonly game: string;
  /** They have said no; missing as long as they have not answered. Whoever accepts is found at the table. */
  readonly declined?: boolean | undefined;
}

export interface BlockedPerson {
  readonly block: string;
  readonly name: string;
}

/** Everything about the friends of the person who asks. */
export interface FriendList {
  /** Missing as long as they have not said how friends see them. */
  readonly card?: FriendCard | undefined;
  /** Whoever has this token can become a friend; missing if there is none. */
  readonly link?: string | undefined;
  readonly friends: readonly Friend[];
  /** What others have asked them. */
  readonly requests: readonly FriendRequest[];
  readonly invitations: readonly TableInvitation[];
  /** Those that this person has made; earlier servers say nothing of them. */
  readonly sent?: readonly SentInvitation[] | undefined;
  readonly blocked: readonly BlockedPerson[];
}

export const isFriendCard = isShaped<FriendCard>({ name: isName, showsPresence: isFlag });

export const isFriendLink = isShaped<{ readonly token: string }>({ token: isToken });

/** Somebody at the same table, by their seat. */
export interface SeatedPerson {
  readonly game: string;
  readonly seat: Seat;
}

const isSeat = (value: unknown): value is Seat => isInteger(value) && value >= 0 && value < 10;

export const isSeatedPerson = isShaped<SeatedPerson>({ game: isToken, seat: isSeat });

export const isFriendAnswer = isShaped<{ readonly request: string; readonly accepts: boolean }>({
  request: isToken,
  accepts: isFlag,
});

export const isFriendChoice = isShaped<{ readonly friend: string }>({ friend: isToken });

export const isBlockChoice = isShaped<{ readonly block: string }>({ block: isToken });

export const isFriendInvitation = isShaped<{ readonly friend: string; readonly game: string }>({
  friend: isToken,
  game: isToken,
});

export const isInvitationAnswer = isShaped<{ readonly invitation: string; readonly accepts: boolean }>({
  invitation: isToken,
  accepts: isFlag,
});
