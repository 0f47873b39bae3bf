import { costOf, DraftTurn } from '@coalbrook/desk';
import type { Refusal, State, Table } from '@coalbrook/rules';

/** What would come of a turn now. */
export interface TurnTrial {
  /** How many steps can be played: up to one that cannot, the end of the turn, or something hidden. */
  readonly count: number;
  /** How far the turn comes with them; `reveals` stops at something hidden. */
  readonly stage: 'open' | 'reveals' | 'complete';
  /** What they cost. */
  readonly cost: number;
  /** Why the next step cannot be played. Missing if there is none, and where something hidden comes first. */
  readonly refused?: Refusal | 'unreadable';
}

/** Drafts as much of a turn of the seat that decides at a position as can be played. Nothing else changes. */
export const tryTurn = (table: Table, position: State, draft: readonly string[]): TurnTrial => {
  const { actor: seat } = position;
  const turn = new DraftTurn(table, position, { seq: 0, viewer: seat, actor: seat });
  let count = 0;
  let refused: Refusal | 'unreadable' | undefined;
  while (count < draft.length && turn.stage !== 'reveals' && !refused) {
    refused = turn.add(draft[count]);
    if (!refused) count++;
  }
  const { stage } = turn;
  if (stage === 'waiting' || stage === 'over') throw new Error('nobody decides');
  return { count, stage, cost: costOf(seat, turn.frame.draft), ...(refused ? { refused } : {}) };
};
