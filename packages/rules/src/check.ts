import { asks, kindIndex } from './actions.ts';
import type { Action } from './actions.ts';
import type { Seat } from './ids.ts';
import { refuse } from './refusal.ts';
import type { Facts, Fault, Refusal } from './refusal.ts';
import type { State } from './state.ts';
import type { Citation, Table } from './table.ts';
import { isWellFormed } from './wellFormed.ts';

/** What an action that this game does not have was meant to do. */
const wantedBy = (action: Action): Facts => ({
  kind: kindIndex[action.kind],
  ...(action.kind === 'develop' ? { industry: action.industry } : {}),
  ...(action.kind === 'remove' ? { tile: action.tile } : {}),
});

const faultOf = (table: Table, state: State, seat: Seat, action: Action): Fault | undefined => {
  if (state.awaits === asks.nothing) return refuse('gameIsOver');
  if (state.awaits === asks.chance) return refuse('waitsForChance');
  if (state.actor !== seat) return refuse('notYourTurn', { seat: state.actor });
  if (!isWellFormed(table, action)) return refuse('actionUnknown');
  const rule = table.rules[kindIndex[action.kind]];
  return rule ? rule.check(table, state, seat, action) : refuse('actionUnknown', wantedBy(action));
};

const ruleOf = (table: Table, citation: Citation | undefined, { cargo, link, card }: Facts): string | undefined => {
  if (citation === undefined || typeof citation === 'string') return citation;
  const { byCargo, ofLink, ofWild, otherwise } = citation;
  if (byCargo && cargo !== undefined) return byCargo[cargo];
  if (ofLink !== undefined && link !== undefined) return ofLink;
  if (ofWild !== undefined && card !== undefined && table.cards[card].wild) return ofWild;
  return otherwise;
};

/** A refusal with the edition's numbered rule. */
export const cite = (table: Table, { reason, facts }: Fault): Refusal => {
  const rule = ruleOf(table, table.citations[reason], facts);
  if (rule === undefined) throw new Error(`no rule for ${reason}`);
  return { reason, facts, rule };
};

/** Why a seat may not play an action now; undefined if it may. Accepts any value. */
export const check = (table: Table, state: State, seat: Seat, action: Action): Refusal | undefined => {
  const fault = faultOf(table, state, seat, action);
  return fault && cite(table, fault);
};
