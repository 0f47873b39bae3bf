/** What the coach advises a person to do next, from what that person sees. */

import type { Seat } from '@coalbrook/rules';
import { mayGiveHints } from '@coalbrook/wire';
import type { Denial, Hint } from '@coalbrook/wire';

import { botDecision } from './botDecision.ts';
import { IDLE } from './hostedTable.ts';
import type { HostedTable } from './hostedTable.ts';
import type { Coach } from './ports.ts';

/** A hint that is being worked out, and how to end that. */
export interface PendingHint {
  readonly hint: Promise<Hint | Denial>;
  readonly cancel: () => void;
}

const denied = (denial: Denial): PendingHint => ({ hint: Promise.resolve(denial), cancel: () => undefined });

/** A hint for a seat after its draft, which follows the last entry. Nothing is played. */
export const hintFor = (
  hosted: HostedTable,
  coach: Coach | undefined,
  seat: Seat,
  draft: readonly string[],
): PendingHint => {
  const { sheet, game } = hosted;
  if (!coach || !mayGiveHints(sheet)) return denied({ denied: 'secret' });
  const turn = hosted.turnOf(seat, draft);
  if (!turn.ok) return denied(turn.fault);
  const { stage, state, actions } = turn.value;
  if (stage !== 'open') return denied(IDLE);
  const count = game.decisions + actions.length;
  const { advice, cancel } = coach.advise(botDecision(game.table, state, count, sheet.seed));
  const hint = advice.then(({ advice: given, netFault }) => ({ advice: given, isNetless: netFault !== undefined }));
  return { hint, cancel };
};
