import { seedOfSeat } from '@coalbrook/bots';
import { DraftTurn } from '@coalbrook/desk';
import { mask, seedOf } from '@coalbrook/rules';
import type { Seat, View } from '@coalbrook/rules';

import { askBot } from './askBot.ts';
import type { HostedTable } from './hostedTable.ts';
import type { Ports } from './ports.ts';

/** More steps than any turn has. */
const MOST_STEPS = 100;

/**
 * A turn that a bot drafts for a person, from what the person sees; undefined if it does not answer or the person does
 * not decide. Nothing is played: whoever asked commits the draft as the person would.
 */
export const draftByBot = async (
  hosted: HostedTable,
  ports: Pick<Ports, 'bots' | 'clock'>,
  seat: Seat,
  policy: string,
): Promise<readonly string[] | undefined> => {
  if (!hosted.decides(seat)) return undefined;
  const { game, seq, sheet } = hosted;
  const { table, now, decisions } = game;
  const turn = new DraftTurn(table, mask(table, now, seat), { seq, viewer: seat, actor: seat });
  const seed = seedOfSeat(seedOf(sheet.seed), seat);
  for (let step = 0; turn.stage === 'open' && step < MOST_STEPS; step++) {
    const view = turn.state.copy() as View;
    const decision = { table, view, legal: turn.frame.legal, count: decisions + step, seed };
    const answer = await askBot(ports, policy, decision).answer;
    if (!answer || 'failure' in answer || turn.choose([answer.action])) return undefined;
  }
  return turn.stage === 'open' ? undefined : turn.texts;
};
