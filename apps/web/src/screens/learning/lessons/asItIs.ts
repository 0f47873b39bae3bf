import type { Session } from '../../../session/session.ts';

/** A session at which others play on after the turn. */
export const asItIs = (session: Session): Session => session;
