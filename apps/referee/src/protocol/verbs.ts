/** Answers to requests about a match. */

import { makeAction, makeCheck, makeRecord, parseAction, readDraw } from '@coalbrook/record';
import {
  awaitsChance,
  check,
  checkDraw,
  describe,
  describeTable,
  done,
  fail,
  fingerprint,
  legalActions,
  mask,
  maskEvent,
  requestOf,
  seededDraw,
} from '@coalbrook/rules';
import type { GameEvent, Result, Seat, Seed, State, Table } from '@coalbrook/rules';
import { faultWithin } from '@coalbrook/rules/input';

import { accept, refusalOf, reject, rejectInput, rejectRefused, situationOf } from './answer.ts';
import type { Answer } from './answer.ts';
import { gameOf } from './gameOf.ts';
import type { Match } from './match.ts';
import { nameEvent } from './naming.ts';
import type { RequestOf } from './request.ts';

/** All or a part of what is known of a match. */
type SeenTable = Pick<Match, 'table' | 'state'>;

/** The game and what it is waiting for. */
export const introduce = ({ table, state }: Match): Answer =>
  accept({ ...gameOf(table), ...situationOf(table, state) });

/** What is left in the urn of the pending draw, by slug. */
const leftIn = (table: Table, state: State): Readonly<Record<string, unknown>> => {
  const urn = requestOf(table, state)?.urn;
  if (!urn) return {};
  const counts = urn.counts(table, state);
  const left = urn.slugs(table).map((slug, kind) => [slug, counts[kind]] as const);
  return { left: Object.fromEntries(left.filter(([, count]) => count > 0)) };
};

/** Empty for a seat whose decision it is not. */
export const listActions = ({ table, state }: SeenTable, { seat }: RequestOf<'legal'>): Answer => {
  const isAsked = seat === undefined || seat === state.actor;
  const legal = isAsked ? legalActions(table, state).map((action) => makeAction(table, action)) : [];
  return accept({ legal, ...leftIn(table, state), ...situationOf(table, state) });
};

export const checkAction = ({ table, state }: SeenTable, request: RequestOf<'check'>): Answer => {
  const action = parseAction(table, request.action);
  if (!action.ok) return rejectInput(faultWithin('action', action.fault));
  const refusal = check(table, state, request.seat ?? state.actor, action.value);
  return accept(refusal ? { legal: false, refusal: refusalOf(table, state, refusal) } : { legal: true });
};

/** Events, masked for a seat if one is given. */
const report = ({ table, state }: Match, events: readonly GameEvent[], reader: Seat | undefined): Answer => {
  const seen = reader === undefined ? events : events.map((event) => maskEvent(event, reader));
  return accept({ events: seen.map((event) => nameEvent(table, event)), ...situationOf(table, state) });
};

export const playAction = (match: Match, request: RequestOf<'play'>): Answer => {
  const { table, state } = match;
  const action = parseAction(table, request.action);
  if (!action.ok) return rejectInput(faultWithin('action', action.fault));
  const refusal = check(table, state, request.seat ?? state.actor, action.value);
  if (refusal) return rejectRefused(table, state, refusal, 'action');
  return report(match, match.play(action.value), request.reader);
};

const drawAs = ({ table, state }: Match, text: string): Result<readonly number[], Answer> => {
  const drawn = readDraw(table, state, text);
  if (drawn.ok) return drawn;
  const { fault } = drawn;
  return fail(
    fault.kind === 'input'
      ? rejectInput(faultWithin('draw', fault.fault))
      : rejectRefused(table, state, fault.refusal, 'draw'),
  );
};

const drawFrom = ({ table, state }: Match, seed: Seed): Result<readonly number[], Answer> => {
  const refusal = awaitsChance(state) ? undefined : checkDraw(table, state, []);
  return refusal ? fail(rejectRefused(table, state, refusal, 'do')) : done(seededDraw(table, state, seed));
};

export const answerChance = (match: Match, { answer, reader }: RequestOf<'chance'>): Answer => {
  const drawn = typeof answer === 'string' ? drawAs(match, answer) : drawFrom(match, answer);
  return drawn.ok ? report(match, match.draw(drawn.value), reader) : drawn.fault;
};

export const showView = ({ table, state }: SeenTable, { seat }: RequestOf<'view'>): Answer =>
  accept({ view: describe(table, mask(table, state, seat)) });

export const showTable = ({ table }: SeenTable): Answer => accept({ table: describeTable(table) });

export const showState = ({ table, state }: Match): Answer =>
  accept({ state: describe(table, state), check: makeCheck(fingerprint(table, state)) });

export const showRecord = (match: Match): Answer => {
  const record = match.record();
  if (!record) return reject('a drafted position has no record: nobody knows how it began', 'do');
  return accept({ record: JSON.parse(makeRecord(record)) as unknown });
};
