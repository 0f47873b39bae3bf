import { checkDraw, done, fail, NOBODY, requestOf } from '@coalbrook/rules';
import type { Refusal, Result, State, Table } from '@coalbrook/rules';
import { inputFault } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';

import { parseDraw } from './notation.ts';

/** Why a text does not answer the open request. */
export type DrawFault =
  | { readonly kind: 'input'; readonly fault: InputFault }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const wrong = (fault: InputFault): Result<never, DrawFault> => fail({ kind: 'input', fault });

/** Reads a draw that answers the open request. */
export const readDraw = (table: Table, state: State, text: string): Result<readonly number[], DrawFault> => {
  const parsed = parseDraw(table, text);
  if (!parsed.ok) return wrong(parsed.fault);
  const { urn, seat, drawn } = parsed.value;
  const asked = requestOf(table, state);
  if (asked && asked.urn !== urn)
    return wrong(inputFault({ at: '', word: 1 }, 'impossible', { kind: 'exactly', value: asked.urn.slug }, urn.slug));
  if (asked && seat !== undefined && seat !== asked.seat) {
    const receiver = asked.seat === NOBODY ? undefined : asked.seat;
    return wrong(inputFault({ at: '', word: 3 }, 'impossible', { kind: 'receiver', seat: receiver }, seat));
  }
  const refusal = checkDraw(table, state, drawn);
  return refusal ? fail({ kind: 'refused', refusal }) : done(drawn);
};
